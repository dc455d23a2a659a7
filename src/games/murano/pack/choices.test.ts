import { expect, test } from 'vitest';
import { packChoices, unpackChoices } from './choices.ts';

test('choices come back as they were, and every text has the same length', () => {
  const kinds = [5, 4, 35, 3];
  const last = kinds.map((of) => of - 1);
  for (const chosen of [[0, 0, 0, 0], [4, 3, 34, 2], [1, 2, 17, 0], last]) {
    const text = packChoices(chosen.map((each, at) => [each, kinds[at]]));
    expect(text).toMatch(/^[\w-]{2}$/u);
    expect(unpackChoices(text, kinds)).toEqual(chosen);
  }
});

test('what no choices give is none: too long, too short, too large, or in other letters', () => {
  const kinds = [5, 4, 35, 3];
  const most = packChoices(kinds.map((of) => [of - 1, of]));
  for (const text of ['', 'A', `A${most}`, 'é!', most.replace(/.$/u, '*'), '__']) {
    expect(unpackChoices(text, kinds), text).toBe(null);
  }
});
