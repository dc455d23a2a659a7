// Judges matches of bots: `npm run review:gather -- "GAME calibration|levels" --data FOLDER [--cores N] [--minutes N] [--matches N] [--only NAME,NAME]`.
// What is in the folder is not done again, whoever did it: it can be broken off, gone on with, and split over machines by
// `--from`. Each line of a file is a match.
import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { botMatch, evaluatorOf, judgedMatch } from './judged.ts';
import { gathered } from './pool.ts';
import { reasonsAgain } from './reasons-again.ts';
import { type Recipe, recipesOf } from './recipe.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    cores: { type: 'string', default: String(availableParallelism()) },
    minutes: { type: 'string', default: '10' },
    matches: { type: 'string', default: '100000' },
    from: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
    part: { type: 'string' },
  },
});
const [set = ''] = positionals;
const [game = '', what = ''] = set.split(' ');
const { data } = values;
if ((what !== 'calibration' && what !== 'levels') || data === undefined) {
  throw new Error('expected "GAME calibration" or "GAME levels", and --data FOLDER');
}
const wanted = values.only.split(',');
const recipes = (await recipesOf(game))[what].filter(
  ({ name }) => values.only === '' || wanted.includes(name),
);
const [from, until] = [Number(values.from), Number(values.from) + Number(values.matches)];
mkdirSync(data, { recursive: true });
if (values.part === undefined) share(Number(values.cores));
else await gather(recipes, Number(values.part), Number(values.cores));

/** Each core takes every so-many-th match. */
function share(cores: number): void {
  for (let part = 0; part < cores; part += 1) {
    spawn(process.execPath, [...process.argv.slice(1), '--part', String(part), '--cores', String(cores)], {
      stdio: 'inherit',
    });
  }
}

async function gather(all: readonly Recipe[], part: number, cores: number): Promise<void> {
  const evaluator = await evaluatorOf(game);
  const end = performance.now() + 60_000 * Number(values.minutes);
  const done = new Set(
    all.flatMap(({ name }) => gathered(data!, game, name).map(({ number }) => `${name} ${number}`)),
  );
  for (let number = from + part; number < until; number += cores) {
    for (const recipe of all) {
      if (performance.now() > end) return;
      if (done.has(`${recipe.name} ${number}`)) continue;
      const match = botMatch(recipe, number);
      const judged = judgedMatch(evaluator, match, number, recipe.every);
      const reasons = recipe.reasons ? reasonsAgain(evaluator, match, judged) : [];
      appendFileSync(
        join(data!, `${game}-${recipe.name}-${part}.jsonl`),
        `${JSON.stringify({ ...judged, reasons })}\n`,
      );
    }
  }
}
