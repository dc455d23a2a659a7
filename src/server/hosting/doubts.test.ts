import { expect, test } from 'vitest';
import { problem } from '#core/problem';
import { doubtsOf } from './doubts.ts';

/** A write that is answered by hand. */
function writing(doubts: ReturnType<typeof doubtsOf>) {
  let [kept, failed] = [(_answer: unknown): void => undefined, (_code: string): void => undefined];
  const write = new Promise<unknown>((resolve, reject) => {
    kept = resolve;
    failed = (code) => reject(problem(code, ''));
  });
  const done = doubts.keeping('t', () => write).catch(() => null);
  const answered = (answer: unknown): Promise<unknown> => (kept(answer), done);
  return { answered, fails: (code: string): Promise<unknown> => (failed(code), done) };
}

test('an entry that is given up as a whole says nothing of the claim that waits behind it', async () => {
  const doubts = doubtsOf();
  const [entry, claim] = [writing(doubts), writing(doubts)];
  await entry.fails('storage');
  expect(doubts.has('t')).toBe(true);
  await claim.fails('unknown');
  expect(doubts.has('t')).toBe(true);
  await writing(doubts).fails('storage');
  expect(doubts.has('t')).toBe(true);
  await writing(doubts).answered('kept');
  expect(doubts.has('t')).toBe(false);
  expect(doubts.has('another')).toBe(false);
});

test('what is kept proves what was lost before it was written, and nothing that was lost since', async () => {
  const doubts = doubtsOf();
  const [first, second] = [writing(doubts), writing(doubts)];
  await second.fails('unknown');
  await first.answered('kept');
  expect(doubts.has('t')).toBe(true);
  doubts.settle('t');
  expect(doubts.has('t')).toBe(false);
});

test.each(['taken', false])('an answer of %s proves nothing: nothing was written', async (answer) => {
  const doubts = doubtsOf();
  await writing(doubts).fails('unknown');
  await writing(doubts).answered(answer);
  expect(doubts.has('t')).toBe(true);
});
