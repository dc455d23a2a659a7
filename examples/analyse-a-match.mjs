// Reads a saved match and tells which decisions cost most, in the eyes of a strong bot:
//   node analyse-a-match.mjs FILE [level]
import { readFileSync } from 'node:fs';
import {
  isProblem,
  iterations,
  loadLevels,
  outcomeOf,
  quickRandom,
  readMatch,
  speakerOf,
  stagesOf,
  viewOf,
} from '@tavola/engine';

const [file, level = '3'] = process.argv.slice(2);
const match = await readMatch(readFileSync(file, 'utf8')).catch((thrown) => {
  if (!isProblem(thrown)) throw thrown;
  console.error(`${file}, line ${thrown.line}: ${thrown.message}`);
  process.exit(1);
});
const { game, header } = match;
const { bot } = (await loadLevels(game, 5)).find(({ number }) => number === Number(level));
const { say } = speakerOf(game, 'en', (seat) => `Player ${seat + 1}`);

const decisions = [];
for (const { last, state } of stagesOf(match).slice(1)) {
  const { seat, notation } = last.move;
  const before = last.before.state;
  const opinions = bot.weigh(viewOf(last.before, seat), seat, iterations(30), quickRandom(decisions.length));
  const played = opinions.find(({ action }) => game.encode(action) === notation);
  const cost = opinions[0].worth - (played?.worth ?? opinions.at(-1).worth);
  decisions.push({
    cost,
    told: say(game.describe(before, state, seat, game.parse(notation))),
    better: game.encode(opinions[0].action),
  });
}

console.log(`${game.id} with ${header.seats}: ${decisions.length} decisions`);
for (const { cost, told, better } of decisions.toSorted((a, b) => b.cost - a.cost).slice(0, 5)) {
  console.log(`${(100 * cost).toFixed(1).padStart(5)} %  ${told} Better: ${better}.`);
}
const outcome = outcomeOf(match);
if (outcome !== null) console.log(`${say(outcome.reason)} Scores: ${outcome.scores.join(', ')}.`);
