import { expect, test } from 'vitest';
import { defaultOptions } from '#core/options';
import { murano } from '#games/murano/index';
import { muster } from '#games/muster/index';
import type { Agreement, Pace } from '#table/table-info';
import { timeReferee } from '../../testing/time.ts';
import { headerOf, newWalk, type TableWalk, wordsOf } from '../../testing/walk.ts';
import { unwritten } from './outages.ts';
import { phaseOf, toAct } from '../decider/state.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 1440 * MINUTE;
const LIVE: Pace = { kind: 'live', minutes: 10, increment: 30 };
const agreed = (pace: Pace, change: Partial<Agreement> = {}): Agreement => ({
  pace,
  away: null,
  timeout: 'bot',
  ...change,
});
const musterWith = (pace: Pace, change: Partial<Agreement> = {}): TableWalk =>
  newWalk(muster, headerOf(muster, 2, agreed(pace, change), { options: { first: 'seat0' } }));
const leftOf = (walk: TableWalk, seat: number): number => walk.state().bank!.left[seat];
/** From a castle rather than from the pile, so that nothing hidden is turned up where that is possible. */
const wordOf = (walk: TableWalk, seat: number): string => {
  const words = wordsOf(walk.state(), seat);
  return words.find((word) => word.startsWith('draw-') && word !== 'draw-pile') ?? words.at(-1)!;
};
const play = (walk: TableWalk, seat: number): string | null =>
  walk.ask(seat, { type: 'move', id: 'm', after: walk.state().seq, word: wordOf(walk, seat) });
const undo = (walk: TableWalk, seat: number): string | null =>
  walk.ask(seat, { type: 'undo', id: 'u', after: walk.state().seq });
const handOver = (walk: TableWalk, seat: number): string | null =>
  walk.ask(seat, { type: 'handOver', id: 'h', level: '1' });
const takeBack = (walk: TableWalk, seat: number): string | null =>
  walk.ask(seat, { type: 'takeBack', id: 't' });
const botPlays = (walk: TableWalk, seat: number): void =>
  walk.happen({ kind: 'move', seat, word: wordOf(walk, seat), bot: true });
/** Acts until it is somebody else's turn. */
const playTurn = (walk: TableWalk, seat: number): void => {
  while (toAct(walk.state()).includes(seat)) expect(play(walk, seat)).toBeNull();
};

test('the referee goes on after an action without time: what follows is judged by what stands', () => {
  const walk = musterWith({ kind: 'live', minutes: 1, increment: 0 });
  const referee = timeReferee(walk.header, walk.state().match!, walk.now(), []);
  walk.wait(2 * MINUTE);
  const begun = walk.log.length;
  while (toAct(walk.state()).includes(0)) walk.happen({ kind: 'move', seat: 0, word: wordOf(walk, 0) });
  walk.happen({ kind: 'move', seat: 1, word: wordOf(walk, 1) });
  const faults = walk.log.slice(begun).map((entry) => referee.see(entry));
  expect(faults[0]).toContain('seat 0 acts without time');
  expect(faults.at(-1)).toBeNull();
});

test('handing over and taking back gives nothing: not a minute, not an increment, not the time in between', () => {
  const walk = musterWith(LIVE);
  walk.wait(9.5 * MINUTE);
  for (let time = 0; time < 5; time += 1) {
    expect(handOver(walk, 0)).toBeNull();
    walk.wait(SECOND);
    expect(takeBack(walk, 0)).toBeNull();
  }
  expect(leftOf(walk, 0)).toBe(25 * SECOND);
});

test('whoever has taken a seat back, and is away later, does not think while the bot does', () => {
  const walk = musterWith(LIVE);
  walk.wait(MINUTE);
  expect(handOver(walk, 0)).toBeNull();
  expect(takeBack(walk, 0)).toBeNull();
  walk.wait(MINUTE);
  walk.happen({ kind: 'handOver', seat: 0, level: '1', why: 'away' });
  walk.wait(3 * MINUTE);
  botPlays(walk, 0);
  expect(leftOf(walk, 0)).toBe(8 * MINUTE);
});

test('the clock of whoever has given up does not run on, though the seat was handed over before', () => {
  const walk = newWalk(murano, headerOf(murano, 3, agreed(LIVE)));
  const [seat] = toAct(walk.state());
  walk.wait(MINUTE);
  expect(handOver(walk, seat)).toBeNull();
  expect(walk.ask(seat, { type: 'resign', id: 'r' })).toBeNull();
  walk.wait(3 * MINUTE);
  botPlays(walk, seat);
  expect(leftOf(walk, seat)).toBe(9 * MINUTE);
});

test('a turn that a bot plays brings its person no seconds, and does not use any', () => {
  const walk = musterWith(LIVE);
  walk.wait(MINUTE);
  playTurn(walk, 0);
  expect(leftOf(walk, 0)).toBe(9.5 * MINUTE);
  handOver(walk, 0);
  playTurn(walk, 1);
  walk.wait(5 * SECOND);
  while (toAct(walk.state()).includes(0)) botPlays(walk, 0);
  expect(leftOf(walk, 0)).toBe(9.5 * MINUTE);
  takeBack(walk, 0);
  expect(leftOf(walk, 0)).toBe(9.5 * MINUTE);
});

