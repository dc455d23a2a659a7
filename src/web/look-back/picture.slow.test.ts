import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { evaluator } from '#bots/muster/review/evaluator';
import { reviewOf } from '#bots/review/review-match';
import type { Review } from '#bots/review/review';
import { usePage } from '../testing/page.ts';
import type { Looked } from './looked.ts';
import type { Shape } from './picture.ts';

usePage();
const text = readFileSync('src/games/muster/matches/beginner.match', 'utf8');
const texts = { title: 'Muster', score: 'You 2 : 3 Odile', length: '43 turns', summary: 'Luck was even.' };
let shapes: readonly Shape[];
let review: Review;
let size: { readonly width: number; readonly height: number };

beforeAll(async () => {
  const { loadWords } = await import('../words/index.ts');
  await loadWords('en');
  const { replayLink } = await import('../device/match-link.ts');
  const { matchAt } = await import('../replay/loaded-match.ts');
  const { lookedAt } = await import('./looked.ts');
  const { PICTURE, pictureOf } = await import('./picture.ts');
  const players = [{ kind: 'person' }, { kind: 'bot', level: '4' }] as const;
  const link = new URL(await replayLink(text, players));
  const found = (await matchAt('link', link.hash.slice('#text='.length))) as Looked;
  const looked = lookedAt({ ...found, you: 0 });
  review = reviewOf(evaluator, looked.match, { worlds: 2 });
  shapes = pictureOf(looked, review, 0, texts);
  size = PICTURE;
});

const wordsIn = (): string[] => shapes.flatMap((each) => (each.kind === 'text' ? [each.text] : []));

test('a picture tells how the match ended, luck, play and accuracy of both', () => {
  expect(wordsIn()).toEqual(expect.arrayContaining(Object.values(texts)));
  const [luck, play] = ['Luck', 'Play'].map((name) => wordsIn().find((each) => each.startsWith(name))!);
  const number = (each: string): number => Number(each.slice(5).replace('−', '-'));
  expect(number(luck) + number(play)).toBeCloseTo(review.players[0].result, 9);
  expect(wordsIn().find((each) => each.startsWith('Accuracy'))).toMatch(/You \d+ · \S+ \d+/u);
});

test('the curve ends where the match ended, a mark for each moment, and nothing lies beside the picture', () => {
  const lines = shapes.flatMap((each) => (each.kind === 'line' ? [each.path] : []));
  const [x, y] = /L([\d.]+) ([\d.]+)$/u.exec(lines.at(-1)!)!.slice(1).map(Number);
  expect([x, y]).toEqual([size.width - 64, review.players[0].result > 0 ? 216 : 466]);
  expect(shapes.filter(({ kind }) => kind === 'area')).toHaveLength(review.players[0].moments.length);
  const numbers = lines
    .join(' ')
    .match(/\d+(?:\.\d+)?/gu)!
    .map(Number);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(size.width);
});
