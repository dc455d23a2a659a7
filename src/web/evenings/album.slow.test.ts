import { signal } from '@preact/signals';
import { h } from 'preact';
import { test } from 'vitest';
import type { Match } from '#core/match';
import type { Seat } from '#core/game';
import type { Table } from '#table/table';
import { keepAlbum } from '../testing/album.ts';
import { usePage } from '../testing/page.ts';
import { BOT, PERSON, tableAt } from '../testing/tables.ts';

// `npm run heard` writes the albums anew.
const page = usePage();

/** One person on this seat among bots. */
const tableOf = (match: Match, person: Seat | null): Table =>
  tableAt(
    match,
    Array.from({ length: match.header.seats }, (_, seat) => (seat === person ? PERSON : BOT)),
  ).table;

test.each(['muster', 'murano'])('what is seen of a match of %s in its room', async (game) => {
  const { Room } = await page.room(game);
  await keepAlbum(page, {
    game,
    name: game,
    show: (match, seat) => h(Room, { id: 'd1', table: tableOf(match, seat) }),
    whole: '.reading',
  });
});

test.each(['muster', 'murano'])('what is seen of a match of %s on a phone', async (game) => {
  await page.room(game);
  const { gameIn } = await import('../catalogue.ts');
  const { PhoneHand } = await (await gameIn(game)!.ui.forAll!()).hand();
  await keepAlbum(page, {
    game,
    name: `${game}-phone`,
    show: (match, seat) => h(PhoneHand, { id: 'd1', table: tableOf(match, seat), point: () => undefined }),
    whole: 'button',
    isPressed: true,
  });
});

test.each(['muster', 'murano'])('what is seen of a match of %s on a screen for all', async (game) => {
  await page.room(game);
  const { gameIn } = await import('../catalogue.ts');
  const { Screen } = await (await gameIn(game)!.ui.forAll!()).screen();
  await keepAlbum(page, {
    game,
    name: `${game}-screen`,
    show: (match, seat) =>
      h(Screen, {
        table: tableOf(match, null),
        join: 'Join',
        over: 'Over',
        away: [seat],
        // A finger of whoever is to act: on a market, on a shard there, or on the ring.
        pointed: signal({
          seat,
          spots: [`market-${seat}`, `socket-${seat}-1`, `ring-${seat}`].slice(0, 1 + seat),
        }),
      }),
    whole: 'section',
  });
});
