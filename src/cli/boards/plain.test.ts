import { expect, test } from 'vitest';
import { speaker } from '#core/words';
import { GAMES } from '#games/index';
import { sayIn } from '../language.ts';
import { randomMatch } from '../testing/match.ts';
import { questionOf } from './board.ts';
import { boardOf } from './index.ts';
import { plainBoard } from './plain.ts';

test.each(GAMES)('$id could be played without a board of its own', (game) => {
  const { state } = randomMatch(game, 'plain', 2);
  const [seat = 0] = game.toAct(state);
  const nameOf = (each: number): string => `seat ${each}`;
  const words = speaker('en', game.texts.en.words, nameOf);
  const view: unknown = game.view(state, seat);
  const scene = {
    game,
    view,
    seat,
    nameOf,
    speaker: words,
    say: sayIn('en'),
    ink: (_: unknown, text: string) => text,
    width: 80,
  };
  expect(plainBoard.draw(scene).join(' ')).toMatch(/\d hidden/u);
  expect(questionOf(scene)).not.toBe('');
  for (const action of game.legalActions(view, seat)) {
    expect(plainBoard.choice(scene, action).label).toContain(`seat ${seat}`);
    expect(plainBoard.guesses(scene, game.encode(action).replaceAll('-', ' '))).toEqual([
      game.encode(action),
    ]);
  }
});

test('a game without a board of its own gets the plain one', () => {
  expect(boardOf({ id: 'chess' })).toBe(plainBoard);
  expect(boardOf({ id: 'constructor' })).toBe(plainBoard);
});
