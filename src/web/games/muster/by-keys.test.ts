import { h } from 'preact';
import { beforeAll, expect, test } from 'vitest';
import type { AnyGame } from '#core/game';
import type { Match } from '#core/match';
import { quickRandom } from '#core/random';
import { muster } from '#games/muster/index';
import type { State } from '#games/muster/state';
import { localTable } from '#table/local';
import type { GameRoom } from '../../game-ui.ts';
import { usePage } from '../../testing/page.ts';
import { begunBy, BOT, endKeepsFocus, focusIn, PERSON } from '../../testing/tables.ts';

const page = usePage();
let room: { Room: GameRoom['Room'] };
beforeAll(async () => {
  room = await page.room('muster');
});

const MOST_KEYS = 5;
const game: AnyGame = muster;
const isOver = (match: Match): boolean => muster.outcome(match.state) !== null;
const movesOf = (match: Match): readonly number[] =>
  match.last === null ? [] : [...movesOf(match.last.before), match.last.move.seat];

test('a whole match by keys: five a turn at most, and the focus is never on the page, from the first card to the end and back', async () => {
  const random = quickRandom(4);
  let match = begunBy(muster, 2, 0);
  const table = localTable(match, [PERSON, BOT], {
    think(view, seat) {
      const legal = game.legalActions(view, seat);
      return Promise.resolve(game.encode(legal[random.below(legal.length)]));
    },
    pause: () => Promise.resolve(),
    keep: (changed) => (match = changed),
  });
  page.show(h(room.Room, { id: 'k8', table }));
  await page.until(() => page.all('.hand .touch').length === 5);
  const keys = new Map<number, number>();
  const press = async (key: string, isDone: () => boolean): Promise<void> => {
    const turn = movesOf(match).filter((seat) => seat === 1).length;
    keys.set(turn, (keys.get(turn) ?? 0) + 1);
    page.key(key);
    await page.until(isDone);
    await page.until(() => isOver(match) || focusIn(page.document) !== null);
  };
  const played = (): (() => boolean) => {
    const before = match;
    return () => match !== before;
  };
  while (!isOver(match)) {
    // What is shown is what is: the last part of the room has followed.
    await page.until(() => isOver(match) || page.one('.room').getAttribute('data-mine') === 'true');
    if (isOver(match)) break;
    const { phase }: State = match.state;
    if (phase === 'action') {
      const cards = page.all('.hand .touch');
      const card = cards.findIndex((each) => each.classList.contains('live'));
      await press(String(card + 1), () => page.all('.places .list button').length > 0);
      await press('Enter', played());
    } else if (phase === 'refill' && page.all('.clock.live').length > 0) await press(' ', played());
    else await press('Enter', played());
  }
  await endKeepsFocus(page);
  expect(keys.size).toBeGreaterThan(10);
  expect(Math.max(...keys.values())).toBeLessThanOrEqual(MOST_KEYS);
});
