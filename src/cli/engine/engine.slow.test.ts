import { expect, test } from 'vitest';
import type { AnyGame } from '#core/game';
import type { Json } from '#core/json';
import { stagesOf } from '#core/match';
import { everyOptionSet } from '#core/option-sets';
import { GAMES } from '#games/index';
import { randomMatch } from '../testing/match.ts';
import { run } from '../testing/run.ts';

const MATCHES = 60;

/** What is asked over the pipe, and what is answered if the engine and the rules agree. */
function exchange(
  game: AnyGame,
  seed: string,
  options: Json,
): { readonly asked: Json; readonly expected: Json }[] {
  const match = randomMatch(game, seed, Infinity, options);
  const begin = { command: 'new', game: game.id, seats: match.header.seats, options, seed };
  return stagesOf(match).flatMap(({ state, last }) => {
    const seats = game.toAct(state);
    const played =
      last === null ? begin : { command: 'play', seat: last.move.seat, word: last.move.notation };
    return [
      { asked: played, expected: { toAct: seats, over: seats.length === 0 } },
      { asked: { command: 'state' }, expected: { state: game.json.position(state) } },
      ...seats.map((seat) => ({
        asked: { command: 'legal', seat, describe: false },
        expected: {
          seat,
          legal: game.legalActions(state, seat).map((action: unknown) => ({ word: game.encode(action) })),
        },
      })),
    ];
  });
}

test.each(GAMES)('over a pipe $id is what it is within, with many sets of options', async (game) => {
  const sets = everyOptionSet(game.options, Math.max(2, game.seats.min));
  const all = Array.from({ length: MATCHES }, (_, at) =>
    exchange(game, `piped ${at}`, sets[(at * 37) % sets.length]),
  ).flat();
  const { out, err, status } = await run(
    ['engine'],
    all.map(({ asked }) => `${JSON.stringify(asked)}\n`).join(''),
  );
  const answers = out.trimEnd().split('\n');
  expect(answers).toHaveLength(all.length);
  all.forEach(({ asked, expected }, at) => {
    expect(JSON.parse(answers[at]), JSON.stringify(asked)).toMatchObject(expected as object);
  });
  expect({ err, status }).toEqual({ err: '', status: 0 });
});
