import { writeFileSync } from 'node:fs';
import { FEATURE_TABLE, NETWORKS, SIZES } from '#bots/murano/content/networks';
import { GROUPS, hashOf } from '#bots/murano/value-network/feature-table';
import { unpackAll } from '#bots/murano/value-network/packed';
import { MATCH_KINDS } from '#bots/murano/value-network/value-network';

// Writes the weights of the former levels as the compiled programs read them: npm run frozen:murano -- FILE.
const [file = 'present.bin'] = process.argv.slice(2);
const networks = unpackAll(SIZES, NETWORKS, FEATURE_TABLE, hashOf(GROUPS));
const parts = MATCH_KINDS.map((kind) => Buffer.from(networks[kind].weights.buffer));
writeFileSync(file, Buffer.concat(parts));
console.log(`${file}: ${SIZES.join('–')} units, for ${MATCH_KINDS.join(', ')}`);
