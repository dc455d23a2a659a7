/**
 * Does a thirty times longer search disagree with level 5? `npm run longer -- --game GAME --positions 300 --seed 1` takes
 * positions of matches that level 4 plays with itself, lets level 5 choose in its own time (of the processor), and the same
 * search think thirty times as long about all actions; it prints each choice that this finds worse by so many points of the
 * win, and at the end how much longer it has thought. With --share 2/3 only every third position, beginning with the
 * second.
 */
import { parseArgs } from 'node:util';
import { iterations } from '#bots/bot';
import { budgetOf } from '#bots/level';
import { levelsOf } from '#bots/levels';
import type { AnyGame, Seat } from '#core/game';
import { defaultOptions } from '#core/options';
import { quickRandom, type Random } from '#core/random';
import { gameOf } from '#games/index';
import type { Longer } from './longer-search.ts';

const BAD = 0.15;
/** One decision in so many, among those where there is something to decide. */
const EVERY = 7;

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    positions: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    share: { type: 'string', default: '1/1' },
  },
});
const game = gameOf(values.game);
if (game === undefined) throw new Error(`no game ${values.game}`);
const [, , , quick, strongest] = levelsOf(game);
const [share = 1, shares = 1] = values.share.split('/').map(Number);

function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Each game says what it is to think longer: more worlds, or more time. */
const { longer } = (await import(`./${game.id}/longer.ts`)) as { longer: Longer };

/** Positions of matches, and whose turn it is. */
function* positionsOf(played: AnyGame, random: Random): Generator<readonly [view: unknown, seat: Seat]> {
  const options: unknown = defaultOptions(played.options);
  const seats = Math.max(2, played.seats.min);
  for (let open = 0; ;) {
    const state: unknown = played.setup(options, seats, played.deal(options, seats, random));
    while (played.outcome(state) === null) {
      const [seat] = played.toAct(state);
      const view: unknown = played.view(state, seat);
      if (played.legalActions(view, seat).length > 1) open += 1;
      if (open === EVERY) {
        open = 0;
        yield [view, seat];
      }
      played.play(state, seat, quick.bot.choose(view, seat, iterations(quick.iterations), random));
    }
  }
}

const losses: number[] = [];
const thought = { chosen: 0, weighed: 0 };
let number = 0;
for (const [view, seat] of positionsOf(game, quickRandom(Number(values.seed)))) {
  if (number >= Number(values.positions)) break;
  number += 1;
  if (number % shares !== share % shares) continue;
  const before = cpuTime();
  const chosen: unknown = strongest.bot.choose(
    view,
    seat,
    budgetOf(strongest, cpuTime, 0),
    quickRandom(number),
  );
  const between = cpuTime();
  const word = game.encode(chosen);
  const opinions = longer.bot.weigh(view, seat, budgetOf(longer, cpuTime, 0), quickRandom(number + 1e6));
  thought.chosen += between - before;
  thought.weighed += cpuTime() - between;
  const worth = opinions.find(({ action }) => game.encode(action) === word)?.worth ?? 0;
  const [best] = opinions;
  const loss = best.worth - worth;
  losses.push(loss);
  if (loss >= BAD) {
    console.log(
      JSON.stringify({
        number,
        word,
        better: game.encode(best.action),
        loss,
        view: game.json.position(view),
      }),
    );
  }
  if (losses.length % 10 === 0) console.error(`${losses.length}: ${summary()}`);
}

function summary(): string {
  const sorted = losses.toSorted((a, b) => b - a);
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
  const bad = losses.filter((loss) => loss >= BAD).length;
  const largest = sorted.slice(0, 5).map((loss) => (100 * loss).toFixed(1));
  const times = (thought.weighed / thought.chosen).toFixed(1);
  return `thought ${times} times as long; ${bad} choices worse by ${100 * BAD} points; mean loss ${(100 * mean).toFixed(2)}, largest ${largest.join(', ')}`;
}
console.log(
  `${game.id}: ${losses.length} positions, seed ${values.seed}, share ${values.share}: ${summary()}`,
);
