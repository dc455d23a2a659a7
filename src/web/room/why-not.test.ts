import { signal } from '@preact/signals';
import { h } from 'preact';
import { expect, test } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import { muster } from '#games/muster/index';
import type { WhyNot } from '../interaction/gesture-model.ts';
import type { InteractionOf } from '../interaction/interaction.ts';
import { usePage } from '../testing/page.ts';

const page = usePage();
type Reason = WhyNot<{ at: string }>;

test('a bubble stands below the thing it speaks of, above it at the foot of the window, and within the window', async () => {
  const { bubblePlace } = await import('./bubble-place.ts');
  const at = (left: number, top: number): object =>
    bubblePlace({ left, right: left + 100, top, bottom: top + 50 }, 80);
  expect(at(700, 100)).toEqual({ left: 625, top: 160, tip: 125, above: false });
  expect(at(700, 800)).toEqual({ left: 625, top: 710, tip: 125, above: true });
  expect(at(0, 100)).toEqual({ left: 10, top: 160, tip: 40, above: false });
  expect(at(1340, 100)).toEqual({ left: 1180, top: 160, tip: 210, above: false });
  // As high as the window: then it begins at its top.
  expect(bubblePlace({ left: 0, right: 10, top: 40, bottom: 880 }, 80)).toMatchObject({
    top: 10,
    above: true,
  });
});

test('in a lesson a reason goes with the step it was given for', async () => {
  const { loadWords } = await import('../words/index.ts');
  await loadWords('en');
  const { WhyNot } = await import('./why-not.tsx');
  const reason = (): Reason => standIn({ spot: { at: 'hand' } });
  const why = signal(reason());
  const ui = standIn<InteractionOf<unknown, unknown, { at: string }>>({
    why,
    model: { game: muster, nameOf: () => 'hand-0', reasons: () => Promise.resolve({}) },
    clear: () => undefined,
  });
  const show = (asked: string): void => page.show(h(WhyNot, { ui, asked }));
  show('First');
  await page.until(() => page.all('.why').length === 1);
  expect(page.text('.why')).toContain('First');
  show('Second');
  await page.until(() => page.all('.why').length === 0);
  why.value = reason();
  await page.until(() => page.all('.why').length === 1);
  expect(page.text('.why')).toContain('Second');
});
