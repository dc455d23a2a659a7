import { codeOf, messageOf } from '#core/problem';
import { moveHouse } from '../store/moving.ts';
import { postgresStore } from '../store/postgres/store.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import type { PostgresWords } from './postgres-words.ts';
import { addKey, entry, ID, INDEX, someTable } from './records.ts';

const [ONE, TWO] = ['1'.repeat(22), '2'.repeat(22)];
const PLAYING = { ...INDEX, phase: 'playing', open: false, players: ['ann', 'bob'], due: 70 } as const;
const OVER = { ...PLAYING, phase: 'over', due: null } as const;
const line = { seat: 0, text: 'hi', emote: null, at: 5 };
const result = { day: 7, what: 'puzzle muster', result: 2 };

type Steps = Readonly<Record<string, (store: Store) => Promise<unknown>>>;

const PEOPLE: Steps = {
  ann: (store) => store.addPlayer({ id: 'ann', name: 'Ann', since: 5 }, 'key 1'),
  bob: (store) => store.addPlayer({ id: 'bob', name: 'Bob', since: 6 }, 'key 2'),
  guest: (store) => store.addPlayer({ id: 'cy', name: 'Cy', since: 7 }, 'key 3'),
  known: (store) => store.playerByKey('key 1'),
  unknown: (store) => store.playerByKey('key 9'),
  several: (store) => store.players(['bob', 'nobody', 'ann']),
  renamed: (store) => store.rename('ann', 'Anna'),
  'another key': (store) => addKey(store, 'ann', 'key 4', 2),
  'one too many': (store) => addKey(store, 'ann', 'key 5', 2),
  'keys left': (store) => store.keysOf('ann').then((keys) => keys.toSorted()),
  'others dropped': (store) => store.dropKeys('ann', 'key 5'),
  'one left': (store) => store.keysOf('ann'),
  'a code': (store) => store.addCode('ann', 'code', 90),
  'in time': (store) => store.takeCode('code', 90, 'key 6', 10),
  'a second time': (store) => store.takeCode('code', 90, 'key 6', 10),
  'another code': (store) => store.addCode('ann', 'late', 90),
  'too late': (store) => store.takeCode('late', 91, 'key 6', 10),
  'a browser': (store) => store.setPush('ann', 'one', 2),
  'two browsers': (store) => store.setPush('ann', 'two', 2),
  'three browsers': (store) => store.setPush('ann', 'three', 2),
  told: (store) => store.pushOf('ann'),
  'one dropped': (store) => store.dropPush('ann', 'two'),
  'told then': (store) => store.pushOf('ann'),
  'all dropped': (store) => store.dropPush('ann', null),
  'a result': (store) => store.addResult('ann', result),
  'the same again': (store) => store.addResult('ann', { ...result, result: 5 }),
  'of nobody': (store) => store.addResult('nobody', result),
  'of the day': (store) => store.resultsOn(7),
  'of one': (store) => store.resultsOf('ann'),
  'days forgotten': (store) => store.dropResults(8),
  'none left': (store) => store.resultsOn(7),
};

const TABLES: Steps = {
  'nothing yet': (store) => store.newest(),
  opened: (store) => store.addTable(someTable(ID)),
  'opened twice': (store) => store.addTable(someTable(ID)),
  'another one': (store) => store.addTable(someTable(ONE, { invitations: [], events: [] })),
  'a third': (store) => store.addTable(someTable(TWO)),
  read: (store) => store.table(ID),
  'there is none': (store) => store.table('x'.repeat(22)),
  stands: (store) => store.standing(ID),
  'stands nowhere': (store) => store.standing('x'.repeat(22)),
  invited: (store) => store.invitation(`invitation ${ID}`),
  'invited anew': (store) => store.invite(ID, 1, 'another'),
  'not by the first': (store) => store.invitation(`invitation ${ID}`),
  'by the second': (store) => store.invitation('another'),
  'somebody sits': (store) =>
    store.append(ID, entry(2, { kind: 'sit', seat: 1, player: 'bob' }, { seat: 1, id: 'r' }), PLAYING),
  'the seat is taken': (store) => store.invitation('another'),
  'several at once': (store) =>
    Promise.all([
      store.append(ID, entry(3, { kind: 'move', seat: 0, word: 'a' }, { seat: 0, id: 'm' }), PLAYING),
      store.append(ONE, entry(1, { kind: 'sit', seat: 0, player: 'cy' }), {
        ...INDEX,
        players: ['cy', null],
      }),
      store.append(ID, entry(3, { kind: 'move', seat: 1, word: 'b' }), PLAYING),
      store.append('x'.repeat(22), entry(1, { kind: 'abandon' }), OVER).catch(codeOf),
    ]),
  'the same request': (store) =>
    store.append(ID, entry(4, { kind: 'move', seat: 0, word: 'a' }, { seat: 0, id: 'm' }), PLAYING),
  'behind another log': (store) =>
    store.append(ID, { ...entry(4, { kind: 'move', seat: 0, word: 'c' }), after: 'other' }, PLAYING),
  'one of two cannot be written': (store) =>
    Promise.all([
      store
        .append(ID, entry(4, { kind: 'claim', process: 'me', lostSince: null }), {
          ...PLAYING,
          players: ['a\u0000', 'bob'],
        })
        .catch(codeOf),
      store.append(TWO, entry(2, { kind: 'claim', process: 'me', lostSince: null }), INDEX),
    ]),
  'by itself it cannot, either': (store) =>
    store.append(ID, entry(4, { kind: 'abandon' }), { ...PLAYING, players: ['a\u0000', 'bob'] }),
  'read again': (store) => store.table(ID),
  newest: (store) => store.newest(),
  mended: (store) => store.mend(ONE, 1, { ...INDEX, players: [null, 'cy'], due: 60 }),
  'not mended': (store) => store.mend(ONE, 7, { ...OVER, players: [null, null] }),
  'as mended': (store) => store.table(ONE),
  'of bob': (store) => store.tablesOf('bob', 9),
  'of ann': (store) => store.tablesOf('ann', 1),
  open: (store) => store.openTables(1),
  due: (store) => store.dueTables(70, 9),
  'due before': (store) => store.dueTables(69, 9),
  'said first': (store) => store.addChat(ID, line, 'ann', 'c1', 2),
  'said again': (store) => store.addChat(ID, line, 'ann', 'c1', 2),
  'said by another': (store) =>
    store.addChat(ID, { ...line, seat: 1, text: null, emote: 'hello' }, 'bob', 'c1', 2),
  'one line too many': (store) => store.addChat(ID, { ...line, at: 6 }, 'ann', 'c2', 2),
  'where there is none': (store) => store.addChat('x'.repeat(22), line, 'ann', 'c1', 2),
  'who said it': (store) => store.saidBefore(ID, 1, 'c1'),
  'nobody said it': (store) => store.saidBefore(ID, 1, 'c9'),
  lines: (store) => store.chat(ID, 9),
  'the last line': (store) => store.chat(ID, 1),
  'of one player': (store) => store.chatOf('ann'),
  over: (store) => store.append(ID, entry(4, { kind: 'abandon' }), OVER),
  finished: (store) => store.finishedTables(9999, 9),
  'not yet finished': (store) => store.finishedTables(1004, 9),
  removed: (store) => store.removeTable(ID),
  'goes on': (store) => store.removeTable(TWO),
  'is gone': (store) => store.table(ID),
  'is not': (store) => store.table(TWO),
  'a player leaves': (store) => store.removePlayer('ann'),
  guests: (store) => store.removeGuests(100, 9),
  'who is left': (store) => store.players(['ann', 'bob', 'cy']),
};

