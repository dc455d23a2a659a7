import { afterEach, expect, test, vi } from 'vitest';
import { newMatch } from '#core/match';
import { GAMES } from '#games/index';
import { systemClock } from '../ports.ts';
import { startForTest, dataFolder } from '../testing/start.ts';
import { company } from '../testing/company.ts';
import { botPool, type Pool } from './pool.ts';

const bad = new URL('../testing/bad-worker.ts', import.meta.url);
const ask = (level: string, owner = 'ann') =>
  [{ game: 'muster', version: 1, seat: 0, level, view: {}, spent: 0 }, owner] as const;
let pool: Pool;
const replaced = vi.fn();
const withPool = (file?: URL): Pool => {
  pool = botPool(systemClock(), { workers: 1, timeoutMs: 300, queue: 50, replaced, ...(file && { file }) });
  return pool;
};
afterEach(async () => {
  await pool.close();
  replaced.mockClear();
});

test.each(['hang', 'crash', 'exit', 'silent'])(
  'a worker that does %s is replaced, and the next question is answered',
  async (fault) => {
    const { think } = withPool(bad);
    const answers = await Promise.allSettled([
      think(...ask(fault)),
      think(...ask('fine')),
      think(...ask('fine')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(replaced).toHaveBeenCalledTimes(2);
  },
);

test('a worker has long to start, and from then on as long as a bot may think', async () => {
  const waits: number[] = [];
  const after = (milliseconds: number): (() => void) => {
    waits.push(milliseconds);
    return () => undefined;
  };
  pool = botPool({ now: () => 0, after }, { workers: 1, timeoutMs: 300, queue: 50, replaced, file: bad });
  void pool.think(...ask('silent')).catch(() => undefined);
  expect(waits).toEqual([15_000]);
  await vi.waitFor(() => expect(waits).toEqual([15_000, 300]), 20_000);
});

test('where no worker can be started, those who ask are told so, and nobody waits for ever', async () => {
  const { think } = withPool(new URL('https://nowhere.invalid/'));
  for (const level of ['1', '2']) await expect(think(...ask(level))).rejects.toThrow('no bot can be started');
});

test('after the end no worker takes the place of another', async () => {
  const { think, close } = withPool(bad);
  await think(...ask('fine'));
  await close();
  expect(replaced).not.toHaveBeenCalled();
  await expect(think(...ask('fine'))).rejects.toThrow('no bot thinks any more');
});

test('too many questions at once are turned away instead of piling up', async () => {
  const { think } = withPool(bad);
  const answers = await Promise.allSettled(Array.from({ length: 200 }, () => think(...ask('fine'))));
  const kept = answers.filter(({ status }) => status === 'fulfilled').length;
  expect(kept).toBeGreaterThanOrEqual(50);
  expect(kept).toBeLessThanOrEqual(60);
});

test('whoever is many players takes turns with those from elsewhere like one', async () => {
  const { think } = withPool(bad);
  const order: string[] = [];
  const asked = (owner: string, network: string): Promise<unknown> =>
    think(...ask('fine', owner), [network]).then(() => order.push(network));
  const crowd = Array.from({ length: 40 }, (_, index) => asked(`eve ${index}`, 'a crowd'));
  await Promise.all([...crowd, asked('ann', 'a home'), asked('ben', 'another')]);
  expect(order.slice(0, 4)).toEqual(['a crowd', 'a crowd', 'a home', 'another']);
});

test('whoever has bots at very many tables takes turns with everybody else, and loses what is too much', async () => {
  const { think } = withPool(bad);
  const order: string[] = [];
  const asked = (owner: string): Promise<unknown> =>
    think(...ask('fine', owner)).then(
      () => order.push(owner),
      () => order.push(`not ${owner}`),
    );
  const crowd = Array.from({ length: 120 }, () => asked('eve'));
  await Promise.all([asked('ann'), asked('ben'), ...crowd]);
  const done = order.filter((name) => !name.startsWith('not'));
  expect(order).not.toContain('not ann');
  expect(order).not.toContain('not ben');
  // One of hers was begun when they came, and one more has its turn before theirs.
  expect(done.slice(0, 4)).toEqual(expect.arrayContaining(['ann', 'ben']));
});

test.each(GAMES.map((game) => [game.id, game] as const))(
  'a real bot of %s answers a view with a legal word',
  async (_id, game) => {
    const { think } = withPool();
    const { state } = newMatch(game, { seats: Math.max(2, game.seats.min), start: { seed: 'bots' } });
    const [seat] = game.toAct(state);
    const question = { game: game.id, version: game.version, seat, level: '2', spent: 0 };
    const word = await think({ ...question, view: game.view(state, seat) }, 'ann');
    expect(game.legalActions(state, seat).map((action: unknown) => game.encode(action))).toContain(word);
  },
);

test.each(['hang', 'crash', 'exit', 'garbage', 'illegal'])(
  'a match goes on though its bot does %s',
  async (fault) => {
    const data = dataFolder();
    const faulty = withPool(bad);
    const server = await startForTest(
      data.path,
      { pool: { ...faulty, think: () => faulty.think(...ask(fault)) } },
      { limits: false },
    );
    const table = await company(server.url, {
      game: 'muster',
      people: 1,
      bots: 1,
      options: { first: 'seat1' },
    });
    const [ann] = table.guests;
    await ann.until(() => ann.sight()!.toAct.includes(0));
    expect(ann.log().length).toBeGreaterThan(1);
    await table.leave();
    await server.close();
    data.remove();
  },
);

test('there are as many workers as there may be, and no more', async () => {
  const begun: string[] = [];
  const after = (): (() => void) => {
    begun.push('watched');
    return () => undefined;
  };
  // Each worker is watched from the moment it is given something to think about.
  pool = botPool({ now: () => 0, after }, { workers: 2, timeoutMs: 300, queue: 50, replaced, file: bad });
  for (let each = 0; each < 5; each += 1) void pool.think(...ask('silent')).catch(() => undefined);
  expect(begun).toHaveLength(2);
});
