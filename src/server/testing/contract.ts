import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LoggedEvent } from '../table/decider/events.ts';
import { headWith, NO_HEAD } from '../store/rows.ts';
import type { DecidedEntry, Store } from '../store/store.ts';
import { followsTheModel } from './contract-model.ts';
import { keepsPlayers } from './contract-players.ts';
import { entry, ID, INDEX, someTable } from './records.ts';

/** What a store is opened on; opened again, it gives a second life to what was kept. */
export interface StoreSite {
  open(): Store;
  remove(): void;
}
/** One that takes a while to reach. */
interface FarSite {
  open(): Promise<Store>;
  remove(): Promise<void>;
}

/** What every store keeps, whatever it is made of. `seeds`: of what is done by chance, beside a model. */
// oxlint-disable-next-line eslint/max-lines-per-function -- a list of tests
export function keepsTheContract(site: () => StoreSite | FarSite, seeds = [1, 2]): void {
  let place: StoreSite | FarSite;
  let store: Store;
  const reopen = async (): Promise<void> => {
    // Whoever comes next may host what this one has hosted.
    await store.shared?.release();
    await store.close();
    store = await place.open();
  };
  beforeEach(async () => {
    place = site();
    store = await place.open();
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });
  keepsPlayers({
    get store() {
      return store;
    },
    reopen,
  });

  test.each(seeds)('whatever is done, it keeps what a plain model of it keeps: seed %i', async (seed) => {
    await followsTheModel(store, seed, 160);
  });

  test('a table and its log come back as they were', async () => {
    await store.addTable(someTable());
    const second = entry(2, { kind: 'sit', seat: 1, player: 'bob' }, { seat: 1, id: 'r1' });
    expect(await store.append(ID, second, INDEX)).toBe('kept');
    await reopen();
    const { header, events, secret, watch } = someTable();
    const log = [...events, second];
    const head = log.reduce((before, each) => headWith(before, ID, each), NO_HEAD);
    expect(await store.table(ID)).toEqual({ header, secret, watch, log, head, index: INDEX });
    expect(await store.table('other')).toBeNull();
  });

  test('an entry is kept behind the log that it was decided on, and not behind another one of the same length', async () => {
    await store.addTable(someTable());
    const move = (seq: number, word: string, after: string): DecidedEntry => ({
      ...entry(seq, { kind: 'move', seat: 0, word }),
      after,
    });
    const { head } = (await store.table(ID))!;
    expect(await store.append(ID, move(2, 'a', NO_HEAD), INDEX), 'behind none').toBe('taken');
    expect(await store.append(ID, move(2, 'a', head), INDEX)).toBe('kept');
    const other = headWith(head, ID, move(2, 'b', head));
    expect(await store.append(ID, move(3, 'c', other), INDEX), 'behind what is not there').toBe('taken');
    expect(await store.append(ID, move(3, 'c', headWith(head, ID, move(2, 'a', head))), INDEX)).toBe('kept');
    expect((await store.table(ID))?.log).toEqual([
      ...someTable().events,
      ...['a', 'c'].map((word, index) => entry(index + 2, { kind: 'move', seat: 0, word })),
    ]);
  });

  test('a table is opened once: the second of the same id changes nothing', async () => {
    await store.addTable(someTable());
    await store.append(ID, entry(2, { kind: 'abandon' }), INDEX);
    await expect(store.addTable(someTable())).rejects.toThrow(/already|UNIQUE/u);
    expect((await store.table(ID))?.log).toHaveLength(2);
  });

  test('a number of the log is given once, and so is a request; the loser changes nothing', async () => {
    await store.addTable(someTable());
    const move = (seq: number, id: string): LoggedEvent =>
      entry(seq, { kind: 'move', seat: 0, word: id }, { seat: 0, id });
    const results = await Promise.all(['a', 'b', 'c'].map((id) => store.append(ID, move(2, id), INDEX)));
    expect(results).toEqual(['kept', 'taken', 'taken']);
    const changed = { ...INDEX, players: [null, null] };
    expect(await store.append(ID, move(3, 'a'), changed), 'the same request').toBe('taken');
    expect(await store.append(ID, { ...move(3, 'a'), request: { seat: 1, id: 'a' } }, INDEX)).toBe('kept');
    expect(await store.append(ID, move(5, 'd'), INDEX), 'a number too far').toBe('taken');
    expect((await store.table(ID))?.log.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(await store.tablesOf('ann', 10)).toHaveLength(1);
  });

  test('many tables are written at once, and one that fails does not disturb the others', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => String(index).padStart(22, 'x'));
    await Promise.all(ids.map((id) => store.addTable(someTable(id))));
    const results = await Promise.all(
      ids.map((id, index) => store.append(id, entry(index % 2 === 0 ? 2 : 1, { kind: 'abandon' }), INDEX)),
    );
    expect(results).toEqual(ids.map((_, index) => (index % 2 === 0 ? 'kept' : 'taken')));
    await reopen();
    const lengths = await Promise.all(ids.map(async (id) => (await store.table(id))!.log.length));
    expect(lengths).toEqual(ids.map((_, index) => (index % 2 === 0 ? 2 : 1)));
  });

  test('an invitation leads to its seat until the seat is taken or another one is made', async () => {
    await store.addTable(someTable());
    expect(await store.invitation(`invitation ${ID}`)).toEqual({ table: ID, seat: 1 });
    await store.invite(ID, 1, 'another');
    expect(await store.invitation(`invitation ${ID}`)).toBeNull();
    const players = ['ann', 'bob'];
    await store.append(ID, entry(2, { kind: 'sit', seat: 1, player: 'bob' }), { ...INDEX, players });
    expect(await store.invitation('another')).toBeNull();
  });

  test('tables are found by player, in the lobby, and when they are due', async () => {
    await store.addTable(someTable('a'.repeat(22)));
    await store.addTable(someTable('b'.repeat(22), { index: { ...INDEX, open: false, due: 50 } }));
    expect(await store.openTables(10)).toEqual([{ table: 'a'.repeat(22), at: 1001 }]);
    expect(await store.tablesOf('ann', 10)).toHaveLength(2);
    expect(await store.tablesOf('ann', 1)).toHaveLength(1);
    expect(await store.dueTables(49, 10)).toEqual([]);
    expect(await store.dueTables(50, 10)).toEqual(['b'.repeat(22)]);
    const third = 'c'.repeat(22);
    await store.addTable(someTable(third));
    await store.append(third, entry(2, { kind: 'abandon' }), { ...INDEX, phase: 'over', due: 40 });
    expect(await store.dueTables(50, 1), 'the earliest first, whichever was changed last').toEqual([third]);
    expect(await Promise.all(['a', 'c', 'd'].map((each) => store.standing(each.repeat(22))))).toEqual([
      { phase: 'waiting', length: 1 },
      { phase: 'over', length: 2 },
      null,
    ]);
  });

  test('of my tables those that are not over come first, and of the lobby the newest', async () => {
    const [old, recent, over] = ['o', 'r', 'p'].map((letter) => letter.repeat(22));
    for (const id of [old, recent, over]) await store.addTable(someTable(id));
    const stand = (at: number): LoggedEvent => ({ ...entry(2, { kind: 'stand', seat: 0 }), at });
    await store.append(old, stand(2000), INDEX);
    await store.append(recent, stand(3000), INDEX);
    await store.append(over, stand(4000), { ...INDEX, phase: 'over', open: false });
    const ids = (list: readonly { table: string }[]): string[] => list.map(({ table }) => table);
    expect(ids(await store.tablesOf('ann', 10))).toEqual([recent, old, over]);
    expect(ids(await store.openTables(1))).toEqual([recent]);
  });

  test('old tables are removed when they are over, with everything that belongs to them, and no others', async () => {
    const over = { ...INDEX, phase: 'over', open: false } as const;
    const [old, recent, running] = ['o', 'r', 'p'].map((letter) => letter.repeat(22));
    for (const id of [old, recent, running]) await store.addTable(someTable(id));
    await store.addChat(old, { seat: 0, text: 'hi', emote: null, at: 1 }, 'ann', 'r1', 100);
    await store.append(old, entry(2, { kind: 'abandon' }), over);
    await store.append(recent, { ...entry(2, { kind: 'abandon' }), at: 5000 }, over);
    expect(await store.finishedTables(5000, 10)).toEqual([old]);
    expect(await store.finishedTables(5001, 1)).toEqual([old]);
    expect(await store.finishedTables(5001, 10)).toEqual([old, recent]);
    await store.removeTable(old);
    await store.removeTable(running);
    await reopen();
    expect(await store.table(old)).toBeNull();
    expect(await store.chat(old, 10)).toEqual([]);
    expect(await store.invitation(`invitation ${old}`)).toBeNull();
    expect(await store.tablesOf('ann', 10)).toHaveLength(2);
    expect((await store.table(running))?.log).toHaveLength(1);
    expect((await store.table(recent))?.log).toHaveLength(2);
  });

  test('chat is kept in order, once for each request', async () => {
    await store.addTable(someTable());
    const line = (at: number) => ({ seat: 0, text: `line ${at}`, emote: null, at });
    expect(await store.saidBefore(ID, 0, 'r1')).toBeNull();
    expect(await store.addChat(ID, line(1), 'ann', 'r1', 100)).toEqual({ number: 1, again: false });
    expect(await store.addChat(ID, line(2), 'ann', 'r1', 100)).toEqual({ number: 1, again: true });
    expect(await store.addChat(ID, line(2), 'ann', 'r2', 100)).toEqual({ number: 2, again: false });
    await reopen();
    const lines = [1, 2].map((number) => ({ number, ...line(number) }));
    expect(await store.chat(ID, 10)).toEqual(lines);
    expect(await store.chat(ID, 1)).toEqual(lines.slice(1));
    expect(await store.chatOf('ann')).toHaveLength(2);
    expect(await store.saidBefore(ID, 0, 'r1')).toBe('ann');
    expect(await store.saidBefore(ID, 1, 'r1')).toBeNull();
  });

  test('of too many lines the oldest go, and their numbers are not given again', async () => {
    await store.addTable(someTable());
    const line = { seat: 0, text: 'hi', emote: null, at: 1 };
    for (let said = 1; said <= 5; said += 1) await store.addChat(ID, line, 'ann', `s${said}`, 3);
    await reopen();
    expect((await store.chat(ID, 10)).map(({ number }) => number)).toEqual([3, 4, 5]);
    expect(await store.chatOf('ann')).toHaveLength(3);
    expect(await store.addChat(ID, line, 'ann', 's6', 3)).toEqual({ number: 6, again: false });
  });

  test('a number of the chat is given once, also when those who said the last lines are gone', async () => {
    await store.addTable(someTable());
    const line = { text: 'hi', emote: null, at: 1 };
    await store.addChat(ID, { seat: 1, ...line }, 'bob', 'r1', 100);
    await store.addChat(ID, { seat: 0, ...line }, 'ann', 'r1', 100);
    await store.removePlayer('ann');
    await reopen();
    expect(await store.addChat(ID, { seat: 1, ...line }, 'bob', 'r2', 100)).toEqual({
      number: 3,
      again: false,
    });
    expect((await store.chat(ID, 10)).map(({ number, seat }) => [number, seat])).toEqual([
      [1, 1],
      [3, 1],
    ]);
  });

  test('when something last happened anywhere is known', async () => {
    expect(await store.newest()).toBeNull();
    await store.addTable(someTable());
    await store.append(ID, { ...entry(2, { kind: 'stand', seat: 0 }), at: 7000 }, INDEX);
    await store.addTable(someTable('U'.repeat(22)));
    expect(await store.newest()).toBe(7000);
  });

  test('settings and outages stay', async () => {
    await store.set('name', 'one');
    await store.set('name', 'two');
    await store.addOutage(10, 20);
    await reopen();
    expect(await store.setting('name')).toBe('two');
    expect(await store.setting('other')).toBeNull();
    expect(await store.outages(15)).toEqual([{ from: 10, to: 20 }]);
    expect(await store.outages(20)).toEqual([]);
    // A start that was cut short is followed by another one, which finds the same beginning.
    await store.addOutage(10, 30);
    await store.addOutage(10, 25);
    expect(await store.outages(0)).toEqual([{ from: 10, to: 30 }]);
  });
}
