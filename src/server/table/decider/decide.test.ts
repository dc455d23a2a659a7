import { expect, test } from 'vitest';
import { nonceDigest } from '#core/fair';
import type { AnyGame } from '#core/game';
import { murano } from '#games/murano/index';
import { muster } from '#games/muster/index';
import type { Agreement } from '#table/table-info';
import { headerOf, newWalk, type TableWalk, wordsOf } from '../../testing/walk.ts';
import { type TableState, initialState, phaseOf, toAct } from './state.ts';
import {
  decide,
  decideToSit,
  LONG_LOG,
  LONG_WAIT,
  MOST_DIGESTS,
  MOST_HANDED_OVER,
  MOST_SITTINGS,
  MOST_UNDONE,
} from './decide.ts';
import { dueNow, LONGEST_LOG } from './due.ts';
import type { LoggedEvent, TableEvent } from './events.ts';
import { replay } from './evolve.ts';
import { rematchBudget, wantsRematch } from '../rematch.ts';

const FREE: Agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' };
const newTable = (): TableWalk => newWalk(muster, headerOf(muster, 2, FREE, { options: { first: 'seat0' } }));
const move = (walk: TableWalk, seat: number, change: object = {}): string | null =>
  walk.ask(seat, {
    type: 'move',
    id: 'm',
    after: walk.state().seq,
    word: wordsOf(walk.state(), seat).at(-1)!,
    ...change,
  });
const handOver = { type: 'handOver', id: 'h', level: '1' } as const;
const takeBack = { type: 'takeBack', id: 't' } as const;
/** As if so much had happened there. */
const at = (state: TableState, seq: number): TableState => ({ ...state, seq });

test('what a seat may do is asked of what it sees, and of nothing else', () => {
  const asked: unknown[] = [];
  const game: AnyGame = {
    ...muster,
    view: (state, seat) => ({ ...muster.view(state, seat), seenBy: seat }),
    legalActions(given, seat) {
      asked.push(given.seenBy);
      return muster.legalActions(given, seat);
    },
  };
  const walk = newWalk(game, headerOf(muster, 2, FREE, { options: { first: 'seat0' } }));
  for (const [seat, word] of [
    [0, wordsOf(walk.state(), 0)[0]],
    [0, 'nonsense'],
    [1, 'draw-pile'],
  ] as const) {
    asked.length = 0;
    decide(walk.state(), seat, { type: 'move', id: 'm', after: walk.state().seq, word });
    expect(new Set(asked), word).toEqual(new Set([seat]));
  }
});

test('the last take-back that is allowed is allowed, and the next one is not', () => {
  const walk = newTable();
  const lay = wordsOf(walk.state(), 0).find((word) => word.startsWith('lay'))!;
  expect(move(walk, 0, { word: lay })).toBeNull();
  const state = walk.state();
  const after = (undone: number) =>
    decide({ ...state, progress: { ...state.progress, undone: [undone, 0] } }, 0, {
      type: 'undo',
      id: 'u',
      after: state.seq,
    });
  expect(after(MOST_UNDONE - 1)).toEqual({ event: { kind: 'undo', seat: 0 } });
  expect(after(MOST_UNDONE)).toEqual({ reason: 'undo-limit' });
});

test('a seat goes to and fro between a person and a bot only so often before the match gets on', () => {
  const walk = newTable();
  for (let time = 0; time < MOST_HANDED_OVER; time += 1) {
    expect(walk.ask(0, handOver)).toBeNull();
    expect(walk.ask(0, takeBack)).toBeNull();
  }
  const { length } = walk.log;
  expect(walk.ask(0, handOver)).toBe('hand-over-limit');
  expect(walk.log).toHaveLength(length);
  // The others may, whoever plays is not held up, and then it may again.
  expect(walk.ask(1, handOver)).toBeNull();
  expect(move(walk, 0)).toBeNull();
  expect(walk.ask(0, handOver)).toBeNull();
});

