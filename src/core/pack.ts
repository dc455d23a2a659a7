import type { Message } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import { hex, sha256, utf8 } from './sha256.ts';

/**
 * What is printed in a box, as far as boxes differ: facts without pictures. A match is played with those of one box,
 * which its option `pack` holds as a short text; '' are those that the game comes with.
 */
export interface Packs {
  /** What is wrong with the facts of a file, or null. */
  refusal(json: Json): Message | null;
  /** What the option takes; only for what nothing refuses. The same facts give the same text, however they are told. */
  read(json: Json): string;
  /** The facts behind such a text, with every field. */
  write(text: string): JsonObject;
}

/** What people compare to know that they have the same facts; '' has none, for it is what everybody has. */
export const fingerprintOf = (text: string): string =>
  text === '' ? '' : hex(sha256(utf8(text))).slice(0, 8);

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BASE = 64n;

/** A choice among `of` things, counted from 0. */
export type PackedChoice = readonly [chosen: number, of: number];

/** Choices as a text that an address may contain, always as long for the same kinds of choices. */
export function packChoices(choices: readonly PackedChoice[]): string {
  let [number, most] = [0n, 1n];
  for (const [chosen, of] of choices) {
    number = number * BigInt(of) + BigInt(chosen);
    most *= BigInt(of);
  }
  let text = '';
  for (; most > 1n; most = (most + BASE - 1n) / BASE) {
    text = DIGITS[Number(number % BASE)] + text;
    number /= BASE;
  }
  return text;
}

/** The choices behind such a text; null where it is none. */
export function unpackChoices(text: string, kinds: readonly number[]): readonly number[] | null {
  let number = 0n;
  for (const letter of text) {
    const digit = DIGITS.indexOf(letter);
    if (digit < 0) return null;
    number = number * BASE + BigInt(digit);
  }
  const chosen: number[] = [];
  for (const of of kinds.toReversed()) {
    chosen.push(Number(number % BigInt(of)));
    number /= BigInt(of);
  }
  chosen.reverse();
  const isIt = number === 0n && packChoices(chosen.map((each, at) => [each, kinds[at]])) === text;
  return isIt ? chosen : null;
}

export const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

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
