import { expect, test } from 'vitest';
import { quickRandom } from '#core/random';
import type { Action } from '#games/muster/action';
import { muster } from '#games/muster/index';
import { table } from '#games/muster/testing/table';
import { iterations } from '../../bot.ts';
import { softmaxBot } from './softmax.ts';
import type { ActionValues } from './values.ts';

const CHOICES = 2000;
const { state } = table({ hand: 'leaf1 leaf3 cloud1 cloud2 flame4', own: { feather: 'feather1 wizard' } });
const view = muster.view(state, 0);

function choosing(valueOf: (action: Action) => number, temperature: number): ReturnType<typeof softmaxBot> {
  const values: ActionValues = (_view, _seat, legal, out) => {
    out.length = legal.length;
    legal.forEach((action, at) => (out[at] = valueOf(action)));
  };
  return softmaxBot(values, temperature);
}

/** How often each action is chosen. */
function counted(valueOf: (action: Action) => number, temperature: number): Map<string, number> {
  const bot = choosing(valueOf, temperature);
  const random = quickRandom(4);
  const counts = new Map<string, number>();
  for (let i = 0; i < CHOICES; i += 1) {
    const word = muster.encode(bot.choose(view, 0, iterations(1), random));
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

const preferring = (word: string, by: number) => (action: Action) =>
  muster.encode(action) === word ? 0.5 + by : 0.5;

test('what is better by one temperature is chosen e times as often; at temperature 0 always', () => {
  const counts = counted(preferring('banner-leaf1-leaf', 0.05), 0.05);
  const laid = [...counts].filter(([word]) => word.startsWith('lay-')).map(([, count]) => count);
  const other = laid.reduce((total, count) => total + count, 0) / laid.length;
  expect(counts.get('banner-leaf1-leaf')! / other).toBeCloseTo(Math.E, 0);
  expect(counted(preferring('banner-leaf1-leaf', 0.05), 0)).toEqual(
    new Map([['banner-leaf1-leaf', CHOICES]]),
  );
});

test('a whim that moves a wizard goes round the board in one direction rather than to and fro', () => {
  const counts = counted(() => 0.5, 0.05);
  // From feather, on to cloud and leaf; back to water, or to flame, which is as near the other way.
  const onward = counts.get('move-feather-cloud')! + counts.get('move-feather-leaf')!;
  const back = (counts.get('move-feather-water') ?? 0) + (counts.get('move-feather-flame') ?? 0);
  expect(onward / back).toBeGreaterThan(2);
});

test.each([0, 0.05])('at temperature %d its odds are how often it chooses', (temperature) => {
  const values = preferring('banner-leaf1-leaf', 0.05);
  const counts = counted(values, temperature);
  const odds = choosing(values, temperature).odds!(view, 0);
  expect(odds.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
  muster.legalActions(view, 0).forEach((action, at) => {
    expect((counts.get(muster.encode(action)) ?? 0) / CHOICES).toBeCloseTo(odds[at], 1.3);
  });
});
