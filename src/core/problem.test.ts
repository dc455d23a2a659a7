import { expect, test } from 'vitest';
import { isProblem, problem } from './problem.ts';

test('a problem has a code and a message, and a line where there is one', () => {
  const plain = problem('wrong-type', 'expected a card');
  expect(plain).toBeInstanceOf(Error);
  expect(plain).toMatchObject({ code: 'wrong-type', message: 'expected a card' });
  expect('line' in plain).toBe(false);
  expect(problem('damaged', 'expected a line', 7)).toMatchObject({ code: 'damaged', line: 7 });
});

test('other errors are no problems', () => {
  expect(isProblem(problem('x', 'y'))).toBe(true);
  for (const thrown of [new Error('x'), { code: 'x', message: 'y' }, 'x', null, undefined]) {
    expect(isProblem(thrown)).toBe(false);
  }
});
