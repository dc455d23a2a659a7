import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { problem } from '#core/problem';
import { muster } from '#games/muster/index';
import type { ProcessRow, SharedStore, Store } from '../store/store.ts';
import { handClock, type HandClock } from '../testing/clock.ts';
import { messageIn, quietHouse } from '../testing/house.ts';
import { memoryStore } from '../testing/memory.ts';
import { seated } from '../testing/seated.ts';
import { elsewhere } from './elsewhere.ts';
import { ALONE } from './alone.ts';
import { type Claim, type Hosting, sharedHosting, type SharedHosting } from './hosting.ts';

/** Processes on one database that lives in memory, each with a clock that is turned by hand. */
function cluster() {
  const clock = handClock();
  /** By how much that of the database is ahead. */
  let ahead = 0;
  const rows = new Map<string, ProcessRow>();
  const hosts = new Map<string, string | null>();
  let down = false;
  let blind = false;
  let adoption: Promise<boolean> = Promise.resolve(true);
  let wait: Promise<void> = Promise.resolve();
  let lookWait: Promise<void> | null = null;
  const answer = async <T>(given: T): Promise<T> => {
    if (down) throw problem('storage', 'away');
    return given;
  };
  const member = async (process: string) => {
    const heard: string[] = [];
    const hostsOf: SharedStore['hosts'] = async (tables) => {
      if (blind) return new Promise(() => undefined);
      const found = new Map(tables.map((table) => [table, hosts.get(table) ?? null]));
      const waits = lookWait;
      lookWait = null;
      await waits;
      return answer(found);
    };
    const shared: SharedStore = {
      process,
      peerKey: 'key',
      async renew(url) {
        await answer(null);
        const now = clock.now() + ahead;
        rows.set(process, { id: process, url, seen: now });
        const known = { now, others: [...rows.values()].filter(({ id }) => id !== process) };
        await wait;
        return known;
      },
      hosts: hostsOf,
      ownHosts: hostsOf,
      adopt: () => adoption,
      confirm: () => answer(undefined),
      release: () => answer(undefined),
      tell: () => answer(undefined),
      told: () => answer([]),
    };
    const hosting = await sharedHosting(shared, {
      clock,
      url: `http://${process}`,
      hosted: () => [...hosts].flatMap(([table]) => (table.startsWith(process) ? [table] : [])),
      isHosted: (table) => hosts.has(table) && table.startsWith(process),
      lost: (table) => heard.push(`lost ${table}`),
      silent: () => heard.push('silent'),
      wasAway: (from) => heard.push(`away for ${clock.now() - from}`),
      gone: (id) => heard.push(`gone ${id}`),
      heard: () => undefined,
      takenOver: () => heard.push('taken over'),
      async ask({ id }, tables) {
        heard.push(`asked ${id} for ${tables.join()}`);
        if (id === 'mute') throw problem('storage', 'no answer');
        return Object.fromEntries(tables.map((table) => [table, { seats: [0], watchers: 1 }]));
      },
    });
    return { hosting, heard };
  };
  const isDown = (value: boolean): void => {
    down = value;
  };
  const isBlind = (value: boolean): void => {
    blind = value;
  };
  /** Renewals are answered later, with what they read at once, when the returned is called. */
  const delay = (): (() => void) => {
    let answerNow = (): void => undefined;
    wait = new Promise((resolve) => (answerNow = resolve));
    return () => {
      wait = Promise.resolve();
      answerNow();
    };
  };
  const jump = (milliseconds: number): void => {
    ahead += milliseconds;
  };
  const adopts = (answered: Promise<boolean>): void => {
    adoption = answered;
  };
  /** The next look is answered with what it saw at once, when the returned is called. */
  const late = (): (() => void) => {
    let answerNow = (): void => undefined;
    lookWait = new Promise((resolve) => (answerNow = resolve));
    return () => answerNow();
  };
  return { clock, rows, hosts, member, isDown, isBlind, adopts, delay, late, jump };
}

async function pass(clock: HandClock, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 500) {
    clock.advance(500);
    for (let turns = 0; turns < 4; turns += 1) await turn();
  }
}
const claimOf = (hosting: SharedHosting, table: string): Promise<Claim | string | null> =>
  hosting.claim(table).catch((thrown) => thrown.code);