test('taking back an action does not make the match get on: hand-overs are counted through it', () => {
  const walk = newTable();
  expect(move(walk, 0)).toBeNull();
  for (let time = 0; time < MOST_HANDED_OVER; time += 1) {
    walk.ask(0, handOver);
    walk.ask(0, takeBack);
    expect(walk.ask(0, { type: 'undo', id: 'u', after: walk.state().seq })).toBeNull();
    expect(move(walk, 0)).toBeNull();
  }
  expect(walk.ask(0, handOver)).toBe('hand-over-limit');
});

test('whatever one person asks for, a log ends somewhere if the match does not get on', () => {
  const walk = newTable();
  move(walk, 0);
  const { length } = walk.log;
  for (let round = 0; round < 500; round += 1) {
    const after = (): number => walk.state().seq;
    for (const seat of [0, 1]) {
      walk.ask(seat, handOver);
      walk.ask(seat, takeBack);
      walk.ask(seat, { type: 'undo', id: 'u', after: after() });
      if (walk.state().progress.standing === 0) move(walk, 0);
    }
  }
  const most = 2 * (2 * MOST_UNDONE + 2 * MOST_HANDED_OVER);
  expect(walk.log.length - length).toBeLessThanOrEqual(most);
});

test('a long log takes moves and nothing that leads back; one that leads nowhere is closed', () => {
  const walk = newTable();
  move(walk, 0);
  const long = at(walk.state(), LONG_LOG);
  const reasonOf = (state: TableState, request: Parameters<typeof decide>[2]): string => {
    const decision = decide(state, 0, request);
    return 'reason' in decision ? decision.reason : 'granted';
  };
  const undo = { type: 'undo', id: 'u', after: LONG_LOG } as const;
  expect(reasonOf(long, undo)).toBe('log-full');
  expect(reasonOf(long, handOver)).toBe('log-full');
  const word = wordsOf(long, 0)[0];
  expect(reasonOf(long, { type: 'move', id: 'm', after: LONG_LOG, word })).toBe('granted');
  expect(reasonOf(at(walk.state(), LONG_LOG - 1), { ...undo, after: LONG_LOG - 1 })).toBe('granted');
  const due = (state: TableState): unknown => dueNow(state, walk.now(), () => null).event;
  expect(due(at(walk.state(), LONGEST_LOG - 1))).toBeNull();
  expect(due(at(walk.state(), LONGEST_LOG))).toEqual({ kind: 'abandon' });
});

test('nobody sits down and gets up for ever, and a table does not wait for ever', () => {
  const header = headerOf(muster, 2, FREE);
  const coming = (seq: number) => ({
    seq,
    at: 0,
    event:
      seq % 2 === 1
        ? ({ kind: 'sit', seat: 1, player: 'ann' } as const)
        : ({ kind: 'stand', seat: 1 } as const),
    request: null,
  });
  const after = (events: number): TableState =>
    replay(
      initialState(header, muster),
      Array.from({ length: events }, (_, index) => coming(index + 1)),
      { start: () => ({ seed: '' }) },
    );
  expect(decideToSit(after(2 * MOST_SITTINGS - 2), 'ann', 1)).toHaveProperty('event');
  expect(decideToSit(after(2 * MOST_SITTINGS), 'ann', 1)).toEqual({ reason: 'log-full' });
  expect(decideToSit(after(2 * MOST_SITTINGS), 'bob', 1)).toEqual({
    event: { kind: 'sit', seat: 1, player: 'bob' },
  });
  expect(decideToSit(at(after(0), LONG_WAIT), 'bob', 1)).toEqual({ reason: 'log-full' });
  expect(decideToSit(after(1), 'bob', 1)).toEqual({ reason: 'not-now' });
  expect(decideToSit(after(0), 'bob', 2)).toEqual({ reason: 'not-now' });
});

