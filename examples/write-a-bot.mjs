// A bot of one's own for Muster, in two steps, against level 1: node write-a-bot.mjs [matches]
import {
  iterations,
  loadGame,
  loadLevels,
  newMatch,
  outcomeOf,
  quickRandom,
  searchBot,
  viewOf,
} from '@tavola/engine';

const matches = Number(process.argv[2] ?? 4);
const muster = await loadGame('muster');
const [beginner] = await loadLevels(muster, 1);

/** What a table is worth, as far as a newcomer sees it: the more castles and the more cards in columns, the better. */
function value(state, shares) {
  const cards = (side) =>
    state.columns.slice(5 * side, 5 * side + 5).reduce((sum, column) => sum + column.length, 0);
  const castles = muster.outcome({ ...state, phase: 'over' }).scores;
  const lead = castles[0] - castles[1] + (cards(0) - cards(1)) / 10;
  shares[0] = 1 / (1 + Math.exp(-lead));
  shares[1] = 1 - shares[0];
}

// The search of the strong bots, on that value: it imagines what it cannot see, and looks ahead.
const own = searchBot(muster, { value }, { rolloutDepth: 0, cPuct: 0.7, temperature: 1 });

let won = 0;
for (let round = 0; round < matches; round += 1) {
  const mine = round % 2;
  const random = quickRandom(round);
  const { state } = newMatch(muster, { start: { seed: `meeting ${round >> 1}` } });
  while (muster.outcome(state) === null) {
    const [seat] = muster.toAct(state);
    const bot = seat === mine ? own : beginner.bot;
    muster.play(state, seat, bot.choose(viewOf({ game: muster, state }, seat), seat, iterations(40), random));
  }
  const [best] = outcomeOf({ game: muster, state }).ranking;
  if (best.includes(mine)) won += 1 / best.length;
}
console.log(`Won ${won} of ${matches} against level 1.`);
