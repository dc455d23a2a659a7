// Fits what is shown to what came of it: `npm run calibrate -- GAME --data FOLDER [--dry]` reads what `npm run review:gather`
// left there, fits to odd matches, tells the error in the even ones, which it has not seen, and writes the table.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fingerprintOf } from '../../src/bots/review/fingerprint.ts';
import { binsOf, fitted, type Sample, toldBy, worstOf } from './fit.ts';
import { evaluatorOf, type JudgedMatch } from './judged.ts';
import { gathered } from './pool.ts';
import { RECIPES } from './recipes.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' }, dry: { type: 'boolean', default: false } },
});
const [game = ''] = positionals;
const recipes = RECIPES[`${game} calibration`];
const { data } = values;
if (recipes === undefined || data === undefined) throw new Error('expected a game, and --data FOLDER');

/** Bins of fewer decisions are told, and not judged by. */
const ENOUGH = 100;

interface Row {
  readonly kind: string;
  readonly isHeld: boolean;
  readonly sample: Sample;
}

const rows: Row[] = recipes.flatMap(({ name }) => gathered(data, game, name).flatMap(rowsOf));

function rowsOf({ number, shares, rows: judged }: JudgedMatch): Row[] {
  return judged.map(({ kind, best, seat }) => ({
    kind,
    isHeld: number % 2 === 0,
    sample: [best, shares[seat]],
  }));
}

const kinds = [...new Set(rows.map(({ kind }) => kind))].toSorted();
const knots = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    fitted(rows.filter((row) => row.kind === kind && !row.isHeld).map(({ sample }) => sample)),
  ]),
);
const held = rows.filter(({ isHeld }) => isHeld);
for (const kind of kinds) {
  const some = held.filter((row) => row.kind === kind);
  report(kind, some);
}
report('all', held);
if (!values.dry) write(fingerprintOf(await evaluatorOf(game)));

function report(name: string, some: readonly Row[]): void {
  const bins = binsOf(some.map(({ kind, sample }) => toldBy(knots[kind], sample)));
  const fit = rows.filter(({ kind, isHeld }) => !isHeld && (name === 'all' || kind === name)).length;
  const worst = (100 * worstOf(bins, ENOUGH)).toFixed(1);
  console.log(`${name}: ${fit} decisions fitted to, ${some.length} held out, at most ${worst} points off`);
  for (const { from, count, shown, came } of bins) {
    const [low, share, truth] = [from, shown, came].map((each) => (100 * each).toFixed(1).padStart(5));
    console.log(`  from ${low} %: ${String(count).padStart(5)} decisions, shown ${share}, came ${truth}`);
  }
}

function write(judge: string): void {
  const tables = kinds.map(
    (kind) => `    ${kind}: [${knots[kind].map((knot) => knot.toFixed(4)).join(', ')}],`,
  );
  const text = `import type { Calibration } from '../../review/calibration.ts';

// Written by \`npm run calibrate -- ${game}\`, from ${rows.length - held.length} decisions; docs/review.md has the error in others.
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