test('a turn that is taken back and played again brings its increment once', () => {
  const walk = musterWith(LIVE);
  for (const seat of [0, 1]) playTurn(walk, seat);
  const before = leftOf(walk, 0);
  playTurn(walk, 0);
  expect(leftOf(walk, 0)).toBe(before + 30 * SECOND);
  expect(undo(walk, 0)).toBeNull();
  expect(leftOf(walk, 0)).toBe(before);
  for (let time = 0; time < 4; time += 1) {
    playTurn(walk, 0);
    expect(undo(walk, 0)).toBeNull();
  }
  playTurn(walk, 0);
  expect(leftOf(walk, 0)).toBe(before + 30 * SECOND);
});

test.each([10, 11])(
  'time that is used up after %d minutes stays used up: nobody comes back to an empty clock',
  (minutes) => {
    const walk = musterWith(LIVE);
    walk.wait(minutes * MINUTE);
    walk.settle();
    expect(walk.log.at(-1)!.event).toMatchObject({ kind: 'handOver', seat: 0, why: 'time' });
    expect(takeBack(walk, 0)).toBe('out-of-time');
    while (toAct(walk.state()).includes(0)) botPlays(walk, 0);
    expect(takeBack(walk, 0)).toBe('out-of-time');
  },
);

test('days belong to a turn: one turn never has more of them, and the next one has its own, whoever played', () => {
  const walk = musterWith({ kind: 'days', days: 2 });
  walk.wait(1.5 * DAY);
  handOver(walk, 0);
  takeBack(walk, 0);
  expect(leftOf(walk, 0)).toBe(0.5 * DAY);
  walk.wait(DAY);
  walk.settle();
  expect(walk.log.at(-1)!.event).toMatchObject({ kind: 'handOver', why: 'time' });
  expect(takeBack(walk, 0)).toBe('out-of-time');
  while (toAct(walk.state()).includes(0)) botPlays(walk, 0);
  expect(takeBack(walk, 0)).toBeNull();
  expect(leftOf(walk, 0)).toBe(2 * DAY);
});

test('a turn of days that is taken back goes on with what was left of it', () => {
  const walk = musterWith({ kind: 'days', days: 2 });
  for (const seat of [0, 1]) playTurn(walk, seat);
  walk.wait(DAY);
  playTurn(walk, 0);
  expect(leftOf(walk, 0)).toBe(2 * DAY);
  expect(undo(walk, 0)).toBeNull();
  expect(leftOf(walk, 0)).toBe(DAY);
});

test('where all choose at once, whoever chooses last has had a turn as well', () => {
  const draft = newWalk(
    murano,
    headerOf(murano, 2, agreed({ kind: 'days', days: 1 }), { options: draftOptions() }),
  );
  expect(toAct(draft.state())).toEqual([0, 1]);
  draft.wait(DAY / 2);
  play(draft, 0);
  play(draft, 1);
  expect(draft.state().bank!.left).toEqual([DAY, DAY]);
});

test('an outage in the log costs nobody anything, and an event after it counts from where the clock stood', () => {
  const walk = musterWith({ kind: 'live', minutes: 1, increment: 0 }, { timeout: 'lose' });
  walk.wait(10 * SECOND);
  walk.wait(65 * SECOND, true);
  walk.settle();
  expect(phaseOf(walk.state())).toBe('playing');
  // The time after it in which everybody comes back counts for nobody, either.
  walk.wait(7 * SECOND);
  expect(play(walk, 0)).toBeNull();
  expect(walk.log.map(({ event }) => event.kind).slice(-2)).toEqual(['outage', 'move']);
  expect(leftOf(walk, 0)).toBe(48 * SECOND);
  walk.wait(49 * SECOND);
  walk.settle();
  expect(walk.state().result).toMatchObject({ ending: 'time', ranking: [[1], [0]] });
});

test('a table that was opened before is timed as it was', () => {
  const header = headerOf(muster, 2, agreed(LIVE), { options: { first: 'seat0' }, timing: undefined });
  const walk = newWalk(muster, header);
  walk.wait(9.5 * MINUTE);
  handOver(walk, 0);
  expect(leftOf(walk, 0)).toBe(MINUTE);
  walk.wait(MINUTE);
  takeBack(walk, 0);
  expect(leftOf(walk, 0)).toBe(MINUTE);
  walk.wait(2 * MINUTE);
  walk.settle();
  expect(takeBack(walk, 0)).toBeNull();
  expect(leftOf(walk, 0)).toBe(MINUTE);
});

function draftOptions(): object {
  return murano.options.settle({ ...defaultOptions(murano.options), draft: true });
}

test('what the log already knows, or was over before the last thing that happened, is no outage to write down', () => {
  const walk = musterWith(LIVE);
  const { happenedAt } = walk.state();
  const [long, lately] = [
    { from: happenedAt - 9000, to: happenedAt - 8000 },
    { from: happenedAt - 1000, to: happenedAt + 500 },
  ];
  expect(unwritten(walk.state(), [long, lately])).toEqual([{ from: happenedAt, to: happenedAt + 500 }]);
});
