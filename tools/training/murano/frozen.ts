import { writeFileSync } from 'node:fs';
import { TABLE_HASH } from '#bots/murano/afterstate/table';
import { ALONE, COMPANY } from '#bots/murano/content/afterstate-networks';
import { FEATURE_TABLE, NETWORKS, SIZES } from '#bots/murano/content/networks';
import { GROUPS, hashOf } from '#bots/murano/value-network/feature-table';
import { unpackAll } from '#bots/murano/value-network/packed';
import { networkFrom } from '#bots/murano/value-network/stored';
import { MATCH_KINDS } from '#bots/murano/value-network/value-network';
import { trainerWeights } from './trainer-weights.ts';

// Writes the weights that the bots read as other programs read them: npm run frozen:murano -- KIND FILE.
const KINDS: Readonly<Record<string, () => readonly Float32Array[]>> = {
  /** The networks of the former levels, for the compiled programs. */
  former() {
    const networks = unpackAll(SIZES, NETWORKS, FEATURE_TABLE, hashOf(GROUPS));
    return MATCH_KINDS.map((kind) => networks[kind].weights);
  },
  /** Those of the present levels, for the same. */
  present() {
    const [alone, company] = [ALONE, COMPANY].map((stored) => networkFrom(stored, TABLE_HASH).weights);
    return MATCH_KINDS.map((kind) => (kind === 'solo' ? alone : company));
  },
  /** The one for two to four seats, for cuda/train.py: to go on from, or to learn against. */
  company: () => [trainerWeights(networkFrom(COMPANY, TABLE_HASH))],
  alone: () => [trainerWeights(networkFrom(ALONE, TABLE_HASH))],
};

const [kind = '', file = `${kind}.bin`] = process.argv.slice(2);
if (!Object.hasOwn(KINDS, kind)) throw new Error(`${kind}: expected one of ${Object.keys(KINDS).join(', ')}`);
writeFileSync(file, Buffer.concat(KINDS[kind]().map(({ buffer }) => Buffer.from(buffer))));
console.log(`${file}: the weights of ${kind}`);
