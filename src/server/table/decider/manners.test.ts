import { expect, test } from 'vitest';
import type { AnyGame } from '#core/game';
import { murano } from '#games/murano/index';
import { muster } from '#games/muster/index';
import type { Agreement, Proposal } from '#table/table-info';
import { headerOf, newWalk, type TableWalk, wordsOf } from '../../testing/walk.ts';
import { LONG_LOG, MOST_PROPOSED } from './decide.ts';
import type { TableHeader } from './events.ts';
import { RESUMED_WITHIN } from './proposals.ts';
import { thinking, toAct } from './state.ts';

/** A pause by consent, and a turn that is taken back by consent. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const LIVE: Agreement = { pace: { kind: 'live', minutes: 1, increment: 10 }, away: null, timeout: 'lose' };

const tableOf = (change: Partial<TableHeader> = {}, game: AnyGame = muster, seats = 2): TableWalk =>
  newWalk(game, headerOf(game, seats, LIVE, { options: { first: 'seat0' }, ...change }));
const propose = (walk: TableWalk, seat: number, what: Proposal['what']) =>
  walk.ask(seat, { type: 'propose', id: 'p', what });
const agree = (walk: TableWalk, seat: number) =>
  walk.ask(seat, { type: 'agree', id: 'a', after: walk.state().seq });
const act = (walk: TableWalk) => {
  const [seat = 0] = toAct(walk.state());
  return walk.ask(seat, {
    type: 'move',
    id: 'm',
    after: walk.state().seq,
    word: wordsOf(walk.state(), seat)[0],
  });
};
/** Until this seat is to act. */
function playUntil(walk: TableWalk, seat: number): void {
  do act(walk);
  while (!toAct(walk.state()).includes(seat));
}
const pausing = (walk: TableWalk): void => {
  expect(propose(walk, 0, 'pause')).toBeNull();
  expect(agree(walk, 1)).toBeNull();
};
const left = (walk: TableWalk): readonly number[] => walk.state().bank!.left;

test('a pause: no clock runs, nobody acts, nothing runs out, and it goes on where it was', () => {
  const walk = tableOf();
  walk.wait(5 * SECOND);
  expect(propose(walk, 1, 'pause')).toBeNull();
  walk.wait(3 * SECOND);
  expect(walk.state().pause, 'not before all agree').toBeNull();
  expect(agree(walk, 0)).toBeNull();
  expect(left(walk)).toEqual([52 * SECOND, MINUTE]);
  expect([toAct(walk.state()), thinking(walk.state())]).toEqual([[], []]);
  walk.wait(40 * MINUTE);
  walk.settle();
  const after = walk.state().seq;
  expect(walk.ask(0, { type: 'move', id: 'm', after, word: wordsOf(walk.state(), 0)[0] })).toBe('not-now');
  expect(walk.ask(0, { type: 'undo', id: 'u', after })).toBe('not-now');
  expect(propose(walk, 1, 'pause')).toBe('not-now');
  expect(propose(walk, 1, 'undo')).toBe('not-now');
  expect(propose(walk, 0, 'resume')).toBeNull();
  expect(agree(walk, 1)).toBeNull();
  expect(walk.state().pause).toBeNull();
  expect(left(walk)).toEqual([52 * SECOND, MINUTE]);
  walk.wait(2 * SECOND);
  expect(act(walk)).toBeNull();
  expect(left(walk)[0]).toBeLessThanOrEqual(60 * SECOND);
  expect(left(walk)[0]).toBeGreaterThanOrEqual(50 * SECOND);
});

test('nobody is kept in a pause: whoever wants to go on waits five minutes at most', () => {
  const walk = tableOf();
  pausing(walk);
  expect(propose(walk, 1, 'resume')).toBeNull();
  for (const seat of [0, 1]) expect(walk.ask(seat, { type: 'decline', id: 'd' })).toBe('not-now');
  walk.wait(RESUMED_WITHIN - 1);
  walk.settle();
  expect(walk.state().pause).not.toBeNull();
  walk.wait(1);
  walk.settle();
  expect(walk.state()).toMatchObject({ pause: null, proposal: null });
  expect(left(walk), 'no clock has run until then').toEqual([MINUTE, MINUTE]);
  expect(thinking(walk.state())).toEqual([0]);
});

