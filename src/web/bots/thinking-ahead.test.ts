import { afterEach, expect, test, vi } from 'vitest';
import { greedyBot } from '#bots/greedy';
import type { Level } from '#bots/level';
import { defaultOptions } from '#core/options';
import { quickRandom } from '#core/random';
import { pebbles } from '#core/testing/pebbles';
import { foreseen, sooner, thinkAhead } from './thinking-ahead.ts';

const level: Level = { number: 5, bot: greedyBot(pebbles, () => 0), iterations: 1, milliseconds: 450 };
const options = { ...defaultOptions(pebbles.options), heap: 9 };
const random = quickRandom(2);

function first() {
  const state = pebbles.setup(options, 2, pebbles.deal(options, 2, random));
  const [seat] = pebbles.toAct(state);
  const view = pebbles.view(state, seat);
  const word = pebbles.encode(level.bot.choose(view, seat, { iterations: 1, expired: () => false }, random));
  return { state, seat, view, word };
}

afterEach(() => void vi.useRealTimers());

test('after its own action the bot thinks about the answer to the likeliest reply, and gives it when asked', async () => {
  vi.useFakeTimers();
  const { state, seat, view, word } = first();
  const over = thinkAhead(pebbles, level, view, seat, word, random);
  await vi.runAllTimersAsync();
  await over;
  pebbles.play(state, seat, pebbles.parse(word)!);
  const [other] = pebbles.toAct(state);
  const reply = level.bot.choose(
    pebbles.view(state, other),
    other,
    { iterations: 1, expired: () => false },
    random,
  );
  pebbles.play(state, other, reply);
  const answer = foreseen(pebbles.view(state, seat));
  expect(pebbles.refusal(state, seat, pebbles.parse(answer!)!)).toBeNull();
  // An answer is given once: another match may come to the same position.
  expect(foreseen(pebbles.view(state, seat))).toBeUndefined();
});

test('whoever asks ends it at once, and waits no longer than without it', async () => {
  vi.useFakeTimers();
  const { seat, view, word } = first();
  const thoughts = vi.spyOn(level.bot, 'weigh');
  const over = thinkAhead(pebbles, level, view, seat, word, random);
  while (thoughts.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(20);
  const before = thoughts.mock.calls.length;
  expect(foreseen(view)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1000);
  expect(thoughts).toHaveBeenCalledTimes(before);
  await over;
  expect(sooner(level).milliseconds).toBeLessThan(level.milliseconds);
});
