import { expect, test } from 'vitest';
import type { Message, Seat } from '#core/game';
import { LANGUAGES, speaker } from '#core/words';
import { murano } from './index.ts';
import { answersTo, recapOf, recapWords, turnText } from './recap.ts';
import { table } from './testing/table.ts';
import type { ToldLine } from './turns.ts';

const NAMES = [null, 'Bianca', 'Nino'];

/** What is told to a reader of what seats play one after the other. */
function told(start: ReturnType<typeof table>, reader: Seat, plays: readonly [Seat, string][]): ToldLine[] {
  let now = start;
  return plays.map(([seat, word]) => {
    const next = now.by(seat, word);
    const views = [murano.view(now.state, reader), murano.view(next.state, reader)] as const;
    const action = murano.parse(word)!;
    const message: Message = murano.describe(...views, seat, action);
    now = next;
    return {
      seat,
      message: { ...message, with: { ...message.with, ...murano.effect?.(...views, seat, action) } },
    };
  });
}
const textOf = (lines: readonly ToldLine[], language: 'en' | 'fr' | 'de' = 'en'): string =>
  turnText(
    recapOf(lines),
    speaker(
      language,
      { ...murano.texts[language].words, ...recapWords[language] },
      (seat) => NAMES[seat] ?? null,
    ),
  );
const keysOf = (lines: readonly ToldLine[]): string[] =>
  recapOf(lines).actions.map(({ key, with: values = {} }) => `${key.slice(6)}${values['count'] ?? ''}`);

test('a turn is told in the order in which it was played; only what follows on itself is counted', () => {
  const start = table({ turn: 1, first: 1, money: [4, 9], benches: ['', 'B'] });
  const words = [
    'reorder-2',
    'notch',
    'notch',
    'selector',
    'take',
    'notch',
    'reorder-2',
    'reorder-2',
    'sell-B',
  ];
  const lines = told(
    start,
    0,
    [...words, 'end'].map((word) => [1, word]),
  );
  expect(keysOf(lines)).toEqual(['delays1', 'turns2', 'takes', 'turns1', 'delays2', 'sells']);
});

test('what a creation pays is earned, and the ring has a direction, in every language', () => {
  const start = table({ at: 'sold', turn: 1, first: 1, hands: ['', 'C04'], benches: ['', 'BGYR'] });
  const lines = told(start, 0, [
    [1, 'create-BGYR'],
    [1, 'notch'],
    [1, 'end'],
  ]);
  expect(textOf(lines)).toContain('and earns 8\u00A0L and turns the ring by 1 notch counter-clockwise');
  expect(textOf(lines, 'fr')).toContain('et gagne 8\u00A0L et tourne l’anneau de 1 cran en sens antihoraire');
  expect(textOf(lines, 'de')).toContain(
    'und erhält 8\u00A0L und dreht den Ring um 1 Raste gegen den Uhrzeigersinn',
  );
});

test.each([
  ['gambler', 'sold', ['spends', 'gains']],
  ['prevident', 'start', ['spends', 'stays', 'gets1']],
  ['magician', 'taken', ['spends', 'gets1']],
  ['favouritism', 'taken', ['spends', 'returns', 'gets3']],
  ['privileged', 'taken', ['spends', 'pays1']],
] as const)('what %s did is told with it', (advantages, at, parts) => {
  const start = table({ at, turn: 1, first: 1, advantages, completed: ['', 'C01'], benches: ['', 'TB'] });
  expect(keysOf(told(start, 0, [[1, 'activate-C01-art']]))).toEqual(parts);
});

const CLUMSY = { seats: 3, advantages: 'clumsiness' } as const;

test('[L65] whoever makes everybody return a shard: it is told who returned which', () => {
  const start = table({ ...CLUMSY, turn: 1, first: 1, completed: ['', 'C01'], benches: ['B', 'GR', 'TY'] });
  const lines = told(start, 0, [
    [1, 'activate-C01-art'],
    [0, 'discard-B'],
    [2, 'discard-T'],
    [1, 'discard-G'],
  ]);
  expect(textOf(lines)).toContain(
    'makes everybody return a shard (you a blue shard, Bianca a green shard, and Nino a transparent shard)',
  );
  for (const language of LANGUAGES) expect(textOf(lines, language)).not.toMatch(/[#@{}]/u);
  // To whoever reads it this is a turn of somebody else: nothing was answered to them.
  expect(answersTo(lines, 0)).toEqual([]);
});

test.each([[[1, 2, 0]], [[0, 2, 1]]])(
  '[L65] what the others return for one’s own advantage is told until one goes on; chosen in the order %j',
  (order) => {
    const start = table({ ...CLUMSY, completed: ['C01'], benches: ['B', 'GR', 'TY'] });
    const shards = ['B', 'R', 'T'];
    const lines = told(start, 0, [
      [0, 'activate-C01-art'],
      ...order.map((seat): [Seat, string] => [seat, `discard-${shards[seat]}`]),
    ]);
    expect(answersTo(lines.slice(0, -1), 0)).toEqual([]);
    expect(answersTo(lines, 0)).toEqual([
      { seat: 1, message: { key: 'recap.answered', with: { shards: '@shards.red=1' } } },
      { seat: 2, message: { key: 'recap.answered', with: { shards: '@shards.transparent=1' } } },
    ]);
    expect(answersTo([...lines, { seat: 0, message: { key: 'log.selector' } }], 0)).toEqual([]);
  },
);

test('a long turn is heard briefly, and what is summed up is said to lie in between', () => {
  const start = table({ turn: 1, first: 1, money: [4, 9], benches: ['', 'BBGG'] });
  const words = [
    'notch',
    'reorder-2',
    'selector',
    'take',
    'reorder-2',
    'sell-B',
    'notch',
    'notch',
    'reorder-2',
    'end',
  ];
  const lines = told(
    start,
    0,
    words.map((word) => [1, word]),
  );
  expect(textOf(lines)).toContain(
    'sells a blue shard for 1\u00A0L; in between: turns the ring by 3 notches and moves the first creation back 3 times.',
  );
});

test('[L71] where a Lira that is passed goes is told with the turn', () => {
  const expert = { options: { expert: true }, turn: 1, first: 1, selector: 5 } as const;
  const passing = (completed: readonly string[]): string =>
    textOf(told(table({ ...expert, completed: [...completed] }), 0, [[1, 'selector']]));
  expect(passing([])).toMatch(/^Bianca sends the Lira passed to the bank\./u);
  expect(passing(['C01'])).toMatch(/^Bianca brings you the Lira passed\./u);
  expect(passing(['', 'C01'])).toMatch(/^Bianca takes the Lira passed\./u);
});
