import type { Level } from '../level.ts';
import { NETWORKS, SIZES } from './content/networks.ts';
import { MATCH_KINDS, type Networks } from './outlook/outlook.ts';
import { unpack } from './outlook/packed.ts';
import { simple } from './simple.ts';
import { thinker } from './thinker.ts';

const networks = Object.fromEntries(
  MATCH_KINDS.map((kind) => [kind, unpack(SIZES, NETWORKS[kind])]),
) as unknown as Networks;

/** The higher, the further it looks and the better it values: no level ever blunders on purpose. */
export const levels: readonly Level[] = [
  ...simple,
  // The same ends, valued by what was learnt from very many matches.
  { number: 3, bot: thinker(networks, null), iterations: 24, milliseconds: 200 },
  // Plays on from the best of them: the others' turns and its own next one.
  {
    number: 4,
    bot: thinker(networks, { ends: 5, worlds: 3, rivals: 2, own: 4, turns: 1 }),
    iterations: 40,
    milliseconds: 300,
  },
  // Two of its own turns ahead, in more worlds.
  {
    number: 5,
    bot: thinker(networks, { ends: 6, worlds: 8, rivals: 2, own: 4, turns: 2 }),
    iterations: 48,
    milliseconds: 400,
  },
];
