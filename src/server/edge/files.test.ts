import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import { portOf } from '../testing/line.ts';
import { type Site, siteIn } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'tavola-files-'));
mkdirSync(join(folder, 'assets'));
for (const file of ['index.html', 'assets.txt', 'assets/app.js']) writeFileSync(join(folder, file), file);
writeFileSync(join(folder, 'assets', 'text.js'), 'plain');
writeFileSync(join(folder, 'assets', 'text.js.gz'), gzipSync('plain'));
for (const file of ['ä.txt', 'unknown.bin']) writeFileSync(join(folder, 'assets', file), '');
for (const ending of ['', '.br', '.gz']) writeFileSync(join(folder, 'assets', `both.css${ending}`), ending);
const site = siteIn(folder);
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['/', '/index.html'],
  ['/assets/app.js', '/assets/app.js'],
  ['/assets/app.js?x=1', '/assets/app.js'],
  ['/%61ssets/app.js', '/assets/app.js'],
  ['/assets/%C3%A4.txt', '/assets/ä.txt'],
  ['/match/abc', '/index.html'],
  ['/rules/muster/U10', '/index.html'],
  ['http://play.example.org', '/index.html'],
  ['https://play.example.org/assets/app.js', '/assets/app.js'],
])('%s is answered with %s', (url, file) => {
  expect(site.fileFor(url)).toBe(file);
});

test.each([
  '/assets/none.js',
  '/../package.json',
  '/%2e%2e/%2e%2e/etc/passwd.txt',
  '/assets/text.js.gz',
  '/%00',
  '/%',
  '//',
  '//evil.example',
  '/a\\b',
  '*',
  'assets/app.js',
])('%s is not found', (url) => {
  expect(site.fileFor(url)).toBeNull();
});

test('a text goes packed to whoever can unpack it, and plain to others', async () => {
  const server = createServer(site.answer).listen(0);
  await once(server, 'listening');
  const port = portOf(server);
  const asked = async (
    accepted: string,
    method = 'GET',
  ): Promise<{ encoding: string | undefined; content: Buffer; length: number }> => {
    const path = '/assets/text.js';
    const request = get({ port, path, method, headers: { 'accept-encoding': accepted } });
    const [answer]: IncomingMessage[] = await once(request, 'response');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    const { 'content-encoding': encoding, 'content-length': length } = answer.headers;
    return { encoding, length: Number(length), content: await buffer(answer) };
  };
  const packed = await asked('gzip, br');
  expect([packed.encoding, gunzipSync(packed.content).toString()]).toEqual(['gzip', 'plain']);
  const plain = await asked('identity');
  expect([plain.encoding, plain.content.toString()]).toEqual([undefined, 'plain']);
  expect(await asked('identity', 'HEAD')).toEqual({
    encoding: undefined,
    content: Buffer.alloc(0),
    length: 5,
  });
  server.close();
});

/** What is sent, without a connection. */
function sent(headers: Record<string, string>, url: string, method = 'GET') {
  const answers: { status: number; headers: Record<string, unknown>; content: string }[] = [];
  const response = {
    writeHead: (status: number, head: Record<string, unknown>) => {
      answers.push({ status, headers: head, content: '' });
      return response;
    },
    end: (content: unknown) => void (answers[0].content = String(content)),
  };
  site.answer(standIn({ method, url, headers }), Object.assign(standIn<ServerResponse>({}), response));
  return answers[0];
}

test.each([
  ['br, gzip', 'br'],
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  [' gzip ,deflate', 'gzip'],
  ['gzip;q=0', undefined],
  ['brotli', undefined],
  ['', undefined],
])('of two packed texts somebody who accepts %j is sent %s', (accepted, encoding) => {
  const { status, headers, content } = sent({ 'accept-encoding': accepted }, '/assets/both.css');
  expect([status, headers['content-encoding'], content]).toEqual([
    200,
    encoding,
    { br: '.br', gzip: '.gz' }[encoding ?? ''] ?? '',
  ]);
});

test('what an address names is sent as what it is, and what nothing is called as not found', () => {
  const typeOf = (url: string): unknown => sent({}, url).headers['content-type'];
  expect(typeOf('/')).toBe('text/html; charset=utf-8');
  expect(typeOf('/assets/both.css')).toBe('text/css; charset=utf-8');
  expect(typeOf('/assets.txt')).toBe('text/plain; charset=utf-8');
  expect(typeOf('/assets/unknown.bin')).toBe('application/octet-stream');
  expect(sent({}, '/none.js')).toMatchObject({ status: 404, content: 'not found\n' });
  expect(sent({}, '/assets/app.js').headers).toMatchObject({ vary: 'accept-encoding', 'content-length': 13 });
});

test('a header of many blanks takes no time', () => {
  // As long as a header may be. Where the blanks are gone over again from each of them, this takes minutes.
  const blanks = `identity${' '.repeat(15_000)}x, gzip`;
  for (let count = 0; count < 600; count += 1) {
    expect(sent({ 'accept-encoding': blanks }, '/assets/text.js').headers['content-encoding']).toBe('gzip');
  }
});

test('only what carries a digest in its name is kept for ever: the page is asked for anew each time', async () => {
  const server = createServer(site.answer).listen(0);
  await once(server, 'listening');
  const port = portOf(server);
  const keptFor = async (path: string): Promise<string | null> =>
    (await fetch(`http://localhost:${port}${path}`)).headers.get('cache-control');
  expect(await Promise.all(['/', '/index.html', '/match/abc', '/assets.txt'].map(keptFor))).toEqual([
    'no-cache',
    'no-cache',
    'no-cache',
    'no-cache',
  ]);
  expect(await keptFor('/assets/app.js')).toBe('public, max-age=31536000, immutable');
  server.close();
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', undefined])(
  'files are read, and nothing else is done to them: %s',
  (method) => {
    const heads: unknown[] = [];
    const response = {
      writeHead: (...head: unknown[]) => {
        heads.push(head);
        return { end: () => undefined };
      },
    };
    site.answer(
      standIn({ method, url: '/', headers: {} }),
      Object.assign(standIn<ServerResponse>({}), response),
    );
    expect(heads).toEqual([[405, { allow: 'GET, HEAD' }]]);
  },
);

test('a page that knows its address names the picture that is shown of its links; another names none', async () => {
  const known = mkdtempSync(join(tmpdir(), 'tavola-files-'));
  writeFileSync(join(known, 'index.html'), '<head><title>Tavola</title></head>');
  writeFileSync(join(known, 'index.html.gz'), gzipSync('of another time'));
  writeFileSync(join(known, 'preview.jpg'), 'a picture');
  const pageOf = async (of: Site, encoding: string): Promise<Buffer> => {
    const server = createServer(of.answer).listen(0);
    await once(server, 'listening');
    const port = portOf(server);
    const request = get({ port, path: '/table/abc', headers: { 'accept-encoding': encoding } });
    const [answer]: IncomingMessage[] = await once(request, 'response');
    const content = await buffer(answer);
    server.close();
    return content;
  };
  const named = siteIn(known, 'https://play.example.org');
  const picture = 'property="og:image" content="https://play.example.org/preview.jpg"';
  expect((await pageOf(named, 'identity')).toString()).toContain(picture);
  expect(gunzipSync(await pageOf(named, 'gzip')).toString()).toContain(picture);
  expect((await pageOf(siteIn(known), 'identity')).toString()).not.toContain('og:image');
  rmSync(join(known, 'preview.jpg'));
  expect((await pageOf(siteIn(known, 'https://play.example.org'), 'identity')).toString()).not.toContain(
    'og:image',
  );
  rmSync(known, { recursive: true });
});
