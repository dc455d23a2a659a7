import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** How loud everything was that was played, and how long a hand felt it. */
let loudness: number[] = [];
let felt: number[][] = [];

const node = (): object => ({
  connect: (to: unknown) => to,
  frequency: { setValueAtTime: () => undefined },
  start: () => undefined,
  stop: () => undefined,
});

class FakeAudio {
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  createOscillator = node;
  createBufferSource = node;
  createBiquadFilter = node;
  createBuffer = (): object => ({ getChannelData: () => new Float32Array(100) });
  createGain = (): object => ({
    connect: () => undefined,
    gain: {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: (value: number) => loudness.push(value),
      exponentialRampToValueAtTime: () => undefined,
    },
  });
}

beforeEach(() => {
  [loudness, felt] = [[], []];
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('navigator', { languages: ['en'], vibrate: (pattern: number[]) => felt.push(pattern) });
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const MATERIALS = ['card', 'draw', 'glass', 'wheel', 'coin', 'banner', 'turn', 'end'] as const;

test('every material is heard, louder where that is wanted, and not at all where it is not', async () => {
  const { change } = await import('./settings.ts');
  const { play } = await import('./sounds.ts');
  for (const name of MATERIALS) play(name);
  expect(loudness).toEqual([]);
  change({ sound: true, loudness: 'soft' });
  for (const name of MATERIALS) {
    loudness = [];
    play(name);
    const soft = Math.max(...loudness);
    change({ loudness: 'full' });
    loudness = [];
    play(name);
    expect(Math.max(...loudness), name).toBeGreaterThan(soft);
    expect(soft, name).toBeGreaterThan(0);
    change({ loudness: 'soft' });
  }
  expect(felt).toEqual([]);
});

test('one’s turn is felt where that is wanted, with or without sound; a card is not', async () => {
  const { change } = await import('./settings.ts');
  const { play } = await import('./sounds.ts');
  change({ vibration: true });
  play('card');
  expect(felt).toEqual([]);
  play('turn');
  expect(felt).toEqual([[60, 80, 60]]);
  expect(loudness).toEqual([]);
});