test('a database that does not answer at once is asked again before the start is given up', async () => {
  const { member, isDown } = cluster();
  isDown(true);
  const starting = member('a');
  isDown(false);
  const { hosting } = await starting;
  expect(hosting.isHeard()).toBe(true);
  hosting.stop();
  isDown(true);
  await expect(member('b')).rejects.toMatchObject({ code: 'storage' });
});

test('a process whose start took long has nothing to look after before it: it does not fall silent at once', async () => {
  const { clock, member, isDown } = cluster();
  isDown(true);
  const starting = member('a');
  isDown(false);
  clock.advance(3500);
  const { hosting, heard } = await starting;
  await pass(clock, 1000);
  expect(heard).toEqual([]);
  expect(hosting.isHeard()).toBe(true);
  hosting.stop();
});

test('what was asked holds for as long as others do not take this process for gone', async () => {
  const { clock, member } = cluster();
  const { hosting } = await member('a');
  const asked = hosting.now();
  clock.advance(3999);
  expect(hosting.isCurrent(asked)).toBe(true);
  clock.advance(1);
  expect(hosting.isCurrent(asked)).toBe(false);
});

test('what a living process hosts is elsewhere; after six seconds of silence it may be claimed, and since when it was lost is known', async () => {
  const { clock, rows, hosts, member } = cluster();
  const a = await member('a');
  hosts.set('table', 'b');
  rows.set('b', { id: 'b', url: 'http://b', seen: clock.now() });
  const seen = clock.now();
  await pass(clock, 5500);
  expect(await a.hosting.locate('table')).toMatchObject({ url: 'http://b' });
  expect(await claimOf(a.hosting, 'table')).toBe('elsewhere');
  expect([...(await a.hosting.elsewhere(['table', 'other'])).keys()]).toEqual(['table']);
  await pass(clock, 2000);
  expect(a.heard).toEqual(['gone b']);
  expect(await a.hosting.locate('table')).toBeNull();
  expect(await claimOf(a.hosting, 'table')).toEqual({
    process: 'a',
    lostSince: seen,
    isDoubtful: false,
    from: 'b',
  });
  a.hosting.stop();
});

test('a process that refuses connections is gone at once, until it is heard of again', async () => {
  const { clock, rows, hosts, member } = cluster();
  const a = await member('a');
  const b = { id: 'b', url: 'http://b' };
  hosts.set('table', 'b');
  rows.set('b', { ...b, seen: clock.now() });
  await pass(clock, 2000);
  a.hosting.refused(b);
  expect(await a.hosting.locate('table')).toBeNull();
  rows.set('b', { ...b, seen: clock.now() + 1 });
  await pass(clock, 2000);
  expect(await a.hosting.locate('table')).toMatchObject(b);
  a.hosting.stop();
});

test.each([
  ['back', -3_600_000],
  ['ahead', 3_600_000],
])(
  'a database whose clock goes %s by an hour takes no process from the others, and none stays that is gone',
  async (_way, by) => {
    const { clock, member, jump } = cluster();
    const [a, b] = [await member('a'), await member('b')];
    await pass(clock, 8000);
    jump(by);
    await pass(clock, 20_000);
    expect(a.heard, 'nobody is gone').toEqual([]);
    expect(a.hosting.others().map(({ id }) => id)).toEqual(['b']);
    expect(a.hosting.hasOthers()).toBe(true);
    b.hosting.stop();
    jump(by);
    await pass(clock, 8500);
    expect(a.heard).toEqual(['gone b']);
    expect(a.hosting.hasOthers()).toBe(false);
    a.hosting.stop();
  },
);

test('a process that has been silent for long when it is first heard of is gone, whatever the clock says here', async () => {
  const { clock, rows, hosts, member, jump } = cluster();
  jump(-50_000);
  const a = await member('a');
  await pass(clock, 8000);
  hosts.set('table', 'old').set('other', 'new');
  const now = clock.now() - 50_000;
  rows.set('old', { id: 'old', url: 'http://old', seen: now - 6000 });
  rows.set('new', { id: 'new', url: 'http://new', seen: now - 3000 });
  expect(await a.hosting.locate('table')).toBeNull();
  expect(await a.hosting.locate('other')).toMatchObject({ id: 'new' });
  a.hosting.stop();
});

