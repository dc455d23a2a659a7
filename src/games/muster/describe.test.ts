import { describe, expect, test } from 'vitest';
import { LANGUAGES, speaker } from '#core/words';
import { muster } from './index.ts';
import { table } from './testing/table.ts';

const before = table({
  own: { leaf: 'leaf1 wizard', cloud: 'cloud1' },
  rival: { leaf: 'leaf1 bridge leaf3', flame: 'wizard' },
  castles: { water: 'water5 water1' },
  hand: 'leaf2 cloud3 flame2 rainbow castle',
  pile: 'feather4',
});
const READERS = [0, 1, null];

describe('the log says the same to everybody', () => {
  test.each([
    [
      'banner-flame2-flame',
      { key: 'log.banner', with: { who: 0, card: '@card.flame2', castle: '@castle.flame' } },
    ],
    ['wizard-leaf', { key: 'log.wizard', with: { who: 0, castle: '@castle.leaf' } }],
    [
      'move-leaf-water',
      {
        key: 'log.move',
        with: { who: 0, from: '@castle.leaf', castle: '@castle.water', card: '@card.feather4' },
      },
    ],
    ['lay-castle-leaf', { key: 'log.lay', with: { who: 0, card: '@some.castle', castle: '@castle.leaf' } }],
    [
      'bridge-cloud-cloud3',
      { key: 'log.bridge', with: { who: 0, count: 1, card: '@card.cloud3', castle: '@castle.cloud' } },
    ],
    [
      'swap-0-leaf-1-leaf2',
      {
        key: 'log.swapOwn',
        with: { who: 0, card: '@card.leaf2', castle: '@castle.leaf', piece: '@piece.wizard' },
      },
    ],
    [
      'swap-1-leaf-1-leaf2',
      {
        key: 'log.swapRival',
        with: { who: 0, whom: 1, card: '@card.leaf2', castle: '@castle.leaf', piece: '@piece.bridge' },
      },
    ],
    [
      'swap-1-flame-0-flame2',
      {
        key: 'log.swapRival',
        with: { who: 0, whom: 1, card: '@card.flame2', castle: '@castle.flame', piece: '@piece.wizard' },
      },
    ],
  ])('%s', (word, message) => {
    for (const reader of READERS) expect(before.log(word, reader)).toEqual(message);
  });

  test('several bridges', () => {
    const variant = table({ options: { overRainbow: true }, hand: 'leaf4 rainbow rainbow rainbow castle' });
    expect(variant.log('bridge-leaf-leaf4-3', 1)).toEqual({
      key: 'log.bridge',
      with: { who: 0, count: 3, card: '@card.leaf4', castle: '@castle.leaf' },
    });
  });

  test('[B38] a card taken from a castle is its top card', () => {
    const high = table({ phase: 'refill', hand: 'leaf1 leaf1', castles: { flame: 'flame1 flame2 flame3' } });
    expect(high.log('draw-flame', 1)).toMatchObject({ with: { card: '@card.flame3' } });
  });

  test('[B38] a card taken from a castle', () => {
    const refill = before.play('lay-leaf2-leaf');
    for (const reader of READERS) {
      expect(refill.log('draw-water', reader)).toEqual({
        key: 'log.drawCastle',
        with: { who: 0, card: '@card.water1', castle: '@castle.water' },
      });
    }
  });

  test('[U16] a turned-up card without emblem, and where it is placed', () => {
    const turning = table({ own: { leaf: 'wizard' }, pile: 'castle' });
    for (const reader of READERS) {
      expect(turning.log('move-leaf-water', reader)).toEqual({
        key: 'log.move',
        with: { who: 0, from: '@castle.leaf', castle: '@castle.water', card: '@some.castle' },
      });
      expect(turning.play('move-leaf-water').log('place-cloud', reader)).toEqual({
        key: 'log.place',
        with: { who: 0, card: '@some.castle', castle: '@castle.cloud' },
      });
    }
  });

  test('[B25] the last card turned up lies nowhere, and is told all the same', () => {
    const last = table({ own: { leaf: 'wizard' }, last: 'water1' });
    expect(last.log('move-leaf-water', 1)).toMatchObject({ key: 'log.move', with: { card: '@card.water1' } });
  });

  test('the rival acts', () => {
    const rival = table({ turn: 1, own: { leaf: 'wizard' }, rivalHand: 'leaf1' });
    expect(rival.log('swap-0-leaf-0-leaf1', 0)).toMatchObject({
      key: 'log.swapRival',
      with: { who: 1, whom: 0 },
    });
    expect(rival.log('banner-leaf1-leaf', 0)).toMatchObject({ key: 'log.banner', with: { who: 1 } });
  });
});

