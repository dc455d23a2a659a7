import { expect, test } from 'vitest';
import type { Player } from '#table/table';
import { COLOURS, coloured, colourOf } from './colours.ts';

const PERSON: Player = { kind: 'person' };
const BOT: Player = { kind: 'bot', level: '2' };
const all = (players: readonly Player[]) => players.map((_, seat) => colourOf(players, seat));

test('nobody around one screen has the colour of another, whatever was chosen', () => {
  const four = [PERSON, PERSON, PERSON, PERSON];
  expect(all(four)).toEqual(['green', 'violet', 'blue', 'red']);
  for (const seat of four.keys()) {
    for (const colour of COLOURS) {
      const chosen = coloured(four, seat, colour);
      expect(colourOf(chosen, seat)).toBe(colour);
      expect(new Set(all(chosen)).size).toBe(4);
    }
  }
});

test('whoever takes the colour of another gives them their own', () => {
  const chosen = coloured([PERSON, PERSON], 0, 'violet');
  expect(all(chosen)).toEqual(['violet', 'green']);
  expect(all(coloured(chosen, 1, 'gold'))).toEqual(['violet', 'gold']);
});

test('bots are left as they are', () => {
  expect(coloured([PERSON, PERSON, BOT], 1, 'red')[2]).toBe(BOT);
});
