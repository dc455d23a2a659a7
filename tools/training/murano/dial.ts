/**
 * Measures temperatures before they become levels: `npm run dial:murano -- --seconds 110 --weights DIR/weights.bin
 * network:24:0.03,heuristic:24`. A player is what it values by (network, present, former, heuristic, beginner), its breadth
 * and its temperature; two of them play the same deals from both seats until the time is up.
 */
import { parseArgs } from 'node:util';
import { playRound } from '#bots/arena';
import { type AnyBot, iterations } from '#bots/bot';
import { BEGINNER, YARDSTICK } from '#bots/murano/heuristic-weights';
import { planner } from '#bots/murano/planner';
import { turnSearch } from '#bots/murano/turn-search';
import { value as former } from '#bots/murano/former-value';
import { value as present } from '#bots/murano/value';
import { defaultOptions } from '#core/options';
import { murano } from '#games/murano/index';
import { reportOf } from './exam.ts';
import { readWeights, valueOf } from './weights.ts';

const SHARE = 0.1;
const KNOWN = new Map([
  ['present', present],
  ['former', former],
]);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '60' }, weights: { type: 'string', default: '' } },
});

function botOf(by: string, temperature: number): AnyBot {
  if (by === 'heuristic') return planner(YARDSTICK, temperature);
  if (by === 'beginner') return planner(BEGINNER, temperature);
  const value = KNOWN.get(by) ?? valueOf(readWeights(values.weights), SHARE);
  return turnSearch(value, null, temperature);
}

function contestant(spec: string) {
  const [by = '', breadth = '24', temperature = '0'] = spec.split(':');
  const bot = botOf(by, Number(temperature));
  return { bot, milliseconds: Infinity, budget: () => iterations(Number(breadth)) };
}

for (const pair of positionals) {
  const [first = '', second = ''] = pair.split(',');
  const contest = {
    game: murano,
    options: defaultOptions(murano.options),
    seats: 2,
    contestants: [contestant(first), contestant(second)] as const,
    seed: 'dial',
    now: () => 0,
  };
  const marks: number[][] = [];
  const end = performance.now() + 1000 * Number(values.seconds);
  while (performance.now() < end) {
    const { meetings } = playRound(contest, marks.length);
    marks.push([meetings.reduce((sum, { score }) => sum + score, 0) / meetings.length]);
  }
  console.log(`${pair}: ${reportOf(marks)}`);
}
