import { expect, test, vi } from 'vitest';
import { discordOf } from '#core/receipt';
import { muster } from '#games/muster/index';
import type { KeptPart } from '#table/part';
import { type OnlineTable, onlineTable } from '#table/online-table';
import { type Ear, quietHouse, type QuietHouse } from '../testing/house.ts';

/** A device: what it keeps outlives its pages. */
interface Device {
  readonly kept: Map<string, KeptPart>;
  /** Opens a page at a table; the client that people play with. */
  page(house: QuietHouse, table: string, key: string): OnlineTable;
}

let drawn = 0;
let ids = 0;
function device(): Device {
  const kept = new Map<string, KeptPart>();
  return {
    kept,
    page: (house, table, key) =>
      onlineTable(
        { table, key },
        {
          now: house.clock.now,
          after: house.clock.after,
          random: () => 0.5,
          newId: () => `c${(ids += 1)}`,
          parts: {
            kept: (id) => kept.get(id),
            keep: (id, part) => void kept.set(id, part),
            newNonce: () => (drawn += 1).toString(16).padStart(32, 'a'),
          },
          changed: () => undefined,
          refused: () => undefined,
          open(handlers) {
            let wire: Ear | null = null;
            const connect = async (): Promise<void> => {
              wire = await house.connect();
              wire.heard.push = (text) => {
                queueMicrotask(() => handlers.onMessage(text));
                return 0;
              };
              handlers.onOpen();
            };
            void connect();
            return { send: (text) => void wire?.say(text), close: () => wire?.session.closed() };
          },
        },
      ),
  };
}

const soon = (holds: () => void): Promise<void> => vi.waitFor(holds, { interval: 1, timeout: 5000 });
const begun = (...pages: OnlineTable[]): Promise<void> =>
  soon(() => expect(pages.map((page) => page.now().begun)).toEqual(pages.map(() => true)));
const bound = (page: OnlineTable, seat: number): Promise<void> =>
  soon(() => expect(page.now().table?.fair.digests[seat]).toEqual(expect.any(String)));

async function opened(people = 2) {
  const house = quietHouse();
  const { id, keys } = await house.open(muster, {}, people);
  const proven = async (device: Device): Promise<void> => {
    const { header } = (await house.live(id)).state().match!;
    const { fair } = header.start as Extract<typeof header.start, { fair: unknown }>;
    expect(discordOf(device.kept.get(id)!.receipt!, { ...header, fair })).toBeNull();
  };
  return { house, id, keys, proven };
}

test('two pages begin a match by themselves, and the device of each can prove the deal', async () => {
  const { house, id, keys, proven } = await opened();
  const [ann, bob] = [device(), device()];
  const pages = [ann.page(house, id, keys[0]), bob.page(house, id, keys[1])];
  await begun(...pages);
  expect(pages.map((page) => page.now().trouble)).toEqual([null, null]);
  await proven(ann);
  await proven(bob);
  expect(ann.kept.get(id)!.nonce).not.toBe(bob.kept.get(id)!.nonce);
});

test('a page that is loaded again between the rounds goes on where it was', async () => {
  const { house, id, keys, proven } = await opened();
  const [ann, bob] = [device(), device()];
  const first = ann.page(house, id, keys[0]);
  await bound(first, 0);
  first.leave();
  const other = bob.page(house, id, keys[1]);
  // Bob has opened his part; Ann was not there.
  await soon(() => expect(other.now().table?.fair.nonces[1]).toEqual(expect.any(String)));
  expect(other.now().begun).toBe(false);
  await begun(ann.page(house, id, keys[0]), other);
  await proven(ann);
  await proven(bob);
});

test('of two devices of a player the one that came last opens the part; the first looks on without a warning', async () => {
  const { house, id, keys, proven } = await opened();
  const [phone, laptop, bob] = [device(), device(), device()];
  const one = phone.page(house, id, keys[0]);
  await bound(one, 0);
  const two = laptop.page(house, id, keys[0]);
  await soon(() => expect(laptop.kept.has(id)).toBe(true));
  await soon(() => expect(one.now().table?.fair.digests).toEqual(two.now().table?.fair.digests));
  const other = bob.page(house, id, keys[1]);
  await begun(one, two, other);
  expect([one, two, other].map((page) => page.now().trouble)).toEqual([null, null, null]);
  expect(phone.kept.get(id)!.receipt).toBeUndefined();
  await proven(laptop);
});

test('a device that lost its part between the rounds says so, and the one that has it still begins the match', async () => {
  const { house, id, keys, proven } = await opened();
  const [old, fresh, bob] = [device(), device(), device()];
  const first = old.page(house, id, keys[0]);
  await bound(first, 0);
  first.leave();
  const other = bob.page(house, id, keys[1]);
  await soon(() => expect(other.now().table?.fair.nonces[1]).toEqual(expect.any(String)));
  const lost = fresh.page(house, id, keys[0]);
  await soon(() => expect(lost.now().trouble).toBe('elsewhere'));
  await begun(old.page(house, id, keys[0]), lost, other);
  expect(lost.now().trouble).toBeNull();
  await proven(old);
});
