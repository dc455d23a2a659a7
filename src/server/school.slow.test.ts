import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as routes from '#table/routes';
import { accept, call, connect, getReady, newPerson, openTable, want } from './testing/client.ts';
import { handClock } from './testing/clock.ts';
import { dataFolder, startForTest } from './testing/start.ts';

const PUPILS = 30;
const FILES = 20;

/** What a browser does first: a dozen files and more, six at a time. */
async function loadPage(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const load = (path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      get(`${url}${path}`, { agent }, (answer) =>
        answer.resume().once('end', () => resolve(answer.statusCode!)),
      ).on('error', reject);
    });
  const statuses = await Promise.all(Array.from({ length: FILES }, (_, each) => load(`/${each}.js`)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  agent.destroy();
}

test('a class of thirty behind one address loads the page, sits down and plays, all at once, with the limits on', async () => {
  const files = mkdtempSync(join(tmpdir(), 'tavola-school-'));
  writeFileSync(join(files, 'index.html'), '<!doctype html>');
  for (let each = 0; each < FILES; each += 1) writeFileSync(join(files, `${each}.js`), `${each}`);
  const data = dataFolder();
  // Time stands still: nothing is given back while they come.
  const { url, close } = await startForTest(data.path, { files, clock: handClock() });
  const pupils = await Promise.all(
    Array.from({ length: PUPILS }, async (_, each) => {
      await loadPage(url);
      const person = await newPerson(url, `Pupil ${each}`);
      for (const path of ['/api/me', '/api/tables', '/api/push']) {
        expect((await call(url, 'GET', path, { key: person.key })).status).toBe(200);
      }
      return person;
    }),
  );
  const pairs = Array.from({ length: PUPILS / 2 }, (_, pair) => pupils.slice(2 * pair, 2 * pair + 2));
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  await Promise.all(
    pairs.map(async ([host, guest]) => {
      const { table, invitations } = await openTable(url, host.key, { game: 'muster', seats });
      const [{ code }] = invitations;
      await want(routes.Invited, url, 'POST', '/api/invitations/look', { body: { code } });
      await accept(url, guest.key, code);
      const both = await Promise.all([host, guest].map(({ key }) => connect(url, { table: table.id, key })));
      await Promise.all(both.map(getReady));
      await Promise.all(both.map((each) => each.until(() => each.sight() !== null)));
      const actor = both.find((each) => each.sight()!.toAct.includes(each.seat()!))!;
      const [word] = actor.words();
      expect((await actor.ask({ type: 'move', after: actor.sight()!.seq, word })).type).toBe('done');
      await Promise.all(both.map((each) => each.close()));
    }),
  );
  await close();
  data.remove();
  rmSync(files, { recursive: true });
});
