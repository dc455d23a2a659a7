// Plays a match of Murano between three bots and tells it: node play-a-match.mjs [game] [seats] [seed]
import {
  iterations,
  legalWords,
  loadGame,
  loadLevels,
  newMatch,
  outcomeOf,
  play,
  randomFromText,
  saveMatch,
  speakerOf,
  viewOf,
} from '@tavola/engine';

const [name = 'murano', seats = '3', seed = 'lagoon'] = process.argv.slice(2);
const game = await loadGame(name);
const [, simple] = await loadLevels(game, 2);
const { say } = speakerOf(game, 'en', (seat) => `Player ${seat + 1}`);
const random = randomFromText(seed);

let match = newMatch(game, { seats: Number(seats), start: { seed } });
let choices = 0;
while (outcomeOf(match) === null) {
  // Whoever chooses is given what it sees and nothing else; of several who choose at once, the first.
  const [seat] = game.toAct(match.state);
  choices += legalWords(match, seat).length;
  const action = simple.bot.choose(viewOf(match, seat), seat, iterations(simple.iterations), random);
  const after = play(match, seat, game.encode(action));
  console.log(say(game.describe(match.state, after.state, seat, action)));
  match = after;
}

const { scores, reason } = outcomeOf(match);
console.log(`${say(reason)} Scores: ${scores.join(', ')}; ${choices} actions were possible on the way.`);
console.log(saveMatch(match).trimEnd().split('\n').at(-1));
