import { namesIn, type Observation } from '../observation.ts';
import { FEATURES, GROUPS } from './value-network/feature-table.ts';
import { featureWriter } from './value-network/features.ts';

const write = featureWriter();

/** The features of the value networks, which were thought for the ends of turns, at any decision. */
export const observation: Observation = {
  names: namesIn(GROUPS.map(({ name, numbers }) => ({ name, count: numbers }))),
  type: 'float32',
  write(view, seat, out, at) {
    const features = new Float64Array(FEATURES);
    write(view, seat, features);
    out.set(features, at);
  },
};
