import { expect, test } from 'vitest';
import { inEnglish } from '#core/words';
import { murano } from '../index.ts';
import { NOON } from '../rules/board.ts';
import { OWED_KINDS } from '../rules/owed.ts';
import type { View } from '../rules/state.ts';
import { table } from '../testing/table.ts';
import { question } from './question.ts';

const said = (view: View, seat = 0): string => {
  const { hint, ...asked } = question(view, seat);
  return [asked, ...(hint === undefined ? [] : [hint])]
    .map((message) => inEnglish(murano, message))
    .join(' | ');
};

test('[L44] after Repetition was paid and one pair taken, the pair may be taken again', () => {
  const paid = table({ advantages: 'repetition', completed: ['C01'], selector: 0 });
  const once = paid.play('activate-C01-art', 'selector', 'take');
  expect(said(once.state)).toBe(
    'Take red and blue again, or negotiate | The pair may be taken twice in this turn.',
  );
  expect(said(once.play('take').state)).toBe('Exchange, buy or sell');
  expect(said(paid.play('selector', 'take').state)).toBe('Exchange, buy or sell');
});

test('[M72] what cannot be negotiated is not asked for, and what can be bought alone is', () => {
  const twice = { deals: 2 };
  expect(said(table({ at: 'sold', hands: ['C17'], terms: twice }).state)).toContain('Your turn is done');
  const rich = table({ at: 'sold', money: [9], markets: { NE: 'B' }, terms: twice });
  expect(rich.legal()).toContain('buy-NE');
  expect(rich.legal().some((word) => word.startsWith('sell'))).toBe(false);
  expect(said(rich.state)).toContain('You may negotiate once more');
  const stuck = table({ at: 'taken', money: [0] });
  expect(stuck.legal()).toContain('skip');
  expect(said(stuck.state)).toContain('There is nothing you can negotiate');
});

test('what a declared advantage changes is told with the terms in force', () => {
  const { state } = table({ at: 'taken', benches: ['B'] });
  const owing = (kind: (typeof OWED_KINDS)[number]): View => ({
    ...state,
    owed: [{ kind, seats: [0], count: 0, from: 0 }],
    terms: { ...state.terms, proceeds: 4, bonus: 2 },
  });
  expect(said(owing('sell'))).toBe('Merchant: sell for 4 L');
  expect(said({ ...owing('sell'), terms: { ...state.terms, proceeds: 5 } })).toBe('Merchant: sell for 5 L');
  expect(said(owing('create'))).toContain('It pays 2 L more.');
  for (const kind of OWED_KINDS) expect(said(owing(kind))).not.toContain('question.');
});

test('the selector at 12:00 stands on no pair and comes to the first one', () => {
  const { state } = table({ at: 'start', selector: 3 });
  expect(said(state)).toContain('The next pair is green and yellow.');
  expect(said({ ...state, selector: NOON })).toContain('half a step');
});

test('at the end of a turn only what can be done is promised', () => {
  const end = (money: number, completed: readonly string[]): string =>
    said(table({ at: 'sold', hands: ['C17'], money: [money], completed: [...completed] }).state);
  expect(end(4, ['C01'])).toBe('Your turn is done | Turn the ring, use an advantage, or end your turn.');
  expect(end(4, [])).toBe('Your turn is done | Move a card, turn the ring, or end your turn.');
  const { state } = table({ at: 'sold', hands: ['C17'], money: [4] });
  const oneCard: View = { ...state, hands: state.hands.map((hand) => hand.slice(0, 1)) };
  expect(said(oneCard)).toBe('Your turn is done | Turn the ring, or end your turn.');
  expect(end(0, ['C01'])).toBe('Your turn is done | Use an advantage, or end your turn.');
  expect(end(0, [])).toBe('Your turn is done | All that is left is to end it.');
});
