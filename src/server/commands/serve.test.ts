import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { problem } from '#core/problem';
import { configFrom } from '../config.ts';
import { lanLines } from '../edge/lan.ts';
import { toldTerminal } from '../testing/told-terminal.ts';
import { serve, type ServeEnv } from './serve.ts';

const root = mkdtempSync(join(tmpdir(), 'tavola-program-'));
const files = join(root, 'dist', 'web');
mkdirSync(files, { recursive: true });
writeFileSync(join(files, 'index.html'), '');
afterAll(() => rmSync(root, { recursive: true }));

type Start = ServeEnv['start'];

/** What becomes of a start: what was said, how the program ended, and whom it was started with. */
async function served(
  parts: {
    words?: readonly string[];
    settings?: Readonly<Record<string, string>>;
    start?: Start;
    close?: () => Promise<void>;
    root?: string;
  } = {},
) {
  const told = toldTerminal(parts.words ?? [], parts.settings);
  const started: Parameters<Start>[] = [];
  const ends: number[] = [];
  const signals = new Map<string, () => void>();
  const close = parts.close ?? (() => Promise.resolve());
  await serve({
    ...told,
    root: parts.root ?? root,
    start: (...given) => {
      started.push(given);
      return parts.start?.(...given) ?? Promise.resolve({ url: 'http://localhost:4173', close });
    },
    onSignal: (signal, run) => void signals.set(signal, run),
    interfaces: () => ({
      wlan: [{ address: '192.168.1.7', family: 'IPv4', internal: false, netmask: '', mac: '', cidr: null }],
    }),
    exit: (code) => void ends.push(code),
  });
  return { lines: told.lines, started, ends, signals };
}

test('a server starts with the settings of its environment and says where it is', async () => {
  const { lines, started, ends } = await served({ settings: { PORT: '81', HOST: '10.0.0.1' } });
  expect(started).toEqual([[configFrom({ PORT: '81', HOST: '10.0.0.1' }), { files }]]);
  expect(started[0][0]).toMatchObject({ host: '10.0.0.1', sharedScreens: false });
  expect(lines).toEqual(['Tavola is open at http://localhost:4173/']);
  expect(ends, 'it goes on').toEqual([]);
});

test('for the house it is open to all of it, and says where phones find it; a host of one’s own holds', async () => {
  const start: Start = () => Promise.resolve({ url: 'http://0.0.0.0:81', close: () => Promise.resolve() });
  const { lines, started } = await served({ words: ['--lan'], start });
  expect(started[0][0]).toMatchObject({ host: '0.0.0.0', sharedScreens: true });
  expect(lines).toEqual(['Tavola is open at http://localhost:81/', lanLines(['192.168.1.7'], 81).join('\n')]);
  const own = await served({ words: ['--lan'], settings: { HOST: '10.0.0.1', SHARED_SCREENS: 'off' } });
  expect(own.started[0][0]).toMatchObject({ host: '10.0.0.1', sharedScreens: false });
});

test.each(['SIGTERM', 'SIGINT'])('%s closes the server, and then the program ends', async (signal) => {
  const order: string[] = [];
  const close = async (): Promise<void> => void order.push('closed');
  const { signals, ends } = await served({ close });
  expect([...signals.keys()].toSorted()).toEqual(['SIGINT', 'SIGTERM']);
  signals.get(signal)!();
  expect(ends, 'not before it is closed').toEqual([]);
  await Promise.resolve().then(() => undefined);
  expect([order, ends]).toEqual([['closed'], [0]]);
});

test('a server that cannot be closed ends all the same, and says so by its code', async () => {
  const { signals, ends } = await served({ close: () => Promise.reject(new Error('stuck')) });
  signals.get('SIGTERM')!();
  await new Promise(setImmediate);
  expect(ends).toEqual([1]);
});

test('without a build nothing is started', async () => {
  const { lines, started, ends } = await served({ root: join(root, 'elsewhere') });
  expect(lines).toEqual(['! tavola: the application is not built yet; run: npm run build']);
  expect([started, ends]).toEqual([[], [1]]);
});

test('a setting that is wrong is told by its name, and nothing is started', async () => {
  const { lines, started, ends } = await served({ settings: { PORT: 'x' } });
  expect(lines).toEqual(['! tavola: PORT: expected a whole number from 0 to 65535, found x']);
  expect([started, ends]).toEqual([[], [1]]);
});

test('what is known to go wrong is told in a sentence, anything else with its place', async () => {
  const busy = problem('EADDRINUSE', 'listen EADDRINUSE: address already in use 127.0.0.1:81');
  const { lines, ends, signals } = await served({ start: () => Promise.reject(busy) });
  expect(lines).toEqual([`! tavola: ${busy.message}`]);
  expect([ends, signals.size]).toEqual([[1], 0]);
  const bug = new TypeError('a bug');
  const unknown = await served({ start: () => Promise.reject(bug) });
  expect(unknown.lines).toEqual([`! tavola: ${bug.stack}`]);
});
