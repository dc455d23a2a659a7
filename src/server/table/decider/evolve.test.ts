import { expect, test } from 'vitest';
import { nonceDigest } from '#core/fair';
import { pebbles } from '#core/testing/pebbles';
import type { Agreement } from '#table/table-info';
import { headerOf, newWalk, type TableWalk, wordsOf } from '../../testing/walk.ts';
import type { LoggedEvent, TableEvent } from './events.ts';
import { decide } from './decide.ts';
import { evolve, replay } from './evolve.ts';
import { botOn, initialState, lengthOf, phaseOf, type TableState, toAct } from './state.ts';

const FREE: Agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' };
const LIVE: Agreement = { ...FREE, pace: { kind: 'live', minutes: 1, increment: 5 } };
const walkWith = (options: object, seats = 2, agreement = FREE): TableWalk =>
  newWalk(pebbles, headerOf(pebbles, seats, agreement, { options: { ...headerOptions, ...options } }));
const headerOptions = { heap: 6, together: false, goal: 'most', extras: [] };
const NONCES = ['0', '1', '2'].map((digit) => digit.repeat(32));

/** A table on which only these events happened, one a second. */
const after = (events: readonly TableEvent[], seats = 2): TableState => {
  const log = events.map((event, index): LoggedEvent => ({
    seq: index + 1,
    at: 1000 * (index + 1),
    event,
    request: null,
  }));
  const start = initialState(headerOf(pebbles, seats, FREE, { options: headerOptions }), pebbles);
  return replay(start, log, { start: () => ({ seed: 'evolve' }) });
};
const sit = (seat: number): TableEvent => ({ kind: 'sit', seat, player: `player ${seat}` });
const bind = (seat: number): TableEvent => ({
  kind: 'digest',
  seat,
  digest: nonceDigest('t'.repeat(22), seat, NONCES[seat]),
});
const open = (seat: number): TableEvent => ({ kind: 'nonce', seat, nonce: NONCES[seat] });

test('a match that has begun does not begin anew, also by a log in which a part is opened twice', () => {
  const begun = [sit(0), sit(1), bind(0), bind(1), open(0), open(1)];
  const actor = toAct(after(begun))[0];
  const move: TableEvent = { kind: 'move', seat: actor, word: wordsOf(after(begun), actor)[0] };
  const moved = after([...begun, move]);
  expect(after([...begun, move, open(0)]).match).toEqual(moved.match);
});

test('everybody who was sent away is remembered, and nobody who got up', () => {
  const away = (seat: number, dismissed?: true): TableEvent => ({
    kind: 'stand',
    seat,
    ...(dismissed && { dismissed }),
  });
  const events = [sit(0), sit(1), sit(2), away(2, true), away(1, true), sit(1), away(0)];
  expect(after(events, 3).dismissed).toEqual(['player 2', 'player 1']);
});

test('a claim changes no clock, no turn and no cap; the time in which nobody hosted the table is nobody’s', () => {
  const walk = walkWith({}, 2, LIVE);
  const before = walk.state();
  const [actor] = toAct(before);
  const claim = (lostSince: number | null, at: number): LoggedEvent => ({
    seq: before.seq + 1,
    at,
    event: { kind: 'claim', process: 'p', lostSince },
    request: null,
  });
  const env = { start: () => ({ seed: 'evolve' }) };
  const { at: last } = before;
  const handed = evolve(before, claim(null, last + 9000), env);
  expect(handed).toEqual({ ...before, seq: before.seq + 1, at: last + 9000, claims: 1 });
  expect(lengthOf(handed)).toBe(lengthOf(before));
  // Lost two seconds after the last event, claimed nine after it; a move half a minute and a second later.
  const lost = evolve(before, claim(last + 2000, last + 9000), env);
  const word = wordsOf(before, actor)[0];
  const move = { kind: 'move', seat: actor, word } as const;
  const moved = evolve(lost, { seq: before.seq + 2, at: last + 40_000, event: move, request: null }, env);
  const { left } = before.bank!;
  const grant = moved.bank!.grants.at(-1)!;
  expect(moved.bank!.left[actor] - grant).toBe(left[actor] - 2000 - 1000);
  // What the log knows of already is not counted twice.
  const known = { ...before, outages: [{ from: last + 1000, to: last + 5000 }], knownUntil: last + 5000 };
  expect(evolve(known, claim(last + 2000, last + 9000), env).outages.at(-1)).toEqual({
    from: last + 5000,
    to: last + 39_000,
  });
});

