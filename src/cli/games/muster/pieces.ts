import { HIDDEN, type Hidden } from '#core/game';
import type { Speaker } from '#core/words';
import {
  BRIDGE,
  type Card,
  type Castle,
  CASTLES,
  cardWord,
  castleWord,
  isBanner,
  type Piece,
  strengthOf,
  suitOf,
  WIZARD,
} from '#games/muster/cards';
import { rankBelow } from '#games/muster/column';
import type { View } from '#games/muster/state';
import type { Ink, Style } from '../../terminal/ink.ts';
import type { Scene } from '../../boards/board.ts';

/** One sign and one colour for each emblem: water, feather, cloud, leaf, flame. Signs that every font has, one column wide. */
const SIGNS = ['≈', '∫', '∞', '♣', '▲'] as const;
const STYLES = [
  'blueBright',
  'yellowBright',
  'magentaBright',
  'greenBright',
  'redBright',
] as const satisfies readonly Style[];
const RAINBOW_SIGN = '★';
const BRIDGE_SIGN = '∩';

type Telling = Pick<Scene<View>, 'ink' | 'say' | 'speaker'>;

export const inColour = (ink: Ink, castle: Castle, text: string): string => ink(STYLES[castle], text);
export const emblem = (ink: Ink, castle: Castle): string => inColour(ink, castle, SIGNS[castle]);
export const everyEmblem = (ink: Ink): string => CASTLES.map((castle) => emblem(ink, castle)).join('');

export const castleName = ({ speaker }: { readonly speaker: Speaker }, castle: Castle): string =>
  speaker.say({ key: `castle.${castleWord(castle)}` });

const cardName = (speaker: Speaker, card: Card): string => speaker.say({ key: `card.${cardWord(card)}` });

/** A banner as its strength and as many emblems. */
const bannerCell = (ink: Ink, banner: Card): string =>
  `${strengthOf(banner)} ${inColour(ink, suitOf(banner), SIGNS[suitOf(banner)].repeat(strengthOf(banner)))}`;

/** The cell of a column at a slot; empty beyond its end. A bridge tells the rank it stands for. [B15] */
export function pieceCell({ ink, say }: Telling, column: readonly Piece[], slot: number): string {
  const piece = column[slot];
  if (piece === undefined) return '';
  if (piece !== WIZARD && piece !== BRIDGE) return ` ${bannerCell(ink, piece)}`;
  const label =
    piece === WIZARD
      ? `${RAINBOW_SIGN} ${say('muster.wizard')}`
      : `${BRIDGE_SIGN} ${say('muster.bridge', { rank: rankBelow(column, slot) + 1 })}`;
  return ` ${strengthOf(piece)} ${rainbow(ink, label)}`;
}

/** The top card of a castle that is not wild. */
export function topCell({ ink, say }: Telling, card: Card | undefined): string {
  if (card === undefined) return '';
  return isBanner(card)
    ? ` ${bannerCell(ink, card)}`
    : ` ${rainbow(ink, `${RAINBOW_SIGN} ${say('muster.rainbow')}`)}`;
}

/** A card with its sign and its name. */
export function cardLabel({ ink, speaker }: Telling, card: Card): string {
  const sign = isBanner(card) ? emblem(ink, suitOf(card)) : rainbow(ink, RAINBOW_SIGN);
  return `${sign} ${cardName(speaker, card)}`;
}

/** Every card that is known, and a question mark for each that is not. */
export function handLabels(telling: Telling, hand: readonly (Card | Hidden)[]): string[] {
  return hand.map((card) => (card === HIDDEN ? '?' : cardLabel(telling, card)));
}

/** All five colours over a text, letter by letter. */
export function rainbow(ink: Ink, text: string): string {
  return Array.from(text)
    .map((letter, at) => (letter === ' ' ? letter : ink(STYLES[at % STYLES.length]!, letter)))
    .join('');
}
