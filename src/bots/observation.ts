import type { Seat } from '#core/game';

/** What a seat sees as a list of numbers, always as many, for those who learn. */
export interface Observation {
  /** What each of them is about. */
  readonly names: readonly string[];
  /** How one of them is held; bits need no more than a byte. */
  readonly type: 'uint8' | 'float32';
  /** Writes them into a list from a place on, by what the seat may know. */
  // oxlint-disable-next-line typescript/no-explicit-any -- any game's view; only the game's own looks inside
  write(view: any, seat: Seat, out: Uint8Array | Float32Array, at: number): void;
}

export const roomFor = ({ names, type }: Observation, views: number): Uint8Array | Float32Array =>
  new (type === 'uint8' ? Uint8Array : Float32Array)(views * names.length);

/** So many numbers of one kind are told apart by their place, from 0. */
export const namesIn = (groups: readonly { readonly name: string; readonly count: number }[]): string[] =>
  groups.flatMap(({ name, count }) =>
    count === 1 ? [name] : Array.from({ length: count }, (_, at) => `${name}[${at}]`),
  );
