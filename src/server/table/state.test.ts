import { expect, test } from 'vitest';
import { awaited, type TableState } from './state.ts';

test('when all are bound, only those are waited for who have not opened their part', () => {
  const person = { kind: 'person', digest: 'd', nonce: null, standIn: null };
  const seats = [{ ...person, nonce: 'n' }, person, { kind: 'bot', level: '1' }, person];
  expect(awaited({ seats, match: null, result: null } as unknown as TableState)).toEqual([1, 3]);
});
