import { expect, test } from 'vitest';
import { isNameless } from './nameless.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';

test('a guest of any language is nobody by name, and everybody else is', () => {
  for (const { seat } of [en, fr, de]) expect(isNameless(seat.guest), seat.guest).toBe(true);
  expect(isNameless('')).toBe(true);
  expect(isNameless('Gasthaus')).toBe(false);
});
