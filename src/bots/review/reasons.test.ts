import { expect, it } from 'vitest';
import { LANGUAGES, speaker } from '#core/words';
import { table } from '#games/muster/testing/table';
import { evaluator } from '../muster/review/evaluator.ts';
import { hintFor } from './hint.ts';
import { loadReviewWords } from './load.ts';
import { type ReasonTable, reasonFor } from './reasons.ts';

/** Positions of two numbers: what is on the left counts eight times as much. */
const numbers: ReasonTable<null, readonly [left: number, right: number], string> = {
  worlds: 4,
  factors: (['left', 'right'] as const).map((name, at) => ({
    name,
    place: null,
    exchange: (into, from) => (at === 0 ? [from[0], into[1]] : [into[0], from[1]]),
    tell: () => ({ message: { key: name }, rules: [] }),
  })),
  ends(_view, _seat, action, worlds, salt) {
    // What was found first does not hold in other worlds for the lucky action.
    const lucky = action === 'lucky' && salt.startsWith('found') ? 5 : 0;
    const [left, right] = action.startsWith('l') ? [1 + lucky, 0] : [lucky, action === 'right' ? 8 : 0];
    return Array.from({ length: worlds }, () => ({ position: [left, right] as const, replies: [] }));
  },
  value: ([left, right]) => (8 * left + right) / 128,
};

const why = (better: string, worse: string) => reasonFor(numbers, { view: null, seat: 0, better, worse });

it('names the part that carries the difference, if it still does in other worlds', () => {
  expect(why('left', 'nothing')).toMatchObject({ factor: 'left', carries: 1 });
  expect(why('right', 'nothing')).toMatchObject({ factor: 'right', carries: 1 });
  expect(why('lucky', 'left')).toBeNull();
  expect(why('nothing', 'left')).toBeNull();
});

const { state } = table({ hand: 'leaf1 leaf3 rainbow cloud1 flame4' });

it('gives a hint that says nothing by its order, the same for the same view', () => {
  const view: unknown = evaluator.game.view(state, 0);
  const hint = hintFor(evaluator, view, 0, 2)!;
  expect(hintFor(evaluator, view, 0, 2)).toEqual(hint);
  expect(hint.candidates).toHaveLength(3);
  expect(hint.candidates.toSorted()).toEqual(hint.shares.map(({ word }) => word).toSorted());
  expect(hint.shares[0].word).toBe(hint.best);
});

/** Everything that may be said with a name is also said to the reader, and the other way round. */
it.each(['muster', 'murano'])('says all of %s to the reader and of others', async (game) => {
  for (const language of LANGUAGES) {
    const { review = {} } = await loadReviewWords(game, language);
    const keys = Object.keys(review);
    const plain = keys.filter((key) => !key.endsWith('You'));
    expect(plain.map((key) => `${key}You`).toSorted()).toEqual(
      keys.filter((key) => key.endsWith('You')).toSorted(),
    );
  }
});

it.each(LANGUAGES)('has a sentence for everything it may say, in %s', async (language) => {
  const words = await loadReviewWords('muster', language);
  const { say } = speaker(language, { ...evaluator.game.texts[language].words, ...words }, () => null);
  const { message } = evaluator.matters!(evaluator.game.view(state, 0), 0)!;
  expect(say(message)).not.toMatch(/[{}@]|review\./u);
});
