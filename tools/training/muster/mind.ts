import { HUNCH_LENGTH, TRAITS, UNITS } from '#bots/muster/hunch';
import { SUSPICION_LENGTH } from '#bots/muster/suspicion';
import type { Random } from '#core/random';
import { beginner } from './learner.ts';

/** Everything that is learnt. */
export interface Mind {
  readonly outlook: Float32Array;
  readonly hunch: Float32Array;
  readonly suspicion: Float32Array;
}

export function newMind(random: Random): Mind {
  const hunch = new Float32Array(HUNCH_LENGTH);
  for (let i = 0; i < TRAITS * UNITS; i += 1) hunch[i] = (random.below(2001) / 1000 - 1) * 0.4;
  return { outlook: beginner(random.below), hunch, suspicion: new Float32Array(SUSPICION_LENGTH) };
}

/** The mean of several minds. */
export function meanOf(minds: readonly Mind[]): Mind {
  const mean = (lists: readonly Float32Array[]): Float32Array =>
    lists[0].map((_, at) => lists.reduce((sum, list) => sum + list[at], 0) / lists.length);
  return {
    outlook: mean(minds.map(({ outlook }) => outlook)),
    hunch: mean(minds.map(({ hunch }) => hunch)),
    suspicion: mean(minds.map(({ suspicion }) => suspicion)),
  };
}
