import { expect, test } from 'vitest';
import { enqueue, NOTHING_UNDER_WAY, type Outbox, sent } from './outbox.ts';
import { legalAction, predict } from './prediction.ts';
import { game, type ToyView } from './testing/toy-game.ts';

const start: ToyView = { toAct: [0], done: [] };
const outboxOf = (...notations: string[]): Outbox =>
  sent(
    notations.reduce<Outbox>((outbox, notation) => enqueue(outbox, notation), NOTHING_UNDER_WAY),
    5,
  );
const predicted = (outbox: Outbox, view = start, seq = 5) => predict(game, 0, { seq, view }, outbox);

test('what the rules alone decide is predicted, one action after the other', () => {
  expect(predicted(outboxOf('put', 'end'))).toEqual({
    view: { toAct: [1], done: ['put', 'end'] },
    toAct: [1],
    before: { toAct: [0], done: ['put'] },
    index: 1,
  });
});

test('a prediction ends before the action that turns something up', () => {
  expect(predicted(outboxOf('draw'))).toBeNull();
  expect(predicted(outboxOf('put', 'draw', 'put'))).toMatchObject({ index: 0, view: { done: ['put'] } });
});

test('a prediction ends where the seat may not act any more, or the action is not legal', () => {
  expect(predicted(outboxOf('end', 'put'))).toMatchObject({ index: 0 });
  expect(predicted(outboxOf('put', 'nonsense'))).toMatchObject({ index: 0 });
  expect(predicted(outboxOf('put'), { ...start, toAct: [1] })).toBeNull();
});

test('where others choose at the same time, nothing is certain', () => {
  expect(predicted(outboxOf('put'), { ...start, toAct: [0, 1] })).toBeNull();
});

test('an action that answers another sight than the last one is not predicted', () => {
  expect(predicted(outboxOf('put'), start, 6)).toBeNull();
  expect(predicted(NOTHING_UNDER_WAY)).toBeNull();
});

test('the action of a notation is found among those of a seat that may act', () => {
  expect(legalAction(game, start, 0, 'put')).toBe('put');
  expect(legalAction(game, start, 0, 'nonsense')).toBeNull();
  expect(legalAction(game, start, 1, 'put')).toBeNull();
});
