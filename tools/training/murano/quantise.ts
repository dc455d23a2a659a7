import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { murano } from '#games/murano/index';
import { FEATURES, TABLE_HASH } from '#bots/murano/afterstate/table';
import { networkFrom, type StoredNetwork } from '#bots/murano/value-network/stored';
import { closenessOf } from './closeness.ts';
import { networkIn, silentInputs } from './trainer-weights.ts';
import { storedNetwork } from './stored.ts';

// Turns the weights that cuda/train.py wrote into what the bots read:
// npm run weights:murano -- ALONE.bin COMPANY.bin [--results 'RESULTS'] [--out FILE.ts] [--matches N]. Beside each file of
// weights lies the recipe that train.py wrote, under the same name with .json, or the list of all where one training went on
// from another; with the results they become the card at the head of the file. At the end it says how far the values are from those of the full weights.
interface Recipe {
  readonly hidden: readonly [number, number];
  readonly mixture: readonly number[];
  readonly seconds: number;
  readonly host: boolean;
  readonly matches_played: number;
  readonly seed: number;
  readonly rate: number;
  readonly trace: number;
  readonly heat: number;
  readonly cool: number;
  readonly exploration: number;
  readonly limit: number;
}

/** How finely each network is kept: a text of 110 kB has room for so much. Alone less is lost by it. */
const STEPS = { alone: 18, company: 24 } as const;

const CONTENT = join(import.meta.dirname, '../../../src/bots/murano/content/afterstate-networks.ts');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    results: { type: 'string', default: 'docs/strength.md' },
    out: { type: 'string', default: CONTENT },
    matches: { type: 'string', default: '40' },
  },
});
const [aloneFile, companyFile] = positionals;
if (companyFile === undefined) throw new Error('expected ALONE.bin COMPANY.bin');

const recipesOf = (file: string): readonly Recipe[] =>
  [JSON.parse(readFileSync(file.replace(/\.bin$/u, '.json'), 'utf8')) as Recipe | Recipe[]].flat();

const cardOf = (name: string, recipes: readonly Recipe[]): readonly string[] =>
  recipes.flatMap((recipe, at) => [
    `${name}${at === 0 ? '' : ', going on'}: ${recipe.seconds} s on ${recipe.host ? 'one core' : 'a GPU'}, ${recipe.matches_played.toLocaleString('en')} matches, seed ${recipe.seed}, by`,
    `train.py --mixture ${recipe.mixture.join(' ')} --hidden ${recipe.hidden.join(' ')} --seconds ${recipe.seconds} --rate ${recipe.rate} --trace ${recipe.trace} --heat ${recipe.heat} --cool ${recipe.cool} --exploration ${recipe.exploration} --limit ${recipe.limit} --seed ${recipe.seed}${at === 0 ? '' : ' --start WEIGHTS'}`,
  ]);

function tested(
  name: string,
  file: string,
  kind: 'alone' | 'company',
  seats: readonly number[],
): StoredNetwork {
  const full = networkIn(file, recipesOf(file)[0].hidden, silentInputs(kind));
  const stored = storedNetwork(full, TABLE_HASH, STEPS[kind]);
  for (const each of seats) {
    const { turns, difference, changed, cost } = closenessOf(
      full,
      networkFrom(stored, TABLE_HASH),
      each,
      Number(values.matches),
    );
    console.log(
      `${name}, ${each} seats, ${turns} turns: a value differs by ${difference.toFixed(5)}, another end in ${(100 * changed).toFixed(1)} %, which costs ${cost.toFixed(6)} a turn`,
    );
  }
  return stored;
}

const alone = tested('alone', aloneFile, 'alone', [1]);
const company = tested('company', companyFile, 'company', [2, 4]);
const card = [
  `Rules: ${murano.id}, version ${murano.version}; one to four seats, all modules but the draft.`,
  `Features: ${FEATURES}, table ${TABLE_HASH}.`,
  ...cardOf('Alone', recipesOf(aloneFile)),
  ...cardOf('Company', recipesOf(companyFile)),
  `Results: ${values.results}`,
];
const text = [
  "import type { StoredNetwork } from '../value-network/stored.ts';",
  '',
  ...card.map((line) => `// ${line}`),
  `export const ALONE: StoredNetwork = ${JSON.stringify(alone)};`,
  '',
  `export const COMPANY: StoredNetwork = ${JSON.stringify(company)};`,
  '',
].join('\n');
writeFileSync(values.out, text);
console.log(`${values.out}: ${(gzipSync(text).length / 1000).toFixed(1)} kB compressed`);
