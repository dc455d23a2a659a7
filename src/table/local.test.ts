import { expect, test, vi } from 'vitest';
import type { AnyGame } from '#core/game';
import { type Match, newMatch } from '#core/match';
import { muster } from '#games/muster/index';
import { localTable, type LocalTableEnv } from './local.ts';
import type { Player, Sight, Table } from './table.ts';

const person: Player = { kind: 'person' };
const bot: Player = { kind: 'bot', level: 'any' };

const begun = (): Match =>
  newMatch(muster, { options: { first: 'seat0' }, start: { seed: 'a table for two' } });

const game: AnyGame = muster;
const legalWords = (view: unknown, seat: number): string[] =>
  game.legalActions(view, seat).map((action) => game.encode(action));

/** A bot that plays the first word at once. */
const quick: LocalTableEnv = {
  think: (view, seat) => Promise.resolve(legalWords(view, seat)[0]),
  pause: () => Promise.resolve(),
  keep: () => undefined,
};

function sitDown(
  players: readonly Player[],
  world: LocalTableEnv = quick,
): { table: Table; seen: Sight[][] } {
  const table = localTable(begun(), players, world);
  const seen: Sight[][] = [[], []];
  for (const seat of [0, 1]) table.watch(seat, (sight) => seen[seat].push(sight));
  return { table, seen };
}

const last = (seen: readonly Sight[]): Sight => seen.at(-1)!;
const firstWord = (sight: Sight): string => legalWords(sight.view, sight.seat!)[0];

test('each seat sees its own hand and never the other one', () => {
  const { seen } = sitDown([person, person]);
  expect(last(seen[0]).view.hands[1]).toEqual([-1, -1, -1, -1, -1]);
  expect(last(seen[1]).view.hands[0]).toEqual([-1, -1, -1, -1, -1]);
  expect(last(seen[0]).toAct).toEqual([0]);
});

test('an action is told to both in words that each may know', () => {
  const { table, seen } = sitDown([person, person]);
  table.send(0, firstWord(last(seen[0])));
  table.send(0, 'draw-pile');
  expect(last(seen[0]).log.map(({ message }) => message.key)).toContain('log.drawSeen');
  expect(last(seen[1]).log.map(({ message }) => message.key)).toContain('log.drawPile');
  expect(last(seen[1]).event).toMatchObject({ kind: 'played', seat: 0, notation: 'draw-pile' });
});

test('what happened is told with what the same seat saw before it, forth and back', () => {
  const { table, seen } = sitDown([person, person]);
  const begin = seen.map((sights) => last(sights).view);
  const word = firstWord(last(seen[0]));
  table.send(0, word);
  const middle = seen.map((sights) => last(sights).view);
  for (const seat of [0, 1]) expect(last(seen[seat]).event).toMatchObject({ before: begin[seat] });
  table.undo(0);
  for (const seat of [0, 1]) expect(last(seen[seat]).event).toMatchObject({ before: middle[seat] });
});

test('undo goes back until something hidden was turned up', () => {
  const { table, seen } = sitDown([person, person]);
  const word = firstWord(last(seen[0]));
  table.send(0, word);
  expect(last(seen[0]).mayUndo).toBe(true);
  expect(last(seen[1]).mayUndo).toBe(false);
  expect(() => table.undo(1)).toThrow('undo');
  table.undo(0);
  expect(last(seen[0]).log).toEqual([]);
  expect(last(seen[0]).event).toMatchObject({ kind: 'takenBack', notation: word });
  table.send(0, word);
  table.send(0, 'draw-pile');
  expect(last(seen[0]).log.map(({ sealed }) => sealed)).toEqual([false, true]);
  expect(last(seen[0]).mayUndo).toBe(false);
  expect(() => table.undo(0)).toThrow('undo');
});

test('a word that is not legal is refused with its rule and changes nothing', () => {
  const { table, seen } = sitDown([person, person]);
  expect(() => table.send(1, firstWord(last(seen[0])))).toThrow('U5');
  expect(seen[0]).toHaveLength(1);
});

