/** Turns weights into what bots read, a byte for each: `npm run kept:murano -- WEIGHTS FILE "how they learnt"`. */
import { murano } from '#games/murano/index';
import { FEATURES, TABLE_HASH } from './features.ts';
import { readWeights, writeContent } from './weights.ts';

const [weights = 'weights.bin', file = 'networks.ts', how = ''] = process.argv.slice(2);
writeContent(file, readWeights(weights), [
  `Rules: ${murano.id}, version ${murano.version}; one to four seats, all modules but the draft.`,
  `Features: ${FEATURES}, table ${TABLE_HASH}.`,
  `Trained: ${how}`,
  'Results: docs/strength.md.',
]);