test('before a process is called gone it is asked once more: one that has just been started is not', async () => {
  const { clock, rows, hosts, member } = cluster();
  const a = await member('a');
  // It came after the last renewal of the other, and has a table already.
  hosts.set('table', 'b');
  rows.set('b', { id: 'b', url: 'http://b', seen: clock.now() });
  expect(await claimOf(a.hosting, 'table')).toBe('elsewhere');
  expect(await a.hosting.locate('table')).toMatchObject({ id: 'b' });
  a.hosting.stop();
});

test('an answer that comes after a later one is too old: whoever was heard of since is not forgotten', async () => {
  const { clock, rows, hosts, member, delay } = cluster();
  const a = await member('a');
  hosts.set('table', 'b');
  const first = delay();
  await pass(clock, 2000);
  const second = delay();
  rows.set('b', { id: 'b', url: 'http://b', seen: clock.now() });
  await pass(clock, 4000);
  second();
  await turn();
  expect(a.hosting.others().map(({ id }) => id)).toEqual(['b']);
  first();
  await turn();
  expect(a.hosting.others().map(({ id }) => id)).toEqual(['b']);
  a.hosting.stop();
});

test('what was seen by a look that is answered late gives up no table that was claimed here since', async () => {
  const { clock, hosts, member, late } = cluster();
  const { hosting, heard } = await member('one');
  hosts.set('one table', 'two');
  const answer = late();
  await pass(clock, 1000);
  hosts.set('one table', 'one');
  await pass(clock, 4000);
  expect(heard).toEqual([]);
  answer();
  await turn();
  expect(heard, 'it was another’s when it was asked').toEqual([]);
  hosting.stop();
});

test('who is connected is asked of every process that hosts one of the tables, once; one that is mute hides no other', async () => {
  const { clock, rows, hosts, member } = cluster();
  const a = await member('a');
  for (const id of ['mute', 'b', 'c']) rows.set(id, { id, url: `http://${id}`, seen: clock.now() });
  hosts.set('m1', 'mute').set('b1', 'b').set('c1', 'c').set('b2', 'b').set('a1', 'a').set('nobody', null);
  await pass(clock, 2000);
  a.heard.length = 0;
  const present = await a.hosting.presence([...hosts.keys()]);
  expect([...present.keys()].toSorted()).toEqual(['b1', 'b2', 'c1']);
  expect(present.get('c1')).toEqual({ seats: [0], watchers: 1 });
  expect(a.heard).toEqual(['asked mute for m1', 'asked b for b1,b2', 'asked c for c1']);
  a.hosting.stop();
});

test('while an entry is under way its table is claimed anew by whoever opens it; what is kept later proves what was before', async () => {
  const { clock, hosts, member } = cluster();
  const a = await member('a');
  hosts.set('a 1', 'a');
  let answer: (kept: 'kept') => void = () => undefined;
  const writing = a.hosting.keeping('a 1', () => new Promise<'kept'>((resolve) => (answer = resolve)));
  expect(await claimOf(a.hosting, 'a 1')).toMatchObject({ isDoubtful: true });
  answer('kept');
  await writing;
  expect(await claimOf(a.hosting, 'a 1')).toBeNull();
  await a.hosting.keeping('a 1', () => Promise.reject(problem('unknown', 'lost'))).catch(() => null);
  expect(await a.hosting.keeping('a 1', () => Promise.resolve('taken'))).toBe('taken');
  expect(await claimOf(a.hosting, 'a 1')).toMatchObject({ isDoubtful: true });
  await a.hosting.keeping('a 1', () => Promise.resolve('kept'));
  expect(await claimOf(a.hosting, 'a 1')).toBeNull();
  await pass(clock, 500);
  a.hosting.stop();
});

