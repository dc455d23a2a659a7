import { expect, test, vi } from 'vitest';
import { speaker } from '#core/words';
import { murano } from '#games/murano/index';
import { table } from '#games/murano/testing/table';
import { questionOf } from '#cli/boards/board';
import { answer } from '#cli/engine/answer';
import { sayIn } from '#cli/language';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { saidOf } = await import('#web/games/murano/prompt/asking');
vi.unstubAllGlobals();

test('[L44] after Repetition was paid and one pair taken, terminal, page and protocol say that it may be taken again', () => {
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
  expect(saidOf(murano.question(murano.view(state, 0), 0))).toEqual({ title: asked, hint });
  const session = { match: null, batch: null };
  const ask = (request: object): string => answer(session, Buffer.from(JSON.stringify(request))) as string;
  ask({ command: 'position', game: 'murano', state: murano.json.position(state) });
  expect(JSON.parse(ask({ command: 'question' }))).toEqual({ seat: 0, question: { message: asked, hint } });
  expect(JSON.parse(ask({ command: 'question', seat: 1 }))).toEqual({ seat: 1, question: null });
});

test('how a question is answered by touching is told by the page, and what there is to know by the rules', () => {
  const { state } = table({ at: 'taken', benches: ['B'] });
  expect(saidOf(murano.question(state, 0))).toEqual({
    title: 'Exchange, buy or sell',
    hint: expect.stringMatching(/^ask\.how\.deal$|shard/u) as string,
  });
  const owing = { ...state, owed: [{ kind: 'gain' as const, seats: [0], count: 0, from: 1 }] };
  expect(saidOf(murano.question(owing, 0)).hint).toContain('From the warehouse');
});
