import type { Seat } from '#core/game';
import { keyOf, type TurnNode } from './turn-ends.ts';
import { turnSeed } from './turn-seed.ts';

/** What a whim adds to the worth of an end of the turn. */
export type Whim = (end: TurnNode) => number;

export const NO_WHIM: Whim = () => 0;

/**
 * The one dial of the levels. The best of worth + whim is a draw by softmax(worth / temperature), for the whims are Gumbel
 * variates (Maddison, Tarlow & Minka 2014): small mistakes, and no habits. A whim follows from the turn and the end, so that
 * it lasts for the turn: a plan once fancied is carried out.
 */
export function whimsOf(view: TurnNode['view'], seat: Seat, temperature: number): Whim {
  if (temperature === 0) return NO_WHIM;
  const seed = turnSeed(view, seat);
  return (end) => temperature * gumbel(hashed(`${seed} ${keyOf(end.view, seat)}`));
}

/** Whims choose among so many of the best ends: nobody fancies what is plainly bad, and hundreds of whims would add up. */
const FANCIED = 8;

export const fancied = (ends: readonly TurnNode[], whim: Whim): readonly TurnNode[] =>
  whim === NO_WHIM ? ends : ends.toSorted((a, b) => b.worth - a.worth).slice(0, FANCIED);

/** FNV-1a, and a last stir: the keys of two ends differ in few letters. */
function hashed(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const gumbel = (hash: number): number => -Math.log(-Math.log((hash + 0.5) / 2 ** 32));
