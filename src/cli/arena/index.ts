import type { Contest } from '#bots/arena';
import { evidence, type Trial } from '#bots/standing';
import { readOptions } from '#core/options';
import { misuse, readCount, readFlags, readGameName, readOptionFlags } from '../flags.ts';
import { type Say, titleOf } from '../language.ts';
import { print } from '../terminal/print.ts';
import { contend, contestantOf, type Limits } from './contest.ts';
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
  preset: { type: 'string' },
  ms: { type: 'string' },
  iterations: { type: 'string' },
  cpu: { type: 'boolean', default: false },
  ladder: { type: 'boolean', default: false },
  sets: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

const MOST_PAIRS = 1_000_000;
const MOST_MS = 60_000;
const MOST_ITERATIONS = 10_000_000;

/** Lets two bots play the same deals with seats exchanged, until the pairs are played or the test has an answer. */
export function arena(args: readonly string[]): number {
  const { flags, operands, say } = readFlags('arena', joinTrial(args), FLAGS, 2);
  const game = readGameName(say, flags.game ?? 'muster');
  const pairs = readCount(say, '--pairs', flags.pairs, 1, MOST_PAIRS);
  const { min, max } = game.seats;
  const seats = readCount(say, '--seats', flags.seats ?? String(Math.min(max, Math.max(min, 2))), min, max);
  const given = readOptionFlags(say, game, flags);
  const options: unknown = readOptions(game, given, seats);
  const limits: Limits = {
    ...(flags.ms === undefined ? {} : { milliseconds: readCount(say, '--ms', flags.ms, 1, MOST_MS) }),
    ...(flags.iterations === undefined
      ? {}
      : { iterations: readCount(say, '--iterations', flags.iterations, 1, MOST_ITERATIONS) }),
  };
  const now = flags.cpu ? cpuTime : () => performance.now();
  const common = { game, options, seats, seed: flags.seed, now };
  if (flags.ladder) return climb(say, common, pairs, limits);
  const trial = flags.sprt === undefined ? null : readTrial(say, flags.sprt);
  const [first, second] = [0, 1].map((at) => contestantOf(say, game, operands[at], limits, now));
  const contest: Contest = { ...common, contestants: [first!, second!] };
  if (flags.sets) return playSets(say, contest, given, pairs, flags.json);
  const { standing, verdict } = contend(contest, pairs, trial);
  if (flags.json) {
    const { id, version } = game;
    const found = trial === null ? {} : { trial, verdict, evidence: evidence(standing, trial) };
    const what = {
      game: id,
      version,
      seed: flags.seed,
      options,
      seats,
      bots: operands,
      cpu: flags.cpu,
      ...limits,
    };
    print(JSON.stringify({ ...what, ...standing, ...found }));
  } else {
    print(
      say('arena.title', {
        first: operands[0]!,
        second: operands[1]!,
        game: titleOf(game, say),
        seed: flags.seed,
      }),
      ...standingLines(say, standing, trial, verdict),
    );
  }
  return 0;
}

/** Milliseconds that this thread has worked: on a busy machine others' work does not count as thinking. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** `--sprt 50 60` is one flag with two numbers. */
function joinTrial(args: readonly string[]): string[] {
  const at = args.indexOf('--sprt');
  const [low, high] = [args[at + 1], args[at + 2]];
  if (at < 0 || high === undefined || !/^[\d.]+$/u.test(high)) return [...args];
  return [...args.slice(0, at), `--sprt=${low},${high}`, ...args.slice(at + 3)];
}

function readTrial(say: Say, given: string): Trial {
  const [low = Number.NaN, high = Number.NaN] = given.split(',').map(Number);
  if (!(low > 0 && low < high && high < 100)) throw misuse(say('error.trial', { given }));
  return { low: low / 100, high: high / 100 };
}
