import { signal } from '@preact/signals';
import { type ComponentType, h } from 'preact';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import type { Sight } from '#table/table';
import type * as settings from '../../settings.ts';
import { usePage } from '../../testing/page.ts';
import type { OfferSound } from './offer-sound.tsx';

const page = usePage();
let Offer: ComponentType<Parameters<typeof OfferSound>[0]>;
let kept: Pick<typeof settings, 'change' | 'settings'>;
beforeAll(async () => {
  const { loadWords } = await import('../../words/index.ts');
  await loadWords('en');
  kept = await import('../../settings.ts');
  Offer = (await import('./offer-sound.tsx')).OfferSound;
});
beforeEach(() => {
  page.show(null);
  page.storage.clear();
  kept.change({ sound: false });
});

/** A room in which seat 0 is a person; what happens there are lines of these seats. */
function sit(): (...seats: readonly number[]) => Promise<void> {
  const sightAfter = (seats: readonly number[]): Sight =>
    standIn<Sight>({ log: seats.map((seat) => ({ seat })), outcome: null });
  const sight = signal(sightAfter([1]));
  page.show(h(Offer, { room: { sight, persons: [0] } }));
  return async (...seats) => {
    await page.rest();
    sight.value = sightAfter([1, ...seats]);
    await page.rest();
  };
}
const isOffered = (): boolean => page.all('.sound-offer').length === 1;

test('sound is offered after one’s own first action, not after a rival’s, and never again', async () => {
  const happen = sit();
  await happen(1);
  expect(isOffered()).toBe(false);
  await happen(1, 0);
  await page.until(isOffered);
  page.named('Close').click();
  await page.rest();
  expect(isOffered()).toBe(false);
  page.show(null);
  await sit()(0);
  expect(isOffered()).toBe(false);
});

test('whoever says yes hears the table at once, and from then on', async () => {
  const tone = {
    connect: (to: unknown) => to,
    start: () => undefined,
    stop: vi.fn(),
    frequency: { setValueAtTime: () => undefined },
    gain: {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    },
  };
  class Audio {
    createOscillator = (): object => tone;
    createGain = (): object => tone;
  }
  vi.stubGlobal('AudioContext', Audio);
  await sit()(0);
  await page.until(isOffered);
  page.named('Yes').click();
  await page.until(() => tone.stop.mock.calls.length > 0);
  expect([isOffered(), kept.settings.value.sound]).toEqual([false, true]);
});

test('whoever plays on has answered', async () => {
  await sit()(0);
  await page.until(isOffered);
  page.document.body.fire('pointerdown');
  await page.rest();
  expect([isOffered(), kept.settings.value.sound]).toEqual([false, false]);
});

test('whoever hears the table already is not asked', async () => {
  kept.change({ sound: true });
  await sit()(0);
  expect(isOffered()).toBe(false);
});
