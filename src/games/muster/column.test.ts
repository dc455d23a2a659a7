import { describe, expect, test } from 'vitest';
import { type Castle, parseCard, parseCastle, parsePiece } from './cards.ts';
import { bannerRefusal, emblemRefusal, rankBelow } from './column.ts';
import { table } from './testing/table.ts';

const column = (words: string): number[] => words.split(' ').map((word) => parsePiece(word)!);
const card = (word: string): number => parseCard(word)!;
const castle = (word: string): Castle => parseCastle(word)!;

describe('[B15] the rank below a card', () => {
  test.each([
    ['leaf1 leaf2 leaf3', 0, 0],
    ['leaf1 leaf2 leaf3', 1, 1],
    ['leaf1 leaf2 leaf3', 3, 3],
    ['bridge leaf2', 0, 0],
    ['bridge leaf2', 1, 1],
    ['bridge leaf2', 2, 2],
    ['leaf1 bridge leaf3', 2, 2],
    ['leaf3 bridge leaf5', 2, 4],
    ['bridge bridge bridge leaf4', 1, 1],
    ['bridge bridge bridge leaf4', 2, 2],
    ['bridge bridge bridge leaf4', 3, 3],
    ['leaf1 bridge bridge leaf4 wizard', 3, 3],
    ['leaf1 wizard', 2, 6],
  ])('in %s at slot %i it is %i', (words, slot, rank) => {
    expect(rankBelow(column(words), slot)).toBe(rank);
  });
});

test('[U10] the emblem is the castle’s own, or any under a rainbow castle', () => {
  const { state } = table({ castles: { cloud: 'castle' } });
  expect(emblemRefusal(state, castle('leaf'), card('leaf3'))).toBeNull();
  expect(emblemRefusal(state, castle('cloud'), card('leaf3'))).toBeNull();
  expect(emblemRefusal(state, castle('water'), card('leaf3'))).toEqual({
    rule: 'U10',
    key: 'refusal.otherEmblem',
  });
});

test('[B20] a place in the middle of a column, on either side, is judged by what lies below it', () => {
  const { state } = table({ own: { leaf: 'leaf1 wizard wizard' }, rival: { leaf: 'leaf3 wizard' } });
  const at = (side: number, slot: number, word: string): string | undefined =>
    bannerRefusal(state, side, castle('leaf'), slot, card(word))?.rule;
  expect([at(0, 0, 'leaf5'), at(0, 1, 'leaf2'), at(0, 1, 'leaf3')]).toEqual([undefined, undefined, 'U13']);
  expect([at(0, 2, 'leaf2'), at(0, 3, 'leaf5')]).toEqual(['B13', 'B13']);
  expect([at(1, 1, 'leaf2'), at(1, 1, 'leaf4'), at(1, 1, 'leaf5')]).toEqual(['U12', undefined, 'U13']);
});
