import { namesIn, type Observation } from '../observation.ts';
import { featureWriter } from './afterstate/features.ts';
import { FEATURES, GROUPS, WORDS } from './afterstate/table.ts';

const writer = featureWriter();
const words = new Int32Array(WORDS);

/** The bits of the network's table, of the state as it is. */
export const observation: Observation = {
  names: namesIn(GROUPS.map(({ name, times, bits }) => ({ name, count: times * bits }))),
  type: 'uint8',
  write(view, seat, out, at) {
    writer.look(view, seat);
    writer.write(view, seat, words);
    for (let bit = 0; bit < FEATURES; bit += 1) out[at + bit] = (words[bit >> 5] >>> (bit & 31)) & 1;
  },
};
