import { expect, test } from 'vitest';
import type { Agreement } from '#table/table-info';
import { phaseOf } from '../table/decider/state.ts';
import { call, connect, newPerson } from '../testing/client.ts';
import { handClock } from '../testing/clock.ts';
import { company, type Company } from '../testing/company.ts';
import { dataFolder, startForTest } from '../testing/start.ts';
import { useServer } from '../testing/use-server.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const LIVE: Agreement = { pace: { kind: 'live', minutes: 1, increment: 0 }, away: null, timeout: 'lose' };

const YEAR = 365 * 1440 * MINUTE;
test.each([
  ['between two starts', true],
  ['while the server stands still', false],
])('a clock that goes ahead by a year %s closes and removes nothing', async (_when, isRestarted) => {
  const folder = dataFolder();
  const ownClock = handClock();
  const settings = { limits: false, keepDays: 1, keepGuestsDays: 1 };
  let own = await startForTest(folder.path, { clock: ownClock }, settings);
  const over = await company(own.url, { game: 'muster', people: 2 });
  await over.guests[0].ask({ type: 'resign' });
  const playing = await company(own.url, { game: 'muster', people: 2 });
  const bound = await company(own.url, { game: 'muster', people: 2, ready: false });
  const guest = await newPerson(own.url, 'Guest');
  await Promise.all([over, playing, bound].map((each) => each.leave()));
  ownClock.advance(10 * MINUTE);
  await own.tables.sweep();
  if (isRestarted) await own.close();
  ownClock.freeze(YEAR);
  if (isRestarted) own = await startForTest(folder.path, { clock: ownClock }, settings);
  const isKnown = async (): Promise<boolean> =>
    (await call(own.url, 'GET', '/api/me', { key: guest.key })).status === 200;
  const phases = (): Promise<string[]> =>
    Promise.all(
      [over, playing, bound].map(async ({ table }) => {
        const live = await own.tables.open(table);
        return live === null ? 'removed' : phaseOf(live.state());
      }),
    );
  await own.tables.sweep();
  await call(own.url, 'GET', '/readyz');
  expect(await phases()).toEqual(['over', 'playing', 'waiting']);
  expect(await isKnown()).toBe(true);
  // Nobody wakes them again before their time has really come.
  ownClock.advance(10 * MINUTE);
  await own.tables.sweep();
  expect(await own.store.dueTables(ownClock.now(), 10)).toEqual([]);
  // A day later by a clock that goes on.
  ownClock.advance(1440 * MINUTE);
  await own.tables.sweep();
  expect(await phases()).toEqual(['removed', 'playing', 'waiting']);
  await own.close();
  folder.remove();
});

const clock = handClock();
const server = useServer({ clock }, { limits: false });
const timed = (change: Partial<Agreement>): Promise<Company> =>
  company(server.url, {
    game: 'muster',
    people: 2,
    options: { first: 'seat0' },
    agreement: { ...LIVE, ...change },
  });
const kinds = async (id: string): Promise<string[]> =>
  (await server.store.table(id))!.log.map(({ event }) => event.kind);

test('nobody loses on time because the server stood still, and the log says why', async () => {
  const table = await timed({});
  const [ann, bob] = table.guests;
  clock.advance(10 * SECOND);
  clock.freeze(65 * SECOND);
  // The timer of the clock that has seemingly run out, the heart, and whatever else is late.
  clock.advance(0);
  expect(await ann.ask({ type: 'move', after: ann.sight()!.seq, word: ann.words().at(-1)! })).toMatchObject({
    type: 'done',
  });
  expect(ann.table().phase).toBe('playing');
  expect(ann.sight()!.clocks!.left[0]).toBe(50 * SECOND);
  expect((await kinds(table.table)).slice(-2)).toEqual(['outage', 'move']);
  // The time to come back is over, and then the clock runs again.
  clock.advance(30 * SECOND + 51 * SECOND);
  await bob.until(() => bob.table().phase === 'over');
  expect(bob.table().result).toMatchObject({ ending: 'time' });
  await table.leave();
});

test('a move that arrives before the heart has noticed counts as any other', async () => {
  const table = await timed({});
  const [ann] = table.guests;
  clock.freeze(70 * SECOND);
  expect(await ann.ask({ type: 'move', after: ann.sight()!.seq, word: ann.words().at(-1)! })).toMatchObject({
    type: 'done',
  });
  expect(ann.sight()!.clocks!.left[0]).toBe(60 * SECOND);
  await table.leave();
});

test('clocks are the same on another process, from the log alone', async () => {
  const table = await timed({ pace: { kind: 'live', minutes: 5, increment: 10 } });
  const [ann] = table.guests;
  clock.advance(20 * SECOND);
  clock.freeze(40 * SECOND);
  await ann.ask({ type: 'move', after: ann.sight()!.seq, word: ann.words().at(-1)! });
  const { left } = ann.sight()!.clocks!;
  await table.leave();
  await server.stop();
  await server.start();
  const back = await connect(server.url, { table: table.table, key: table.people[0].key });
  expect(back.sight()!.clocks!.left).toEqual(left);
  await back.close();
});

test('where nobody can lose anything by waiting, an outage is not written down', async () => {
  const table = await timed({ pace: { kind: 'free' } });
  const [ann] = table.guests;
  clock.freeze(70 * SECOND);
  await ann.ask({ type: 'move', after: ann.sight()!.seq, word: ann.words().at(-1)! });
  expect(await kinds(table.table)).not.toContain('outage');
  await table.leave();
});
