import { test } from 'vitest';
import { murano } from '#games/murano/index';
import { disguise } from '#games/murano/testing/disguise';
import { expectBlind, expectSums, randomMatch } from '../../review/testing/checks.ts';
import { evaluator } from './evaluator.ts';

/** `npm run review:sums` and `npm run review:blind` try 1,000; several processes can share them, each from a number on. */
const FROM = Number(process.env['TAVOLA_FROM'] ?? 0);
const MATCHES = Number(process.env['TAVOLA_MATCHES'] ?? 1);
const PAIRS = Number(process.env['TAVOLA_PAIRS'] ?? 6);
const HOURS = 6 * 3_600_000;

test.each([1, 2, 3, 4])(
  `with %i seats luck and play are the result, over ${MATCHES} matches`,
  { timeout: HOURS },
  (seats) => {
    for (let number = FROM; number < FROM + MATCHES; number += 1) {
      expectSums(evaluator, randomMatch(murano, seats, number));
    }
  },
);

test(`what a seat cannot know changes nothing it is told, over ${PAIRS} pairs`, { timeout: HOURS }, () => {
  expectBlind(evaluator, disguise as never, PAIRS, 23, FROM);
});