test('two bots play a match to its end, and every step is kept', async () => {
  const kept: Match[] = [];
  const { seen } = sitDown([bot, bot], { ...quick, keep: (match) => void kept.push(match) });
  await vi.waitFor(() => expect(last(seen[0]).outcome).not.toBeNull());
  expect(kept).toHaveLength(last(seen[0]).log.length);
  expect(last(seen[0]).toAct).toEqual([]);
});

test('a bot is told whether its turn begins or goes on', async () => {
  const told: string[] = [];
  const think: LocalTableEnv['think'] = (view, seat, level, midTurn) => {
    told.push(`${seat}:${midTurn ? 'goes on' : 'begins'}`);
    return quick.think(view, seat, level, midTurn);
  };
  const { seen } = sitDown([bot, bot], { ...quick, think });
  await vi.waitFor(() => expect(last(seen[0]).outcome).not.toBeNull());
  expect(told.slice(0, 4)).toEqual(['0:begins', '0:goes on', '1:begins', '1:goes on']);
});

test('a bot is given a view of its seat, and its late answer to an earlier position is not played', async () => {
  const answers: ((word: string) => void)[] = [];
  const views: { hands: number[][] }[] = [];
  const kept: Match[] = [];
  const { table, seen } = sitDown([person, bot], {
    ...quick,
    keep: (match) => void kept.push(match),
    think: (view) => {
      views.push(view as never);
      return new Promise((resolve) => answers.push(resolve));
    },
  });
  // A swap or a draw from a castle ends the turn without turning anything up: it can still be taken back.
  table.send(
    0,
    legalWords(last(seen[0]).view, 0).find((word) => word.startsWith('lay'))!,
  );
  table.send(0, 'draw-pile');
  expect(views[0].hands[0]).toEqual([-1, -1, -1, -1, -1]);
  table.leave();
  answers[0](legalWords(views[0], 1)[0]);
  await new Promise((resolve) => void setTimeout(resolve));
  expect(last(seen[1]).log).toHaveLength(2);
  expect(kept).toHaveLength(2);
});

test('the seats of persons are played from this screen, and only bots are asked to think', async () => {
  const think = vi.fn(quick.think);
  const { table } = sitDown([person, bot], { ...quick, think });
  expect(table.own).toEqual([0]);
  expect(sitDown([bot, person]).table.own).toEqual([1]);
  await new Promise((resolve) => void setImmediate(resolve));
  expect(think).not.toHaveBeenCalled();
});

test('a spectator may not take back; whoever stops watching, or leaves, is told nothing more', () => {
  const { table, seen } = sitDown([person, person]);
  const spectator: Sight[] = [];
  const stop = table.watch(null, (sight) => spectator.push(sight));
  table.send(0, firstWord(last(seen[0])));
  expect(last(spectator)).toMatchObject({ mayUndo: false, event: { kind: 'played', seat: 0 } });
  stop();
  table.undo(0);
  expect(spectator).toHaveLength(2);
  table.leave();
  const { length } = seen[0];
  table.send(0, firstWord(last(seen[0])));
  expect(seen[0]).toHaveLength(length);
});

test('a take-back that is no longer fair is a problem of its own', () => {
  const { table } = sitDown([person, person]);
  expect(() => table.undo(0)).toThrow(expect.objectContaining({ code: 'no-undo' }));
});

test('what a seat saw is told again from a line of the log on, what led to it first', () => {
  const { table, seen } = sitDown([person, person]);
  table.send(0, firstWord(last(seen[0])));
  table.send(0, 'draw-pile');
  for (const seat of [0, 1]) {
    const past = table.past(seat, 1)!;
    expect(past.map(({ view }) => view)).toEqual(seen[seat].slice(1).map(({ view }) => view));
    expect(past.map(({ log }) => log.length)).toEqual([1, 2]);
    expect(past.map((each) => each.seat)).toEqual([seat, seat]);
  }
  expect(table.past(0, 0)).toHaveLength(3);
});
