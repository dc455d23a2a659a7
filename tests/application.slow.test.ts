import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, getReady, newPerson, openTable } from '#server/testing/client';
import { applicationFiles, oneFile } from '../tools/package/application.ts';
import { type Files, pack, unpack } from '../tools/package/tar.ts';

const empty = mkdtempSync(join(tmpdir(), 'tavola-anywhere-'));
const running: ChildProcess[] = [];
let files: Files;

beforeAll(async () => {
  // A page in place of the application, which takes long to build: what is tried is what serves it.
  const site = join(empty, 'site');
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<title>Tavola</title>');
  writeFileSync(join(site, 'assets', 'a.js'), 'export {};');
  files = await applicationFiles(site);
});

afterAll(async () => {
  for (const child of running) {
    if (child.exitCode !== null) continue;
    const gone = once(child, 'exit');
    // npx has a shell between itself and the program: all of them end.
    process.kill(-child.pid!);
    await gone;
  }
  rmSync(empty, { recursive: true, force: true });
});

/** Starts a program with nothing around it, and tells where it is open. */
async function started(program: string, args: readonly string[], more: object = {}): Promise<string> {
  const folder = mkdtempSync(join(empty, 'run-'));
  const quiet = { PORT: '0', TAVOLA_DATA: join(folder, 'data'), LOG_LEVEL: 'error', BOT_PAUSE: '0' };
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...quiet, TMPDIR: folder, HOME: folder, ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  running.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = /http:\/\/[^\s/]+/u.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('the program ended before it was open');
}

/** The page is served, and at a table a bot answers: its thread has found its program. */
async function mustServe(url: string): Promise<void> {
  const page = await fetch(`${url}/rules/muster`);
  expect(await page.text()).toBe('<title>Tavola</title>');
  const { key } = await newPerson(url, 'Ada');
  const seats = [{ kind: 'me' }, { kind: 'bot', level: '1' }];
  const { table } = await openTable(url, key, { game: 'muster', seats });
  const guest = await connect(url, { table: table.id, key });
  await getReady(guest);
  const hasAnswered = (): boolean => guest.log().some(({ seat }) => seat === 1);
  while (!hasAnswered()) {
    await guest.until(() => hasAnswered() || guest.sight()?.toAct.includes(0) === true);
    const sight = guest.sight()!;
    if (!hasAnswered()) {
      await guest.ask({ type: 'move', after: sight.seq, word: guest.words()[0] });
      await guest.until(() => guest.sight()!.seq > sight.seq);
    }
  }
  await guest.close();
}

test('the package has one program, no dependencies, and runs from its tarball', async () => {
  const folder = join(empty, 'package');
  for (const [path, content] of Object.entries(unpack(pack(files)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const { bin, dependencies } = JSON.parse(Buffer.from(files['package.json']).toString()) as {
    bin: Record<string, string>;
    dependencies?: object;
  };
  expect(dependencies).toBeUndefined();
  await mustServe(await started(process.execPath, [join(folder, bin['tavola'])]));
});

test('the one file runs in a folder that has nothing else', async () => {
  const file = join(empty, 'tavola.mjs');
  writeFileSync(file, oneFile(files));
  await mustServe(await started(process.execPath, [file]));
});

test('npx starts it from the tarball, without a network', async () => {
  writeFileSync(join(empty, 'tavola.tgz'), pack(files));
  // With the Node that runs this, whatever else the machine has; npm would look for a shell on the path.
  const PATH = `${dirname(process.execPath)}:${process.env['PATH']}`;
  const around = { PATH, npm_config_script_shell: '/bin/sh' };
  await mustServe(await started('npx', ['--yes', '--offline', '../tavola.tgz'], around));
});
