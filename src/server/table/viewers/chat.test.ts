import { expect, test } from 'vitest';
import { problem } from '#core/problem';
import { standIn } from '#core/testing/stand-in';
import { handClock } from '../../testing/clock.ts';
import { memoryStore } from '../../testing/memory.ts';
import type { Chat, SharedStore } from '../../store/store.ts';
import { chatRoom } from './chat.ts';
import type { Viewers } from './viewers.ts';

async function room(before: readonly string[] = []) {
  const store = memoryStore();
  const clock = handClock();
  const line = (text: string) => ({ seat: 0, text, emote: null, at: 1 });
  for (const text of before) await store.addChat('t', line(text), 'ann', text, 1000);
  const told: Chat[] = [];
  const viewers = standIn<Viewers>({ sendChat: (each: Chat) => void told.push(each) });
  const chat = await chatRoom('t', { store, clock }, viewers);
  const say = (id: string, text = id, player = 'ann') => chat.say(0, player, { type: 'chat', id, text });
  const texts = (): (string | null)[] => told.map(({ text }) => text);
  return { store, clock, chat, say, texts, line };
}

test('a line that was kept though nobody heard of it is told when it is said again, once', async () => {
  const { store, say, texts, chat, line } = await room(['one']);
  // The answer was lost on the way: the line lies on the disk.
  await store.addChat('t', line('two'), 'ann', 'two', 1000);
  expect(texts()).toEqual([]);
  expect(await say('two')).toBeNull();
  expect(await say('two')).toBeNull();
  expect(texts()).toEqual(['two']);
  expect(chat.lines().map(({ text }) => text)).toEqual(['one', 'two']);
});

test('a few lines at once, then one every three seconds; what is said again does not count', async () => {
  const { clock, say } = await room();
  for (const id of ['1', '2', '3', '4', '5']) expect(await say(id)).toBeNull();
  expect(await say('6')).toBe('too-fast');
  expect(await say('5')).toBeNull();
  clock.advance(2999);
  expect(await say('6')).toBe('too-fast');
  clock.advance(2);
  expect(await say('6')).toBeNull();
  expect(await say('7')).toBe('too-fast');
});

test('whoever comes is shown the last hundred, the oldest first', async () => {
  const { chat, say } = await room(Array.from({ length: 130 }, (_, number) => `n${number}`));
  expect(chat.lines()).toHaveLength(100);
  expect(chat.lines()[0].text).toBe('n30');
  await say('one more');
  expect(chat.lines()).toHaveLength(100);
  expect(
    chat
      .lines()
      .map(({ text }) => text)
      .slice(-2),
  ).toEqual(['n129', 'one more']);
});

test('lines that were read are shown when something was written behind them; where nothing was said, nothing is', async () => {
  const { store, clock, line } = await room();
  let isCertain = false;
  let confirmed = 0;
  const shared = standIn<SharedStore>({
    confirm() {
      confirmed += 1;
      return isCertain ? Promise.resolve() : Promise.reject(problem('unknown', 'a warning'));
    },
  });
  const opened = () => chatRoom('t', { store: { ...store, shared }, clock }, standIn<Viewers>({}));
  expect((await opened()).lines()).toEqual([]);
  expect(confirmed).toBe(0);
  // By a connection that was lost: it may be lost again in a failover.
  await store.addChat('t', line('late'), 'ann', 'late', 1000);
  await expect(opened()).rejects.toMatchObject({ code: 'unknown' });
  isCertain = true;
  expect((await opened()).lines()).toMatchObject([{ text: 'late' }]);
});

test('a line that was lost again while it was looked for is told to nobody, nor is anything that was read with it', async () => {
  const { store, say, texts, line } = await room();
  await store.addChat('t', line('two'), 'ann', 'two', 1000);
  store.addChat = () => Promise.resolve({ number: 1, again: false });
  await expect(say('two')).rejects.toMatchObject({ code: 'unknown' });
  expect(texts()).toEqual([]);
});
