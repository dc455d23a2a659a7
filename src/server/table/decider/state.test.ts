import { expect, test } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import { awaited, type SeatedPerson, type Sitter, type TableState } from './state.ts';

test('when all are bound, only those are waited for who have not opened their part', () => {
  const person = standIn<SeatedPerson>({ kind: 'person', digest: 'd', nonce: null, standIn: null });
  const seats: readonly Sitter[] = [{ ...person, nonce: 'n' }, person, { kind: 'bot', level: '1' }, person];
  expect(awaited(standIn<TableState>({ seats, match: null, result: null }))).toEqual([1, 3]);
});
