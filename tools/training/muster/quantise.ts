import { readFileSync, writeFileSync } from 'node:fs';
import { muster } from '#games/muster/index';
import { FEATURES, tableHash } from '#bots/muster/afterstate/table';
import { quantise } from './quantised.ts';

// Turns the weights that train.py wrote into the bytes that the bots read:
// npm run weights:muster -- WEIGHTS.bin RECIPE.json FILE.ts 'RESULTS'. The recipe is what train.py wrote beside them; with
// the results it becomes the card of the weights, at the head of the file.
/** What train.py says of a training. */
interface Recipe {
  readonly hidden: readonly number[];
  readonly seconds: number;
  readonly host: boolean;
  readonly matches_played: number;
  readonly seed: number;
  readonly rate: number;
  readonly trace: number;
  readonly heat: number;
  readonly cool: number;
  readonly exploration: number;
}

const [weights, recipeFile, out, results] = process.argv.slice(2);
const recipe = JSON.parse(readFileSync(recipeFile, 'utf8')) as Recipe;
const network = quantise(weights, recipe.hidden);
const card = [
  `Rules: ${muster.id}, version ${muster.version}; all 40 option sets, 45 % the usual one.`,
  `Features: ${FEATURES}, table ${tableHash()}.`,
  `Trained: ${recipe.seconds} s on ${recipe.host ? 'one core' : 'a GPU'}, ${recipe.matches_played.toLocaleString('en')} matches, seed ${recipe.seed}, by`,
  `train.py --hidden ${recipe.hidden.join(' ')} --seconds ${recipe.seconds} --rate ${recipe.rate} --trace ${recipe.trace} --heat ${recipe.heat} --cool ${recipe.cool} --exploration ${recipe.exploration} --seed ${recipe.seed}`,
  `Results: ${results}`,
];
writeFileSync(
  out,
  [
    "import type { KeptNetwork } from '../afterstate/network.ts';",
    '',
    ...card.map((line) => `// ${line}`),
    `export const AFTERSTATE_NETWORK: KeptNetwork = ${JSON.stringify(network)};`,
    '',
  ].join('\n'),
);
