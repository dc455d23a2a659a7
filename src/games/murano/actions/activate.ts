import { replaced, without } from '#core/list';
import { rowOf } from '../advantages/index.ts';
import {
  CARDS,
  CATEGORIES,
  categoriesOf,
  cardWord,
  categoryWord,
  parseCard,
  parseCategory,
} from '../rules/cards.ts';
import { refuse } from '../rules/refusals.ts';
import type { RuleOf } from '../rules/action.ts';

const NOT_COMPLETED = refuse('L29', 'notCompleted');
const USED = refuse('M28', 'usedAlready');
const OTHER_CATEGORY = refuse('L30', 'otherCategory');

const ACTIVATIONS = CARDS.map((card) =>
  CATEGORIES.map((category) => ({ kind: 'activate', card, category }) as const),
);

/** L29, M28: set a completed creation aside for the advantage under one of its categories. */
export const activate: RuleOf<'activate'> = {
  candidates(view, seat, actions) {
    for (const card of view.completed[seat]) {
      for (const category of categoriesOf(view, card)) actions.push(ACTIVATIONS[card][category]);
    }
  },
  refusal(view, seat, { card, category }) {
    if (view.aside[seat].includes(card)) return USED;
    if (!view.completed[seat].includes(card)) return NOT_COMPLETED;
    if (!categoriesOf(view, card).includes(category)) return OTHER_CATEGORY;
    return rowOf(view.advantages[category]).refusal(view, seat);
  },
  play(state, seat, { card, category }) {
    const completed = state.completed[seat];
    state.completed = replaced(state.completed, seat, without(completed, completed.indexOf(card)));
    state.aside = replaced(state.aside, seat, [...state.aside[seat], card]);
    rowOf(state.advantages[category]).play(state, seat);
  },
  parts: ({ card, category }) => [cardWord(card), categoryWord(category)],
  parse([cardPart, categoryPart]) {
    const card = parseCard(cardPart);
    const category = parseCategory(categoryPart);
    return card === null || category === null ? null : { kind: 'activate', card, category };
  },
};
