import { afterAll, expect, test, vi } from 'vitest';
import { newMatch, outcomeOf, playNotation } from '#core/match';
import { saveMatch } from '#core/saved';
import { olderPebbles, FORGETFUL, TODAY } from '#core/testing/versions';
import { openMatch } from './files.ts';
import { sayIn } from './language.ts';
import { playBot, seatedBot } from './play/bot.ts';
import { folder } from './testing/run.ts';
import { verify } from './verify.ts';

const files = folder();
afterAll(() => files.remove());
const say = sayIn('en');
const begun = playNotation(newMatch(olderPebbles, { seats: 2, start: { seed: 'old' } }), 0, 'take-2');
const file = files.write('older.tavola', saveMatch(begun));

/** What it prints. */
function printed(run: () => number): { status: number; out: string } {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    const status = run();
    return { status, out: write.mock.calls.map(([text]) => String(text)).join('') };
  } finally {
    write.mockRestore();
  }
}

test('a match of earlier rules is verified by those', () => {
  expect(printed(() => verify([file, '--lang', 'en'], TODAY.gameOf))).toEqual({
    status: 0,
    out: `${file}: sound; pebbles, 1 action, not over\n`,
  });
  const { status, out } = printed(() => verify([file, '--lang', 'en'], FORGETFUL.gameOf));
  expect(status).toBe(1);
  expect(out).toContain('line 2: made by version 2 of the rules of pebbles, which is not known here');
});

test('it is resumed by them, and its bots play them to the end', () => {
  let match = openMatch(say, file, TODAY.gameOf);
  expect(match.game).toBe(olderPebbles);
  const bot = seatedBot(match.game, 2);
  while (outcomeOf(match) === null) match = playBot(match, match.game.toAct(match.state)[0], bot);
  const over = files.write('over.tavola', saveMatch(match));
  expect(openMatch(say, over, TODAY.gameOf).state).toEqual(match.state);
  expect(() => openMatch(say, over, FORGETFUL.gameOf)).toThrow('which is not known here');
});
