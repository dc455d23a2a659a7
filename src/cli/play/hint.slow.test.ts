import { afterAll, expect, test } from 'vitest';
import { folder, run } from '../testing/run.ts';

const files = folder();
afterAll(() => files.remove());
const env = { XDG_STATE_HOME: files.path };

test('a hint tells three choices by their numbers, with what they are worth', async () => {
  const { out, status } = await run(['play', 'muster', '--seed', 'alpha'], 'hint\nquit\n', env);
  const hinted = out.split('would choose')[1]?.split('\n').slice(1, 4) ?? [];
  expect(hinted).toHaveLength(3);
  for (const line of hinted) expect(line).toMatch(/^ {2}\d+ .+: .+ \(\d+ %\)$/u);
  expect(status).toBe(0);
});

test('the level of the bots can be chosen', async () => {
  const strong = await run(['play', 'muster', '--seed', 'alpha', '--level', '3'], '1\nquit\n', env);
  expect(strong.status).toBe(0);
  const wrong = await run(['play', 'muster', '--level', '6'], '', env);
  expect(wrong).toMatchObject({ status: 2, out: '' });
  expect(wrong.err).toContain('--level 6: expected a whole number from 1 to 5');
});
