import type { Level } from '#bots/level';
import { levelsOf } from '#bots/levels';
import type { AnyGame } from '#core/game';
import { readOptions } from '#core/options';
import { misuse, readCount, readFlags, readGameName, tellIdle } from '../flags.ts';
import { readMatchOptions } from '../packs.ts';
import { type Say, titleOf } from '../language.ts';
import { print } from '../terminal/print.ts';
import { figuresOf } from './figures.ts';
import { playAlone } from './matches.ts';
import { progressBar } from './progress.ts';
import { reportLines } from './report.ts';
import { tally } from './summary.ts';

const FLAGS = {
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  seats: { type: 'string' },
  option: { type: 'string', multiple: true },
  pack: { type: 'string' },
  preset: { type: 'string' },
  level: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const MOST_GAMES = 10_000_000;

/** Plays matches, random ones or of one level, and sums them up. The summary alone goes to standard output. */
export function simulate(args: readonly string[]): number {
  const { flags, operands, say } = readFlags('simulate', args, FLAGS, 1);
  const game = readGameName(say, operands[0]);
  const { min, max } = game.seats;
  const seats =
    flags.seats === undefined
      ? Math.min(max, Math.max(min, 2))
      : readCount(say, '--seats', flags.seats, min, max);
  const games = readCount(say, '--games', flags.games, 1, MOST_GAMES);
  const settings = readMatchOptions(say, game, flags);
  const options: object = readOptions(game, settings, seats);
  tellIdle(say, game, settings, seats);
  const level = flags.level === undefined ? undefined : readLevel(say, game, flags.level);
  const count = tally(game, seats, options);
  const bar = progressBar(games);
  const start = performance.now();
  for (let done = 0; done < games; done += 1) {
    // Each match has a seed of its own, so that any of them can be played again alone.
    count.add(playAlone(game, options, seats, `${flags.seed} ${done}`, level));
    bar.show(done);
  }
  bar.end();
  const perSecond = (1000 * games) / (performance.now() - start);
  const summary = count.sum();
  if (flags.json) {
    const { id, version } = game;
    const by = level === undefined ? {} : { level: level.number };
    print(JSON.stringify({ game: id, version, ...by, seed: flags.seed, games, seats, options, ...summary }));
  } else {
    const what = { count: games, game: titleOf(game, say), seed: flags.seed };
    if (level === undefined) print(say('simulate.title', what));
    else print(say('simulate.levelTitle', { ...what, level: level.number }));
    print(...reportLines(say, figuresOf(game, seats, options), summary));
  }
  process.stderr.write(`${say('simulate.speed', { count: Math.round(perSecond) })}\n`);
  return 0;
}

function readLevel(say: Say, game: AnyGame, text: string): Level {
  const levels = levelsOf(game);
  const level = levels.find(({ number }) => String(number) === text);
  const names = levels.map(({ number }) => number).join(', ');
  if (level === undefined) throw misuse(say('error.bot', { given: text, names }));
  return level;
}
