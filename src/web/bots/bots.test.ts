import { beforeAll, expect, test, vi } from 'vitest';
import type { Player } from '#table/table';
import { usePage } from '../testing/page.ts';
import type { ThinkRequest } from './bot-worker-client.ts';

usePage();
const PERSON: Player = { kind: 'person' };
const bot = (level: string): Player => ({ kind: 'bot', level });

const asked: ThinkRequest[] = [];
let answer: (id: number, word: string) => void;
beforeAll(async () => {
  vi.stubGlobal(
    'Worker',
    class {
      postMessage = (request: ThinkRequest): unknown => asked.push(request);
      addEventListener(_type: string, listener: (event: { data: unknown }) => void): void {
        answer = (id, word) => listener({ data: { id, word } });
      }
    },
  );
  const { loadWords } = await import('../words/index.ts');
  await loadWords('en');
});

test('people and bots by name, as the chronicle calls them', async () => {
  const { change } = await import('../settings.ts');
  const { nameOf, roleOf, youAt } = await import('./personas.ts');
  const solo = [PERSON, bot('2')];
  expect([nameOf('muster', solo, 0), nameOf('muster', solo, 1)]).toEqual(['Guest', 'Maren']);
  expect([youAt(solo), roleOf('muster', bot('2')), roleOf('muster', PERSON)]).toEqual([0, 'Bot, Archer', '']);
  const pair = [PERSON, PERSON];
  expect([nameOf('muster', pair, 0), nameOf('muster', pair, 1), youAt(pair)]).toEqual([
    'Player 1',
    'Player 2',
    null,
  ]);
  // Bots of one level are told apart.
  const twins = [PERSON, bot('2'), bot('3'), bot('2')];
  expect([1, 2, 3].map((seat) => nameOf('murano', twins, seat))).toEqual(['Bianca', 'Tullio', 'Marco']);
  // However many there are, and whatever the game.
  const crowd = [PERSON, ...Array.from({ length: 9 }, () => bot('2'))];
  expect([1, 5, 9].map((seat) => nameOf('pebbles', crowd, seat))).toEqual([
    'Regular I',
    'Regular V',
    'Regular 9',
  ]);
  expect(youAt([bot('1'), bot('1')])).toBeNull();
  // Whoever gave a name reads it; far apart they have one for the others, and are “you” here.
  change({ name: 'Ada' });
  expect([nameOf('muster', solo, 0), youAt(solo)]).toEqual(['Ada', null]);
  const far: Player[] = [
    { kind: 'person', name: 'Bo' },
    { kind: 'person', name: '' },
  ];
  expect([nameOf('muster', far, 0), nameOf('muster', far, 1), youAt(far, [1])]).toEqual(['Bo', 'Guest', 1]);
  change({ name: '' });
});

const RULES = { id: 'muster', version: 3 };

test('a worker is woken once, asked about one position at a time, and answers by number', async () => {
  const { think, wake } = await import('./bot-worker-client.ts');
  wake('muster', '4');
  expect(asked).toEqual([
    { id: 0, game: 'muster', version: null, view: null, seat: 0, level: '4', spent: 0, pause: 0 },
  ]);
  const first = think(RULES, { view: 1 }, 1, '4', false, 900);
  const second = think(RULES, { view: 2 }, 0, '2', false);
  expect(asked.slice(1)).toMatchObject([
    { game: 'muster', version: 3, view: { view: 1 }, seat: 1, level: '4', spent: 0, pause: 900 },
    { view: { view: 2 }, seat: 0, level: '2' },
  ]);
  answer(asked[2].id, 'second');
  answer(asked[1].id, 'first');
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
});

test('the time of a turn is spent by all its decisions, and a new turn has its own', async () => {
  const { think } = await import('./bot-worker-client.ts');
  let now = 1000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const decide = async (took: number, midTurn: boolean): Promise<number> => {
    const thought = think(RULES, {}, 1, '5', midTurn);
    const { id, spent } = asked.at(-1)!;
    now += took;
    answer(id, 'x');
    await thought;
    return spent;
  };
  expect(await decide(30, false)).toBe(0);
  expect(await decide(50, true)).toBe(30);
  expect(await decide(5, true)).toBe(80);
  expect(await decide(5, false)).toBe(0);
  expect(await decide(5, true)).toBe(5);
  clock.mockRestore();
});
