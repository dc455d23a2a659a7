import { expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { addKey, ID, someTable } from './records.ts';

/** A store that may be closed and opened again in between. */
interface Held {
  readonly store: Store;
  reopen(): Promise<void>;
}

/** What every store keeps of players: their keys, codes and browsers, and what is forgotten of them. */
// oxlint-disable-next-line eslint/max-lines-per-function -- a list of tests
export function keepsPlayers(held: Held): void {
  test('a player is found by a key, on every device, until the key is dropped', async () => {
    await held.store.addPlayer({ id: 'ann', name: 'Ann', since: 5 }, 'key 1');
    await addKey(held.store, 'ann', 'key 2', 10);
    await addKey(held.store, 'ann', 'key 9', 10);
    await held.store.rename('ann', 'Anna');
    await held.reopen();
    expect(await held.store.playerByKey('key 2')).toEqual({ id: 'ann', name: 'Anna', since: 5 });
    expect(await held.store.playerByKey('key 3')).toBeNull();
    await held.store.dropKeys('ann', 'key 2');
    expect(await held.store.keysOf('ann')).toEqual(['key 2']);
    expect(await held.store.playerByKey('key 1')).toBeNull();
    expect(await held.store.players(['nobody', 'ann'])).toHaveLength(1);
  });

  test('of too many devices the oldest is forgotten, of this player only', async () => {
    await held.store.addPlayer({ id: 'bob', name: 'Bob', since: 5 }, 'key 0');
    await held.store.addPlayer({ id: 'ann', name: 'Ann', since: 5 }, 'key 1');
    for (const key of ['key 2', 'key 3']) await addKey(held.store, 'ann', key, 2);
    await held.reopen();
    expect((await held.store.keysOf('ann')).toSorted()).toEqual(['key 2', 'key 3']);
    expect(await held.store.playerByKey('key 1')).toBeNull();
    expect(await held.store.playerByKey('key 0')).toMatchObject({ id: 'bob' });
  });

  test('a result of a day is told once by each player, counted without names, and gone with its player or its day', async () => {
    const entry = (day: number, result: number) => ({ day, what: 'puzzle muster', result });
    for (const id of ['ann', 'bob', 'cy']) {
      await held.store.addPlayer({ id, name: id, since: 5 }, `key of ${id}`);
    }
    await held.store.addResult('ann', entry(7, 0));
    await held.store.addResult('ann', entry(7, 3));
    await held.store.addResult('bob', entry(7, 0));
    await held.store.addResult('cy', entry(7, 2));
    await held.store.addResult('cy', { day: 7, what: 'deal murano', result: 40 });
    await held.store.addResult('ann', entry(6, 1));
    await held.store.addResult('nobody', entry(7, 5));
    await held.reopen();
    expect(await held.store.resultsOn(7)).toEqual([
      { what: 'deal murano', result: 40, count: 1 },
      { what: 'puzzle muster', result: 0, count: 2 },
      { what: 'puzzle muster', result: 2, count: 1 },
    ]);
    expect(await held.store.resultsOf('ann')).toEqual([entry(6, 1), entry(7, 0)]);
    await held.store.removePlayer('ann');
    await held.store.dropResults(7);
    expect(await held.store.resultsOf('ann')).toEqual([]);
    expect(await held.store.resultsOn(6)).toEqual([]);
    expect(await held.store.resultsOn(7)).toHaveLength(3);
    await held.store.dropResults(8);
    expect(await held.store.resultsOn(7)).toEqual([]);
  });

  test('a code is good once, and only for its time', async () => {
    await held.store.addPlayer({ id: 'ann', name: 'Ann', since: 5 }, 'key 1');
    await held.store.addCode('ann', 'early', 100);
    await held.store.addCode('ann', 'late', 200);
    expect(
      await held.store.takeCode('early', 50, 'another key', 10),
      'a new code replaces the one before',
    ).toBeNull();
    const taken = await Promise.all(
      [2, 3, 4].map((number) => held.store.takeCode('late', 150, `key ${number}`, 10)),
    );
    expect(taken.filter((player) => player === 'ann')).toHaveLength(1);
    const keys = ['key 1', `key ${taken.indexOf('ann') + 2}`];
    expect((await held.store.keysOf('ann')).toSorted()).toEqual(keys);
    await held.store.addCode('ann', 'over', 200);
    expect(await held.store.takeCode('over', 201, 'key 5', 10)).toBeNull();
    expect((await held.store.keysOf('ann')).toSorted()).toEqual(keys);
  });

  test('whoever signs all other devices out voids the codes that were not used yet, and nobody else’s', async () => {
    for (const id of ['ann', 'bob']) {
      await held.store.addPlayer({ id, name: id, since: 5 }, `key of ${id}`);
      await held.store.addCode(id, `code of ${id}`, 200);
    }
    await held.store.dropKeys('ann', 'key of ann');
    expect(await held.store.takeCode('code of ann', 100, 'another key', 10)).toBeNull();
    expect(await held.store.takeCode('code of bob', 100, 'another key', 10)).toBe('bob');
  });

  test('of a player who leaves nothing stays but the moves', async () => {
    await held.store.addPlayer({ id: 'ann', name: 'Ann', since: 5 }, 'key 1');
    await held.store.addTable(someTable());
    await held.store.addChat(ID, { seat: 0, text: 'hi', emote: null, at: 1 }, 'ann', 'r1', 100);
    await held.store.setPush('ann', '{}', 10);
    await held.store.addCode('ann', 'code', 100);
    await held.store.removePlayer('ann');
    await held.reopen();
    expect(await held.store.playerByKey('key 1')).toBeNull();
    expect(await held.store.players(['ann'])).toEqual([]);
    expect(await held.store.takeCode('code', 1, 'another key', 10)).toBeNull();
    expect(await held.store.pushOf('ann')).toEqual([]);
    expect(await held.store.chat(ID, 10)).toEqual([]);
    expect(await held.store.tablesOf('ann', 10)).toEqual([]);
    expect((await held.store.table(ID))?.log).toHaveLength(1);
  });

  test('of too many browsers the oldest are forgotten, of this player only', async () => {
    await held.store.addPlayer({ id: 'ann', name: 'Ann', since: 5 }, 'key 1');
    await held.store.addPlayer({ id: 'bob', name: 'Bob', since: 5 }, 'key 2');
    await held.store.setPush('bob', 'zero', 2);
    for (const each of ['one', 'two', 'three', 'two']) await held.store.setPush('ann', each, 2);
    await held.reopen();
    expect(await held.store.pushOf('ann')).toEqual(['two', 'three']);
    expect(await held.store.pushOf('bob')).toEqual(['zero']);
  });

  test('guests who sit nowhere are removed after a while, and nobody else', async () => {
    for (const [id, since] of [
      ['ann', 5],
      ['bob', 5],
      ['cleo', 500],
      ['dan', 6],
    ] as const) {
      await held.store.addPlayer({ id, name: id, since }, `key of ${id}`);
    }
    await held.store.addTable(someTable());
    await held.store.setPush('bob', '{}', 10);
    expect(await held.store.removeGuests(100, 1)).toBe(1);
    expect(await held.store.removeGuests(100, 10)).toBe(1);
    expect(await held.store.removeGuests(100, 10)).toBe(0);
    await held.reopen();
    const left = await held.store.players(['ann', 'bob', 'cleo', 'dan']);
    expect(left.map(({ id }) => id)).toEqual(['ann', 'cleo']);
    expect(await held.store.playerByKey('key of bob')).toBeNull();
    expect(await held.store.pushOf('bob')).toEqual([]);
  });

  test('of somebody who was removed meanwhile nothing is kept anew', async () => {
    await held.store.addPlayer({ id: 'ann', name: 'Ann', since: 5 }, 'key 1');
    await held.store.removePlayer('ann');
    await addKey(held.store, 'ann', 'key 2', 10);
    await held.store.addCode('ann', 'code', 200);
    await held.store.setPush('ann', '{}', 10);
    expect(await held.store.keysOf('ann')).toEqual([]);
    expect(await held.store.takeCode('code', 100, 'another key', 10)).toBeNull();
    expect(await held.store.pushOf('ann')).toEqual([]);
  });

  test('push is asked for and called off', async () => {
    await held.store.addPlayer({ id: 'ann', name: 'Ann', since: 5 }, 'key 1');
    await held.store.setPush('ann', 'one', 10);
    await held.store.setPush('ann', 'two', 10);
    await held.store.setPush('ann', 'two', 10);
    await held.store.dropPush('ann', 'one');
    expect(await held.store.pushOf('ann')).toEqual(['two']);
    await held.store.dropPush('ann', null);
    expect(await held.store.pushOf('ann')).toEqual([]);
  });
}
