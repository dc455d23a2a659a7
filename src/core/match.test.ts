import { describe, expect, test } from 'vitest';
import { fairSeed } from './fair.ts';
import { apply } from './game.ts';
import {
  isMidTurn,
  mayUndo,
  type Match,
  newMatch,
  outcomeOf,
  playNotation,
  refusalOf,
  soleActor,
  stagesOf,
  undo,
} from './match.ts';
import { objectIn } from './testing/json.ts';
import { pebbles, type PebblesState } from './testing/pebbles.ts';

const begin = (options = {}, seats = 2): Match =>
  newMatch(pebbles, { options, seats, start: { deal: [3, 1, 2] } });
const played = (match: Match, ...moves: readonly string[]): Match =>
  moves.reduce((now, move) => {
    const [seat, word] = move.split(':');
    return playNotation(now, Number(seat), word);
  }, match);
const stateOf = (match: Match): PebblesState => match.state;

/** What was said, from the start. */
function saidIn({ said }: Match): string[] {
  if (said === null) return [];
  const line = said.entry === 'undo' ? 'undo' : `${said.entry.seat}:${said.entry.notation}`;
  return [...saidIn(said.before), line];
}

describe('a match begins', () => {
  test('with a seed: the same seed, the same match', () => {
    const one = newMatch(pebbles, { start: { seed: 'one' } });
    expect(one.header).toEqual({
      game: 'pebbles',
      version: 3,
      options: { heap: 6, together: false, goal: 'most', extras: [] },
      seats: 2,
      start: { seed: 'one' },
    });
    expect(one).toMatchObject({ said: null, last: null });
    expect(newMatch(pebbles, { start: { seed: 'one' } }).state).toEqual(one.state);
    const bags = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
      stateOf(newMatch(pebbles, { start: { seed } })).bag.join(''),
    );
    expect(new Set(bags).size).toBeGreaterThan(1);
  });

  test('with a fair deal: of settings that came later those count that are chosen, in as many rounds as it has', () => {
    const game = { ...pebbles, options: { ...pebbles.options, late: ['goal'], latest: ['together'] } };
    const without = (name: string) =>
      Object.fromEntries(Object.entries(objectIn(begin().header.options)).filter(([each]) => each !== name));
    const fair = (table: string) => ({ table, commitment: '', secret: 'secret', nonces: ['a', 'b'] });
    // Of three stones there are six orders: several tables tell which settings were counted.
    for (const table of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const once = fair(table);
      const twice = { ...once, digests: ['c', 'd'] };
      for (const [start, counted] of [
        [once, without('goal')],
        [twice, without('together')],
      ] as const) {
        const seed = fairSeed(start, counted);
        expect(newMatch(game, { start: { fair: start } }).state).toEqual(
          newMatch(game, { start: { seed } }).state,
        );
      }
    }
  });

  test('with a deal: every result of chance is given', () => {
    const match = begin({ heap: 4 }, 3);
    expect(match.header).toMatchObject({ seats: 3, start: { deal: [3, 1, 2] }, options: { heap: 4 } });
    expect(stateOf(match)).toMatchObject({ bag: [3, 1, 2], heap: 4, pebbles: [0, 0, 0] });
  });

  test('with a whole position, which brings its own options and seats', () => {
    const middle = played(begin({ heap: 5 }, 3), '0:take-2', '1:draw');
    const position = pebbles.json.position(stateOf(middle));
    const again = newMatch(pebbles, { options: { heap: 9 }, seats: 2, start: { position } });
    expect(again.state).toEqual(middle.state);
    expect(again.header).toEqual({
      game: 'pebbles',
      version: 3,
      options: { heap: 5, together: false, goal: 'most', extras: [] },
      seats: 3,
      start: { position },
    });
    expect(again.last).toBeNull();
  });

  test('with a position that is completed to what it stands for', () => {
    const position = { turn: 0, done: [], heap: 3, pebbles: [0, 0], hands: [[], []], bag: [2] };
    expect(newMatch(pebbles, { start: { position } }).header.start).toEqual({
      position: { options: { heap: 6, together: false, goal: 'most', extras: [] }, ...position },
    });
  });

  test.each([1, 4, 2.5, -2])('not with %j seats', (seats) => {
    expect(() => newMatch(pebbles, { seats, start: { seed: 'x' } })).toThrow(
      expect.objectContaining({
        code: 'wrong-type',
        message: `seats: expected a whole number from 2 to 3, found ${seats}`,
      }),
    );
  });

  test('with the fewest seats when none are named, with the most when they are', () => {
    expect(newMatch(pebbles, { start: { seed: 'x' } }).header.seats).toBe(2);
    expect(newMatch(pebbles, { seats: 3, start: { seed: 'x' } }).header.seats).toBe(3);
  });

  test('not with bad options, a bad deal or a bad position', () => {
    expect(() => begin({ heap: 99 })).toThrow('options.heap: expected a whole number from 3 to 9, found 99');
    expect(() => newMatch(pebbles, { start: { deal: [4] } })).toThrow(
      'deal[0]: expected a whole number from 1 to 3, found 4',
    );
    expect(() => newMatch(pebbles, { start: { position: [] } })).toThrow('state: expected an object with');
  });
});