const REST: Steps = {
  unset: (store) => store.setting('name'),
  set: (store) => store.set('name', 'one'),
  'set anew': (store) => store.set('name', 'two'),
  'as set': (store) => store.setting('name'),
  away: (store) => store.addOutage(10, 20),
  'away longer': (store) => store.addOutage(10, 30),
  'and no shorter': (store) => store.addOutage(10, 25),
  'were away': (store) => store.outages(29),
  'long ago': (store) => store.outages(30),
  room: async (store) => store.roomLeft() === Infinity,
  backup: (store) => store.backup('file'),
};

const SHARED: Steps = {
  alive: (store) => store.shared!.renew('http://me'),
  hosts: async (store) => [...(await store.shared!.hosts([ONE, TWO, ID]))],
  'own hosts': async (store) => [...(await store.shared!.ownHosts([ONE]))],
  'not adopted': (store) => store.shared!.adopt(TWO, 'somebody', 'other'),
  adopted: async (store) => store.shared!.adopt(TWO, 'me', (await store.table(TWO))!.head),
  confirmed: (store) => store.shared!.confirm(),
  'a table confirmed': (store) => store.shared!.confirm(TWO),
  'one that is gone': (store) => store.shared!.confirm(ID),
  'nothing told': (store) => store.shared!.told(),
  tells: (store) => store.shared!.tell({ kind: 'removed', player: 'ann' }),
};

async function walk(words: PostgresWords, store: Store, steps: Steps): Promise<void> {
  for (const [step, run] of Object.entries(steps)) {
    words.note({ step });
    const came = await run(store).catch((thrown: unknown) => ({
      code: codeOf(thrown),
      message: messageOf(thrown),
    }));
    words.note({ came: came ?? null });
  }
}

/** Everything that is ever asked of a database, at least once, by two processes; and a file that is moved into another. */
export async function postgresTour(
  words: PostgresWords,
  [url, empty]: readonly string[],
  file: string,
): Promise<void> {
  const { poolOf } = words;
  const store = await postgresStore(url, 5, { poolOf, process: 'me' });
  for (const steps of [PEOPLE, TABLES, REST, SHARED]) await walk(words, store, steps);
  // One that has few connections has none of its own for signs of life.
  const other = await postgresStore(url, 3, { poolOf, process: 'other' });
  await walk(words, other, {
    alive: (each) => each.shared!.renew('http://other'),
    told: (each) => each.shared!.told(),
    'told once': (each) => each.shared!.told(),
    'hosted elsewhere': (each) => each.addChat(TWO, line, 'bob', 'c5', 9),
    adopted: async (each) => each.shared!.adopt(TWO, 'me', (await each.table(TWO))!.head),
    released: (each) => each.shared!.release(),
    'not known any more': (each) => each.shared!.confirm(),
    closed: (each) => each.close(),
  });
  await walk(words, store, { released: (each) => each.shared!.release(), closed: (each) => each.close() });
  await fill(file);
  words.note({ step: 'moved' });
  words.note({ came: await moveHouse(file, empty, poolOf) });
}

async function fill(file: string): Promise<void> {
  const store = sqliteStore(file, () => undefined);
  await walkQuietly(store, [
    (each) => each.addPlayer({ id: 'ann', name: 'Ann', since: 5 }, 'key 1'),
    (each) => each.addTable(someTable()),
    (each) => each.addChat(ID, line, 'ann', 'c1', 9),
    (each) => each.addResult('ann', result),
    (each) => each.addOutage(1, 2),
    (each) => each.set('name', 'value'),
  ]);
  await store.close();
}

async function walkQuietly(
  store: Store,
  steps: readonly ((store: Store) => Promise<unknown>)[],
): Promise<void> {
  for (const step of steps) await step(store);
}
