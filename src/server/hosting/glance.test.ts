import { expect, test } from 'vitest';
import { muster } from '#games/muster/index';
import { quietHouse } from '../testing/house.ts';
import { memoryStore } from '../testing/memory.ts';
import { seated } from '../testing/seated.ts';
import { ALONE } from './alone.ts';
import type { Hosting } from './hosting.ts';
import type { RemotePresence } from './others.ts';

/** A process beside another one, which hosts all tables but those that are opened here. */
function beside(presence: ReadonlyMap<string, RemotePresence>) {
  const store = memoryStore();
  const asked: (readonly string[])[] = [];
  const claimed: string[] = [];
  const hosting: Hosting = {
    ...ALONE,
    isAlone: false,
    async presence(ids) {
      asked.push(ids);
      return presence;
    },
    async claim(id) {
      claimed.push(id);
      return null;
    },
  };
  return { far: quietHouse({ store }), near: quietHouse({ store, hosting, chance: 7 }), asked, claimed };
}

test('a table that another process hosts is read, with those who are there: it is neither opened nor claimed', async () => {
  const presence = new Map<string, RemotePresence>();
  const { far, near, asked, claimed } = beside(presence);
  const [one, two] = [await seated(far, muster), await seated(far, muster)];
  await one.ask(0, { type: 'propose', what: 'callOff' });
  presence.set(one.id, { seats: [1], watchers: 3 });
  const nobody = 'n'.repeat(22);
  const look = await near.tables.lookout([one.id, two.id, nobody]);
  expect(asked).toEqual([[one.id, two.id, nobody]]);
  const [first, second] = [(await look(one.id))!, (await look(two.id))!];
  expect(await look(nobody)).toBeNull();
  expect([first.id, second.id]).toEqual([one.id, two.id]);
  const there = (await one.live()).info();
  const present = (who: readonly boolean[]) => there.seats.map((seat, at) => ({ ...seat, present: who[at] }));
  expect(first.info()).toEqual({ ...there, seats: present([false, true]), watchers: 3 });
  expect(first.info()).toMatchObject({ phase: 'playing', seats: [{ name: 'Guest 0' }, { name: 'Guest 1' }] });
  expect(first.state()).toMatchObject({ seq: (await one.state()).seq, proposal: { what: 'callOff', by: 0 } });
  // Nothing is known of who is there: nobody, then.
  expect(second.info()).toMatchObject({ seats: [{ present: false }, { present: false }], watchers: 0 });
  expect(near.tables.size).toBe(0);
  expect(claimed).toEqual([]);
});

test('one that is hosted here is shown as it is, and nobody is asked about it', async () => {
  const { far, near, asked } = beside(new Map());
  const { id } = await seated(far, muster);
  const live = await near.tables.open(id);
  const look = await near.tables.lookout([id]);
  expect(asked).toEqual([[]]);
  expect(await look(id)).toBe(live);
});
