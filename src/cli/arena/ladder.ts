import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Contest } from '#bots/arena';
import { levelsOf } from '#bots/levels';
import type { Standing, Verdict } from '#bots/standing';
import type { Say } from '../language.ts';
import { print } from '../terminal/print.ts';
import { contend, contestantOf, type Limits } from './contest.ts';
import { withSections } from './document.ts';

const FILE = 'docs/strength.md';
/** Each level against the one below: is it rather 60 % than 50 %? */
const TRIAL = { low: 0.5, high: 0.6 };

interface Step {
  readonly first: string;
  readonly second: string;
  readonly standing: Standing;
  readonly verdict: Verdict;
}

/** Plays every level against the one below and against the yardstick, and writes down how strong they are. */
export function climb(say: Say, common: Omit<Contest, 'contestants'>, pairs: number, limits: Limits): number {
  const names = ['random', ...levelsOf(common.game.id).map(({ number }) => String(number))];
  const meet = (first: string, second: string, trial: typeof TRIAL | null): Step => {
    if (process.stderr.isTTY) process.stderr.write(`${say('arena.step', { first, second })}\n`);
    const contestants = [first, second].map((name) =>
      contestantOf(say, common.game, name, limits, common.now),
    );
    const contest: Contest = { ...common, contestants: [contestants[0]!, contestants[1]!] };
    return { first, second, ...contend(contest, pairs, trial) };
  };
  const steps = names.slice(1).map((name, at) => meet(name, names[at]!, TRIAL));
  const yardstick = names.filter((name) => Number(name) !== 2).map((name) => meet(name, '2', null));
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : `${TITLE}\n`;
  const sections = new Map([
    ['Each level against the one below', `${UNTIL}\n\n${tableOf(steps)}`],
    ['Every level against level 2, the yardstick', tableOf(yardstick)],
  ]);
  const chapter = common.game.id.replace(/^./u, (letter) => letter.toUpperCase());
  writeFileSync(FILE, withSections(before, chapter, introOf(common, pairs, limits), sections));
  print(say('arena.written', { file: FILE }));
  return 0;
}

/** The document is in English, like all of docs/. */
const TITLE = '# How strong the bots are';
const UNTIL = 'Played until a sequential test knows whether the score is rather 60 % than 50 %.';

function introOf({ game, seed }: Omit<Contest, 'contestants'>, pairs: number, limits: Limits): string {
  const { milliseconds, iterations } = limits;
  const flags = [
    `--game ${game.id} --pairs ${pairs} --seed ${seed}`,
    ...(iterations === undefined ? [] : [`--iterations ${iterations}`]),
    ...(milliseconds === undefined ? [] : [`--ms ${milliseconds}`]),
  ].join(' ');
  const thinking =
    iterations === undefined
      ? 'Each level thinks as long as it does at the table.'
      : `No level thinks more than ${iterations} iterations, and fewer where it has fewer at the table.`;
  return [
    `Written by \`tavola arena --ladder ${flags}\`; rules version ${game.version}, Node ${process.versions.node}, default options.`,
    `The same deals are played with seats exchanged; a score is the share of the win, with its 95 % interval. ${thinking}`,
  ].join('\n');
}

const HEAD = [
  'first',
  'second',
  'score',
  'Elo',
  'pairs 0 · ¼ · ½ · ¾ · 1',
  'draws',
  'stalled',
  'ms (99th)',
  'test',
];

function tableOf(steps: readonly Step[]): string {
  const rows = steps.map(({ first, second, standing, verdict }) => {
    const { score, margin, elo, pairs, draws, stalled, times } = standing;
    const [own] = times;
    return [
      first,
      second,
      `${(100 * score).toFixed(1)} ± ${(100 * margin).toFixed(1)} %`,
      `${elo.value.toFixed(0)} (${elo.low.toFixed(0)} to ${elo.high.toFixed(0)})`,
      pairs.join(' · '),
      String(draws),
      String(stalled),
      `${own!.median.toFixed(0)} (${own!.high.toFixed(0)})`,
      verdict === 'open' ? '' : verdict === 'high' ? 'stronger' : 'not stronger',
    ];
  });
  return [HEAD, HEAD.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
