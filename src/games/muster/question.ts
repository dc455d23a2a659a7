import type { Question, Seat } from '#core/game';
import { PILE } from './action.ts';
import { rules } from './actions/index.ts';
import { cardWord } from './cards.ts';
import { HAND_SIZE, type View } from './state.ts';

/** What is owed; in the action of a turn, only what there is to choose from. */
export function question(view: View, seat: Seat): Question {
  if (view.phase === 'place') {
    return { key: 'question.place', with: { card: `@card.${cardWord(view.turned[0])}` } };
  }
  const legal = rules.legalActions(view, seat);
  if (view.phase === 'refill') {
    const castles = legal.some((action) => action.kind === 'draw' && action.from !== PILE);
    const count = HAND_SIZE - view.hands[seat].length;
    return { key: castles ? 'question.refill' : 'question.refillPile', with: { count } };
  }
  if (!legal.some(({ kind }) => kind === 'move')) return { key: 'question.chooseCard' };
  const cards = legal.some(({ kind }) => kind !== 'move');
  return { key: cards ? 'question.choose' : 'question.chooseWizard' };
}
