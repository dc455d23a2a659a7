import { HUNCH_LENGTH } from '#bots/muster/hunch';
import { LENGTH } from '#bots/muster/network';
import { SUSPICION_LENGTH } from '#bots/muster/suspicion';
import { weightsFrom } from '#bots/muster/weights';
import type { Mind } from './mind.ts';

const STEP = 4096;

/** Weights as text: each in two bytes, in steps of 1/4096. */
function base64Of(weights: Float32Array): string {
  const steps = Int16Array.from(weights, (weight) =>
    Math.max(-32_768, Math.min(32_767, Math.round(weight * STEP))),
  );
  return Buffer.from(steps.buffer).toString('base64');
}

export const textOf = ({
  outlook,
  hunch,
  suspicion,
}: Mind): string => `/** What the bots have learnt by play; written by tools/training/muster. */
export const MIND = {
  outlook:
    '${base64Of(outlook)}',
  hunch:
    '${base64Of(hunch)}',
  suspicion:
    '${base64Of(suspicion)}',
} as const;
`;

/** Reads a mind back from the text that `textOf` gave. */
export function mindFrom(text: string): Mind {
  const part = (name: string, length: number): Float32Array =>
    weightsFrom(new RegExp(`${name}:\\s*'([^']*)'`, 'u').exec(text)?.[1] ?? '', length);
  return {
    outlook: part('outlook', LENGTH),
    hunch: part('hunch', HUNCH_LENGTH),
    suspicion: part('suspicion', SUSPICION_LENGTH),
  };
}
