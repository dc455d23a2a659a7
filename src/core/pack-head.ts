import type { Message } from './game.ts';
import { isObject, type Json } from './json.ts';

/** What a file tells of itself: its form, its game, and texts for people, which are no facts. */
const HEAD = ['tavola', 'game'];
const TEXTS = ['name', 'edition', 'by'];
const LONGEST = 80;

/** What is wrong with the head of a pack, or with its fields; the game has words for it. */
export function packHeadRefusal(json: Json, game: string, fields: readonly string[]): Message | null {
  if (!isObject(json)) return { key: 'pack.object' };
  if (json['tavola'] !== 'pack 1' || json['game'] !== game) return { key: 'pack.game' };
  const known = [...HEAD, ...TEXTS, ...fields];
  const stranger = Object.keys(json).find((name) => !known.includes(name));
  if (stranger !== undefined) return { key: 'pack.field', with: { field: stranger.slice(0, LONGEST) } };
  const isText = (value: Json | undefined): boolean =>
    value === undefined || (typeof value === 'string' && value.length <= LONGEST);
  return TEXTS.every((name) => isText(json[name])) ? null : { key: 'pack.text' };
}