test('an answer is good from the event that asked for it until the match has moved on', () => {
  const walk = newTable();
  const asked = walk.state().asked[0];
  expect(move(walk, 0, { after: asked - 1 })).toBe('stale');
  expect(move(walk, 0, { after: walk.state().seq + 1 })).toBe('stale');
  // What does not touch the match does not make an answer stale.
  walk.ask(1, handOver);
  expect(move(walk, 0, { after: asked })).toBeNull();
  expect(move(walk, 0, { after: asked })).toBe('stale');
  const { matchSeq } = walk.state();
  expect(walk.ask(0, { type: 'undo', id: 'u', after: matchSeq - 1 })).toBe('stale');
  expect(walk.ask(0, { type: 'undo', id: 'u', after: matchSeq + 1 })).toBe('stale');
  expect(walk.ask(0, { type: 'undo', id: 'u', after: matchSeq })).toBeNull();
});

test('nobody acts out of turn, for a seat that a bot plays, or after the end', () => {
  const walk = newTable();
  expect(move(walk, 1, { word: 'lay-castle-water' })).toBe('illegal');
  walk.ask(0, handOver);
  expect(move(walk, 0)).toBe('not-yours');
  expect(walk.ask(0, { type: 'undo', id: 'u', after: walk.state().seq })).toBe('not-yours');
  expect(walk.ask(0, handOver)).toBe('not-now');
  expect(walk.ask(1, takeBack)).toBe('not-now');
  expect(walk.ask(1, { type: 'rematch', id: 'r' })).toBe('not-now');
  expect(walk.ask(1, { type: 'resign', id: 'r' })).toBeNull();
  expect(phaseOf(walk.state())).toBe('over');
  expect(toAct(walk.state())).toEqual([]);
  for (const request of [handOver, takeBack, { type: 'resign', id: 'r' } as const]) {
    expect(walk.ask(0, request)).toBe('not-now');
  }
  expect(walk.ask(0, { type: 'rematch', id: 'r' })).toBeNull();
  expect(walk.ask(0, { type: 'rematch', id: 'r' })).toBe('not-now');
});

test('a rematch is for everybody who is still there, and for nobody else', () => {
  const walk = newTable();
  walk.ask(1, { type: 'resign', id: 'r' });
  expect(wantsRematch(walk.state())).toBe(false);
  walk.ask(0, { type: 'rematch', id: 'r' });
  expect(wantsRematch(walk.state())).toBe(false);
  const alone = Object.assign({}, walk.state().seats[1], { gone: true });
  expect(wantsRematch({ ...walk.state(), seats: walk.state().seats.with(1, alone) })).toBe(true);
  walk.ask(1, { type: 'rematch', id: 'r' });
  expect(wantsRematch(walk.state())).toBe(true);
  walk.happen({ kind: 'rematchOpened', table: 'n'.repeat(22) });
  expect(wantsRematch(walk.state())).toBe(false);
});

test('each player may wish for some rematches, and then for one now and then', () => {
  let now = 0;
  const may = rematchBudget(() => now);
  const wishes = Array.from({ length: 25 }, () => may('ann'));
  expect(wishes.filter(Boolean)).toHaveLength(20);
  expect(may('bob')).toBe(true);
  now += 60_000;
  expect([may('ann'), may('ann')]).toEqual([true, false]);
});

test('whoever resigns at a table of bots ends the match, and is placed last; three persons go on as two', () => {
  const header: TableState['header'] = {
    ...headerOf(murano, 3, FREE),
    seats: [{ kind: 'person' }, { kind: 'bot', level: '1' }, { kind: 'bot', level: '1' }],
  };
  const events = [
    { kind: 'sit', seat: 0, player: 'ann' },
    { kind: 'nonce', seat: 0, nonce: '0'.repeat(32) },
    { kind: 'resign', seat: 0 },
  ] as const;
  const log = events.map((event, index) => ({ seq: index + 1, at: 0, event, request: null }));
  const after = replay(initialState(header, murano), log, { start: () => ({ seed: '' }) });
  expect(after.result).toEqual({ ending: 'resigned', outcome: null, ranking: [[1, 2], [0]] });

  const walk = newWalk(murano, headerOf(murano, 3, FREE));
  walk.ask(0, { type: 'resign', id: 'r' });
  expect(walk.state().result).toBeNull();
  expect(walk.ask(0, takeBack), 'who has given up does not come back').toBe('not-now');
  expect(walk.ask(0, { type: 'resign', id: 's' }), 'and does so once').toBe('not-now');
  walk.ask(1, { type: 'resign', id: 'r' });
  expect(walk.state().result).toEqual({ ending: 'resigned', outcome: null, ranking: [[2], [0, 1]] });
});

