import { h } from 'preact';
import { beforeAll, expect, test } from 'vitest';
import type { Outcome } from '#core/game';
import type { Player } from '#table/table';
import { usePage } from '../testing/page.ts';
import { PERSON } from '../testing/tables.ts';
import type * as farewell from './farewell.tsx';

const page = usePage();
let parts: typeof farewell;
beforeAll(async () => {
  const { loadWords } = await import('../words/index.ts');
  await loadWords('en');
  parts = await import('./farewell.tsx');
});

const bot = (level: string): Player => ({ kind: 'bot', level });
const ended = (...ranking: number[][]): Outcome => ({ scores: [], ranking, reason: { key: '' } });

test('of the bots the best placed one speaks, as it ended for it', () => {
  const company = [PERSON, bot('1'), bot('4')];
  expect(parts.speakerOf(company, ended([2], [0], [1]))).toEqual({ seat: 2, level: 4, mood: 'won' });
  expect(parts.speakerOf(company, ended([0], [1], [2]))).toEqual({ seat: 1, level: 1, mood: 'lost' });
  expect(parts.speakerOf(company, ended([0, 1], [2]))).toEqual({ seat: 1, level: 1, mood: 'even' });
});

test('a team that won has not drawn, unless the person is one of it', () => {
  const company = [PERSON, bot('1'), bot('4'), bot('2')];
  expect(parts.speakerOf(company, { ...ended([2, 3], [0, 1]), won: true })?.mood).toBe('won');
  expect(parts.speakerOf(company, { ...ended([0, 1], [2, 3]), won: true })?.mood).toBe('even');
});

test('where no person, or no bot, has played, or nobody is placed, nobody speaks', () => {
  expect(parts.speakerOf([bot('1'), bot('2')], ended([0], [1]))).toBeNull();
  expect(parts.speakerOf([PERSON, PERSON], ended([0], [1]))).toBeNull();
  expect(parts.speakerOf([PERSON, bot('2')], ended())).toBeNull();
});

test('where one would have to scroll for it, nothing is said', async () => {
  const outcome = ended([0], [1]);
  const words = h(parts.Farewell, { game: 'muster', players: [PERSON, bot('2')], outcome, face: () => null });
  for (const [scrollHeight, shown] of [
    [300, 1],
    [340, 0],
  ] as const) {
    page.show(null);
    const measured = (each: object | null): void =>
      void (each && Object.assign(each, { scrollHeight, clientHeight: 300 }));
    page.show(h('div', { class: 'told-end', ref: measured }, words));
    await page.rest();
    expect(page.all('.farewell').length).toBe(shown);
  }
});

test('it is told whose words they are, and every level has its own for both ends', () => {
  const heard = new Set<string>();
  for (const level of ['1', '2', '3', '4', '5']) {
    for (const outcome of [ended([0], [1]), ended([1], [0])]) {
      page.show(null);
      page.show(
        h(parts.Farewell, {
          game: 'muster',
          players: [PERSON, bot(level)],
          outcome,
          face: () => h('i', null),
        }),
      );
      heard.add(page.text('.farewell q'));
      expect(page.text('.farewell .unseen')).toMatch(/^\w+:$/u);
    }
  }
  expect(heard.size).toBe(10);
});
