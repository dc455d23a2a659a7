import { expect, test } from 'vitest';
import { GAMES } from '#games/index';
import { run } from '../testing/run.ts';

test.each(GAMES.map(({ id }) => id))(
  'simulate %s --json writes one line of JSON, the same for the same seed',
  async (id) => {
    const args = ['simulate', id, '--games', '40', '--seed', 'x y', '--json'];
    const [first, again, other] = await Promise.all([run(args), run(args), run([...args, '--seed', 'z'])]);
    expect(first.out.split('\n')).toHaveLength(2);
    expect(first.out).toBe(again.out);
    expect(first.out).not.toBe(other.out);
    expect(first.err).toMatch(/^\d+ matches per second\n$/u);
    expect(first.status).toBe(0);
    const summary: Record<string, unknown> = JSON.parse(first.out);
    expect(summary).toMatchObject({ game: id, games: 40, seed: 'x y' });
  },
);

test('the figures of Muster fit each other', async () => {
  const { out } = await run(['simulate', 'muster', '--games', '300', '--json', '--option', 'tie=strength']);
  const summary: {
    actions: { mean: number; least: number; most: number };
    turns: { mean: number };
    branching: { mean: number; most: number };
    draws: number;
    decided: number;
    wonByFirst: number;
    firstShare: number;
    options: object;
    figures: Record<string, number>;
  } = JSON.parse(out);
  expect(summary.options).toMatchObject({ tie: 'strength' });
  expect(summary.draws + summary.decided).toBe(300);
  expect(summary.firstShare).toBeCloseTo(summary.wonByFirst / summary.decided);
  expect(summary.figures['castlesHeld'] + summary.figures['castlesWithoutOwner']).toBeCloseTo(5);
  expect(summary.turns.mean).toBeLessThan(summary.actions.mean);
  expect(summary.actions.least).toBeLessThanOrEqual(summary.actions.mean);
  expect(summary.branching.mean).toBeGreaterThan(1);
});

test('without --json it is a table in the language of the reader', async () => {
  const { out } = await run(['simulate', 'muster', '--games', '20', '--lang', 'fr']);
  expect(out).toMatch(/^20 parties au hasard de Muster.*\nActions +moyenne \d/u);
  expect(out).toMatch(/Châteaux sans maître +moyenne \d/u);
});

test.each(['en', 'fr', 'de'])('the table fits on a terminal, %s', async (language) => {
  const { out } = await run(['simulate', 'muster', '--games', '200', '--lang', language]);
  for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
});

test('with --level the matches are those of a level, and the same for the same seed', async () => {
  const args = ['simulate', 'murano', '--seats', '1', '--preset', 'beginner', '--level', '2', '--games', '4'];
  const [json, again, table] = await Promise.all([
    run([...args, '--json']),
    run([...args, '--json']),
    run([...args, '--lang', 'de']),
  ]);
  expect(json.out).toBe(again.out);
  const summary: { level: number; won: number; figures: Record<string, { median: number; least: number }> } =
    JSON.parse(json.out);
  expect(summary).toMatchObject({ level: 2, won: 4, figures: { lost: 0 } });
  const liras = summary.figures['wonLiras'];
  expect(liras.least).toBeGreaterThan(30);
  expect(table.out).toMatch(/^4 Partien Murano.*, Stufe 2, Startwert 1\n/u);
  expect(table.out).toMatch(new RegExp(`Lire bei Sieg +Mittel .*Median ${liras.median}`, 'u'));
});

test('a level that does not exist is refused in one line', async () => {
  const { status, err, out } = await run(['simulate', 'murano', '--level', '9']);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toContain('no bot 9; expected one of 1, 2, 3, 4, 5');
});
