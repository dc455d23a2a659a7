import { expect, test } from 'vitest';
import { muster } from '#games/muster/index';
import { headerOf, newWalk } from '../../testing/walk.ts';
import { handClock } from '../../testing/clock.ts';
import { messageIn } from '../../testing/house.ts';
import type { TableState } from '../decider/state.ts';
import { MOST_ON_A_SEAT, MOST_VIEWERS, type Viewer, viewersOf } from './viewers.ts';

const agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' } as const;

/** Those who look at a table of two, without anything behind them. */
function room() {
  const clock = handClock();
  const walk = newWalk(muster, headerOf(muster, 2, agreement));
  let state: TableState = walk.state();
  const viewers = viewersOf(2, {
    state: () => state,
    name: (player) => player,
    now: clock.now,
    since: 77,
    after: clock.after,
  });
  const come = (seat: number | null, player: string | null = null) => {
    const said: string[] = [];
    const told = (text: string): void => void said.push(messageIn(text).type);
    const viewer: Viewer = {
      seat,
      player,
      send: (message) => told(JSON.stringify(message)),
      sendText: told,
      end: (reason, retry) => void said.push(`end ${reason} ${retry}`),
    };
    viewers.enter(viewer, []);
    return { viewer, said };
  };
  return { clock, viewers, come, state: () => state, become: (next: TableState) => (state = next) };
}
const playerOn = ({ seats }: TableState, seat: number): string => {
  const sitter = seats[seat];
  return sitter?.kind === 'person' ? sitter.player : '';
};

test('whoever sits elsewhere now, or nowhere, is sent away from where they sat; who only looks on stays', () => {
  const { viewers, come, state, become } = room();
  const [ann, bob] = [0, 1].map((seat) => playerOn(state(), seat));
  const all = [come(0, ann), come(1, bob), come(null)];
  for (const { said } of all) said.length = 0;
  become({ ...state(), seats: state().seats.toReversed() });
  viewers.sendTable();
  expect(all.map(({ said }) => said)).toEqual([
    ['end no-seat null', 'table'],
    ['end no-seat null', 'table'],
    ['table'],
  ]);
  become({ ...state(), seats: state().seats.toReversed() });
  for (const { said } of all) said.length = 0;
  viewers.sendTable();
  expect(all.map(({ said }) => said)).toEqual([['table'], ['table'], ['table']]);
});

test('a seat has been away since the last device that was there for it has gone', () => {
  const { clock, viewers, come } = room();
  expect([viewers.absence(0), viewers.absence(1)]).toEqual([77, 77]);
  const [first, second] = [come(0), come(0)];
  expect(viewers.absence(0)).toBeNull();
  expect(viewers.absence(1)).toBe(77);
  clock.advance(10);
  viewers.leave(first.viewer);
  expect(viewers.absence(0)).toBeNull();
  clock.advance(10);
  const now = clock.now();
  viewers.leave(second.viewer);
  clock.advance(10);
  // Told again that it is gone, it is not gone anew.
  viewers.leave(second.viewer);
  expect(viewers.absence(0)).toBe(now);
});

test('those who are there hear when a seat is taken or left, and not when it has one device more or less', () => {
  const { clock, viewers, come } = room();
  const other = come(1);
  const heard = (): string[] => other.said.splice(0);
  expect(heard()).toEqual(['welcome']);
  const first = come(0);
  expect(heard()).toEqual(['table']);
  expect(first.said).toEqual(['welcome']);
  const second = come(0);
  viewers.leave(first.viewer);
  expect(heard()).toEqual([]);
  viewers.leave(second.viewer);
  expect(heard()).toEqual(['table']);
  // Of those who look on only the number is told, once for all that came in a second.
  const onlookers = [come(null), come(null)];
  clock.advance(999);
  expect(heard()).toEqual([]);
  clock.advance(1);
  expect(heard()).toEqual(['table']);
  viewers.leave(onlookers[0].viewer);
  clock.advance(1000);
  expect(heard()).toEqual(['table']);
  expect(viewers.info().watchers).toBe(1);
});

test('there is room for so many who look on, and on each seat for so many devices, whoever else is there', () => {
  const { viewers, come } = room();
  for (let each = 0; each < MOST_ON_A_SEAT - 1; each += 1) come(0);
  expect(viewers.hasRoom(0)).toBe(true);
  come(0);
  expect([viewers.hasRoom(0), viewers.hasRoom(1), viewers.hasRoom(null)]).toEqual([false, true, true]);
  for (let each = MOST_ON_A_SEAT; each < MOST_VIEWERS - 1; each += 1) come(null);
  expect(viewers.hasRoom(null)).toBe(true);
  come(null);
  expect([viewers.hasRoom(0), viewers.hasRoom(1), viewers.hasRoom(null)]).toEqual([false, true, false]);
  expect(viewers.size()).toBe(MOST_VIEWERS);
});
