import { budgetOf } from '#bots/level';
import { levelsOf } from '#bots/levels';
import type { Opinion } from '#bots/bot';
import { chanceFor } from './bot.ts';
import { choicesOf } from './choices.ts';
import { type PlaySession, toAct } from './sitting.ts';

const MOST = 3;

/** The best actions by the judgement of the strongest level, which sees what the person sees, with their worth. */
export function hintLines(sitting: PlaySession): string[] {
  const { match, seat, say } = sitting;
  const level = levelsOf(match.game).at(-1)!;
  if (!toAct(sitting).includes(seat)) return [say('hint.none')];
  const { game, state } = match;
  const budget = budgetOf(level, () => performance.now(), 0);
  const opinions: readonly Opinion<unknown>[] = level.bot.weigh(
    game.view(state, seat),
    seat,
    budget,
    chanceFor(match, seat),
  );
  const choices = choicesOf(sitting);
  const lines = opinions.slice(0, MOST).map(({ action, worth }) => {
    const word = game.encode(action);
    const at = choices.findIndex((choice) => choice.notation === word);
    const { heading = '', label = '', folded = false } = choices[at] ?? {};
    // What has no number is to be typed.
    const number = folded ? word : at + 1;
    return say('hint.line', { number, heading, label, share: Math.round(100 * worth) });
  });
  return [say('hint.title'), ...lines];
}
