import { expect, test } from 'vitest';
import { withSections } from './document.ts';

const old = `# How strong

## One

Old words.

### Steps

old table

### By hand

a remark

## Two

### Steps

the other game
`;

test('only the named sections of one chapter are written anew', () => {
  expect(withSections(old, 'One', 'New words.', new Map([['Steps', 'new table']]))).toBe(`# How strong

## One

New words.

### Steps

new table

### By hand

a remark

## Two

### Steps

the other game
`);
});

test('a chapter that is not there yet comes last', () => {
  const text = withSections('# How strong\n', 'Two', 'Words.', new Map([['Steps', 'table']]));
  expect(text).toBe('# How strong\n\n## Two\n\nWords.\n\n### Steps\n\ntable\n');
});

test('written twice, it stays the same', () => {
  const once = withSections(old, 'Two', 'Words.', new Map([['Steps', 'table']]));
  expect(withSections(once, 'Two', 'Words.', new Map([['Steps', 'table']]))).toBe(once);
});