test('a host without a claim that may not be kept becomes it once more; a table that is over needs no entry for it', async () => {
  const { clock, hosts, member, adopts } = cluster();
  const a = await member('a');
  await pass(clock, 7000);
  hosts.set('a1', null);
  const claim = (await a.hosting.claim('a1'))!;
  expect(claim).toMatchObject({ isDoubtful: false });
  adopts(Promise.reject(problem('unknown', 'a warning')));
  await expect(a.hosting.adopt('a1', claim, '')).rejects.toMatchObject({ code: 'unknown' });
  hosts.set('a1', 'a');
  const again = { process: 'a', lostSince: null, isDoubtful: false, from: 'a' };
  expect(await a.hosting.claim('a1')).toEqual(again);
  let answerNow = (_isAdopted: boolean): void => undefined;
  adopts(new Promise((resolve) => (answerNow = resolve)));
  const adopting = a.hosting.adopt('a1', again, '');
  // Whoever comes while it is under way does not know either how it will end.
  expect(await a.hosting.claim('a1')).toEqual(again);
  answerNow(true);
  expect(await adopting).toBe(true);
  expect(await a.hosting.claim('a1')).toBeNull();
  adopts(Promise.reject(problem('unknown', 'a warning')));
  await expect(a.hosting.adopt('a1', again, '')).rejects.toMatchObject({ code: 'unknown' });
  a.hosting.claimed('a1', again);
  expect(await a.hosting.claim('a1')).toBeNull();
  await a.hosting.release();
  await expect(a.hosting.adopt('a1', claim, '')).rejects.toMatchObject({ code: 'elsewhere' });
});

test('a line that is found when it is sent again is answered only when something behind it was kept', async () => {
  const store = memoryStore();
  const lossy: Store = { ...store };
  const house = quietHouse({ store: lossy });
  const at = await seated(house, muster);
  expect(await at.ask(0, { type: 'chat', id: 'c', text: 'hm' })).toBe('done');
  const back = await house.connect({ table: at.id, key: at.keys[0] });
  const isDone = (): boolean => back.heard.some((text) => text.startsWith('{"type":"done"'));
  lossy.addChat = () => Promise.reject(problem('unknown', 'no standby has confirmed it'));
  await back.say({ type: 'chat', id: 'c', text: 'hm' });
  expect(isDone()).toBe(false);
});

test('a table that is over gets a host without a claim; whoever is not the first goes to where it is', async () => {
  const asked: string[] = [];
  let adopted = [false, true];
  const house = quietHouse({
    hosting: {
      ...ALONE,
      claim: () => Promise.resolve({ process: 'me', lostSince: 1, isDoubtful: false, from: 'gone' }),
      adopt(table, { from }) {
        asked.push(`${table} from ${from}`);
        const [first, ...rest] = adopted;
        adopted = rest;
        return Promise.resolve(first);
      },
    },
  });
  const at = await seated(house, muster, 2, { pace: { kind: 'free' }, away: null, timeout: 'bot' });
  await at.ask(0, { type: 'resign' });
  const before = (await at.log()).length;
  (await at.live()).end('restart', 0);
  const ear = await house.connect({ table: at.id, key: at.keys[0] });
  expect(ear.heard[0]).toContain('"welcome"');
  expect(asked).toEqual([`${at.id} from gone`, `${at.id} from gone`]);
  expect(await at.log()).toHaveLength(before);
});

test('a process that cannot say that it lives stops telling, hosts nothing new, and declares nobody gone for a while', async () => {
  const { clock, rows, hosts, member, isDown } = cluster();
  const a = await member('a');
  await pass(clock, 8000);
  isDown(true);
  await pass(clock, 3000);
  expect(a.heard).toEqual([]);
  await pass(clock, 3000);
  expect(a.heard).toContain('silent');
  expect(a.hosting.isHeard()).toBe(false);
  expect(await claimOf(a.hosting, 'table')).toBe('storage');
  isDown(false);
  a.heard.length = 0;
  // The other one was kept from renewing by the same database.
  hosts.set('table', 'b');
  rows.set('b', { id: 'b', url: 'http://b', seen: clock.now() - 7000 });
  await pass(clock, 3000);
  expect(a.heard.filter((each) => each.startsWith('away'))).toEqual(['away for 6500']);
  expect(await a.hosting.locate('table')).toMatchObject({ id: 'b' });
  await pass(clock, 7000);
  expect(await a.hosting.locate('table')).toBeNull();
  a.hosting.stop();
});

test('a process that cannot see what others have claimed stops telling, and a look that is never answered keeps it from no other', async () => {
  const { clock, hosts, member, isBlind } = cluster();
  const { hosting, heard } = await member('one');
  hosts.set('one table', 'one');
  isBlind(true);
  await pass(clock, 3000);
  expect(heard).toEqual([]);
  await pass(clock, 3000);
  expect(new Set(heard)).toEqual(new Set(['silent']));
  await expect(hosting.claim('one table')).rejects.toMatchObject({ code: 'storage' });
  hosting.stop();

  const sighted = await member('two');
  hosts.set('two table', 'one');
  await pass(clock, 1000);
  isBlind(false);
  // The first of them is never answered.
  await pass(clock, 3000);
  expect(sighted.heard).toContain('lost two table');
  expect(sighted.heard).not.toContain('silent');
  sighted.hosting.stop();
});

