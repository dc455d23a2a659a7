import { writeFileSync } from 'node:fs';
import { AFTERSTATE_NETWORK } from '#bots/muster/content/afterstate-network';
import { bytesFrom } from '#bots/bytes';
import { FEATURES, WORDS } from '#bots/muster/afterstate/table';
import { STEP } from './quantised.ts';

// Turns the bytes that the bots read back into weights for train.py, to go on from, to learn against or to measure by:
// npm run frozen:muster -- WEIGHTS.bin
/** The second layer's own step is not kept, and any does: what follows is as much larger. */
const DEEP_STEP = 1 / 128;

const { bytes, large, biases, rescale, deepBiases, output, outputBias } = AFTERSTATE_NETWORK;
const [width, depth] = [biases.length, deepBiases.length];
const whole = Array.from(new Int8Array(bytesFrom(bytes).slice().buffer));
for (const [at, weight] of large) whole[at] = weight;
const steps = rescale.map((each) => (each * STEP) / 65_536);
const first = whole.slice(0, FEATURES * width).map((weight, at) => weight * steps[at % width]);
const unused = Array.from({ length: (32 * WORDS - FEATURES) * width }, () => 0);
const floats = [
  ...first,
  ...unused,
  ...biases.map((bias, at) => bias * steps[at]),
  ...whole.slice(FEATURES * width).map((weight) => weight * DEEP_STEP),
  ...deepBiases.map((bias) => bias * DEEP_STEP * STEP),
  ...output.map((weight) => weight / (DEEP_STEP * STEP)),
  outputBias,
];
if (whole.length !== FEATURES * width + width * depth) throw new Error('not a network of two hidden layers');
writeFileSync(process.argv[2], new Uint8Array(Float32Array.from(floats).buffer));
