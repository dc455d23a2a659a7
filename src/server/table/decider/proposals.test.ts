import { expect, test } from 'vitest';
import { murano } from '#games/murano/index';
import { muster } from '#games/muster/index';
import type { AnyGame } from '#core/game';
import type { Agreement } from '#table/table-info';
import { headerOf, newWalk, type TableWalk, wordsOf } from '../../testing/walk.ts';
import { MOST_PROPOSED } from './decide.ts';
import { mayPropose } from './proposals.ts';

const FREE: Agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' };
const tableOf = (game: AnyGame, seats: number): TableWalk =>
  newWalk(game, headerOf(game, seats, FREE, { options: { first: 'seat0' } }));
const propose = (walk: TableWalk, seat: number, what: 'draw' | 'callOff' = 'draw') =>
  walk.ask(seat, { type: 'propose', id: 'p', what });
const agree = (walk: TableWalk, seat: number) => walk.ask(seat, { type: 'agree', id: 'a' });
const decline = (walk: TableWalk, seat: number) => walk.ask(seat, { type: 'decline', id: 'd' });
const move = (walk: TableWalk, seat: number) =>
  walk.ask(seat, { type: 'move', id: 'm', after: walk.state().seq, word: wordsOf(walk.state(), seat)[0] });

test('a draw is one when the other has agreed, and nobody agrees with themselves', () => {
  const walk = tableOf(muster, 2);
  expect(propose(walk, 0)).toBeNull();
  expect(agree(walk, 0)).toBe('not-now');
  expect(propose(walk, 1), 'one at a time').toBe('not-now');
  expect(walk.state().proposal).toEqual({ what: 'draw', by: 0, agreed: [] });
  expect(agree(walk, 1)).toBeNull();
  expect(walk.state()).toMatchObject({
    proposal: null,
    result: { ending: 'agreed', outcome: null, ranking: [[0, 1]] },
  });
  expect(agree(walk, 1)).toBe('not-now');
  expect(propose(walk, 0)).toBe('not-now');
});

test('nobody can ask a bot whether it takes a draw', () => {
  const state = tableOf(murano, 3).state();
  const withBot = { ...state, seats: [...state.seats.slice(0, 2), { kind: 'bot', level: '1' } as const] };
  expect([state, withBot].map((each) => mayPropose(each, 0, 'draw'))).toEqual([true, false]);
  expect(mayPropose(withBot, 0, 'callOff')).toBe(true);
});

test('a proposal is declined, taken back, and gone with the next action', () => {
  const walk = tableOf(muster, 2);
  for (const seat of [0, 1]) {
    expect(propose(walk, 0)).toBeNull();
    expect(decline(walk, seat)).toBeNull();
    expect(walk.state().proposal).toBeNull();
    expect(decline(walk, seat)).toBe('not-now');
  }
  expect(propose(walk, 1)).toBeNull();
  expect(move(walk, 0)).toBeNull();
  expect(walk.state().proposal).toBeNull();
  expect(agree(walk, 0)).toBe('not-now');
  expect(walk.state().result).toBeNull();
});

test.each([
  ['before anybody has acted, by the first', 0, 0],
  ['before anybody has acted, by the other', 0, 1],
  ['after one action, by who made it', 1, 0],
])('once the cards are dealt nobody calls the match off alone: %s', (_when, actions, by) => {
  const walk = tableOf(muster, 2);
  for (let count = 0; count < actions; count += 1) move(walk, 0);
  expect(propose(walk, by, 'callOff')).toBeNull();
  expect(walk.state()).toMatchObject({ result: null, proposal: { what: 'callOff', by, agreed: [] } });
  expect(agree(walk, by)).toBe('not-now');
  expect(agree(walk, 1 - by)).toBeNull();
  expect(walk.state().result).toEqual({ ending: 'calledOff', outcome: null, ranking: [] });
});

test('where nobody else is left, nobody is asked', () => {
  const walk = tableOf(muster, 2);
  walk.happen({ kind: 'handOver', seat: 1, level: '3', why: 'gone' });
  expect(propose(walk, 0, 'callOff')).toBeNull();
  expect(walk.state().result?.ending).toBe('calledOff');
});

test('what was put in the place of a proposal is not agreed to by an answer to the one before', () => {
  const walk = tableOf(muster, 2);
  const answer = (after: number) => walk.ask(1, { type: 'agree', id: 'a', after });
  const refuse = (after: number) => walk.ask(1, { type: 'decline', id: 'd', after });
  propose(walk, 0, 'draw');
  const shown = walk.state().seq;
  decline(walk, 0);
  propose(walk, 0, 'callOff');
  expect(answer(shown)).toBe('stale');
  expect(refuse(shown), 'nor declined').toBe('stale');
  expect(walk.state().proposal).toMatchObject({ what: 'callOff' });
  expect(walk.state().result).toBeNull();
  // Nor by one to the same of an earlier position.
  decline(walk, 1);
  propose(walk, 0, 'draw');
  const before = walk.state().seq;
  move(walk, 0);
  propose(walk, 0, 'draw');
  expect(answer(before)).toBe('stale');
  expect(answer(walk.state().seq + 1)).toBe('stale');
  expect(refuse(walk.state().seq)).toBeNull();
  propose(walk, 0, 'draw');
  expect(answer(walk.state().seq)).toBeNull();
  expect(walk.state().result?.ending).toBe('agreed');
});

test('a log from the days when a match was called off alone keeps its end', () => {
  const walk = tableOf(muster, 2);
  walk.happen({ kind: 'propose', seat: 1, what: 'callOff' });
  expect(walk.state().result?.ending).toBe('calledOff');
  const later = tableOf(muster, 2);
  move(later, 0);
  later.happen({ kind: 'propose', seat: 0, what: 'callOff' });
  expect(later.state().result).toBeNull();
});

test('of four all have to agree but those who gave up, who stay behind the others', () => {
  const walk = tableOf(murano, 4);
  walk.ask(3, { type: 'resign', id: 'r' });
  expect(propose(walk, 3)).toBe('not-now');
  expect(propose(walk, 1)).toBeNull();
  expect(agree(walk, 3)).toBe('not-now');
  expect(agree(walk, 0)).toBeNull();
  expect(agree(walk, 0), 'twice').toBe('not-now');
  expect(walk.state().result).toBeNull();
  expect(agree(walk, 2)).toBeNull();
  expect(walk.state().result?.ranking).toEqual([[0, 1, 2], [3]]);
});

test('nobody is pestered without end: so many proposals, until the match has come further', () => {
  const walk = tableOf(muster, 2);
  for (let count = 0; count < MOST_PROPOSED; count += 1) {
    expect(propose(walk, 0)).toBeNull();
    expect(decline(walk, 1)).toBeNull();
  }
  expect(propose(walk, 0)).toBe('too-fast');
  expect(propose(walk, 1)).toBeNull();
  expect(move(walk, 0)).toBeNull();
  const [seat] = muster.toAct(walk.state().match!.state);
  if (seat === 1) move(walk, 1);
  expect(propose(walk, 0)).toBeNull();
});
