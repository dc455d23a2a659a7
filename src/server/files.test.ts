import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { answerWithFile, fileFor } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'tavola-files-'));
mkdirSync(join(folder, 'assets'));
for (const file of ['index.html', 'assets/app.js']) writeFileSync(join(folder, file), '');
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['/', 'index.html'],
  ['/assets/app.js', 'assets/app.js'],
  ['/assets/app.js?x=1', 'assets/app.js'],
  ['/match/abc', 'index.html'],
  ['/rules/muster/U10', 'index.html'],
])('%s is answered with %s', (url, file) => {
  expect(fileFor(folder, url)).toBe(join(folder, file));
});

test.each(['/assets/none.js', '/../package.json', '/%2e%2e/%2e%2e/etc/passwd.txt', '/%00', '/%'])(
  '%s is not found',
  (url) => {
    expect(fileFor(folder, url)).toBeNull();
  },
);

test('a text goes packed to whoever can unpack it, and plain to others', async () => {
  writeFileSync(join(folder, 'assets', 'text.js'), 'plain');
  writeFileSync(join(folder, 'assets', 'text.js.gz'), gzipSync('plain'));
  const server = createServer((request, response) => answerWithFile(folder, request, response)).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asked = async (accepted: string): Promise<string | undefined> => {
    const request = get({ port, path: '/assets/text.js', headers: { 'accept-encoding': accepted } });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.headers['content-type']).toContain('text/javascript');
    return answer.headers['content-encoding'];
  };
  expect(await asked('gzip, br')).toBe('gzip');
  expect(await asked('identity')).toBeUndefined();
  server.close();
});