test('evolve makes a new state and leaves the old one as it was', () => {
  const walk = walkWith({});
  const before = walk.state();
  const copy = JSON.stringify(before);
  const next = evolve(
    before,
    { seq: 5, at: before.at + 7, event: { kind: 'move', seat: 0, word: 'take-1' }, request: null },
    walk.env,
  );
  expect(JSON.stringify(before)).toBe(copy);
  expect(next).toMatchObject({ seq: 5, matchSeq: 5, at: before.at + 7, happenedAt: before.at + 7 });
  expect(next.progress).toMatchObject({ standing: 1, farthest: 1 });
});

test('where all choose at once, a choice of one leaves the question to the others as it was', () => {
  const walk = walkWith({ together: true });
  const [, asked] = walk.state().asked;
  walk.happen({ kind: 'move', seat: 0, word: 'take-1' });
  expect(walk.state().asked[1]).toBe(asked);
  expect(decide(walk.state(), 1, { type: 'move', id: 'm', after: asked, word: 'take-3' })).toHaveProperty(
    'event',
  );
});

test('whoever chooses last, and is asked the same again at once, is asked anew', () => {
  const walk = walkWith({ together: true });
  const [first] = walk.state().asked;
  walk.happen({ kind: 'move', seat: 0, word: 'take-1' });
  walk.happen({ kind: 'move', seat: 1, word: 'take-1' });
  expect(walk.state().asked).toEqual([walk.state().seq, walk.state().seq]);
  const again = { type: 'move', id: 'm', after: first, word: 'take-1' } as const;
  expect(decide(walk.state(), 1, again)).toEqual({ reason: 'stale' });
});

test('an answer to an older question is stale once the choices have changed', () => {
  const walk = walkWith({ together: true, heap: 4 });
  const [, asked] = walk.state().asked;
  walk.happen({ kind: 'move', seat: 0, word: 'take-2' });
  // Three pebbles cannot be taken any more: what was asked before is another question.
  expect(walk.state().asked[1]).toBe(walk.state().seq);
  for (const word of ['take-1', 'take-3']) {
    expect(decide(walk.state(), 1, { type: 'move', id: 'm', after: asked, word })).toEqual({
      reason: 'stale',
    });
  }
});

test('whoever has acted, whoever has become to act, and everybody after a take-back is asked anew', () => {
  const walk = walkWith({});
  walk.happen({ kind: 'move', seat: 0, word: 'take-1' });
  expect(walk.state().asked).toEqual([walk.state().seq, walk.state().seq]);
  walk.happen({ kind: 'handOver', seat: 1, level: '1', why: 'asked' });
  expect(walk.state().asked, 'nothing of the match has changed').toEqual([
    walk.state().matchSeq,
    walk.state().matchSeq,
  ]);
  const together = walkWith({ together: true });
  together.happen({ kind: 'move', seat: 0, word: 'take-1' });
  together.happen({ kind: 'undo', seat: 0 });
  expect(together.state().asked).toEqual([together.state().seq, together.state().seq]);
});

test('a match begins when the last part is opened, and not before', () => {
  const events = [sit(0), sit(1), bind(0), bind(1), open(0)];
  expect(phaseOf(after(events))).toBe('waiting');
  const begun = after([...events, open(1)]);
  expect(phaseOf(begun)).toBe('playing');
  expect(begun).toMatchObject({ matchSeq: 6, asked: [6, 6], bank: null });
  expect(after([sit(0), bind(0), open(0), { kind: 'fill', seat: 1, level: '2' }]).match).not.toBeNull();
  // Around a shared screen the first seat may be given to a bot: the others are waited for.
  expect(after([{ kind: 'fill', seat: 0, level: '2' }]).match).toBeNull();
});

