import type { Level } from '../level.ts';
import { NETWORKS, SIZES } from './content/networks.ts';
import { MATCH_KINDS, type Networks } from './outlook/outlook.ts';
import { unpack } from './outlook/packed.ts';
import { simple } from './simple.ts';
import { thinker } from './thinker.ts';

export const networks = Object.fromEntries(
  MATCH_KINDS.map((kind) => [kind, unpack(SIZES, NETWORKS[kind])]),
) as unknown as Networks;

/** The higher, the further it looks and the better it values: no level ever blunders on purpose. */
export const levels: readonly Level[] = [
  ...simple,
  // The same ends, valued for the most part by what was learnt from very many matches.
  { number: 3, bot: thinker(networks, null), iterations: 24, milliseconds: 200 },
  // Looks for ten times as many ends.
  { number: 4, bot: thinker(networks, null), iterations: 240, milliseconds: 300 },
  // Plays on from the best of them: the others' turns and its own next one, in several worlds.
  {
    number: 5,
    bot: thinker(networks, { ends: 8, worlds: 8, rivals: 12, own: 24, turns: 1 }),
    iterations: 300,
    milliseconds: 420,
  },
];
