import { FEATURE_TABLE, NETWORKS, SIZES } from './content/networks.ts';
import { GROUPS, hashOf } from './value-network/feature-table.ts';
import { featureWriter } from './value-network/features.ts';
import { unpackAll } from './value-network/packed.ts';
import { valueBy } from './value-network/value-network.ts';

/** Seven parts of a worth are the network's and three the heuristic's. */
const HEURISTIC_SHARE = 0.3;

/** What the former levels expect at the end of a turn. */
export const value = valueBy(
  unpackAll(SIZES, NETWORKS, FEATURE_TABLE, hashOf(GROUPS)),
  featureWriter(),
  HEURISTIC_SHARE,
);