test('whoever gets up leaves an open seat, and what they were bound to is remembered', () => {
  const state = after([sit(0), sit(1), bind(1), { kind: 'stand', seat: 1 }]);
  expect(state.seats[1]).toEqual({ kind: 'open' });
  expect(state.withdrawn).toEqual([nonceDigest('t'.repeat(22), 1, NONCES[1])]);
  expect(after([sit(0), sit(1), { kind: 'stand', seat: 1 }]).withdrawn, 'bound to nothing').toEqual([]);
  expect(state.comings).toEqual(['player 0', 'player 1']);
});

test('a part that was open from the start is withdrawn when its seat is bound', () => {
  const state = after([sit(0), sit(1), open(1), bind(1), bind(1)]);
  expect(state.withdrawn).toEqual([NONCES[1]]);
  expect(state.seats[1]).toMatchObject({ nonce: null, digested: 2 });
});

test('a part that is not the one of its digest makes the log a damaged one', () => {
  expect(() => after([sit(0), sit(1), bind(1), { kind: 'nonce', seat: 1, nonce: NONCES[0] }])).toThrow(
    expect.objectContaining({
      code: 'damaged',
      message: 'the nonce of seat 1 is not the one of its digest',
    }),
  );
});

test('a bot plays for a person until they come back; whoever is removed is marked so', () => {
  const walk = walkWith({});
  walk.happen({ kind: 'handOver', seat: 1, level: '2', why: 'asked' });
  expect(botOn(walk.state(), 1)).toBe('2');
  expect(walk.state()).toMatchObject({ handedAt: [0, 5], progress: { handOvers: [0, 1] } });
  walk.happen({ kind: 'takeBack', seat: 1 });
  expect(botOn(walk.state(), 1)).toBeNull();
  expect(walk.state().handedAt).toEqual([0, 0]);
  walk.happen({ kind: 'handOver', seat: 1, level: '3', why: 'time' });
  expect(walk.state().handedAt, 'not by the person').toEqual([0, 0]);
  expect(walk.state().seats[1]).toMatchObject({ standIn: '3', gone: false });
  walk.happen({ kind: 'handOver', seat: 1, level: '3', why: 'gone' });
  expect(walk.state().seats[1]).toMatchObject({ gone: true });
});

test('what does not bring a match on is counted for the seat that did it', () => {
  const walk = walkWith({});
  walk.happen({ kind: 'move', seat: 0, word: 'take-1' });
  for (let time = 0; time < 2; time += 1) {
    walk.happen({ kind: 'move', seat: 1, word: 'take-1' });
    walk.happen({ kind: 'undo', seat: 1 });
    walk.happen({ kind: 'handOver', seat: 1, level: '1', why: 'asked' });
    walk.happen({ kind: 'takeBack', seat: 1 });
    walk.happen({ kind: 'propose', seat: 1, what: 'callOff', asks: true });
    walk.happen({ kind: 'decline', seat: 0 });
  }
  expect(walk.state().progress).toMatchObject({ undone: [0, 2], handOvers: [0, 2], proposed: [0, 2] });
});

test.each([0, 1])('whoever gives up has handed nothing over any more: seat %i', (seat) => {
  const walk = walkWith({});
  for (const each of [0, 1]) walk.happen({ kind: 'handOver', seat: each, level: '1', why: 'asked' });
  const { handedAt } = walk.state();
  walk.happen({ kind: 'resign', seat });
  expect(walk.state().handedAt).toEqual(handedAt.with(seat, 0));
});

test('take-backs are counted until the match is further than it ever was', () => {
  const walk = walkWith({});
  walk.happen({ kind: 'move', seat: 0, word: 'take-1' });
  walk.happen({ kind: 'undo', seat: 0 });
  expect(walk.state().progress).toEqual({
    standing: 0,
    farthest: 1,
    undone: [1, 0],
    handOvers: [0, 0],
    proposed: [0, 0],
  });
  walk.happen({ kind: 'move', seat: 0, word: 'take-1' });
  expect(walk.state().progress).toEqual({
    standing: 1,
    farthest: 1,
    undone: [1, 0],
    handOvers: [0, 0],
    proposed: [0, 0],
  });
  walk.happen({ kind: 'move', seat: 1, word: 'take-1' });
  expect(walk.state().progress).toEqual({
    standing: 2,
    farthest: 2,
    undone: [0, 0],
    handOvers: [0, 0],
    proposed: [0, 0],
  });
});

