import { expect, test } from 'vitest';
import { type Match, newMatch, playNotation } from '#core/match';
import { parseCard } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import { type Given, table } from '#games/muster/testing/table';
import { logFor } from '#table/log';
import { byActor, turnsIn } from '#table/turns';
import { marksOf } from './marks.ts';

/** The cards that are marked in the hand of the first seat after its turn, as the second sees it. */
function markedIn(given: Given, ...words: readonly string[]): (number | undefined)[] {
  let match: Match = { ...newMatch(muster, { start: { seed: '0' } }), state: table(given).state };
  for (const word of words) match = playNotation(match, 0, word);
  const view = muster.view(match.state, 1);
  const [turn] = turnsIn(logFor(1)(match), byActor);
  const { places } = marksOf(view, turn);
  return [...places].flatMap((place) => {
    const [, at] = /^hand-0-(\d+)$/u.exec(place) ?? [];
    return at === undefined ? [] : [view.hands[0][Number(at)]];
  });
}

test('a card that was taken from a castle is marked where it is now, face up in the hand', () => {
  const given = { hand: 'water1 water2', castles: { flame: 'flame3 flame4' } };
  expect(markedIn(given, 'lay-water1-water', 'draw-flame')).toEqual([parseCard('flame4')]);
});

test('so is the rainbow card for which another was given', () => {
  const given = { hand: 'leaf2 water2', own: { leaf: 'wizard' } };
  expect(markedIn(given, 'swap-0-leaf-0-leaf2')).toEqual([parseCard('rainbow')]);
});
