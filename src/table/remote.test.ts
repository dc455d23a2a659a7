import { expect, test } from 'vitest';
import type { Outcome } from '#core/game';
import { type Answer, type Unsent } from './pending-requests.ts';
import type { SightMessage } from './protocol.ts';
import { type ReceivedSight, type Refused, remoteTable } from './remote.ts';
import type { Sight } from './table.ts';
import { game, type ToyView } from './testing/toy-game.ts';

const START: ToyView = { toAct: [0], done: [] };

const sightOf = (seq: number, view: ToyView = START, more: Partial<SightMessage> = {}): SightMessage => ({
  seq,
  view: { ...view },
  toAct: [...view.toAct],
  log: { keep: 0, add: [] },
  event: null,
  outcome: null,
  mayUndo: true,
  clocks: null,
  ...more,
});
const received = (message: SightMessage, before: unknown = null): ReceivedSight => ({
  message,
  log: [],
  before,
});

/** A table on a server that answers when the test says so. */
function stubbed(seat: number | null = 0, first = sightOf(5)) {
  const asked: Unsent[] = [];
  const answers: ((answer: Answer) => void)[] = [];
  const refusals: Refused[] = [];
  const sights: Sight[] = [];
  const may = { act: true };
  let left = 0;
  const remote = remoteTable(received(first), {
    game,
    seat,
    link: {
      ask: (request) => {
        asked.push(request);
        return new Promise((resolve) => {
          answers.push(resolve);
        });
      },
      leave: () => {
        left += 1;
      },
    },
    players: () => [],
    mayAct: () => may.act,
    refused: (answer) => refusals.push(answer),
    changed: () => undefined,
  });
  const stop = remote.watch(seat, (sight) => sights.push(sight));
  return { remote, asked, answers, refusals, sights, may, stop, left: () => left };
}
/** Lets promises that are settled say so. */
const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

test('only the seat of the link is watched, and no longer than somebody wants to', () => {
  const { remote, sights, stop } = stubbed();
  expect(() => remote.watch(1, () => undefined)).toThrow(expect.objectContaining({ code: 'not-yours' }));
  expect(sights).toHaveLength(1);
  stop();
  remote.receive(received(sightOf(6)));
  expect(sights).toHaveLength(1);
});

test('nothing is sent for another seat, for one that a bot plays, or that is not legal', () => {
  const { remote, asked, may } = stubbed();
  remote.send(1, 'put');
  remote.undo(1);
  remote.send(0, 'nonsense');
  may.act = false;
  remote.send(0, 'put');
  remote.undo(0);
  expect(asked).toEqual([]);
  expect(remote.sending()).toBe(false);
});

test('a spectator sends nothing and sees what the server shows', () => {
  const { remote, asked, sights } = stubbed(null);
  remote.send(0, 'put');
  remote.receive(
    received(sightOf(6, START, { event: { kind: 'played', seat: 1, word: null } }), { done: ['old'] }),
  );
  expect(asked).toEqual([]);
  expect(sights.at(-1)?.event).toEqual({ kind: 'played', seat: 1, notation: '', before: { done: ['old'] } });
});

test('after an action that turns something up, nothing is chosen before it is seen', async () => {
  const { remote, asked, answers } = stubbed();
  remote.send(0, 'draw');
  remote.send(0, 'put');
  answers[0]?.({ type: 'done', id: 'r', seq: 6 });
  await settled();
  remote.receive(received(sightOf(6, { toAct: [0], done: ['draw'] })));
  expect(asked).toEqual([{ type: 'move', after: 5, word: 'draw' }]);
  expect(remote.sending()).toBe(false);
});

test('what waits for the server is said, until it is answered; what the rules alone decide waits for nothing', async () => {
  const { remote, answers, sights } = stubbed();
  remote.send(0, 'put');
  expect(sights.at(-1)?.isSent).toBeUndefined();
  const turned = stubbed();
  turned.remote.send(0, 'draw');
  expect(turned.sights.at(-1)?.isSent).toBe(true);
  turned.answers[0]?.({ type: 'refused', id: 'r', reason: 'not-now' });
  await settled();
  expect(turned.sights.at(-1)?.isSent).toBeUndefined();
  expect(turned.sights.at(-1)?.view).toBe(turned.sights[0]?.view);
  expect(answers).toHaveLength(1);
});

test('an action that has become impossible when its turn comes is not sent', async () => {
  const { remote, asked, answers, sights } = stubbed();
  remote.send(0, 'put');
  remote.send(0, 'put');
  expect(sights.at(-1)?.view).toMatchObject({ done: ['put', 'put'] });
  answers[0]?.({ type: 'done', id: 'r', seq: 6 });
  await settled();
  remote.receive(received(sightOf(6, { toAct: [1], done: ['put'] })));
  expect(asked).toHaveLength(1);
  expect(remote.sending()).toBe(false);
  expect(sights.at(-1)).toMatchObject({ view: { done: ['put'] }, toAct: [1], mayUndo: true });
});

test('the second action goes out with the number of the sight that the first one brought', async () => {
  const { remote, asked, answers } = stubbed();
  remote.send(0, 'put');
  remote.send(0, 'end');
  answers[0]?.({ type: 'done', id: 'r', seq: 6 });
  await settled();
  expect(asked, 'not before the sight').toHaveLength(1);
  remote.receive(received(sightOf(6, { toAct: [0], done: ['put'] })));
  expect(asked[1]).toEqual({ type: 'move', after: 6, word: 'end' });
});

test('a take-back that is refused is told, and one that is done is not', async () => {
  const { remote, asked, answers, refusals } = stubbed();
  remote.undo(0);
  expect(asked).toEqual([{ type: 'undo', after: 5 }]);
  answers[0]?.({ type: 'done', id: 'r', seq: 6 });
  await settled();
  expect(refusals).toEqual([]);
  remote.undo(0);
  answers[1]?.({ type: 'refused', id: 's', reason: 'empty-undo' });
  await settled();
  expect(refusals).toMatchObject([{ reason: 'empty-undo' }]);
});

test('nothing is taken back while something is on its way', () => {
  const { remote, asked, sights } = stubbed();
  remote.send(0, 'draw');
  remote.undo(0);
  expect(asked).toHaveLength(1);
  expect(sights.at(-1)?.mayUndo).toBe(false);
});

test('the outcome is told when the server tells one, by the rules where they know more', () => {
  const told = { scores: [1, 2], ranking: [[1], [0]], reason: { key: 'end' } };
  const known: Outcome = { ...told, reason: { key: 'end', with: { tie: 'pile' } } };
  const { remote, sights } = stubbed();
  remote.receive(received(sightOf(6, { ...START, outcome: known })));
  expect(sights.at(-1)?.outcome, 'somebody may still resign or come back').toBeNull();
  remote.receive(received(sightOf(7, { ...START, outcome: known }, { outcome: told })));
  expect(sights.at(-1)?.outcome).toEqual(known);
  remote.receive(received(sightOf(8, START, { outcome: told })));
  expect(sights.at(-1)?.outcome).toEqual(told);
});

test('whoever leaves hears nothing more, and the line is let go', () => {
  const { remote, sights, left } = stubbed();
  remote.leave();
  remote.receive(received(sightOf(6)));
  expect(sights).toHaveLength(1);
  expect(left()).toBe(1);
});