test('an outage is no event of the match: clocks and the last happening stay where they are', () => {
  const walk = walkWith({}, 2, LIVE);
  const before = walk.state();
  walk.wait(9000);
  const outage = { from: before.at + 1000, to: before.at + 4000 };
  walk.happen({ kind: 'outage', ...outage });
  expect(walk.state()).toMatchObject({
    seq: before.seq + 1,
    at: before.at + 9000,
    happenedAt: before.happenedAt,
    bank: before.bank,
    outages: [outage],
    knownUntil: outage.to,
  });
  walk.happen({ kind: 'move', seat: 0, word: 'take-1' });
  expect(walk.state().bank?.left, 'six seconds, and five for the turn').toEqual([59_000, 60_000]);
  expect(walk.state().outages, 'it is over').toEqual([]);
});

test('how a match ends', () => {
  const ended = (event: TableEvent, seats = 2): TableState => {
    const walk = walkWith({}, seats);
    walk.happen(event);
    return walk.state();
  };
  expect(ended({ kind: 'abandon' }).result).toEqual({ ending: 'abandoned', outcome: null, ranking: [] });
  expect(ended({ kind: 'resign', seat: 0 }).result).toMatchObject({
    ending: 'resigned',
    ranking: [[1], [0]],
  });
  expect(ended({ kind: 'flag', seat: 1 }).result).toMatchObject({ ending: 'time', ranking: [[0], [1]] });
  const third = ended({ kind: 'resign', seat: 2 }, 3);
  expect(third.result, 'the others go on').toBeNull();
  expect(third.seats[2]).toMatchObject({ resigned: true, standIn: '3' });
  const closed = after([sit(0), sit(1), bind(0), bind(1), { kind: 'unopened', by: 1 }]);
  expect(closed).toMatchObject({ leftBy: 1, result: { ending: 'unopened', ranking: [] } });
  expect(after([sit(0), { kind: 'unopened' }]).leftBy).toBeNull();
});

test('the last action of a match brings its outcome', () => {
  const walk = walkWith({ heap: 3 });
  walk.happen({ kind: 'move', seat: 0, word: 'take-3' });
  expect(walk.state().result).toMatchObject({
    ending: 'played',
    outcome: { scores: [3, 0] },
    ranking: [[0], [1]],
  });
  walk.happen({ kind: 'rematch', seat: 1 });
  walk.happen({ kind: 'rematchOpened', table: 'n'.repeat(22) });
  expect(walk.state()).toMatchObject({ wishes: [1], rematch: 'n'.repeat(22) });
});

test('an outage that reaches beyond an event still counts for the clocks after it', () => {
  const walk = walkWith({}, 2, LIVE);
  const { at } = walk.state();
  walk.happen({ kind: 'outage', from: at, to: at + 5000 });
  walk.wait(5000);
  walk.happen({ kind: 'handOver', seat: 1, level: '1', why: 'asked' });
  expect(walk.state().outages, 'it ends with this event').toEqual([]);
  walk.happen({ kind: 'outage', from: at + 5000, to: at + 9000 });
  walk.wait(1000);
  walk.happen({ kind: 'takeBack', seat: 1 });
  expect(walk.state().outages).toEqual([{ from: at + 5000, to: at + 9000 }]);
});

test('whoever was sent away is remembered, and whoever got up is not', () => {
  expect(after([sit(0), sit(1), { kind: 'stand', seat: 1, dismissed: true }]).dismissed).toEqual([
    'player 1',
  ]);
  expect(after([sit(0), sit(1), { kind: 'stand', seat: 1 }]).dismissed).toEqual([]);
});

test('only the end of a turn brings its seconds; where all choose at once, the last choice ends one', () => {
  const walk = walkWith({ together: true }, 2, LIVE);
  walk.happen({ kind: 'move', seat: 0, word: 'take-1' });
  expect(walk.state().bank?.left).toEqual([65_000, 60_000]);
  walk.happen({ kind: 'move', seat: 1, word: 'take-1' });
  expect(walk.state().bank?.left).toEqual([65_000, 65_000]);
  walk.happen({ kind: 'undo', seat: 1 });
  expect(walk.state().bank?.left, 'taken back').toEqual([65_000, 60_000]);
});
