import { expect, test } from 'vitest';
import { run } from '../testing/run.ts';

test('two bots play the same deals with seats exchanged, and the same seed gives the same result', async () => {
  const args = ['arena', '2', 'random', '--pairs', '4', '--seed', 'walls', '--json'];
  const results = await Promise.all([run(args), run(args)]);
  const [first, second] = results.map(({ out }) => {
    const { times, ...rest }: Record<string, unknown> = JSON.parse(out);
    expect(times).toHaveLength(2);
    return rest;
  });
  expect(first).toEqual(second);
  expect(first).toMatchObject({ game: 'muster', bots: ['2', 'random'], rounds: 4, matches: 8, score: 1 });
  expect(results[0]).toMatchObject({ status: 0, err: '' });
});

test('a sequential test stops as soon as it has an answer', async () => {
  const { out } = await run(['arena', '2', 'random', '--sprt', '50', '60', '--pairs', '500']);
  expect(out).toMatch(/50 % or 60 % +rather 60 %/u);
  expect(Number(/\((\d+) pairs/u.exec(out)?.[1])).toBeLessThan(20);
});

test.each([
  ['a fixed number of pairs', ['5', '2', '--pairs', '6', '--iterations', '1', '--ms', '60000']],
  ['a sequential test', ['2', '1', '--pairs', '500', '--sprt', '50', '60']],
])('threads bring the same result as one: %s', async (_name, rest) => {
  const [alone, together] = await Promise.all(
    ['1', '3'].map(async (workers): Promise<{ rounds: number; times: unknown }> => {
      const { out, err } = await run(['arena', ...rest, '--seed', 'crew', '--workers', workers, '--json']);
      expect(err).toBe('');
      return JSON.parse(out);
    }),
  );
  expect({ ...together, times: null }).toEqual({ ...alone, times: null });
  expect(alone.rounds).toBeGreaterThan(5);
});

test('thinking can be counted in the time that the thread works', async () => {
  const { out } = await run(['arena', '5', 'random', '--pairs', '1', '--ms', '1', '--cpu', '--json']);
  const { cpu, times }: { cpu: boolean; times: { median: number; most: number }[] } = JSON.parse(out);
  expect(cpu).toBe(true);
  expect(times[0].median).toBeGreaterThan(0);
  expect(times[0].most).toBeGreaterThanOrEqual(times[0].median);
});

test('every set of options that agrees with the given ones is played', async () => {
  const args = ['arena', '2', 'random', '--pairs', '1', '--sets', '--option', 'first=random'];
  const { out } = await run([...args, '--option', 'bridges=false', '--json']);
  const sets = out
    .trim()
    .split('\n')
    .map((line): { matches: number; options: Record<string, unknown> } => JSON.parse(line));
  // Steps, unity and tie are left open.
  expect(new Set(sets.map(({ options }) => JSON.stringify(options))).size).toBe(8);
  for (const { matches, options } of sets) {
    expect(matches).toBe(2);
    expect(options).toMatchObject({ first: 'random', bridges: false, mend: false, stall: 40 });
  }
});

test.each([
  [['arena', '9', '2'], 'no bot 9; expected one of random, 1, 2, 3, 4, 5'],
  [['arena', '2'], 'no bot ; expected one of'],
  [['arena', '2', '1', '--sprt', '60', '50'], '--sprt 60,50: expected two scores in percent'],
  [['arena', '2', '1', '--game', 'chess'], 'no game chess'],
  [['arena', '2', '1', '--workers', '0'], '--workers 0: expected a whole number from 1 to 256'],
  [['arena', '2', '1', '--pairs', '0'], '--pairs 0: expected a whole number'],
])('%j is refused in one line', async (args, message) => {
  const { status, err, out } = await run(args);
  expect(err).toContain(message);
  expect({ status, out }).toEqual({ status: 2, out: '' });
});

test('players of the pool can be named, and one that nobody knows is refused with those that there are', async () => {
  const { out } = await run(['arena', 'former-2', 'former-1', '--pairs', '3', '--json']);
  expect(JSON.parse(out)).toMatchObject({ bots: ['former-2', 'former-1'], matches: 6 });
  const { status, err } = await run(['arena', 'former-9', '2']);
  expect(status).not.toBe(0);
  expect(err).toMatch(/no bot former-9; expected one of random, 1, .*former-5/u);
});
