import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LoggedEvent } from '../table/decider/events.ts';
import { headWith } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { addKey, entry, ID, INDEX, someTable } from './records.ts';
import type { FaultyLine } from './faulty-line.ts';

/** A store that several processes share: one of them is reached by a line that can fail, the other one always. */
export interface SharedSite {
  near(): Promise<Store>;
  far(): Promise<{ readonly store: Store; readonly line: FaultyLine }>;
  remove(): Promise<void>;
}

const move = (seq: number, id: string): LoggedEvent =>
  entry(seq, { kind: 'move', seat: 0, word: id }, { seat: 0, id });

/** What a store keeps that more than one process writes to, over lines that fail. */
// oxlint-disable-next-line eslint/max-lines-per-function -- a list of tests
export function keepsTheContractOfWriters(site: SharedSite): void {
  let near: Store;
  let far: Store;
  let line: FaultyLine;
  beforeEach(async () => {
    near = await site.near();
    ({ store: far, line } = await site.far());
    await near.addTable(someTable());
  });
  afterEach(async () => {
    await Promise.all([near.close(), far.close()]);
    await line.close();
    await site.remove();
  });
  const lengthOf = async (id = ID): Promise<number> => (await near.table(id))!.log.length;
  const until = async (length: number): Promise<void> => {
    while ((await lengthOf()) !== length);
  };

  test('two writers of the same tables: every number is given once, without a gap, and no group waits for ever', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => String(index).padStart(22, 'w'));
    await Promise.all(ids.map((id) => near.addTable(someTable(id))));
    const appends = { near: 0, far: 0 };
    const write = async (who: 'near' | 'far', store: Store, order: readonly string[]): Promise<void> => {
      for (let round = 0; round < 8; round += 1) {
        await Promise.all(
          order.map(async (id) => {
            const seq = (await store.table(id))!.log.length + 1;
            if ((await store.append(id, move(seq, `${who}${round}`), INDEX)) === 'kept') appends[who] += 1;
          }),
        );
      }
    };
    await Promise.all([write('near', near, ids), write('far', far, ids.toReversed())]);
    const logs = await Promise.all(ids.map(async (id) => (await far.table(id))!.log));
    const numbers = logs.map((log) => log.map(({ seq }) => seq));
    expect(numbers).toEqual(logs.map((log) => Array.from(log, (_, index) => index + 1)));
    expect(logs.reduce((sum, log) => sum + log.length - 1, 0)).toBe(appends.near + appends.far);
    // Each of them has written something: in a race nobody is shut out.
    expect(Math.min(appends.near, appends.far)).toBeGreaterThan(0);
  });

  test('one request by two writers is kept once, and what is kept beside the log is of the one who wrote', async () => {
    const players = (name: string) => ({ ...INDEX, players: [name, null] });
    const answers = await Promise.all([
      near.append(ID, move(2, 'once'), players('near')),
      far.append(ID, move(2, 'once'), players('far')),
    ]);
    expect(answers.toSorted()).toEqual(['kept', 'taken']);
    const winner = answers[0] === 'kept' ? 'near' : 'far';
    expect((await near.table(ID))?.index?.players).toEqual([winner, null]);
    expect(await far.append(ID, move(3, 'once'), INDEX)).toBe('taken');
    expect(await lengthOf()).toBe(2);
  });

  test('an answer that is lost: nobody is told that it was kept or not, and asking again keeps it once', async () => {
    // A connection is there already: it is the answer that is lost, not that to the greeting.
    expect(await far.append(ID, move(2, 'before'), INDEX)).toBe('kept');
    line.lose('answers');
    const append = far.append(ID, move(3, 'r'), INDEX);
    await until(3);
    line.cut();
    await expect(append).rejects.toMatchObject({ code: 'unknown' });
    expect(await far.append(ID, move(3, 'r'), INDEX)).toBe('taken');
    expect(await far.append(ID, move(4, 'r'), INDEX)).toBe('taken');
    expect(await lengthOf()).toBe(3);
  });

  test('a question that is lost has changed nothing, and may be asked again', async () => {
    expect(await far.append(ID, move(2, 'before'), INDEX)).toBe('kept');
    line.lose('questions');
    const append = far.append(ID, move(3, 'r'), INDEX);
    setImmediate(() => setImmediate(() => line.cut()));
    await expect(append).rejects.toMatchObject({ code: 'unknown' });
    expect(await lengthOf()).toBe(2);
    expect(await far.append(ID, move(3, 'r'), INDEX)).toBe('kept');
  });

  test('a slow answer: of one table no second entry is under way, and the order stays', async () => {
    expect(await far.append(ID, move(2, 'first'), INDEX)).toBe('kept');
    const go = line.hold();
    const answers = Promise.all([3, 4, 5].map((seq) => far.append(ID, move(seq, `slow${seq}`), INDEX)));
    await until(3);
    // Whoever writes now is before those who still wait.
    expect(await near.append(ID, move(4, 'quick'), INDEX)).toBe('kept');
    go();
    expect(await answers).toEqual(['kept', 'taken', 'kept']);
    expect((await near.table(ID))!.log.map(({ request }) => request?.id)).toEqual([
      undefined,
      'first',
      'slow3',
      'quick',
      'slow5',
    ]);
  });

  test('after all connections were cut the next ones are made by themselves', async () => {
    expect(await far.append(ID, move(2, 'before'), INDEX)).toBe('kept');
    line.cut();
    let table = null;
    while (table === null) table = await far.table(ID).catch(() => null);
    expect(await far.append(ID, move(3, 'after'), INDEX)).toBe('kept');
  });

  test('lines of chat by two writers have numbers of their own, and none is swallowed', async () => {
    const say = (store: Store, request: string) =>
      store.addChat(ID, { seat: 0, text: request, emote: null, at: 1 }, 'ann', request, 100);
    await near.shared!.release();
    const said = await Promise.all(
      ['a', 'b', 'c', 'd'].flatMap((id) => [say(near, `near ${id}`), say(far, `far ${id}`)]),
    );
    expect(said.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(said.some(({ again }) => again)).toBe(false);
    expect(await near.chat(ID, 100)).toHaveLength(8);
    expect(await say(far, 'near a')).toMatchObject({ again: true });
  });

  test('whoever does not host a table any more adds no line to what was read of it', async () => {
    const say = (store: Store, request: string) =>
      store.addChat(ID, { seat: 0, text: request, emote: null, at: 1 }, 'ann', request, 100);
    expect(await near.append(ID, move(2, 'mine'), INDEX)).toBe('kept');
    expect(await say(near, 'before')).toMatchObject({ number: 1 });
    expect(await far.append(ID, entry(3, { kind: 'claim', process: 'far', lostSince: null }), INDEX)).toBe(
      'kept',
    );
    await expect(say(near, 'late')).rejects.toMatchObject({ code: 'taken' });
    expect(await say(far, 'late')).toMatchObject({ number: 2, again: false });
    expect((await far.chat(ID, 10)).map(({ text }) => text)).toEqual(['before', 'late']);
  });

  test('a table gets another host without an entry once, and what was let go of has none', async () => {
    const host = async (): Promise<string | null | undefined> => (await near.shared!.hosts([ID])).get(ID);
    expect(await near.append(ID, move(2, 'mine'), INDEX)).toBe('kept');
    const mine = near.shared!.process;
    const theirs = far.shared!.process;
    expect(await host()).toBe(mine);
    const { head } = (await near.table(ID))!;
    expect(await far.shared!.adopt(ID, null, head)).toBe(false);
    expect(await far.shared!.adopt(ID, mine, headWith(head, ID, move(3, 'of another log')))).toBe(false);
    expect(await far.shared!.adopt(ID, mine, head)).toBe(true);
    expect(await near.shared!.adopt(ID, mine, head)).toBe(false);
    expect(await host()).toBe(theirs);
    expect((await near.table(ID))!.log).toHaveLength(2);
    await far.shared!.release();
    expect(await host()).toBeNull();
    expect(await near.shared!.adopt(ID, null, head)).toBe(true);
  });

  test('what one process tells the others hear, once, and not itself', async () => {
    const [one, other] = [near.shared!, far.shared!];
    expect(await other.told()).toEqual([]);
    for (const player of ['ann', 'bob']) await one.tell({ kind: 'removed', player });
    expect(await other.told()).toEqual(['ann', 'bob'].map((player) => ({ kind: 'removed', player })));
    expect(await other.told()).toEqual([]);
    expect(await one.told()).toEqual([]);
  });

  test('keys that are gone, and somebody who is, are told with that, though the answer be lost: also to whoever asked', async () => {
    await near.addPlayer({ id: 'ann', name: 'Ann', since: 1 }, 'first');
    for (const key of ['second', 'third']) await addKey(near, 'ann', key, 9);
    // A connection is there already.
    await far.rename('ann', 'Anna');
    line.lose('answers');
    const dropping = far.dropKeys('ann', 'third');
    while ((await near.keysOf('ann')).length > 1);
    line.cut();
    await expect(dropping).rejects.toMatchObject({ code: 'storage' });
    for (const { told } of [near.shared!, far.shared!]) {
      const [notice, ...others] = await told();
      expect([notice?.kind === 'revoked' ? notice.keys.toSorted() : notice, others]).toEqual([
        ['first', 'second'],
        [],
      ]);
    }
    await near.dropKeys('ann', 'third');
    expect(await far.shared!.told()).toEqual([]);
    await near.removePlayer('ann');
    const notices = await far.shared!.told();
    expect(notices.toSorted((one, other) => (one.kind < other.kind ? -1 : 1))).toEqual([
      { kind: 'removed', player: 'ann' },
      { kind: 'revoked', keys: ['third'] },
    ]);
  });

  test('what was read is safe when something behind it is kept, and not when that is not certain', async () => {
    const { shared } = far;
    // It has never said that it lives: there is nothing of it that could be written.
    await expect(shared!.confirm()).rejects.toMatchObject({ code: 'unknown' });
    await shared!.renew('http://far');
    await shared!.confirm();
    await shared!.confirm(ID);
    await expect(shared!.confirm('a table that is lost')).rejects.toMatchObject({ code: 'unknown' });
    line.lose('answers');
    const lost = shared!.confirm();
    setImmediate(() => setImmediate(() => line.cut()));
    await expect(lost).rejects.toMatchObject({ code: 'unknown' });
    await shared!.confirm();
    await shared!.release();
    await expect(shared!.confirm()).rejects.toMatchObject({ code: 'unknown' });
  });

  test('whoever lets go of its tables waits for what is under way', async () => {
    expect(await far.append(ID, move(2, 'first'), INDEX)).toBe('kept');
    const go = line.hold();
    const late = far.append(ID, move(3, 'late'), INDEX);
    const left = far.shared!.release();
    go();
    expect(await late).toBe('kept');
    await left;
    expect((await near.shared!.hosts([ID])).get(ID)).toBeNull();
  });
}