describe('playing a word', () => {
  test('leads to another match and leaves this one alone', () => {
    const before = begin();
    const asJson = JSON.stringify(before.state);
    const after = playNotation(before, 0, 'take-2');
    expect(stateOf(after)).toMatchObject({ heap: 4, pebbles: [2, 0], turn: 1 });
    expect(after.last).toEqual({ move: { seat: 0, notation: 'take-2' }, before });
    expect(after.said).toEqual({ entry: { seat: 0, notation: 'take-2' }, before });
    expect(JSON.stringify(before.state)).toBe(asJson);
    expect(before).toMatchObject({ said: null, last: null });
  });

  test('apply is a copy with the action played', () => {
    const { state } = begin();
    const before = JSON.stringify(state);
    expect(apply(pebbles, state, 0, { kind: 'take', count: 1 })).toMatchObject({
      heap: 5,
      pebbles: [1, 0],
    });
    expect(JSON.stringify(state)).toBe(before);
  });

  test('out of turn is refused with the rule', () => {
    expect(() => playNotation(begin(), 1, 'take-1')).toThrow(
      expect.objectContaining({ code: 'illegal', message: 'take-1: It is not your turn. [P1]' }),
    );
    expect(() => playNotation(begin(), 7, 'take-1')).toThrow('take-1: It is not your turn. [P1]');
  });

  test('what the rules forbid is refused with the rule', () => {
    const low = played(begin({ heap: 3 }), '0:take-2');
    expect(() => playNotation(low, 1, 'take-2')).toThrow(
      expect.objectContaining({ code: 'illegal', message: 'take-2: Only 1 pebble is left. [P2]' }),
    );
  });

  test('after the end nothing is played', () => {
    const over = played(begin({ heap: 3 }), '0:take-3');
    expect(() => playNotation(over, 1, 'draw')).toThrow('draw: The heap is gone. [P4]');
  });

  test.each(['', 'take', 'take-4', 'take-01', 'undo', 'toString'])('%j is no word', (word) => {
    expect(() => playNotation(begin(), 0, word)).toThrow(
      expect.objectContaining({
        code: 'unknown-word',
        message: `${JSON.stringify(word)}: no word of pebbles`,
      }),
    );
  });

  test('a game that neither lists nor refuses a word is not believed', () => {
    const forgetful = { ...pebbles, legalActions: () => [] };
    const match = newMatch(forgetful, { start: { deal: [1, 2, 3] } });
    expect(() => playNotation(match, 0, 'take-1')).toThrow(
      expect.objectContaining({ code: 'illegal', message: 'take-1: expected one of the legal words' }),
    );
  });
});

test('a refusal can be asked for', () => {
  expect(refusalOf(begin(), 0, 'take-1')).toBeNull();
  expect(refusalOf(begin(), 1, 'take-1')).toEqual({ rule: 'P1', key: 'refusal.wait' });
  expect(() => refusalOf(begin(), 0, 'fly')).toThrow('"fly": no word of pebbles');
});

test('a word without a seat belongs to the only one to act', () => {
  expect(soleActor(begin())).toBe(0);
  expect(soleActor(played(begin(), '0:take-1'))).toBe(1);
  expect(soleActor(begin({ together: true }))).toBeNull();
  expect(soleActor(played(begin({ together: true }), '1:take-1'))).toBe(0);
  expect(soleActor(played(begin({ heap: 3 }), '0:take-3'))).toBeNull();
});

