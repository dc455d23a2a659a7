import { afterAll, expect, test, vi } from 'vitest';
import { newMatch, playNotation, stagesOf } from '#core/match';
import { saveMatch } from '#core/saved';
import { gameOf } from '#games/index';
import { randomMatch } from '../testing/match.ts';
import { folder, run } from '../testing/run.ts';

// Processes take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const files = folder();
afterAll(() => files.remove());

/** The last actions of a match: a whole one takes seconds. */
function lateFile(id: string): string {
  const game = gameOf(id)!;
  const stages = stagesOf(randomMatch(game, 'review')).slice(-5);
  const start = { position: game.json.position(stages[0].state) };
  const late = stages
    .slice(1)
    .reduce(
      (before, { last }) => playNotation(before, last!.move.seat, last!.move.notation),
      newMatch(game, { start }),
    );
  return files.write(`${id}.tavola`, saveMatch(late));
}

test.each(['muster', 'murano'])('a match of %s is looked back at, as lines and as data', async (id) => {
  const file = lateFile(id);
  const [told, data] = await Promise.all([
    run(['review', file, '--worlds', '1']),
    run(['review', file, '--worlds', '1', '--json']),
  ]);
  expect({ status: told.status, err: told.err }).toEqual({ status: 0, err: '' });
  expect(told.out).toMatch(/Player 1: luck [+−]\d\.\d\d, play [+−]\d\.\d\d, result [+−]\d\.\d\d/u);
  expect(told.out).not.toMatch(/\{\w+\}/u);
  expect(JSON.parse(data.out)).toMatchObject({ game: id, actions: 4 });
});

test('what cannot be looked back at is told in one line', async () => {
  const open = files.write(
    'open.tavola',
    saveMatch(newMatch(gameOf('muster')!, { start: { seed: 'open' } })),
  );
  const results = await Promise.all([
    run(['review']),
    run(['review', open]),
    run(['review', open, '--seat', '2']),
  ]);
  for (const { status, err } of results) {
    expect(status).toBe(2);
    expect(err).toMatch(/^tavola: .+\n$/u);
  }
  expect(results[1].err).toContain('the match is not over');
});
