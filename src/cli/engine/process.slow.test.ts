import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { finished, run, start } from '../testing/run.ts';

// Processes take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const GAMES = '{"command":"games"}';

test('the example of docs/protocol.md is answered to the letter', async () => {
  const protocol = readFileSync(join(import.meta.dirname, '../../../docs/protocol.md'), 'utf8');
  const [, example = ''] = /```text\n(> [^]*?)```/u.exec(protocol) ?? [];
  const lines = example.trim().split('\n');
  const sent = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
  const answers = lines.filter((line) => line.startsWith('< ')).map((line) => line.slice(2));
  expect(sent.length).toBeGreaterThan(10);
  const { out, err, status } = await run(['engine'], `${sent.join('\n')}\n`);
  expect(out.trimEnd().split('\n')).toEqual(answers);
  expect({ err, status }).toEqual({ err: '', status: 0 });
});

test('blank lines, carriage returns and a missing last line feed do no harm', async () => {
  const { out, status } = await run(
    ['engine'],
    `\r\n${GAMES}\r\n\n  \n{"command":"toAct","id":2}\r\n{"command":"x","id":3}`,
  );
  const answers = out
    .trimEnd()
    .split('\n')
    .map((line): object => JSON.parse(line));
  expect(answers).toMatchObject([
    { games: expect.any(Array) },
    { id: 2, error: { code: 'no-match' } },
    { id: 3, error: {} },
  ]);
  expect(status).toBe(0);
});

test('no input, no output', async () => {
  expect(await run(['engine'])).toEqual({ status: 0, out: '', err: '' });
});

test('a line of many megabytes is dropped, and the next one is served', async () => {
  const { out } = await run(
    ['engine'],
    Buffer.concat([Buffer.alloc(40 << 20, 'x'), Buffer.from(`\n${GAMES}\n`)]),
  );
  const answers = out.trimEnd().split('\n');
  expect(answers[0]).toContain('too-long');
  expect(answers[1]).toContain('"games"');
  expect(answers).toHaveLength(2);
});

test('a line of exactly one mebibyte is served', async () => {
  const fill = (size: number): string => `{"command":"games","id":"${'x'.repeat(size - GAMES.length - 8)}"}`;
  const { out } = await run(['engine'], `${fill(1 << 20)}\n${fill((1 << 20) + 1)}\n`);
  expect(out.split('\n').map((line) => line.slice(0, 12))).toEqual(['{"id":"xxxxx', '{"error":{"c', '']);
});

test('requests may all be sent before an answer is read', async () => {
  const child = start(['engine']);
  const count = 20_000;
  child.stdin.write('{"command":"new","game":"muster","seed":"x"}\n');
  for (let id = 0; id < count; id += 1) child.stdin.write(`{"command":"state","id":${id}}\n`);
  child.stdin.end();
  const { out } = await finished(child);
  const answers = out.trimEnd().split('\n');
  expect(answers).toHaveLength(count + 1);
  expect(answers.slice(1).every((line, id) => line.startsWith(`{"id":${id},"state":{"options"`))).toBe(true);
});

test('bad lines in any pieces are answered one by one, and the engine goes on', async () => {
  const line = fc.oneof(
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes.filter((byte) => byte !== 10))),
    fc.json({ maxDepth: 3 }).map((text) => Buffer.from(text)),
    fc
      .constantFrom('{"command":"play"}', '{"command":[]}', '{', '\u0000', GAMES)
      .map((text) => Buffer.from(text)),
  );
  const sample = fc.sample(line, { numRuns: 400, seed: 7 });
  const input = Buffer.concat(sample.flatMap((bytes) => [bytes, Buffer.from('\n')]));
  const child = start(['engine']);
  for (let at = 0; at < input.length; at += 97) child.stdin.write(input.subarray(at, at + 97));
  child.stdin.end(`${GAMES}\n`);
  const { out, err, status } = await finished(child);
  const answers = out
    .trimEnd()
    .split('\n')
    .map((text): object => JSON.parse(text));
  const asked = sample.filter(
    (bytes) => bytes.toString('latin1').replaceAll(/[ \t\r\v\f\u00A0]/gu, '') !== '',
  );
  expect(answers).toHaveLength(asked.length + 1);
  expect(answers.at(-1)).toHaveProperty('games');
  expect({ err, status }).toEqual({ err: '', status: 0 });
});

test('it ends quietly when nobody reads its answers any more', async () => {
  const child = start(['engine']);
  child.stdin.on('error', () => undefined);
  child.stdout.destroy();
  child.stdin.end(`${GAMES}\n`.repeat(50_000));
  const [status, err] = await new Promise<[number | null, string]>((resolve) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('close', (code) => resolve([code, said]));
  });
  expect({ status, err }).toEqual({ status: 0, err: '' });
});
