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
