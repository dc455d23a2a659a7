import { NETWORKS, SIZES } from './content/former-networks.ts';
import { featureWriter } from './value-network/features.ts';
import { unpack } from './value-network/packed.ts';
import { MATCH_KINDS, type Networks, valueBy } from './value-network/value-network.ts';

/** Seven parts of a worth are the network's and three the heuristic's. */
const HEURISTIC_SHARE = 0.3;

const networks = Object.fromEntries(
  MATCH_KINDS.map((kind) => [kind, unpack(SIZES, NETWORKS[kind])]),
) as unknown as Networks;

/** Frozen: what the former levels 3 to 5 expect, by networks that learnt from 485,000 ends of turns. */
export const formerValue = valueBy(networks, featureWriter(), HEURISTIC_SHARE);
