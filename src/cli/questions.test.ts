import { expect, test } from 'vitest';
import { speaker } from '#core/words';
import { murano } from '#games/murano/index';
import { table } from '#games/murano/testing/table';
import { questionOf } from './boards/board.ts';
import { answer } from './engine/answer.ts';
import { sayIn } from './language.ts';

test('[L44] after Repetition was paid and one pair taken, terminal and protocol say that it may be taken again', () => {
  const paid = table({ advantages: 'repetition', completed: ['C01'], selector: 0 });
  const { state } = paid.play('activate-C01-art', 'selector', 'take');
  const asked = 'Take red and blue again, or negotiate';
  const hint = 'The pair may be taken twice in this turn.';
  const terminal = questionOf({
    game: murano,
    view: murano.view(state, 0),
    seat: 0,
    nameOf: String,
    speaker: speaker('en', murano.texts.en.words, String),
    say: sayIn('en'),
    ink: (_: unknown, text: string) => text,
    width: 80,
  });
  expect(terminal).toBe(`${asked}. ${hint}`);
  const session = { match: null };
  const ask = (request: object): string => answer(session, Buffer.from(JSON.stringify(request)));
  ask({ command: 'position', game: 'murano', state: murano.json.position(state) });
  expect(JSON.parse(ask({ command: 'question' }))).toEqual({ seat: 0, question: { message: asked, hint } });
  expect(JSON.parse(ask({ command: 'question', seat: 1 }))).toEqual({ seat: 1, question: null });
});
