import { expect, test } from 'vitest';
import type { AnyGame } from '#core/game';
import { pebbles } from '#core/testing/pebbles';
import { TODAY } from '#core/testing/versions';
import type { Agreement } from '#table/table-info';
import { digestOf } from './players/keys.ts';
import { type Change, type QuietHouse, quietHouse } from './testing/house.ts';
import { partOf } from './testing/parts.ts';
import { type Transcript, transcriptOf } from './testing/transcript.ts';
import { rulesIn, type TablePlan } from './tables/tables.ts';

/**
 * Whole evenings at a toy game, word by word: what everybody is told, and what is kept. Whoever changes what is said reads
 * here what else has changed with it, and takes it over with `npx vitest run --project rules --update transcript`.
 */

const GAME: AnyGame = pebbles;
const LIVE: Agreement = { pace: { kind: 'live', minutes: 1, increment: 2 }, away: 1, timeout: 'lose' };
const DAYS: Agreement = { pace: { kind: 'days', days: 1 }, away: null, timeout: 'bot' };
const [SECOND, MINUTE, DAY] = [1000, 60_000, 86_400_000];

interface Evening extends Transcript {
  readonly house: QuietHouse;
  readonly id: string;
  readonly watch: string;
  key(name: string): string;
  wait(milliseconds: number): Promise<void>;
  /** Both rounds of all who are named, in the order of their seats. */
  deal(...names: readonly string[]): Promise<void>;
  move(name: string, word: string): Promise<void>;
  /** The table as it is kept. */
  end(): Promise<string>;
}

async function evening(
  names: readonly string[],
  plan: Partial<TablePlan>,
  change: Change = {},
): Promise<Evening> {
  const notified: string[] = [];
  const house = quietHouse({
    rules: rulesIn(TODAY.gameOf),
    think: ({ view }) => Promise.resolve(Reflect.get(Object(view), 'heap') > 1 ? 'take-1' : 'draw'),
    botPause: 500,
    notify: (player) => notified.push(player),
    stopped: (reason) => notified.push(`stopped: ${reason}`),
    ...change,
  });
  const { store, tables, clock } = house;
  const key = (name: string): string => `${name}-`.padEnd(43, name);
  for (const name of names) await store.addPlayer({ id: name, name, since: 0 }, digestOf(key(name)));
  const { id, watch } = await tables.create({
    game: GAME,
    options: {},
    seats: names.map((player) => ({ player })),
    host: 0,
    agreement: LIVE,
    listed: true,
    ...plan,
  });
  const told = transcriptOf(house);
  const seq = async (): Promise<number> => (await tables.open(id))!.state().seq;
  return {
    ...told,
    house,
    id,
    watch,
    key,
    wait: (milliseconds) =>
      told.step(`${milliseconds} ms later`, async () => {
        clock.advance(milliseconds);
        await new Promise(setImmediate);
        await tables.sweep();
      }),
    async deal(...people) {
      for (const [seat, name] of people.entries()) {
        await told.says(name, { type: 'digest', digest: partOf(id, seat).digest });
      }
      for (const [seat, name] of people.entries()) {
        await told.says(name, { type: 'nonce', nonce: partOf(id, seat).nonce });
      }
    },
    move: async (name, word) => told.says(name, { type: 'move', after: await seq(), word }),
    async end() {
      told.note(`told by push: ${notified.join(', ')}`);
      const stored = await store.table(id);
      for (const entry of stored?.log ?? []) told.note(JSON.stringify(entry));
      told.note(JSON.stringify({ header: stored?.header, index: stored?.index }));
      told.note(JSON.stringify(await store.chat(id, 20)));
      for (const name of names) told.note(`${name}: ${JSON.stringify(await store.tablesOf(name, 9))}`);
      const open = await store.openTables(9);
      const due = await store.dueTables(clock.now() + 99 * DAY, 9);
      told.note(JSON.stringify({ open, due, live: tables.live().map((live) => live.id) }));
      return `${told.text()}\n`;
    },
  };
}