test('whoever is being removed does not take the seat back in the meantime: nobody waits for them', () => {
  const walk = newTable();
  walk.happen({ kind: 'handOver', seat: 0, level: '3', why: 'gone' });
  expect(walk.ask(0, takeBack)).toBe('not-now');
  expect(walk.state().seats[0]).toMatchObject({ standIn: '3', gone: true });
});

/** A table that waits, on which only these events happened. */
const waiting = (events: readonly TableEvent[]): TableState =>
  replay(
    initialState(headerOf(muster, 3, FREE), muster),
    events.map((event, index): LoggedEvent => ({ seq: index + 1, at: index, event, request: null })),
    { start: () => ({ seed: 'waiting' }) },
  );
const sit = (seat: number): TableEvent => ({ kind: 'sit', seat, player: `player ${seat}` });
const NONCES = ['0', '1', '2'].map((digit) => digit.repeat(32));
const digestFor = (seat: number): string => nonceDigest('t'.repeat(22), seat, NONCES[seat]);
const bind = (seat: number): TableEvent => ({ kind: 'digest', seat, digest: digestFor(seat) });

test('only the host fills a seat with a bot, and only one that is open, before the match', () => {
  const state = waiting([sit(0), sit(1)]);
  const fill = (by: number, seat: number, at = state) =>
    decide(at, by, { type: 'fill', id: 'f', seat, level: '2' });
  expect(fill(0, 2)).toEqual({ event: { kind: 'fill', seat: 2, level: '2' } });
  expect(fill(1, 2)).toEqual({ reason: 'not-yours' });
  expect(fill(0, 1)).toEqual({ reason: 'not-now' });
  expect(fill(0, 7)).toEqual({ reason: 'not-now' });
  expect(fill(0, 1, newTable().state())).toEqual({ reason: 'not-now' });
});

test('the host sends somebody away who is not bound yet: nobody else does, and nobody else goes', () => {
  const state = waiting([sit(0), sit(1), bind(1), sit(2)]);
  const dismiss = (by: number, seat: number, at = state) =>
    decide(at, by, { type: 'dismiss', id: 'd', seat });
  expect(dismiss(0, 2)).toEqual({ event: { kind: 'stand', seat: 2, dismissed: true } });
  expect(dismiss(1, 2)).toEqual({ reason: 'not-yours' });
  expect(dismiss(0, 0), 'oneself').toEqual({ reason: 'not-now' });
  expect(dismiss(0, 1), 'bound to a part of the seed').toEqual({ reason: 'not-now' });
  expect(dismiss(0, 2, waiting([sit(0)])), 'an open seat').toEqual({ reason: 'not-now' });
  expect(dismiss(0, 1, newTable().state()), 'in a match').toEqual({ reason: 'not-now' });
});

test('whoever has sat down since the host was shown somebody else is not sent away for them', () => {
  const left = { kind: 'stand', seat: 2 } as const;
  const state = waiting([sit(0), sit(1), sit(2), left, sit(2)]);
  const dismiss = (seat: number, after?: number) =>
    decide(state, 0, { type: 'dismiss', id: 'd', seat, ...(after !== undefined && { after }) });
  const gone = (seat: number) => ({ event: { kind: 'stand', seat, dismissed: true } });
  expect(dismiss(2, 4), 'shown the seat when it was free').toEqual({ reason: 'stale' });
  expect(dismiss(2, 3), 'shown the one before').toEqual({ reason: 'stale' });
  expect(dismiss(2, 5)).toEqual(gone(2));
  expect(dismiss(1, 2), 'somebody who has sat there all the time').toEqual(gone(1));
  expect(dismiss(1, 1)).toEqual({ reason: 'stale' });
  expect(dismiss(2, 6), 'not yet told').toEqual({ reason: 'stale' });
  expect(dismiss(2), 'a page from before').toEqual(gone(2));
});

