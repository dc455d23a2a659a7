import { expect, test } from 'vitest';
import type { AnyGame, Seat } from '#core/game';
import { entryAt } from '#core/list';
import { type Match, newMatch, outcomeOf, playNotation } from '#core/match';
import { quickRandom } from '#core/random';
import { LANGUAGES, speaker } from '#core/words';
import { muster } from '#games/muster/index';
import { recapOf, recapWords, sentencesOf } from '#games/muster/recap';
import { type Given, table } from '#games/muster/testing/table';
import { logFor } from '#table/log';
import { byActor, type Turn, turnsIn } from '#table/turns';

const NAMES = ['Ada', 'Maren'];

type Language = (typeof LANGUAGES)[number];

function said(turns: readonly Turn[], reader: Seat | null, language: Language = 'en'): string[] {
  const { say } = speaker(language, { ...muster.texts[language].words, ...recapWords[language] }, (seat) =>
    seat === reader ? null : (NAMES[seat] ?? ''),
  );
  return turns.map(({ lines }) =>
    sentencesOf(recapOf(lines.map(({ message }) => message)))
      .map(say)
      .join(' '),
  );
}
const readBy = (match: Match, reader: Seat): readonly Turn[] => turnsIn(logFor(reader)(match), byActor);

/** One turn of the first seat from this position, as the second reads it. */
function told(given: Given, ...words: readonly string[]): string {
  const start = table(given).state;
  let match: Match = {
    ...newMatch(muster, { start: { seed: '0' } }),
    state: start,
  };
  for (const word of words) match = playNotation(match, 0, word);
  return said(readBy(match, 1), 1).join(' | ');
}

function played(game: AnyGame, seed: number): Match {
  const random = quickRandom(seed);
  let match = newMatch(game, { start: { seed: String(seed) } });
  while (outcomeOf(match) === null) {
    const [seat = 0] = game.toAct(match.state);
    const legal = game.legalActions(game.view(match.state, seat), seat);
    match = playNotation(match, seat, game.encode(legal[random.below(legal.length)]));
  }
  return match;
}

const matches = Array.from({ length: 14 }, (_, seed) => played(muster, seed));

test('every turn is told in few words that name what came of it, in three languages', () => {
  let told = 0;
  for (const match of matches) {
    const turns = readBy(match, 1);
    for (const language of LANGUAGES) {
      for (const sentence of said(turns, 1, language)) {
        expect(sentence).not.toMatch(/[{}@]|recap\.|log\./u);
        expect(sentence.split(/\s+/u).length).toBeLessThanOrEqual(60);
        told += 1;
      }
    }
    for (const { lines } of turns) {
      const { actions, change, results } = recapOf(lines.map(({ message }) => message));
      expect(actions.length).toBeGreaterThan(0);
      expect(results.length, actions[0]?.key).toBeGreaterThan(0);
      // What lies on a castle changes no strength, and neither does a bridge that is mended.
      const { key, with: values = {} } = entryAt(actions, 0);
      expect(change === null).toBe(/\.(?:lay|place)$/u.test(key) || values['was'] === values['now']);
    }
  }
  expect(told).toBeGreaterThan(2000);
});

test('nobody reads which cards another has drawn unseen', () => {
  for (const match of matches) {
    for (const { seat, lines } of readBy(match, 1)) {
      if (seat === 1) continue;
      const unseen = lines.filter(({ notation }) => notation === 'draw-pile').length;
      const { drawn } = recapOf(lines.map(({ message }) => message));
      const cards = drawn.filter(({ key }) => key === 'recap.drawn').map((each) => each.with?.['cards']);
      expect(cards).toEqual(unseen > 0 ? [`@recap.unseen=${unseen}`] : []);
    }
  }
});

test.each<[Given, readonly string[], string]>([
  [
    { hand: 'flame3', own: { flame: 'flame2' }, rival: { flame: 'flame4' }, pile: 'water1' },
    ['banner-flame3-flame', 'draw-pile'],
    'Ada plays Flame 3 under the Flame castle. Strength 2 to 5. Ada takes it from you, 5 to 4. Drawn: a card from the pile.',
  ],
  [
    { hand: 'flame1', own: { flame: 'flame1' }, rival: { flame: 'flame2' } },
    ['banner-flame1-flame'],
    'Ada plays Flame 1 under the Flame castle. Strength 1 to 2. Ada takes it from you: 2 each, but banners 2 to 1.',
  ],
  [
    { hand: 'flame1', rival: { flame: 'flame1' } },
    ['banner-flame1-flame'],
    'Ada plays Flame 1 under the Flame castle. Strength 0 to 1. Nobody holds it: 1 each, and as many banners.',
  ],
  [
    { hand: 'flame2', rival: { flame: 'wizard' } },
    ['swap-1-flame-0-flame2'],
    'Ada takes a rainbow wizard from you at Flame for Flame 2. Your strength: 6 to 2. You hold it, 2 to 0.',
  ],
  [
    { hand: 'flame1', rival: { flame: 'bridge flame2' } },
    ['swap-1-flame-0-flame1'],
    'Ada takes a rainbow bridge from you at Flame for Flame 1. You hold it, 3 to 0.',
  ],
  [
    { own: { leaf: 'wizard' }, rival: { leaf: 'leaf1' }, pile: 'flame1' },
    ['move-leaf-cloud'],
    'Ada moves a wizard from Leaf to Cloud and turns up Flame 1. Strength 0 to 6. Ada takes it, 6 to 0. You now hold Leaf.',
  ],
  [
    { hand: 'castle', castles: { water: 'water5' } },
    ['lay-castle-leaf', 'draw-water'],
    'Ada lays a rainbow castle on the Leaf castle. Any banner may stand there now. Ada takes Water 5 from the Water castle.',
  ],
])('a turn from %j is told with what came of it', (given, words, sentence) => {
  expect(told(given, ...words).replaceAll('\u00a0', ' ')).toBe(sentence);
});
