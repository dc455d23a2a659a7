import { afterstateWriter } from './afterstate/features.ts';
import { TABLE_HASH } from './afterstate/table.ts';
import { ALONE, COMPANY } from './content/afterstate-networks.ts';
import { singleForwardOf } from './value-network/single-precision.ts';
import { networkFrom } from './value-network/stored.ts';
import { valueBy } from './value-network/value-network.ts';

/** So much of a worth is the heuristic's; the rest is the network's. */
const HEURISTIC_SHARE = 0;

const company = networkFrom(COMPANY, TABLE_HASH);

/** What levels 3 to 5 expect after any step of a turn: one network for those who sit alone, one for all others. */
export const value = valueBy(
  { solo: networkFrom(ALONE, TABLE_HASH), duel: company, many: company, expert: company },
  afterstateWriter(),
  HEURISTIC_SHARE,
  'any',
  singleForwardOf,
);
