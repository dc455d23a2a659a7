import { signal } from '@preact/signals';
import { h } from 'preact';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { pebbles } from '#core/testing/pebbles';
import { standIn } from '#core/testing/stand-in';
import type { Sight } from '#table/table';
import { usePage } from '../testing/page.ts';
import type { PuzzlePanel, PuzzleTelling } from './panel.tsx';
import type { PuzzlePhase, PuzzleRun } from './run.ts';

const page = usePage();
let parts: { PuzzlePanel: typeof PuzzlePanel };
beforeAll(async () => {
  const { loadWords } = await import('../words/index.ts');
  await loadWords('en');
  parts = await import('./panel.tsx');
});
beforeEach(() => page.show(null));

const telling: PuzzleTelling = {
  game: pebbles,
  names: { nameOf: () => 'Ada', tellOf: () => 'Ada' },
  facts: [['Difficulty', 'easy']],
  proven: 'Proven.',
  hints: ['Think of the end.', 'Take one.'],
  ruleOf: () => 'P1',
  triedText: (notation) => `tried ${notation}`,
  refutation: () => ({ title: 'Refuted', label: '', pieces: [], note: 'The rival takes all.' }),
  ending: () => 'It ends.',
};

const pressed: string[] = [];
function shown(phase: PuzzlePhase, tries: readonly string[], help: number): string {
  const run = standIn<PuzzleRun>({
    sight: signal(standIn<Sight>({ log: [] })),
    phase: signal(phase),
    tries: signal(tries),
    help: signal(help),
    shown: signal(null),
    again: () => void pressed.push('again'),
    hint: () => void pressed.push('hint'),
    show: () => void pressed.push('show'),
  });
  page.show(null);
  page.show(
    h(parts.PuzzlePanel, { title: 'Puzzle 7', run, telling, rating: 1234, next: '/puzzles/pebbles/8' }),
  );
  return page.text('.puzzle-panel');
}

test('who finds it is told after how many wrong tries, who was shown it is not praised', () => {
  expect(shown('solved', [], 0)).toContain('Found at once.');
  expect(page.text('.sign')).toBe('Solved');
  expect(shown('solved', ['a'], 1)).toContain('Found after 1 wrong try.');
  expect(shown('solved', ['a', 'b'], 0)).toContain('Found after 2 wrong tries.');
  const givenUp = shown('solved', ['a'], 3);
  expect(page.text('.sign')).toBe('The solution');
  expect(givenUp).not.toContain('Found');
  expect(givenUp).toContain('1234');
  expect(page.all('a.primary').map((each) => each.getAttribute('href'))).toEqual(['/puzzles/pebbles/8']);
});

test('as many hints are told as were asked for, and wrong tries stay in sight while one thinks', () => {
  expect(shown('asked', [], 0)).not.toContain('Think of the end.');
  const first = shown('asked', [], 1);
  expect(first).toContain('Think of the end.');
  expect(first).not.toContain('Take one.');
  expect(shown('asked', [], 2)).toContain('Take one.');
  expect(shown('asked', ['x', 'y'], 0)).toMatch(/tried x.*tried y/u);
  expect(shown('playing', ['x'], 0)).not.toContain('tried x');
});

test('a wrong try is refuted, and leads back to the question', () => {
  expect(shown('wrong', ['x'], 0)).toContain('The rival takes all.');
  expect(page.all('.facts')).toEqual([]);
  pressed.length = 0;
  for (const button of page.all('.puzzle-panel button')) button.click();
  expect(pressed).toContain('again');
  expect(pressed).toContain('show');
});
