import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import {
  BRIDGE,
  type Castle,
  cardWord,
  castleWord,
  isBanner,
  pieceWord,
  strengthOf,
  WIZARD,
} from '#games/muster/cards';
import { muster } from '#games/muster/index';
import { columnAt, type View } from '#games/muster/state';
import { language } from '../../settings.ts';
import { tell } from '../../words/index.ts';
import type { Standing } from './board/standing.ts';
import { m, type MusterKey } from './texts.ts';

const say = (key: string): string => tell(muster, { key });

export const cardName = (card: number): string => say(`card.${cardWord(card)}`);
export const castleName = (castle: Castle): string => say(`castle.${castleWord(castle)}`);

/** At the beginning of a heading or a sentence, where some languages write a capital. */
export const asTitle = (name: string): string =>
  name.slice(0, 1).toLocaleUpperCase(language.value) + name.slice(1);

/** The card that lies at a place of a column. */
export const pieceAt = (
  columns: View['columns'],
  { side, castle, slot }: { readonly side: Seat; readonly castle: Castle; readonly slot: number },
): number => entryAt(entryAt(columns, columnAt(side, castle)), slot);

/** A card in a column: a banner by its name, a rainbow card by the way up it lies. */
export function pieceName(piece: number): string {
  return piece === WIZARD || piece === BRIDGE ? say(`piece.${pieceWord(piece)}`) : cardName(piece);
}

/** A banner with its rank: “Leaf 3, knight”. */
export function cardTitle(card: number): string {
  if (!isBanner(card)) return cardName(card);
  return m('room.titled', { card: cardName(card), rank: m(`room.rank${strengthOf(card)}` as MusterKey) });
}

/** The two sides by name. The reader's has none: it is the rival's where a match is looked back at from the other seat. */
export interface Names {
  readonly own: string | null;
  readonly rival: string | null;
}

/** Whoever holds a hand has a rival with a name. */
export interface HandNames extends Names {
  readonly rival: string;
}

/** On a castle there is room for the first part of a long name; the plate of its owner has the whole of it. */
const shortName = (name: string): string => (name.length <= 12 ? name : (name.split(/[\s-]/u)[0] ?? name));

export function holderText(now: Standing, names: Names, before?: Standing): string {
  const changed = before !== undefined && before.holder !== now.holder;
  if (now.holder === null) return changed && before.holder === 'own' ? m('room.lose') : m('room.nobody');
  const name = names[now.holder];
  if (name === null) return changed ? m('room.takeYou') : m('room.holdYou');
  return m(changed ? 'room.takeName' : 'room.holdName', { name: shortName(name) });
}

export function marginText({ holder, by, banners }: Standing): string {
  if (banners !== null) return m('room.tie', { own: banners[0], rival: banners[1] });
  return holder === null ? '' : m('room.by', { count: by });
}