describe('a card from the pile', () => {
  const refill = before.play('lay-leaf2-leaf');

  test('[B38] is told to the one who draws it', () => {
    expect(refill.log('draw-pile', 0)).toEqual({
      key: 'log.drawSeen',
      with: { who: 0, card: '@card.feather4' },
    });
  });

  test('[B38] whichever it is, the first of the faces and the last', () => {
    const told = {
      water1: '@card.water1',
      flame5: '@card.flame5',
      rainbow: '@some.rainbow',
      castle: '@some.castle',
    };
    for (const [card, key] of Object.entries(told)) {
      const next = table({ phase: 'refill', hand: 'leaf1 leaf1', pile: card });
      expect(next.log('draw-pile', 0)).toMatchObject({
        key: 'log.drawSeen',
        with: { card: key },
      });
      const turning = table({ own: { leaf: 'wizard' }, pile: card });
      expect(turning.log('move-leaf-water', 1)).toMatchObject({
        key: 'log.move',
        with: { card: key },
      });
    }
  });

  test('[B38] and not to anybody else', () => {
    expect(refill.log('draw-pile', 1)).toEqual({ key: 'log.drawPile', with: { who: 0 } });
    expect(refill.log('draw-pile', null)).toEqual({ key: 'log.drawPile', with: { who: 0 } });
  });

  test('[B38] also among cards that are known, and when it is a copy of one in the hand', () => {
    const known = table({ phase: 'refill', hand: 'leaf1 leaf1 cloud1', shown: 'leaf1', pile: 'leaf1' });
    expect(known.log('draw-pile', 0)).toEqual({ key: 'log.drawSeen', with: { who: 0, card: '@card.leaf1' } });
    expect(known.log('draw-pile', 1)).toEqual({ key: 'log.drawPile', with: { who: 0 } });
  });

  test('what a preview does not show is not told', () => {
    const seen = muster.view(refill.state, 0);
    const draw = { kind: 'draw', from: 5 } as const;
    expect(muster.describe(seen, muster.preview(seen, 0, draw), 0, draw)).toEqual({
      key: 'log.drawPile',
      with: { who: 0 },
    });
    const beforeMove = muster.view(before.state, 0);
    const move = { kind: 'move', from: 3, to: 0 } as const;
    expect(muster.describe(beforeMove, muster.preview(beforeMove, 0, move), 0, move)).toEqual({
      key: 'log.moveUnseen',
      with: { who: 0, from: '@castle.leaf', castle: '@castle.water' },
    });
    expect(muster.describe(seen, seen, 0, draw)).toEqual({ key: 'log.drawPile', with: { who: 0 } });
    expect(muster.describe(beforeMove, beforeMove, 0, move)).toMatchObject({ key: 'log.moveUnseen' });
  });
});

test('the sentences, in each language', () => {
  const words = ['banner-flame2-flame', 'move-leaf-water', 'bridge-cloud-cloud3', 'swap-1-leaf-1-leaf2'];
  const said = LANGUAGES.map((language) => {
    const { say } = speaker(language, muster.texts[language].words, (seat) => ['Ada', 'Bo'][seat]);
    return words.map((word) => say(before.log(word, null)));
  });
  expect(said).toMatchInlineSnapshot(`
    [
      [
        "Ada plays Flame 2 under the Flame castle.",
        "Ada moves a wizard from Leaf to Water and turns up Feather 4.",
        "Ada builds a bridge at Cloud and closes it with Cloud 3.",
        "Ada takes a rainbow bridge from Bo at Leaf for Leaf 2.",
      ],
      [
        "Ada joue Flamme 2 sous le château Flamme.",
        "Ada déplace un magicien du château Feuille au château Eau et retourne Plume 4.",
        "Ada construit un pont au château Nuage et le referme avec Nuage 3.",
        "Ada prend à Bo un pont arc-en-ciel au château Feuille contre Feuille 2.",
      ],
      [
        "Ada spielt Flamme 2 unter die Burg Flamme.",
        "Ada versetzt einen Zauberer von Blatt nach Wasser und deckt Feder 4 auf.",
        "Ada baut bei Wolke eine Brücke und schließt sie mit Wolke 3.",
        "Ada tauscht bei Blatt mit Bo: Regenbogen-Brücke gegen Blatt 2.",
      ],
    ]
  `);
});

test('whoever did it reads “you”, in every language', () => {
  for (const language of LANGUAGES) {
    const log = Object.keys(muster.texts[language].words['log']);
    const told = log.filter((key) => !key.endsWith('You'));
    expect(told.filter((key) => !log.includes(`${key}You`))).toEqual([]);
  }
  const before = table({ rival: { leaf: 'wizard' }, hand: 'leaf2' });
  const message = before.log('swap-1-leaf-0-leaf2', null);
  const reads = (reader: number, language: (typeof LANGUAGES)[number]): string =>
    speaker(language, muster.texts[language].words, (seat) => (seat === reader ? null : 'Bo'))
      .say(message)
      .replaceAll('\u00A0', ' ');
  expect(reads(0, 'en')).toBe('You take a rainbow wizard from Bo at Leaf for Leaf 2.');
  expect(reads(1, 'en')).toBe('Bo takes a rainbow wizard from you at Leaf for Leaf 2.');
  expect(reads(0, 'de')).toBe('Du tauschst bei Blatt mit Bo: Regenbogen-Zauberer gegen Blatt 2.');
  expect(reads(1, 'fr')).toBe('Bo vous prend un magicien arc-en-ciel au château Feuille contre Feuille 2.');
});
