import { expect, test } from 'vitest';
import { muster } from '#games/muster/index';
import { quietHouse } from '../../testing/house.ts';
import { shownNames } from './shown-names.ts';

test.each([
  [
    ['Ada', 'Bo'],
    ['Ada', 'Bo'],
  ],
  [
    ['Ada', 'Ada', 'Ada'],
    ['Ada', 'Ada (2)', 'Ada (3)'],
  ],
  [
    ['Ada', 'ADA', ' a d a'],
    ['Ada', 'ADA (2)', ' a d a (3)'],
  ],
  [
    ['Ada', 'Ａｄａ'],
    ['Ada', 'Ａｄａ (2)'],
  ],
  [
    ['Zoë', 'Zoe\u0308'],
    ['Zoë', 'Zoe\u0308 (2)'],
  ],
  [
    ['Ada', 'A\u200dda'],
    ['Ada', 'A\u200dda (2)'],
  ],
  [
    ['Ada', 'Ada (2)', 'Ada'],
    ['Ada', 'Ada (2)', 'Ada (3)'],
  ],
  [
    ['', '', 'Ada'],
    ['', '', 'Ada'],
  ],
])('%j are shown as %j', (names, shown) => {
  expect(shownNames(names)).toEqual(shown);
});

test('whoever takes the name of the other during a match is told apart from them', async () => {
  const house = quietHouse();
  const { id } = await house.open(muster, {}, 2);
  const live = await house.live(id);
  const [, second] = live.state().seats.map((seat) => (seat.kind === 'person' ? seat.player : ''));
  const names = (): (string | null)[] =>
    live.info().seats.map((seat) => (seat.kind === 'person' ? seat.name : null));
  expect(names()).toEqual(['Guest 0', 'Guest 1']);
  live.rename(second, 'guest 0');
  expect(names()).toEqual(['Guest 0', 'guest 0 (2)']);
});
