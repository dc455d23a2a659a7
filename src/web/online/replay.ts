import type { Player } from '#table/table';
import { playerOf } from '#table/visit';
import { replayOf } from './api.ts';
import { refusedText } from './saying.ts';

/** A finished online match as text, with those who played it; a sentence where it cannot be had. */
export async function farMatch(
  table: string,
): Promise<{ text: string; players: readonly Player[] } | string | null> {
  const answer = await replayOf(table);
  if ('failure' in answer) return answer.failure === 'no-table' ? '' : refusedText(answer.failure);
  if (answer.value.phase !== 'over') return null;
  return { text: answer.value.match, players: answer.value.table.seats.map(playerOf) };
}
