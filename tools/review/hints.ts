// How long does one wait for a hint? `npm run review:hints -- GAME COUNT` asks for hints at so many decisions of the
// recorded matches and prints how many milliseconds of the processor each took, the longest first.
import { globSync, readFileSync } from 'node:fs';
import { hintFor } from '#bots/review/hint';
import { loadEvaluator } from '#bots/review/load';
import { stagesOf } from '#core/match';
import { loadMatch } from '#core/loaded';
import { GAMES } from '#games/index';

const [, , id, count = '40'] = process.argv;
const game = GAMES.find((each) => each.id === id);
if (game === undefined) throw new Error('expected the name of a game');
const evaluator = await loadEvaluator({ id: game.id, load: () => Promise.resolve(game) }, null);

const decisions = globSync(`src/games/${game.id}/matches/*.match`)
  .toSorted()
  .map((file) => loadMatch(readFileSync(file, 'utf8'), () => game))
  .filter(({ header }) => header.version === game.version)
  .flatMap((match) => stagesOf(match))
  .flatMap(({ state }) =>
    game
      .toAct(state)
      .map((seat) => ({ view: game.view(state, seat), seat }))
      .filter(({ view, seat }) => game.legalActions(view, seat).length > 1),
  );
const every = Math.max(1, Math.floor(decisions.length / Number(count)));
const took = decisions
  .filter((_, at) => at % every === 0)
  .map(({ view, seat }) => {
    const before = process.cpuUsage();
    hintFor(evaluator, view, seat);
    return process.cpuUsage(before).user / 1000;
  })
  .toSorted((a, b) => b - a);
console.log(
  `${took.length} of ${decisions.length} decisions: ${took.map((each) => each.toFixed(0)).join(' ')} ms`,
);
