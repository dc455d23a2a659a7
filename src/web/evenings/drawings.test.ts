import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BRIDGE } from '#games/muster/cards';
import { PORTRAITS } from '#table/terms';
import { personPicture } from '../art/people/people.ts';
import { boardDrawings, cardDrawings } from '../games/murano/art/every.ts';
import { files as lagoon } from '../games/murano/art/files.ts';
import { FACES, personArt, portraitArt } from '../games/murano/art/portraits.ts';
import { card, cardBack } from '../games/muster/art/cards.ts';
import { castle } from '../games/muster/art/castles.ts';
import { files as meadow } from '../games/muster/art/files.ts';
import { SUITS } from '../games/muster/art/paint.ts';
import { groundOf, portrait } from '../games/muster/art/portraits.ts';
import { digestOf } from '../testing/picture.ts';

// `npm run heard` writes the list anew: whoever changes a drawing looks at it (`npm run shots`), and at what else has changed.

type Drawings = Readonly<Record<string, string>>;

/** Each by its name, and by what is drawn. */
const listOf = (name: string, drawings: Drawings): readonly string[] =>
  Object.entries(drawings).map(([each, drawing]) => `${name} ${each} ${digestOf(drawing)}`);

/** A drawing for each of these. */
const drawingsOf = <T extends string | number>(all: readonly T[], draw: (each: T) => string): Drawings =>
  Object.fromEntries(all.map((each) => [each, draw(each)]));

const filesOf = (files: Readonly<Record<string, () => string>>): Drawings =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => name.endsWith('.svg'))
      .map(([name, draw]) => [name, draw()]),
  );

/** People by their colours, and the bots by their levels. */
const SITTERS = ['you', 'violet', 'blue', 'red', 'gold', '1', '2', '3', '4', '5'];

test('everything that is drawn is drawn as before', async () => {
  const pieces = Array.from({ length: BRIDGE + 1 }, (_, piece) => piece);
  const list = [
    ...listOf('muster: file', filesOf(meadow)),
    ...listOf(
      'muster: card',
      drawingsOf(pieces, (piece) => card(piece)),
    ),
    ...listOf(
      'muster: card of the rival',
      drawingsOf(pieces, (piece) => card(piece, true)),
    ),
    ...listOf('muster: back', { card: cardBack() }),
    ...listOf(
      'muster: castle',
      drawingsOf(SUITS, (suit) => castle(suit, false)),
    ),
    ...listOf(
      'muster: wild castle',
      drawingsOf(SUITS, (suit) => castle(suit, true)),
    ),
    ...listOf(
      'muster: sitter',
      drawingsOf(SITTERS, (who) => portrait(who) + groundOf(who)),
    ),
    ...listOf('murano: file', filesOf(lagoon)),
    ...listOf('murano: board', boardDrawings()),
    ...listOf('murano: cards', cardDrawings()),
    ...listOf(
      'murano: face',
      drawingsOf(Object.keys(FACES), (name) => portraitArt(name, 1, 3)),
    ),
    ...listOf(
      'murano: person',
      drawingsOf(PORTRAITS, (name) => personArt(name, 2)),
    ),
    ...listOf(
      'person',
      drawingsOf(PORTRAITS, (name) => personPicture(name, '#fff')),
    ),
  ];
  await expect(`${list.join('\n')}\n`).toMatchFileSnapshot(join(import.meta.dirname, 'drawings.txt'));
});
