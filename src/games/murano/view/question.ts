import { HIDDEN, type Message, type Question, type Seat } from '#core/game';
import { rules } from '../actions/index.ts';
import type { AdvantageId } from '../content/advantages.ts';
import type { Kind } from '../rules/action.ts';
import { circleAt, NOON, nextPlace, type Place, shownAt } from '../rules/board.ts';
import { momentOf } from '../rules/offers.ts';
import { due, type Owed, type OwedKind } from '../rules/owed.ts';
import { countOf, SHARDS, type Shards } from '../rules/shards.ts';
import type { View } from '../rules/state.ts';
import { creationKey, listed, shardKey } from './describe.ts';

/** What is owed, or what the moment of the turn offers. */
export function question(view: View, seat: Seat): Question {
  const owed = due(view);
  if (owed !== undefined) return owedQuestion(view, seat, owed);
  const { name } = momentOf(view);
  switch (name) {
    case 'selector':
      if (view.selector === NOON) return asked('selector', {}, 'selectorNoon');
      return asked('selector', pairAt(view, nextPlace(view.selector)), 'selector');
    case 'take':
    case 'takeAgain':
      return asked(name, pairAt(view, view.selector), name);
    case 'deal':
      return isPossible(view, seat, 'skip') ? asked('skip', {}, 'skip') : asked('deal');
    case 'dealAgain':
      if (isPossible(view, seat, 'exchange', 'buy', 'sell')) return asked('dealAgain', {}, 'dealAgain');
      break;
    case 'end':
  }
  return endQuestion(view, seat);
}

function endQuestion(view: View, seat: Seat): Question {
  const card = view.hands[seat][0] ?? HIDDEN;
  const kinds = new Set(rules.legalActions(view, seat).map(({ kind }) => kind));
  if (card !== HIDDEN && kinds.has('create')) {
    return asked('create', { creation: creationKey(card) }, 'create');
  }
  // Only what can be done is promised.
  if (kinds.has('notch')) {
    return asked('end', {}, kinds.has('activate') ? 'end' : kinds.has('reorder') ? 'endMove' : 'endRing');
  }
  return asked('end', {}, kinds.has('activate') ? 'endAdvantage' : 'endOnly');
}

/** The advantage that an owed action was declared for. [M68] */
const DECLARED: Readonly<Partial<Record<OwedKind, AdvantageId>>> = {
  buy: 'free',
  sell: 'merchant',
  exchange: 'expert',
  create: 'topPrice',
};
const OWED_HINTS: Readonly<Partial<Record<OwedKind, string>>> = {
  pick: 'pick',
  return: 'return',
  substitute: 'substitute',
  receive: 'receive',
  gain: 'gain',
  discard: 'discard',
  empty: 'empty',
  create: 'bonus',
};

function owedQuestion(view: View, seat: Seat, { kind, count, from }: Owed): Question {
  const { proceeds, bonus } = view.terms;
  const declared = DECLARED[kind];
  return asked(
    `owed.${kind}`,
    {
      count: Math.max(1, count),
      place: kind === 'pick' ? view.hands[seat].length + 1 : count + 1,
      price: kind === 'create' ? bonus : proceeds,
      shards: kind === 'gain' ? kindsOf(from) : listed(from),
      ...(declared !== undefined && { advantage: `@advantage.${declared}.name` }),
    },
    OWED_HINTS[kind],
  );
}

function asked(key: string, values: Message['with'] = {}, hint?: string): Question {
  const said = { key: `question.${key}`, with: values };
  return hint === undefined ? said : { ...said, hint: { key: `question.hint.${hint}`, with: values } };
}

const pairAt = (view: View, place: Place): { circle: string; ring: string } => ({
  circle: shardKey(circleAt(view, place)),
  ring: shardKey(shownAt(view, place)),
});

const kindsOf = (shards: Shards): string =>
  SHARDS.filter((kind) => countOf(shards, kind) > 0)
    .map(shardKey)
    .join(' ');

const isPossible = (view: View, seat: Seat, ...kinds: readonly Kind[]): boolean =>
  rules.legalActions(view, seat).some(({ kind }) => kinds.includes(kind));
