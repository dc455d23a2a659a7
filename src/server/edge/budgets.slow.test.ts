import { expect, test } from 'vitest';
import { call, connect, getReady, newPerson, openTable } from '../testing/client.ts';
import { handClock } from '../testing/clock.ts';
import { company } from '../testing/company.ts';
import { memoryStore } from '../testing/memory.ts';
import { ownServer, useServer } from '../testing/use-server.ts';

/** With the limits on, as it runs. Time stands still: what is used up stays so. */
const pool = { think: () => new Promise<string>(() => undefined), close: () => Promise.resolve() };
const server = useServer({ clock: handClock(), pool });

test('where the disk has no room left for the moves of all, no table is opened', async () => {
  const full = await ownServer({ store: { ...memoryStore(), roomLeft: () => 200 * 1024 ** 2 } });
  const ann = await newPerson(full.url, 'Ann');
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  await expect(openTable(full.url, ann.key, { game: 'muster', seats })).rejects.toThrow(
    '503 {"reason":"full"}',
  );
});

test('nobody guesses the code of another device by trying', async () => {
  const statuses = [];
  for (let each = 0; each < 12; each += 1) {
    const body = { code: String(each).padStart(10, 'A') };
    const { status, headers } = await call(server.url, 'POST', '/api/players/claim', { body });
    statuses.push(status);
    // Whoever comes too often has to come anew.
    expect(headers.get('connection')).toBe(status === 429 ? 'close' : 'keep-alive');
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429]);
});

test('nobody opens tables without end by wishing for one rematch after the other', async () => {
  const table = await company(server.url, { game: 'muster', people: 1, bots: 1 });
  const [{ key }] = table.people;
  let [guest] = table.guests;
  const answers = [];
  for (let each = 0; each < 21; each += 1) {
    await guest.ask({ type: 'resign' });
    const answer = await guest.ask({ type: 'rematch' });
    answers.push(answer.type === 'refused' ? answer.reason : answer.type);
    if (answer.type === 'refused') break;
    await guest.until(() => guest.table().rematch.table !== null);
    const next = guest.table().rematch.table!;
    await guest.close();
    guest = await connect(server.url, { table: next, key });
    await getReady(guest);
    await guest.until(() => guest.sight() !== null);
  }
  expect(answers).toEqual([...Array.from({ length: 20 }, () => 'done'), 'too-fast']);
  await guest.close();
});
