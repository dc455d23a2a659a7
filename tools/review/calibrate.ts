// Fits what is shown to what came of it: `npm run calibrate -- GAME --data FOLDER [--dry]` reads what `npm run review:gather`
// left there, tells the error in matches that a fit has not seen (ten-fold), and writes the table of a fit to all.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fingerprintOf } from '../../src/bots/review/fingerprint.ts';
import { binsOf, fitted, type Sample, type Forecast, toldBy, worstOf } from './fit.ts';
import { evaluatorOf, type JudgedMatch } from './judged.ts';
import { gathered } from './pool.ts';
import { recipesOf } from './recipe.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' }, dry: { type: 'boolean', default: false } },
});
const [game = ''] = positionals;
const { data } = values;
if (game === '' || data === undefined) throw new Error('expected a game, and --data FOLDER');
const { calibration: recipes } = await recipesOf(game);

/** Bins of fewer decisions are told, and not judged by. */
const ENOUGH = 100;

interface Row {
  readonly match: string;
  readonly kind: string;
  /** Each match is held out once. */
  readonly fold: number;
  readonly sample: Sample;
}

/** So many fits, each to the matches that it does not judge. */
const FOLDS = 10;

const rows: Row[] = recipes.flatMap(({ name }) =>
  gathered(data, game, name).flatMap((match) => rowsOf(name, match)),
);

function rowsOf(recipe: string, { number, shares, rows: judged }: JudgedMatch): Row[] {
  return judged.map(({ kind, best, seat }) => ({
    match: `${recipe} ${number}`,
    kind,
    fold: number % FOLDS,
    sample: [best, shares[seat]],
  }));
}

const kinds = [...new Set(rows.map(({ kind }) => kind))].toSorted();
const fitTo = (some: readonly Row[]): number[] => fitted(some.map(({ sample }) => sample));
const held = kinds.flatMap((kind) => heldOut(rows.filter((row) => row.kind === kind)));
for (const kind of kinds) {
  const some = held.filter((row) => row.kind === kind);
  report(kind, some);
}
report('all', held);
if (!values.dry) write(fingerprintOf(await evaluatorOf(game)));

/** What is shown of each decision by a fit that has not seen its match (cross-validation). */
function heldOut(some: readonly Row[]): (Row & Forecast)[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const knots = fitTo(some.filter((row) => row.fold !== fold));
    return some.filter((row) => row.fold === fold).map((row) => ({ ...row, ...toldBy(knots, row.sample) }));
  }).flat();
}

function report(name: string, some: readonly (Row & Forecast)[]): void {
  const bins = binsOf(some);
  const worst = (100 * worstOf(bins, ENOUGH)).toFixed(1);
  const matches = new Set(some.map(({ match }) => match)).size;
  console.log(`${name}: ${some.length} decisions of ${matches} matches, at most ${worst} points off`);
  for (const { from, count, shown, came, error } of bins) {
    const [low, share, truth, near] = [from, shown, came, error].map((each) =>
      (100 * each).toFixed(1).padStart(5),
    );
    console.log(
      `  from ${low} %: ${String(count).padStart(5)} decisions, shown ${share}, came ${truth} ± ${near}`,
    );
  }
}

function write(judge: string): void {
  const tables = kinds.map(
    (kind) =>
      `    ${kind}: [${fitTo(rows.filter((row) => row.kind === kind))
        .map((knot) => knot.toFixed(4))
        .join(', ')}],`,
  );
  const text = `import type { Calibration } from '../../review/calibration.ts';

// Written by \`npm run calibrate -- ${game}\`, from ${rows.length} decisions; docs/review.md has the error.
export const CALIBRATION: Calibration = {
  judge: '${judge}',
  knots: {
${tables.join('\n')}
  },
};
`;
  writeFileSync(
    fileURLToPath(new URL(`../../src/bots/${game}/content/calibration.ts`, import.meta.url)),
    text,
  );
}
