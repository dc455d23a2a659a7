import { expect, test } from 'vitest';
import { longName } from './long-name.ts';

test.each([
  ['Pip', 3],
  ['Maximiliana-Alexandra', 11],
  ['Bartholomäus Wilhelm', 12],
  ['Anne Wu', 4],
  ['', 0],
])('%s is written in words of at most %i letters', (name, letters) => {
  expect(longName(name)).toEqual({ '--letters': letters });
});