test('what somebody else has claimed is given up; what is let go of may be claimed without an outage', async () => {
  const { clock, hosts, member } = cluster();
  const a = await member('a');
  hosts.set('a 1', 'a').set('a 2', 'b').set('table', null);
  await pass(clock, 1500);
  expect(a.heard).toEqual(['lost a 2']);
  expect(await claimOf(a.hosting, 'table')).toEqual({
    process: 'a',
    lostSince: null,
    isDoubtful: false,
    from: null,
  });
  expect(await claimOf(a.hosting, 'a 1')).toBeNull();
  const lost = (): Promise<never> => Promise.reject(problem('unknown', 'the connection was lost'));
  await a.hosting.keeping('a 1', lost).catch(() => null);
  expect(await claimOf(a.hosting, 'a 1')).toMatchObject({ isDoubtful: true });
  a.hosting.claimed('a 1', { process: 'a', lostSince: null, isDoubtful: true, from: 'a' });
  expect(await claimOf(a.hosting, 'a 1')).toBeNull();
  await a.hosting.release();
  expect(await claimOf(a.hosting, 'a 1')).toBe('elsewhere');
  a.hosting.stop();
});

/** The hosting of one process whose tables are in doubt as it is told. */
function doubting(): Hosting & { readonly doubtful: Set<string> } {
  const doubtful = new Set<string>();
  return {
    ...ALONE,
    doubtful,
    claim: (table) =>
      Promise.resolve(
        doubtful.has(table) ? { process: 'me', lostSince: null, isDoubtful: true, from: 'me' } : null,
      ),
    claimed: (table) => void doubtful.delete(table),
  };
}

test.each(['never happened', 'happened after all', 'happened while it was being claimed'])(
  'an entry of which nobody knows whether it was kept %s: the claim decides, and asking again tells the truth',
  async (what) => {
    const store = memoryStore();
    const lossy: Store = { ...store };
    const hosting = doubting();
    const house = quietHouse({ store: lossy, hosting });
    const at = await seated(house, muster, 2, { pace: { kind: 'free' }, away: null, timeout: 'bot' });
    const { seat, move } = await at.next();
    const sent = { ...move, id: 'in-doubt' };
    let late = async (): Promise<unknown> => null;
    lossy.append = async (...entry) => {
      const keep = () => store.append(...entry);
      if (what === 'happened after all') await keep();
      if (what === 'happened while it was being claimed') late = keep;
      hosting.doubtful.add(at.id);
      throw problem('unknown', 'the connection was lost');
    };
    expect(await at.ask(seat, sent)).toBe('nothing');
    await turn();
    lossy.append = async (...entry) => {
      await late();
      late = async () => null;
      return store.append(...entry);
    };
    const back = await house.connect({ table: at.id, key: at.keys[seat] });
    await back.say(sent);
    const log = await at.log();
    const claim = log.find(({ event }) => event.kind === 'claim')!;
    const moves = log.filter(({ request }) => request?.id === 'in-doubt');
    expect(moves).toHaveLength(1);
    expect(moves[0].seq < claim.seq, 'before the claim').toBe(what !== 'never happened');
    expect(back.heard.at(-1) ?? '').not.toContain('refused');
    expect(back.heard.some((text) => text.includes(`"done","id":"in-doubt","seq":${moves[0].seq}`))).toBe(
      true,
    );
    await house.tables.sweep();
  },
);

test('a line that was kept long after its connection was lost is told when it is sent again', async () => {
  const store = memoryStore();
  const lossy: Store = { ...store };
  const house = quietHouse({ store: lossy });
  const at = await seated(house, muster);
  let late = async (): Promise<unknown> => null;
  lossy.addChat = (...line) => {
    late = () => store.addChat(...line);
    lossy.addChat = store.addChat;
    return Promise.reject(problem('unknown', 'the connection was lost'));
  };
  expect(await at.ask(0, { type: 'chat', id: 'c', text: 'hm' })).toBe('nothing');
  await turn();
  const back = await house.connect({ table: at.id, key: at.keys[0] });
  const other = await house.connect({ table: at.id, key: at.keys[1] });
  await late();
  await back.say({ type: 'chat', id: 'c', text: 'hm' });
  await back.say({ type: 'chat', id: 'c', text: 'hm' });
  const lines = (heard: readonly string[]): string[] =>
    heard.filter((text) => text.startsWith('{"type":"chat"'));
  expect(lines(back.heard)).toHaveLength(1);
  expect(lines(other.heard)).toHaveLength(1);
  expect((await store.chat(at.id, 10)).map(({ text }) => text)).toEqual(['hm']);
});

