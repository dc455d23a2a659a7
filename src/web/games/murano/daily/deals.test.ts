import { expect, test } from 'vitest';
import { DAILY_DEALS, dailySeed } from '#bots/daily-deals';
import { newMatch } from '#core/match';
import { objectIn } from '#core/testing/json';
import { murano } from '#games/murano/index';
import { pars } from './deals.ts';

test('every deal of the year has a par that somebody has reached', () => {
  expect(pars).toHaveLength(DAILY_DEALS);
  for (const par of pars) expect(Number.isInteger(par) && par > 20 && par < 80, String(par)).toBe(true);
});

test('the deal of a day is the same in every release', () => {
  const { state } = newMatch(murano, { seats: 1, start: { seed: dailySeed(320) } });
  const { hands, ring, selector, advantages } = objectIn(murano.json.position(state));
  expect({ hands, ring, selector, advantages }).toMatchInlineSnapshot(`
    {
      "advantages": {
        "animals": "repetition",
        "art": "merchant",
        "jewellery": "prevident",
        "tableware": "gift",
      },
      "hands": [
        [
          "C20",
          "C09",
          "C06",
          "C23",
          "C03",
          "C21",
        ],
      ],
      "ring": 7,
      "selector": 8,
    }
  `);
});
