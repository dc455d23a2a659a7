// Is adjusting for luck fair whoever judges? `npm run review:unbiased -- GAME FIRST SECOND [--pairs N] [--seed TEXT]` lets two
// levels meet, takes the luck out by a judge that knows nothing (a number drawn from each position), and compares both scores.
import { parseArgs } from 'node:util';
import { playRound } from '../../src/bots/arena.ts';
import { iterations } from '../../src/bots/bot.ts';
import { levelsOf } from '../../src/bots/levels.ts';
import type { AnyEvaluator } from '../../src/bots/review/evaluator.ts';
import { chanceFrom } from '../../src/bots/review/seed.ts';
import { shareOf } from '../../src/bots/share.ts';
import { defaultOptions } from '../../src/core/options.ts';
import { gameOf } from '../../src/games/index.ts';
import { evaluatorOf } from './judged.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pairs: { type: 'string', default: '1000' }, seed: { type: 'string', default: 'unbiased' } },
});
const [id = '', ...names] = positionals;
const game = gameOf(id);
if (game === undefined || names.length !== 2) throw new Error('expected a game and two levels');

const PRECISION = 2 ** 30;

/** Shares drawn from what all seats see together: the same position always gets the same ones. */
function drawnShares(state: unknown, count: number): readonly (readonly number[])[] {
  const texts = [0, 1].map((seat) => JSON.stringify(game!.json.position(game!.view(state, seat))));
  const random = chanceFrom(game!, game!.view(state, null), count, texts.join(' '));
  return Array.from({ length: count }, () => {
    const share = random.below(PRECISION) / PRECISION;
    return [share, 1 - share];
  });
}

const ignorant = (evaluator: AnyEvaluator): AnyEvaluator => ({
  ...evaluator,
  openShares(state: unknown) {
    const over = game.outcome(state);
    return over === null ? drawnShares(state, 1)[0] : [shareOf(over, 0, 2), shareOf(over, 1, 2)];
  },
  actionShares: (state: unknown, seat) => drawnShares(state, game.legalActions(state, seat).length),
});

const contestant = (name: string) => {
  const level = levelsOf(game).find(({ number }) => String(number) === name);
  if (level === undefined) throw new Error(`no level ${name}`);
  return { bot: level.bot, milliseconds: Infinity, budget: () => iterations(level.iterations) };
};
const contest = {
  game,
  options: defaultOptions(game.options),
  seats: 2,
  contestants: [contestant(names[0]), contestant(names[1])] as const,
  seed: values.seed,
  evaluator: ignorant(await evaluatorOf(id)),
  now: () => 0,
};

const raw: number[] = [];
const luck: number[] = [];
for (let round = 0; round < Number(values.pairs); round += 1) {
  const { meetings } = playRound(contest, round);
  raw.push(...meetings.map(({ score }) => score));
  luck.push(...meetings.map((meeting) => meeting.luck!));
  if (round % 50 === 49 || round === Number(values.pairs) - 1) tell();
}

function tell(): void {
  const meanOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;
  const difference = meanOf(luck);
  const variance = meanOf(luck.map((each) => (each - difference) ** 2));
  const margin = 1.96 * Math.sqrt(variance / luck.length);
  const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;
  const score = meanOf(raw);
  console.log(
    `${raw.length} matches: ${percent(score)} as they are, ${percent(score - difference)} adjusted; ` +
      `difference ${percent(difference)} ± ${percent(margin)}: ${Math.abs(difference) <= margin ? 'none' : 'THERE IS ONE'}`,
  );
}
