// Fits what is shown to what comes: `npm run calibrate -- GAME [--seats N] [--levels 4,4] [--matches N] [--every N] [--seed TEXT]`.
// Odd matches are fitted to, even ones are held out; prints the table of knots and the error in each bin.
import { parseArgs } from 'node:util';
import { botMatch, evaluatorOf, type Sample, samplesOf } from './samples.ts';
import { binsOf, fitted } from './fit.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '2' },
    levels: { type: 'string', default: '4' },
    matches: { type: 'string', default: '200' },
    every: { type: 'string', default: '3' },
    seed: { type: 'string', default: 'calibrate' },
    from: { type: 'string', default: '0' },
  },
});
const [game] = positionals;
if (game === undefined) throw new Error('expected the name of a game');
const recipe = {
  game,
  seats: Number(values.seats),
  levels: values.levels.split(',').map(Number),
  seed: values.seed,
};
const evaluator = await evaluatorOf(game);
const samples: Sample[] = [];
for (let number = Number(values.from); number < Number(values.from) + Number(values.matches); number += 1) {
  samples.push(...samplesOf(evaluator, botMatch(recipe, number), number, Number(values.every)));
  if (number % 10 === 9) report();
}
report();

function report(): void {
  const fit = samples.filter(([match]) => match % 2 === 1);
  const held = samples.filter(([match]) => match % 2 === 0);
  const knots = fitted(fit);
  console.log(`${fit.length} decisions fitted to, ${held.length} held out`);
  console.log(JSON.stringify(knots.map((knot) => Number(knot.toFixed(4)))));
  for (const { from, count, shown, came } of binsOf(held, knots)) {
    const [low, share, truth] = [from, shown, came].map((each) => (100 * each).toFixed(1).padStart(5));
    console.log(`from ${low} %: ${String(count).padStart(5)} decisions, shown ${share}, came ${truth}`);
  }
}
