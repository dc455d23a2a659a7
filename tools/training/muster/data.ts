import { PRIOR_LENGTH } from '#bots/muster/policy-prior';
import { LENGTH } from '#bots/muster/layers';
import { BELIEF_LENGTH } from '#bots/muster/belief';
import { weightsFrom } from '#bots/muster/weights';
import type { Weights } from './weights.ts';

const STEP = 4096;

/** Weights as text: each in two bytes, in steps of 1/4096. */
function base64Of(weights: Float32Array): string {
  const steps = Int16Array.from(weights, (weight) =>
    Math.max(-32_768, Math.min(32_767, Math.round(weight * STEP))),
  );
  return Buffer.from(steps.buffer).toString('base64');
}

export const textOf = ({
  value,
  prior,
  belief,
}: Weights): string => `/** The weights of the networks, learnt by self-play; written by tools/training/muster. */
export const WEIGHTS = {
  value:
    '${base64Of(value)}',
  prior:
    '${base64Of(prior)}',
  belief:
    '${base64Of(belief)}',
} as const;
`;

/** Reads weights back from the text that `textOf` gave. */
export function weightsFromText(text: string): Weights {
  const part = (name: string, length: number): Float32Array =>
    weightsFrom(new RegExp(`${name}:\\s*'([^']*)'`, 'u').exec(text)?.[1] ?? '', length);
  return {
    value: part('value', LENGTH),
    prior: part('prior', PRIOR_LENGTH),
    belief: part('belief', BELIEF_LENGTH),
  };
}
