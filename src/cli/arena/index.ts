import { evidence, type Trial } from '#bots/standing';
import type { AnyGame } from '#core/game';
import { entryAt } from '#core/list';
import { readOptions } from '#core/options';
import { GAMES } from '#games/index';
import { misuse, readCount, readFlags, readGameName, tellIdle } from '../flags.ts';
import { readMatchOptions } from '../packs.ts';
import { type Say, titleOf } from '../language.ts';
import { print } from '../terminal/print.ts';
import { contend, type ContestResult } from './contend.ts';
import { type Fixture, type Limits, readBot } from './contest.ts';
import { type Crew, crewOf } from './crew.ts';
import { climb } from './ladder.ts';
import { standingLines } from './report.ts';
import { playSets } from './sets.ts';

const FLAGS = {
  game: { type: 'string' },
  pairs: { type: 'string', default: '500' },
  sprt: { type: 'string' },
  seed: { type: 'string', default: '1' },
  seats: { type: 'string' },
  option: { type: 'string', multiple: true },
  pack: { type: 'string' },
  preset: { type: 'string' },
  ms: { type: 'string' },
  iterations: { type: 'string' },
  workers: { type: 'string', default: '1' },
  cpu: { type: 'boolean', default: false },
  adjust: { type: 'boolean', default: false },
  ladder: { type: 'boolean', default: false },
  sets: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

const MOST_PAIRS = 1_000_000;
const MOST_MS = 60_000;
const MOST_ITERATIONS = 10_000_000;
const MOST_WORKERS = 256;

/** What bots are compared by where nothing is said: the first game for two. */
const forTwo = (): AnyGame => GAMES.find(({ seats }) => seats.max === 2) ?? entryAt(GAMES, 0);

/** Lets two bots play the same deals with seats exchanged, until the pairs are played or the test has an answer. */
export async function arena(args: readonly string[]): Promise<number> {
  const { flags, operands, say } = readFlags('arena', joinTrial(args), FLAGS, 2);
  const game = flags.game === undefined ? forTwo() : readGameName(say, flags.game);
  const pairs = readCount(say, '--pairs', flags.pairs, 1, MOST_PAIRS);
  const { min, max } = game.seats;
  const seats = readCount(say, '--seats', flags.seats ?? String(Math.min(max, Math.max(min, 2))), min, max);
  const settings = readMatchOptions(say, game, flags);
  const options: unknown = readOptions(game, settings, seats);
  tellIdle(say, game, settings, seats);
  const limits: Limits = {
    ...(flags.ms === undefined ? {} : { milliseconds: readCount(say, '--ms', flags.ms, 1, MOST_MS) }),
    ...(flags.iterations === undefined
      ? {}
      : { iterations: readCount(say, '--iterations', flags.iterations, 1, MOST_ITERATIONS) }),
  };
  const workers = readCount(say, '--workers', flags.workers, 1, MOST_WORKERS);
  const common = {
    game: game.id,
    options,
    seats,
    seed: flags.seed,
    limits,
    cpu: flags.cpu,
    adjust: flags.adjust,
  };
  if (flags.ladder) return withCrew(workers, (crew) => climb(say, crew, game, common, pairs));
  const trial = flags.sprt === undefined ? null : readTrial(say, flags.sprt);
  const bots = [readBot(say, game, operands[0]), readBot(say, game, operands[1])] as const;
  const fixture: Fixture = { ...common, bots };
  if (flags.sets) {
    return withCrew(workers, (crew) => playSets(say, crew, game, fixture, settings, pairs, flags.json));
  }
  const result = await withCrew(workers, (crew) => contend(crew, fixture, pairs, trial));
  if (flags.json) print(jsonOf(fixture, game.version, trial, result));
  else {
    const [first, second] = bots;
    print(
      say('arena.title', { first, second, game: titleOf(game, say), seed: flags.seed }),
      ...standingLines(say, result.standing, trial, result.verdict),
    );
  }
  return 0;
}

async function withCrew<T>(size: number, play: (crew: Crew) => Promise<T>): Promise<T> {
  const crew = crewOf(size);
  try {
    return await play(crew);
  } finally {
    await crew.end();
  }
}

function jsonOf(
  { limits, ...fixture }: Fixture,
  version: number,
  trial: Trial | null,
  { standing, verdict }: ContestResult,
): string {
  const result = trial === null ? {} : { trial, verdict, evidence: evidence(standing, trial) };
  return JSON.stringify({ ...fixture, version, ...limits, ...standing, ...result });
}

/** `--sprt 50 60` is one flag with two numbers. */
function joinTrial(args: readonly string[]): string[] {
  const at = args.indexOf('--sprt');
  const [low, high] = [args[at + 1], args[at + 2]];
  if (at < 0 || high === undefined || !/^[\d.]+$/u.test(high)) return [...args];
  return [...args.slice(0, at), `--sprt=${low},${high}`, ...args.slice(at + 3)];
}

function readTrial(say: Say, text: string): Trial {
  const [low = Number.NaN, high = Number.NaN] = text.split(',').map(Number);
  if (!(low > 0 && low < high && high < 100)) throw misuse(say('error.trial', { given: text }));
  return { low: low / 100, high: high / 100 };
}