test('whoever has just acted is in the middle of a turn', () => {
  const match = played(begin({ together: true }), '0:take-1', '1:take-1');
  expect([0, 1].map((seat) => isMidTurn(match, seat))).toEqual([false, true]);
  expect([0, 1].map((seat) => isMidTurn(undo(match), seat))).toEqual([true, false]);
  expect(isMidTurn(begin(), 0)).toBe(false);
  const alone = { ...match, header: { ...match.header, seats: 1 } };
  expect(isMidTurn(alone, 1), 'alone, there are no turns').toBe(false);
});

test('the outcome is there when the match is over', () => {
  const before = played(begin({ heap: 3 }), '0:take-1', '1:draw');
  expect(outcomeOf(before)).toBeNull();
  expect(outcomeOf(played(before, '0:take-2'))).toEqual({
    scores: [3, 3],
    ranking: [[0, 1]],
    reason: { key: 'outcome.heap' },
  });
});

describe('a take-back', () => {
  test('removes the last action that stands, and is itself a line', () => {
    const one = playNotation(begin(), 0, 'take-2');
    const two = playNotation(one, 1, 'take-1');
    const back = undo(two);
    expect(back.state).toEqual(one.state);
    expect(back.last).toEqual(one.last);
    expect(saidIn(back)).toEqual(['0:take-2', '1:take-1', 'undo']);
    const start = undo(back);
    expect(start.state).toEqual(begin().state);
    expect(start.last).toBeNull();
    expect(saidIn(start)).toEqual(['0:take-2', '1:take-1', 'undo', 'undo']);
  });

  test('another action may follow, and be taken back in its turn', () => {
    const other = playNotation(undo(playNotation(begin(), 0, 'take-2')), 0, 'take-3');
    expect(stateOf(other)).toMatchObject({ heap: 3, pebbles: [3, 0] });
    expect(stagesOf(other).map((stage) => stateOf(stage).heap)).toEqual([6, 3]);
    expect(undo(other).state).toEqual(begin().state);
    expect(saidIn(undo(other))).toEqual(['0:take-2', 'undo', '0:take-3', 'undo']);
  });

  test('there must be something to take back', () => {
    const nothing = expect.objectContaining({
      code: 'nothing-to-undo',
      message: 'undo: expected at least one action to take back',
    });
    expect(() => undo(begin())).toThrow(nothing);
    expect(() => undo(undo(playNotation(begin(), 0, 'draw')))).toThrow(nothing);
  });

  test('is fair for the one who acted last, until the rival acts', () => {
    const one = playNotation(begin(), 0, 'take-2');
    expect([mayUndo(one, 0), mayUndo(one, 1)]).toEqual([true, false]);
    const two = playNotation(one, 1, 'take-1');
    expect([mayUndo(two, 0), mayUndo(two, 1)]).toEqual([false, true]);
    expect([mayUndo(begin(), 0), mayUndo(begin(), 1)]).toEqual([false, false]);
  });

  test('is not fair after something hidden was turned up', () => {
    const drawn = playNotation(begin(), 0, 'draw');
    expect([mayUndo(drawn, 0), mayUndo(drawn, 1)]).toEqual([false, false]);
  });

  test('after a take-back the action before it decides', () => {
    const drawn = playNotation(begin(), 0, 'draw');
    const back = undo(playNotation(drawn, 1, 'take-1'));
    expect([mayUndo(back, 0), mayUndo(back, 1)]).toEqual([false, false]);
    const taken = undo(playNotation(playNotation(begin(), 0, 'take-1'), 1, 'take-1'));
    expect([mayUndo(taken, 0), mayUndo(taken, 1)]).toEqual([true, false]);
  });
});

test('the stages of a match are its states after each action that stands', () => {
  const match = played(begin(), '0:take-2', '1:draw', '0:take-1');
  expect(stagesOf(match).map((stage) => stateOf(stage).heap)).toEqual([6, 4, 4, 3]);
  expect(stagesOf(match).at(-1)).toBe(match);
  expect(stagesOf(begin())).toHaveLength(1);
});
