import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { climax, shake } from './climax.ts';

const { pace } = vi.hoisted(() => ({ pace: { value: 1 } }));
vi.mock('../settings.ts', () => ({ pace }));

interface Animated {
  readonly frames: readonly { readonly transform?: string }[];
  readonly duration: number;
}
const animated: Animated[] = [];
const ends: (() => void)[] = [];
let layer: string[] = [];

function element(name: string): object {
  return {
    name,
    append: (...children: { name: string }[]) => {
      if (name === 'layer') layer.push(...children.map((child) => child.name));
    },
    remove: () => (layer = layer.filter((each) => each !== name)),
    getBoundingClientRect: () => ({ left: 10, top: 20, width: 40, height: 20 }),
    animate(frames: Animated['frames'], { duration }: { duration: number }) {
      animated.push({ frames, duration });
      return { addEventListener: (kind: string, end: () => void) => kind === 'finish' && ends.push(end) };
    },
  };
}

beforeEach(() => {
  [animated.length, ends.length, layer, pace.value] = [0, 0, [], 1];
  vi.stubGlobal('document', {
    createElement: element,
    querySelector: (selector: string) =>
      selector.endsWith('.flights')
        ? element('layer')
        : selector.endsWith('.nowhere')
          ? null
          : element('place'),
    querySelectorAll: (selector: string) =>
      selector.endsWith('.nowhere')
        ? []
        : selector.endsWith('.purse')
          ? [element('purse')]
          : [element('place'), element('place'), element('place')],
  });
});
afterEach(() => vi.unstubAllGlobals());

const BANNERS = { down: 'own', up: 'rival' };
const made = { room: '.r', picture: () => 'a.svg', over: '.board', to: '.shelf', size: 1, text: '+7' };

test('what was made stands in light, glides to its place, and is gone', () => {
  climax(made);
  expect(layer).toEqual(['figure']);
  expect(animated[0]?.frames[0]?.transform).toContain('translate(30px, 30px)');
  expect(animated[0]?.duration).toBeLessThanOrEqual(900);
  ends[0]?.();
  expect(layer).toEqual([]);
});

test('without motion nothing moves, nor where its place is not to be seen', () => {
  climax({ ...made, over: '.nowhere' });
  pace.value = 0;
  climax(made);
  shake('.castle', BANNERS);
  expect(animated).toEqual([]);
  expect(layer).toEqual([]);
});

test('one’s own dims the rest, and a coin rises from each place to the purse that is seen', () => {
  climax({ ...made, coins: { picture: 'coin.svg', from: '.empty', to: '.purse' } });
  expect(layer).toEqual(['i', 'img', 'img', 'img', 'figure']);
  for (const end of ends) end();
  expect(layer).toEqual([]);
  climax({ ...made, coins: { picture: 'coin.svg', from: '.empty', to: '.nowhere' } });
  expect(layer).toEqual(['i', 'figure']);
});

test('a castle that was taken is shaken, and stands as before; one banner falls, another goes up', () => {
  shake('.castle', BANNERS);
  expect(animated).toHaveLength(3);
  expect(animated.at(-1)?.frames.at(-1)?.transform).toBe('none');
  shake('.castle', { ...BANNERS, down: null });
  expect(animated).toHaveLength(5);
});