test('a guest who gets up leaves a seat, the host a closed table, and anybody a closed deal once all are bound', () => {
  const stand = (state: TableState, seat: number) => decide(state, seat, { type: 'stand', id: 's' });
  const seated = waiting([sit(0), sit(1), sit(2)]);
  expect(stand(seated, 1)).toEqual({ event: { kind: 'stand', seat: 1 } });
  expect(stand(seated, 0)).toEqual({ event: { kind: 'abandon' } });
  const sealed = waiting([sit(0), sit(1), sit(2), bind(0), bind(1), bind(2)]);
  expect(stand(sealed, 1)).toEqual({ event: { kind: 'unopened', by: 1 } });
  expect(stand(sealed, 0)).toEqual({ event: { kind: 'unopened', by: 0 } });
  expect(stand(newTable().state(), 1)).toEqual({ reason: 'not-now' });
});

test('whoever only leaves an empty table stays with whoever has sat down in the meantime', () => {
  const leave = (state: TableState, seat: number) =>
    decide(state, seat, { type: 'stand', id: 's', ifAlone: true });
  expect(leave(waiting([sit(0)]), 0)).toEqual({ event: { kind: 'abandon' } });
  expect(leave(waiting([sit(0), sit(1)]), 0)).toEqual({ reason: 'not-now' });
});

test('a part of the seed is bound before all are, and opened after: the one of its digest, once', () => {
  const seated = [sit(0), sit(1), sit(2), bind(0), bind(1)];
  const digest = (state: TableState, seat: number, text = digestFor(seat)) =>
    decide(state, seat, { type: 'digest', id: 'd', digest: text });
  const nonce = (state: TableState, seat: number, text = NONCES[seat]) =>
    decide(state, seat, { type: 'nonce', id: 'n', nonce: text });
  const open = waiting(seated);
  expect(digest(open, 2)).toEqual({ event: bind(2) });
  expect(digest(open, 1), 'the same once more').toEqual({ reason: 'not-now' });
  expect(digest(open, 1, digestFor(2)), 'another device').toHaveProperty('event');
  expect(nonce(open, 1), 'not everybody is bound').toEqual({ reason: 'not-now' });
  const often = waiting([...seated, ...Array.from({ length: MOST_DIGESTS }, () => bind(1))]);
  expect(digest(often, 1, digestFor(2))).toEqual({ reason: 'not-now' });
  const sealed = waiting([...seated, bind(2)]);
  expect(digest(sealed, 1, digestFor(2))).toEqual({ reason: 'not-now' });
  expect(nonce(sealed, 1)).toEqual({ event: { kind: 'nonce', seat: 1, nonce: NONCES[1] } });
  expect(nonce(sealed, 1, NONCES[2])).toEqual({ reason: 'other-part' });
  const opened = waiting([...seated, bind(2), { kind: 'nonce', seat: 1, nonce: NONCES[1] }]);
  expect(nonce(opened, 1)).toEqual({ reason: 'not-now' });
});

test('a word that is no action is illegal without a rule; one that a rule forbids names it', () => {
  const state = newTable().state();
  const played = (word: string, seat = 0) =>
    decide(state, seat, { type: 'move', id: 'm', after: state.seq, word });
  expect(played('nonsense')).toEqual({ reason: 'illegal' });
  expect(played('draw-pile')).toMatchObject({ reason: 'illegal', refusal: { rule: expect.any(String) } });
  expect(played(wordsOf(state, 0)[0])).toEqual({
    event: { kind: 'move', seat: 0, word: wordsOf(state, 0)[0] },
  });
});