test('a match with a clock: everything that can be asked for, and its end', async () => {
  const e = await evening(['ann', 'bob'], {});
  await e.connect('ann', { table: e.id, key: e.key('ann') });
  await e.connect('eve', { table: e.id, watch: e.watch });
  await e.connect('bob', { table: e.id, key: e.key('bob') });
  await e.wait(SECOND);
  await e.says('ann', { type: 'nonce', nonce: partOf(e.id, 0).nonce });
  await e.says('eve', { type: 'chat', text: 'who wins?' });
  await e.deal('ann', 'bob');
  await e.says('ann', { type: 'nonce', nonce: partOf(e.id, 0).nonce });
  await e.move('bob', 'take-1');
  await e.move('ann', 'take-9');
  await e.wait(3 * SECOND);
  await e.move('ann', 'take-2');
  await e.says('ann', { type: 'move', after: 1, word: 'take-1' });
  await e.says('ann', { type: 'undo', after: 6 });
  await e.says('ann', { type: 'undo', after: 7 });
  await e.says('ann', { type: 'undo', after: 8 });
  await e.says('ann', { type: 'ping' });
  await e.move('ann', 'draw');
  await e.says('ann', { type: 'undo', after: 9 });
  await e.says('bob', { type: 'chat', id: 'c1', text: 'well played' });
  await e.says('bob', { type: 'chat', id: 'c1', text: 'well played' });
  await e.says('ann', { type: 'emote', emote: 'thanks' });
  await e.says('bob', { type: 'propose', what: 'draw' });
  await e.says('ann', { type: 'propose', what: 'callOff' });
  await e.says('bob', { type: 'agree' });
  await e.says('ann', { type: 'decline' });
  await e.says('bob', { type: 'handOver', level: '2' });
  await e.says('bob', { type: 'move', after: 11, word: 'take-1' });
  await e.wait(500);
  await e.says('bob', { type: 'takeBack' });
  await e.says('bob', { type: 'takeBack' });
  await e.says('ann', { type: 'stand' });
  await e.says('ann', { type: 'fill', seat: 1, level: '2' });
  await e.says('ann', { type: 'rematch' });
  await e.says('eve', { type: 'resign' });
  await e.wait(2 * MINUTE);
  await e.says('ann', { type: 'rematch' });
  await e.says('ann', { type: 'rematch' });
  await e.says('bob', { type: 'rematch' });
  await e.says('bob', { type: 'chat', text: 'again!' });
  await expect(await e.end()).toMatchFileSnapshot('testing/transcripts/clock.txt');
});

test('somebody is away, comes back, and is away for good; the server stands still in between', async () => {
  const outages: { from: number; to: number }[] = [];
  const e = await evening(['ann', 'bob', 'cyd'], { agreement: { ...LIVE, timeout: 'bot' } }, { outages });
  for (const name of ['ann', 'bob', 'cyd']) await e.connect(name, { table: e.id, key: e.key(name) });
  await e.deal('ann', 'bob', 'cyd');
  await e.move('ann', 'take-1');
  const { clock } = e.house;
  await e.connect('bob again', { table: e.id, key: e.key('bob'), seq: 7 });
  await e.connect('bob who knows more', { table: e.id, key: e.key('bob'), seq: 99 });
  const from = clock.now();
  outages.push({ from, to: from + 20 * SECOND });
  clock.freeze(20 * SECOND);
  await e.wait(30 * SECOND);
  await e.move('bob', 'take-1');
  await e.goes('bob');
  await e.goes('bob again');
  await e.says('cyd', { type: 'resign' });
  await e.wait(SECOND);
  await e.move('ann', 'take-1');
  await e.wait(MINUTE - 1);
  await e.wait(1);
  await e.wait(SECOND);
  await e.connect('bob', { table: e.id, key: e.key('bob') });
  await e.says('bob', { type: 'takeBack' });
  await e.says('ann', { type: 'hello' });
  await e.goes('bob');
  await e.wait(2 * MINUTE);
  await e.wait(3 * MINUTE);
  await expect(await e.end()).toMatchFileSnapshot('testing/transcripts/away.txt');
});