test('however much was proposed before, and however long the log is, a pause can be ended', () => {
  const walk = tableOf();
  for (let count = 1; count < MOST_PROPOSED; count += 1) {
    propose(walk, 0, 'draw');
    walk.ask(1, { type: 'decline', id: 'd' });
  }
  pausing(walk);
  while (walk.state().seq < LONG_LOG) {
    walk.happen({ kind: 'handOver', seat: 1, level: '1', why: 'asked' });
    walk.happen({ kind: 'takeBack', seat: 1 });
  }
  expect(propose(walk, 1, 'draw')).toBe('log-full');
  expect(propose(walk, 0, 'resume')).toBeNull();
});

test.each<[string, (walk: TableWalk) => void]>([
  ['gives up', (walk) => void walk.ask(1, { type: 'resign', id: 'r' })],
  ['is gone', (walk) => walk.happen({ kind: 'handOver', seat: 1, level: '3', why: 'gone' })],
])('whoever %s ends the pause: nobody comes back from it', (_what, happens) => {
  const walk = tableOf({}, murano, 3);
  propose(walk, 0, 'pause');
  agree(walk, 1);
  expect(walk.state().pause, 'three have to agree').toBeNull();
  agree(walk, 2);
  expect(walk.state().pause).not.toBeNull();
  happens(walk);
  expect(walk.state().pause).toBeNull();
});

test('where no time can be lost there is nothing to pause, and nobody is asked where nobody else plays', () => {
  const free = tableOf({ agreement: { pace: { kind: 'free' }, away: null, timeout: 'bot' } });
  expect(propose(free, 0, 'pause')).toBe('not-now');
  expect(propose(free, 0, 'resume')).toBe('not-now');
  const patient = tableOf({ agreement: { pace: { kind: 'free' }, away: 5, timeout: 'bot' } });
  expect(propose(patient, 0, 'pause')).toBeNull();
  const alone = tableOf();
  act(alone);
  alone.happen({ kind: 'handOver', seat: 1, level: '3', why: 'gone' });
  expect(propose(alone, 0, 'pause')).toBe('not-now');
  expect(propose(alone, 0, 'undo')).toBe('not-now');
});

test('a turn is taken back with all that followed, and with what was given for it', () => {
  const walk = tableOf();
  expect(propose(walk, 0, 'undo'), 'nothing was done yet').toBe('not-now');
  const before: unknown = walk.state().match!.state;
  walk.wait(20 * SECOND);
  playUntil(walk, 1);
  const given = left(walk);
  expect(given).toEqual([50 * SECOND, MINUTE]);
  walk.wait(4 * SECOND);
  act(walk);
  expect(propose(walk, 0, 'undo')).toBeNull();
  expect(walk.state().match!.state, 'not before the other agrees').not.toBe(before);
  walk.wait(SECOND);
  expect(agree(walk, 1)).toBeNull();
  expect(walk.state()).toMatchObject({ proposal: null, result: null, progress: { standing: 0 } });
  expect(walk.state().match!.state).toBe(before);
  expect(toAct(walk.state())).toEqual([0]);
  // The increment of the turn is gone; time that went by stays gone, the other's as well.
  expect(left(walk)).toEqual([40 * SECOND, 55 * SECOND]);
  expect(act(walk)).toBeNull();
});

test('nobody loses by a courtesy: a turn whose seconds were used up already stays as it is', () => {
  const walk = tableOf();
  walk.wait(55 * SECOND);
  playUntil(walk, 1);
  playUntil(walk, 0);
  walk.wait(8 * SECOND);
  expect(left(walk)[0]).toBe(15 * SECOND);
  const { standing } = walk.state().progress;
  expect(propose(walk, 0, 'undo')).toBeNull();
  expect(agree(walk, 1)).toBeNull();
  expect(walk.state()).toMatchObject({ proposal: null, result: null, progress: { standing } });
  expect(left(walk)[0]).toBe(7 * SECOND);
});

test('where others play the same deal, nothing is taken back by consent', () => {
  const dealt = {
    gathering: 'g'.repeat(22),
    kind: 'mirror',
    tables: 2,
    number: 0,
    digests: [],
    nonces: [],
    withdrawn: [],
  } as const;
  const walk = newWalk(muster, headerOf(muster, 2, LIVE, { options: { first: 'seat0' }, dealt }));
  act(walk);
  expect(propose(walk, 0, 'undo')).toBe('not-now');
  expect(propose(walk, 0, 'pause')).toBeNull();
});
