import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { poolOf } from '#bots/pool';
import type { AnyGame } from '#core/game';
import type { Say } from '../language.ts';
import { print } from '../terminal/print.ts';
import { contend, type ContestResult } from './contend.ts';
import { botNames, type Fixture } from './contest.ts';
import type { Crew } from './crew.ts';
import { withSections } from './document.ts';

const FILE = 'docs/strength.md';
/** Each level against the one below: is it rather 60 % than 50 %? */
const TRIAL = { low: 0.5, high: 0.6 };

const FORMER = 'former-2';
const LEVEL = '2';

interface Step extends ContestResult {
  readonly first: string;
  readonly second: string;
}

/** What all contests of a ladder have in common. */
type Common = Omit<Fixture, 'bots'>;

/** Plays every level against the one below and against the yardstick, and writes down how strong they are. */
export async function climb(
  say: Say,
  crew: Crew,
  game: AnyGame,
  common: Common,
  pairs: number,
): Promise<number> {
  const names = botNames(game);
  const meet = async (first: string, second: string, trial: typeof TRIAL | null): Promise<Step> => {
    if (process.stderr.isTTY) process.stderr.write(`${say('arena.step', { first, second })}\n`);
    return { first, second, ...(await contend(crew, { ...common, bots: [first, second] }, pairs, trial)) };
  };
  const steps: Step[] = [];
  const yardstick: Step[] = [];
  for (const [at, name] of names.slice(1).entries()) steps.push(await meet(name, names[at]!, TRIAL));
  const measure = yardstickOf(game);
  for (const name of names) if (name !== measure) yardstick.push(await meet(name, measure, null));
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : `${TITLE}\n`;
  const sections = new Map([
    ['Each level against the one below', `${UNTIL}\n\n${tableOf(steps)}`],
    [`Every level against ${measure === LEVEL ? 'level 2' : measure}, the yardstick`, tableOf(yardstick)],
  ]);
  const chapter = game.id.replace(/^./u, (letter) => letter.toUpperCase());
  writeFileSync(FILE, withSections(before, chapter, introOf(game, common, pairs), sections));
  print(say('arena.written', { file: FILE }));
  return 0;
}

/** Where the levels have been changed, the former level 2 stays what all are measured by. */
const yardstickOf = (game: AnyGame): string =>
  poolOf(game).find(({ name }) => name === FORMER)?.name ?? LEVEL;

/** The document is in English, like all of docs/. */
const TITLE = '# How strong the bots are';
const UNTIL = 'Played until a sequential test knows whether the score is rather 60 % than 50 %.';

function introOf(game: AnyGame, { seed, limits, cpu }: Common, pairs: number): string {
  const { milliseconds, iterations } = limits;
  const flags = [
    `--game ${game.id} --pairs ${pairs} --seed ${seed}`,
    ...(iterations === undefined ? [] : [`--iterations ${iterations}`]),
    ...(milliseconds === undefined ? [] : [`--ms ${milliseconds}`]),
    ...(cpu ? ['--cpu'] : []),
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
