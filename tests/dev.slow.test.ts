import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENTRIES } from '#games/catalogue';
import { root } from './layers.ts';

let dev: ChildProcess;
let address: string;

beforeAll(async () => {
  dev = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', TAVOLA_DATA: '.cache/dev-data' },
  });
  for await (const line of createInterface({ input: dev.stdout! })) {
    const [, found] = /open at (\S+)/u.exec(line) ?? [];
    if (found === undefined) continue;
    address = found;
    break;
  }
});
afterAll(() => dev.kill());

const get = async (path: string): Promise<{ type: string; text: string }> => {
  const answer = await fetch(new URL(path, address));
  expect(answer.status, path).toBe(200);
  return { type: answer.headers.get('content-type') ?? '', text: await answer.text() };
};

test('while developing, the page, its worker and its drawings are served as they are written', async () => {
  expect((await get('/')).text).toContain('src="/@vite/client"');
  const { text } = await get('/main.tsx');
  expect(text).toContain('/app.tsx');
  expect((await get('/worker.ts?worker_file&type=module')).type).toContain('javascript');
  const drawn = ENTRIES.filter(({ id }) => existsSync(join(root, 'src', 'web', 'games', id, 'art')));
  expect(drawn.length).toBeGreaterThan(1);
  for (const { id } of drawn) {
    const drawings = (await get(`/@id/__x00__tavola:art/${id}`)).text;
    const [door] = /\/@drawn\/\w+\/door[\w/.-]+/u.exec(drawings)!;
    expect(await get(door)).toMatchObject({ type: 'image/svg+xml', text: expect.stringContaining('<svg') });
  }
  expect((await fetch(new URL('/@drawn/nobody/door.svg', address))).status).toBe(404);
  expect((await get('/@id/__x00__tavola:words/en')).text).toContain('/page.en.ts');
});

test('while developing, the tables are behind the page', async () => {
  await expect
    .poll(async () => (await fetch(new URL('/api/tables', address))).status, { timeout: 60_000 })
    .toBe(200);
  expect(JSON.parse((await get('/api/tables')).text)).toEqual({ tables: [] });
});