test('a table that was written to while somebody came to it is read after it was known to be here', async () => {
  const store = memoryStore();
  let asked = (): void => undefined;
  const hosting: Hosting = { ...ALONE };
  const house = quietHouse({ store, hosting });
  const at = await seated(house, muster);
  const { seat, move } = await at.next();
  const before = (await at.state()).seq;
  (await at.live()).end('restart', 0);
  // One comes, and waits for the answer whose table it is; meanwhile another one comes, plays, and the table is closed.
  hosting.claim = () => new Promise((resolve) => (asked = () => resolve(null)));
  const slow = house.connect({ table: at.id, key: at.keys[seat] });
  for (let turns = 0; turns < 4; turns += 1) await turn();
  const late = asked;
  hosting.claim = ALONE.claim;
  const quick = await house.connect({ table: at.id, key: at.keys[seat] });
  await quick.say({ ...move, id: 'between' });
  (await at.live()).end('restart', 0);
  late();
  const { heard } = await slow;
  expect(messageIn(heard[0])).toHaveProperty('seq', before + 1);
});

test('a table whose host nobody knows any more was lost when that one last wrote', async () => {
  let from: string | null = null;
  const hosting: Hosting = {
    ...ALONE,
    claim: () =>
      Promise.resolve(from === null ? null : { process: 'me', lostSince: null, isDoubtful: false, from }),
  };
  const house = quietHouse({ hosting });
  const at = await seated(house, muster);
  const last = (await at.log()).at(-1)!.at;
  (await at.live()).end('restart', 0);
  house.clock.advance(60_000);
  from = 'swept away';
  await house.connect({ table: at.id, key: at.keys[0] });
  expect((await at.log()).at(-1)!.event).toEqual({ kind: 'claim', process: 'me', lostSince: last });
});

test('a table that has come into doubt while it was being read is claimed anew', async () => {
  const store = memoryStore();
  const slow: Store = { ...store };
  const hosting = doubting();
  const house = quietHouse({ store: slow, hosting });
  const at = await seated(house, muster);
  (await at.live()).end('restart', 0);
  let answer = (): void => undefined;
  slow.table = async (id) => {
    const read = await store.table(id);
    await new Promise<void>((resolve) => (answer = resolve));
    slow.table = store.table;
    return read;
  };
  const coming = house.connect({ table: at.id, key: at.keys[0] });
  for (let turns = 0; turns < 4; turns += 1) await turn();
  hosting.doubtful.add(at.id);
  answer();
  expect((await coming).heard[0]).toContain('"welcome"');
  expect((await at.log()).at(-1)!.event.kind).toBe('claim');
});

test('somebody whose table another process hosts is told to come back, and the table is not stopped', async () => {
  const hosting: Hosting = { ...ALONE, claim: () => Promise.reject(elsewhere(null)) };
  const house = quietHouse({ hosting });
  const { id, keys } = await house.open(muster, {}, 2);
  const ear = await house.connect({ table: id, key: keys[0] });
  expect(ear.heard.map((text): object => JSON.parse(text))).toEqual([
    { type: 'bye', reason: 'restart', retry: 300 },
  ]);
});

test('a table that another process has claimed and let go of is not shown as it was before: neither to whoever comes, nor for long', async () => {
  const { clock, hosts, member } = cluster();
  const a = await member('a');
  hosts.set('a-table', 'a');
  expect(await a.hosting.locate('a-table')).toBeNull();
  expect(a.heard).toEqual([]);
  hosts.set('a-table', null);
  expect(await a.hosting.locate('a-table')).toBeNull();
  expect(a.heard).toEqual(['lost a-table']);
  await pass(clock, 1500);
  expect(a.heard.slice(1)).toContain('lost a-table');
});
