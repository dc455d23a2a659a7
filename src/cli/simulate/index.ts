import { readOptions } from '#core/options';
import { readCount, readFlags, readGameName, readOptionFlags } from '../flags.ts';
import { titleOf } from '../language.ts';
import { print } from '../terminal/print.ts';
import { figuresOf } from './figures.ts';
import { playRandomly } from './matches.ts';
import { progressBar } from './progress.ts';
import { reportLines } from './report.ts';
import { tally } from './summary.ts';

const FLAGS = {
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  seats: { type: 'string' },
  option: { type: 'string', multiple: true },
  preset: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const MOST_GAMES = 10_000_000;

/** Plays random matches and sums them up. The summary alone goes to standard output. */
export function simulate(args: readonly string[]): number {
  const { flags, operands, say } = readFlags('simulate', args, FLAGS, 1);
  const game = readGameName(say, operands[0]);
  const { min, max } = game.seats;
  const seats =
    flags.seats === undefined
      ? Math.min(max, Math.max(min, 2))
      : readCount(say, '--seats', flags.seats, min, max);
  const games = readCount(say, '--games', flags.games, 1, MOST_GAMES);
  const options = readOptions(game, readOptionFlags(say, game, flags), seats) as object;
  const count = tally(game, seats, options);
  const bar = progressBar(games);
  const start = performance.now();
  for (let done = 0; done < games; done += 1) {
    // Each match has a seed of its own, so that any of them can be played again alone.
    count.add(playRandomly(game, options, seats, `${flags.seed} ${done}`));
    bar.show(done);
  }
  bar.end();
  const perSecond = (1000 * games) / (performance.now() - start);
  const summary = count.sum();
  if (flags.json) {
    const { id, version } = game;
    print(JSON.stringify({ game: id, version, seed: flags.seed, games, seats, options, ...summary }));
  } else {
    print(say('simulate.title', { count: games, game: titleOf(game, say), seed: flags.seed }));
    print(...reportLines(say, figuresOf(game, seats, options), summary));
  }
  process.stderr.write(`${say('simulate.speed', { count: Math.round(perSecond) })}\n`);
  return 0;
}
