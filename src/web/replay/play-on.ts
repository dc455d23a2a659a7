import type { Seat } from '#core/game';
import { type Match, outcomeOf, stagesOf } from '#core/match';
import { saveMatch } from '#core/saved';
import type { Player } from '#table/table';
import { DEFAULT_LEVEL } from '../bots/levels.ts';
import { asFile } from '../device/match-link.ts';

/** Who plays on: whoever reads it, on their own seat or on that of whoever is to act; bots have all the others. */
export function companyFrom(players: readonly Player[], seat: Seat): readonly Player[] {
  return players.map((player, at): Player => {
    if (at === seat) return { kind: 'person' };
    return player.kind === 'bot' ? player : { kind: 'bot', level: DEFAULT_LEVEL };
  });
}

/** The file of a match that goes on from a step of another; null where that one is over. */
export function fileFrom(
  match: Match,
  step: number,
  players: readonly Player[],
  you: Seat | null,
): string | null {
  const stage = stagesOf(match)[step];
  return stage === undefined ? null : fileOf(stage, players, you);
}

/** The same from where a match stands. */
export function fileOf(stage: Match, players: readonly Player[], you: Seat | null): string | null {
  if (outcomeOf(stage) !== null) return null;
  const seat = you ?? stage.game.toAct(stage.state)[0] ?? 0;
  return asFile(saveMatch(stage), companyFrom(players, seat));
}
