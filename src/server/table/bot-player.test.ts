import { expect, test } from 'vitest';
import type { AnyGame } from '#core/game';
import { defaultOptions } from '#core/options';
import { standIn } from '#core/testing/stand-in';
import { murano } from '#games/murano/index';
import { muster } from '#games/muster/index';
import { handClock } from '../testing/clock.ts';
import { quietHouse } from '../testing/house.ts';
import { seated } from '../testing/seated.ts';
import { headerOf, newWalk, wordsOf } from '../testing/walk.ts';
import { botPlayer } from './bot-player.ts';
import type { TableEnv } from './env.ts';

const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

test('a bot that has thought about a question of before does not answer, and the one of now is asked for itself', async () => {
  const agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' } as const;
  const walk = newWalk(muster, headerOf(muster, 2, agreement, { options: { first: 'seat0' } }));
  const clock = handClock();
  const thoughts: ((word: string) => void)[] = [];
  const env = standIn<TableEnv>({
    clock,
    botPause: 700,
    think: () => new Promise<string>((resolve) => void thoughts.push(resolve)),
  });
  const answers: [number, number, string][] = [];
  const bots = botPlayer(
    env,
    walk.state,
    async (seat, since, word) => void answers.push([seat, since, word]),
    (thrown) => {
      throw thrown;
    },
  );
  const handOver = { type: 'handOver', id: 'h', level: '1' } as const;
  walk.ask(0, handOver);
  bots.play();
  // The person comes back, acts, and goes again: now something else is asked.
  walk.ask(0, { type: 'takeBack', id: 't' });
  const word = wordsOf(walk.state(), 0).at(-1)!;
  walk.ask(0, { type: 'move', id: 'm', after: walk.state().seq, word });
  walk.ask(0, handOver);
  bots.play();
  bots.play();
  expect(thoughts).toHaveLength(2);
  thoughts[0]('draw-pile');
  clock.advance(699);
  await settled();
  expect(answers).toEqual([]);
  clock.advance(1);
  await settled();
  expect(answers, 'of the first').toEqual([]);
  thoughts[1]('draw-pile');
  await settled();
  expect(answers).toEqual([[0, walk.state().asked[0], 'draw-pile']]);
});

test('where all choose at once, the choice of another is none of a bot’s business: it is asked once, and answers', async () => {
  const agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' } as const;
  const options = murano.options.settle({ ...defaultOptions(murano.options), draft: true });
  const walk = newWalk(murano, headerOf(murano, 3, agreement, { options }));
  walk.ask(2, { type: 'handOver', id: 'h', level: '1' });
  const asked: number[] = [];
  const thought = Promise.withResolvers<string>();
  const clock = handClock();
  const env = standIn<TableEnv>({
    clock,
    botPause: 0,
    think: ({ seat }: { seat: number }) => {
      asked.push(seat);
      return thought.promise;
    },
  });
  const answers: [number, number, string][] = [];
  const bots = botPlayer(
    env,
    walk.state,
    async (...answer) => void answers.push(answer),
    (thrown) => {
      throw thrown;
    },
  );
  const since = walk.state().asked[2];
  bots.play();
  const [word] = wordsOf(walk.state(), 0);
  expect(walk.ask(0, { type: 'move', id: 'm', after: walk.state().seq, word })).toBeNull();
  bots.play();
  const choice = wordsOf(walk.state(), 2)[0];
  thought.resolve(choice);
  clock.advance(1);
  await settled();
  expect(asked).toEqual([2]);
  expect(answers).toEqual([[2, since, choice]]);
});

test('the time that a bot has thought in a turn is told to it for the rest of the turn, and no longer', async () => {
  const questions: { seat: number; spent: number }[] = [];
  const game: AnyGame = muster;
  const house = quietHouse({
    think: async ({ seat, spent, view }) => {
      questions.push({ seat, spent });
      house.clock.advance(300);
      const [action] = game.legalActions(view, seat);
      return game.encode(action);
    },
  });
  const at = await seated(house, muster, 2, { pace: { kind: 'free' }, away: null, timeout: 'bot' });
  for (const seat of [0, 1]) await at.ask(seat, { type: 'handOver', level: '1' });
  for (let step = 0; step < 60; step += 1) {
    house.clock.advance(1);
    await new Promise((resolve) => void setImmediate(resolve));
  }
  const turns: number[][] = [];
  for (const [index, { seat, spent }] of questions.entries()) {
    if (questions[index - 1]?.seat === seat) turns.at(-1)!.push(spent);
    else turns.push([spent]);
  }
  expect(turns.length).toBeGreaterThan(2);
  expect(turns.some((turn) => turn.length > 1)).toBe(true);
  for (const turn of turns) {
    for (const [index, spent] of turn.entries()) {
      expect(spent).toBeGreaterThanOrEqual(300 * index);
      expect(spent).toBeLessThan(300 * index + 100);
    }
  }
});

test('a bot without a usable answer plays any legal word, by chance, and that is counted', async () => {
  const agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' } as const;
  const walk = newWalk(muster, headerOf(muster, 2, agreement, { options: { first: 'seat0' } }));
  walk.ask(0, { type: 'handOver', id: 'h', level: '1' });
  const words = wordsOf(walk.state(), 0);
  const fallbacks: string[] = [];
  let failures = 0;
  for (const byte of [0, 1, words.length - 1, words.length, 255]) {
    const env = {
      clock: { now: () => 0, after: (_ms: number, run: () => void) => run() },
      botPause: 0,
      chance: { bytes: () => Uint8Array.of(byte) },
      metrics: { botFailed: () => (failures += 1) },
      think: () => (byte === 0 ? Promise.reject(new Error('no bot')) : Promise.resolve('nonsense')),
    } as unknown as TableEnv;
    botPlayer(
      env,
      walk.state,
      async (_seat, _since, word) => fallbacks.push(word),
      () => undefined,
    ).play();
    await settled();
  }
  const at = (byte: number): string => words[byte % words.length];
  expect(words.length).toBeGreaterThan(2);
  expect(fallbacks).toEqual([at(0), at(1), words.at(-1), at(0), at(255)]);
  expect(failures).toBe(5);
});

test('bots think in the lane of the host; where a bot is the host, the table has its own', async () => {
  const owners: string[] = [];
  const agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' } as const;
  const begun = newWalk(muster, headerOf(muster, 2, agreement, { options: { first: 'seat1' } })).state();
  const env = standIn<TableEnv>({
    clock: handClock(),
    botPause: 0,
    think: (_question: object, owner: string) => {
      owners.push(owner);
      return new Promise(() => undefined);
    },
  });
  const nothing = (): undefined => undefined;
  for (const host of [0, 1]) {
    const seats = begun.seats.with(1, { kind: 'bot', level: '1' });
    const state = { ...begun, seats, header: { ...begun.header, host } };
    botPlayer(
      env,
      () => state,
      async () => nothing(),
      nothing,
    ).play();
  }
  await settled();
  expect(owners).toEqual(['player 0', 't'.repeat(22)]);
});
