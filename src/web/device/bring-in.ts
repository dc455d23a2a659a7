import type { Player } from '#table/table';
import { keptForm, opened, randomHex } from '../play.ts';
import { playersIn } from './match-link.ts';
import { all, keep } from './matches.ts';

/** A match from a file or a link; whatever is wrong with the text is thrown as a Problem. */
export async function bringIn(text: string): Promise<string> {
  const { match, room } = await opened(text);
  const id = randomHex(6);
  const { seats } = match.header;
  // A file that does not tell who played it goes on among the people at this screen.
  const players = playersIn(text, seats) ?? Array.from({ length: seats }, (): Player => ({ kind: 'person' }));
  const form = keptForm(room, id, players, Date.now(), match);
  // A finished match that lies here already would be counted twice.
  const same = form.over ? (await all()).find((each) => each.over && each.text === form.text) : undefined;
  if (same !== undefined) return same.id;
  await keep(form);
  return id;
}
