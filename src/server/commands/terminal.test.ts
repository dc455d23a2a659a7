import { expect, test, vi } from 'vitest';
import { ending, terminal } from './terminal.ts';

test('a process ends with the code that it was told', () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  for (const code of [0, 1]) ending().exit(code);
  expect(exit.mock.calls).toEqual([[0], [1]]);
  exit.mockRestore();
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s is heard once, and then the system decides', (signal) => {
  const once = vi.spyOn(process, 'once').mockReturnValue(process);
  const run = (): void => undefined;
  ending().onSignal(signal, run);
  expect(once.mock.calls).toEqual([[signal, run]]);
  once.mockRestore();
});

test('what is typed comes from the command line, and what goes wrong is told apart from what is answered', () => {
  const [log, error] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((each) =>
    each.mockImplementation(() => undefined),
  );
  const { words, environment, print, complain } = terminal();
  print('an answer');
  complain('a complaint');
  expect([log.mock.calls, error.mock.calls]).toEqual([[['an answer']], [['a complaint']]]);
  expect([words, environment]).toEqual([process.argv.slice(2), process.env]);
  for (const each of [log, error]) each.mockRestore();
});
