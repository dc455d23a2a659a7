import { murano } from '#games/murano/index';
import { disguise as inMurano } from '#games/murano/testing/disguise';
import { muster } from '#games/muster/index';
import { disguise as inMuster } from '#games/muster/testing/disguise';
import type { TableEnv } from '../table/env.ts';
import { type Disguised, traffic, type Twins, twinsOf } from './twins.ts';

export const DISGUISED: readonly Disguised[] = [
  { game: muster, disguise: inMuster },
  { game: murano, disguise: inMurano },
];

/** What was compared, so that a comparison of nothing is noticed. */
export type Compared = Record<
  'pairs' | 'different' | 'sealed' | 'spectators' | 'played' | 'refused' | 'bots' | 'leaks',
  number
>;

/** What the viewer of a pair is sent in the two worlds; they are equal, or something leaks. */
export const both = async (
  twin: Twins,
  rules?: TableEnv['rules'],
  botPause?: number,
): Promise<(readonly string[])[]> => [
  await traffic(twin, 0, rules, botPause),
  await traffic(twin, 1, rules, botPause),
];

/** `leak` is given every pair whose viewer can tell the two worlds apart. */
export async function compared(
  disguised: Disguised,
  pairs: number,
  seed: number,
  leak: (twin: Twins, one: readonly string[], other: readonly string[]) => void,
): Promise<Compared> {
  const count = {
    pairs: 0,
    different: 0,
    sealed: 0,
    spectators: 0,
    played: 0,
    refused: 0,
    bots: 0,
    leaks: 0,
  };
  for (const twin of twinsOf(disguised, pairs, seed)) {
    const [one, other] = await both(twin);
    const [a, b] = twin.worlds;
    const has = (text: string): boolean => one.some((each) => each.includes(text));
    count.pairs += 1;
    if (JSON.stringify(a.position) !== JSON.stringify(b.position)) count.different += 1;
    if (a.word !== b.word) count.sealed += 1;
    if (twin.viewer === null) count.spectators += 1;
    if (has('"kind":"played"')) count.played += 1;
    if (has('"reason":"illegal"')) count.refused += 1;
    if (has('"standIn":"1"')) count.bots += 1;
    if (one.join('\n') === other.join('\n')) continue;
    count.leaks += 1;
    leak(twin, one, other);
  }
  return count;
}
