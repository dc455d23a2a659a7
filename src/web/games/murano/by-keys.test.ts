import { h } from 'preact';
import { beforeAll, expect, test } from 'vitest';
import type { AnyGame } from '#core/game';
import { type Match, newMatch } from '#core/match';
import { quickRandom } from '#core/random';
import { murano } from '#games/murano/index';
import { localTable } from '#table/local';
import type { GameRoom } from '../../game-ui.ts';
import { usePage } from '../../testing/page.ts';
import { begunBy, BOT, endKeepsFocus, focusIn, PERSON } from '../../testing/tables.ts';

const page = usePage();
let room: { Room: GameRoom['Room'] };
beforeAll(async () => {
  room = await page.room('murano');
});

const game: AnyGame = murano;
const isOver = (match: Match): boolean => murano.outcome(match.state) !== null;
const isMine = (): boolean => page.one('.room').getAttribute('data-mine') === 'true';

/** What has the focus; the next thing that can be decided; a shard to a market, sold or given back; a question. */
const WAYS = [
  'Enter',
  'd Enter',
  '1 m Enter',
  's Enter',
  'd Enter',
  '1 d Enter',
  'Escape 1 2 d Enter',
  '3 d Enter',
];

/** Plays by keys alone as long as it may go on. */
async function playedByKeys(start: Match, seats: number, mayGoOn: (match: Match) => boolean): Promise<Match> {
  const random = quickRandom(2);
  let match = start;
  const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? PERSON : BOT));
  const table = localTable(match, players, {
    think(view, seat) {
      const legal = game.legalActions(view, seat);
      return Promise.resolve(game.encode(legal[random.below(legal.length)]));
    },
    pause: () => Promise.resolve(),
    keep: (changed) => (match = changed),
  });
  page.show(null);
  page.show(h(room.Room, { id: 'g8', table }));
  await page.until(() => page.all('.reading').length === 1);
  page.one('.dock').focus();
  for (let steps = 0; !isOver(match) && mayGoOn(match); steps += 1) {
    await page.until(() => isOver(match) || isMine());
    if (isOver(match)) break;
    const before = match;
    for (const keys of WAYS) {
      for (const key of keys.split(' ')) {
        page.key(key);
        await page.rest();
      }
      if (match !== before) break;
    }
    expect(match, `step ${steps}: ${page.text('.prompt')}`).not.toBe(before);
    await page.until(() => isOver(match) || (isMine() && focusIn(page.document) !== null));
  }
  return match;
}

test('alone, a whole match by keys: the focus is never on the page, up to the end and back', async () => {
  await playedByKeys(newMatch(murano, { seats: 1, start: { seed: 'by keys' } }), 1, () => true);
  await endKeepsFocus(page);
});

test('with a rival the focus waits in the room, and is where one goes on when the turn comes', async () => {
  const rounds = ({ state }: Match): number => state.round;
  const match = await playedByKeys(begunBy(murano, 2, 0), 2, (each) => rounds(each) < 5);
  expect(rounds(match)).toBe(5);
});