test('before a match people come, go, are sent away, and are replaced by bots; at last nobody plays on', async () => {
  const e = await evening(['ann', 'bob', 'cyd'], {
    seats: [{ player: 'ann' }, 'open', 'open'],
    agreement: DAYS,
  });
  const { tables, clock } = e.house;
  const sit = (name: string, seat: number) =>
    e.step(`${name} sits down on ${seat}`, async () =>
      (await tables.open(e.id))!.happen(() => ({ kind: 'sit', seat, player: name })),
    );
  await e.connect('ann', { table: e.id, key: e.key('ann') });
  await e.connect('bob', { table: e.id, key: e.key('bob') });
  await sit('bob', 1);
  await e.connect('bob', { table: e.id, key: e.key('bob') });
  await e.says('bob', { type: 'dismiss', seat: 0 });
  await e.says('bob', { type: 'fill', seat: 2, level: '3' });
  await e.says('ann', { type: 'dismiss', seat: 1, after: 2 });
  await sit('cyd', 1);
  await e.says('ann', { type: 'dismiss', seat: 1, after: 2 });
  await e.connect('cyd', { table: e.id, key: e.key('cyd') });
  await e.says('cyd', { type: 'stand', ifAlone: true });
  await e.says('cyd', { type: 'stand' });
  await sit('cyd', 1);
  await e.connect('cyd', { table: e.id, key: e.key('cyd') });
  await e.says('ann', { type: 'fill', seat: 2, level: '3' });
  await e.says('ann', { type: 'digest', digest: partOf(e.id, 1).digest });
  await e.deal('ann', 'cyd');
  await e.move('ann', 'draw');
  await e.wait(DAY - 1);
  await e.wait(1);
  await e.says('cyd', { type: 'takeBack' });
  await e.wait(SECOND);
  await e.wait(SECOND);
  clock.advance(15 * DAY);
  await e.wait(16 * DAY);
  await expect(await e.end()).toMatchFileSnapshot('testing/transcripts/before.txt');
});

test('around a shared screen: no host, fingers, a table that rests, is let go of, opened again and removed', async () => {
  const e = await evening(
    ['ann', 'bob'],
    {
      seats: [{ player: 'ann' }, { player: 'bob' }],
      isShared: true,
      agreement: { ...DAYS, pace: { kind: 'free' } },
    },
    { keepFinished: 90 * DAY },
  );
  const { tables } = e.house;
  await e.connect('screen', { table: e.id, watch: e.watch });
  await e.connect('ann', { table: e.id, key: e.key('ann') });
  await e.connect('bob', { table: e.id, key: e.key('bob') });
  await e.says('bob', { type: 'dismiss', seat: 0 });
  await e.step('ann sits down', async () =>
    (await tables.open(e.id))!.happen(() => ({ kind: 'sit', seat: 0, player: 'ann' })),
  );
  await e.connect('ann', { table: e.id, key: e.key('ann') });
  await e.deal('ann', 'bob');
  await e.says('ann', { type: 'point', spots: ['heap', 'bag-1'] });
  await e.says('screen', { type: 'point', spots: ['heap'] });
  await e.move('ann', 'take-3');
  for (let minute = 0; minute < 3; minute += 1) await e.wait(MINUTE);
  await e.step('ann has another name', async () => (await tables.open(e.id))!.rename('ann', 'Anna'));
  await e.move('bob', 'take-3');
  await e.says('bob', { type: 'resign' });
  await e.step('the server goes down', async () => (await tables.open(e.id))!.end('restart', 700));
  await e.connect('bob', { table: e.id, key: e.key('bob') });
  await e.says('bob', { type: 'rematch' });
  await e.step('bob goes', async () => (await tables.open(e.id))!.end('restart', 0));
  await e.wait(89 * DAY);
  await e.wait(3 * DAY);
  await expect(await e.end()).toMatchFileSnapshot('testing/transcripts/shared.txt');
});

test('what is agreed on ends a match: a draw, and calling it off with a bot at the table', async () => {
  const e = await evening(['ann', 'bob'], { agreement: DAYS, options: { together: true } });
  for (const name of ['ann', 'bob']) await e.connect(name, { table: e.id, key: e.key(name) });
  await e.deal('ann', 'bob');
  await e.move('bob', 'take-1');
  await e.move('bob', 'take-1');
  await e.says('bob', { type: 'propose', what: 'callOff' });
  await e.move('ann', 'draw');
  await e.says('ann', { type: 'propose', what: 'draw' });
  await e.says('ann', { type: 'agree', after: 11 });
  await e.says('bob', { type: 'agree', after: 2 });
  await e.says('bob', { type: 'agree', after: 9 });
  await e.says('bob', { type: 'agree', after: 10 });
  await e.says('bob', { type: 'resign' });
  await e.says('ann', { type: 'rematch' });
  await e.step('bob is removed', async () => {
    await e.house.store.removePlayer('bob');
    (await e.house.live(e.id)).forget('bob');
  });
  await expect(await e.end()).toMatchFileSnapshot('testing/transcripts/agreed.txt');
});
