import type { Seat } from '#core/game';
import { type Action, PILE } from '#games/muster/action';
import {
  BRIDGE,
  CASTLE,
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
import { type Standing, standingOf } from './board/standing.ts';
import { m, type MusterKey } from './texts.ts';

const say = (key: string): string => tell(muster, { key });

export const cardName = (card: number): string => say(`card.${cardWord(card)}`);
export const castleName = (castle: Castle): string => say(`castle.${castleWord(castle)}`);

/** At the beginning of a heading or a sentence, where some languages write a capital. */
export const asTitle = (name: string): string =>
  name.slice(0, 1).toLocaleUpperCase(language.value) + name.slice(1);

/** A card in a column: a banner by its name, a rainbow card by the way up it lies. */
export function pieceName(piece: number): string {
  return piece === WIZARD || piece === BRIDGE ? say(`piece.${pieceWord(piece)}`) : cardName(piece);
}

/** A banner with its rank: “Leaf 3, knight”. */
export function cardTitle(card: number): string {
  if (!isBanner(card)) return cardName(card);
  return m('room.titled', { card: cardName(card), rank: m(`room.rank${strengthOf(card)}` as MusterKey) });
}

/** The two sides by name; the reader's own side has none. */
export interface Names {
  readonly own: string | null;
  readonly rival: string;
}

/** An action as one line of a list: what it is, and what comes of it. */
export interface ActionTold {
  readonly text: string;
  readonly hint: string;
  readonly before: number | null;
  readonly after: number | null;
}

export function tellAction(view: View, seat: Seat, action: Action, names: Names): ActionTold {
  return { text: textOf(view, seat, action, names.rival), ...consequence(view, seat, action, names) };
}

function textOf(view: View, seat: Seat, action: Action, rival: string): string {
  switch (action.kind) {
    case 'banner':
      return m('room.under', { castle: castleName(action.castle) });
    case 'wizard':
      return m('room.wizardTo', { castle: castleName(action.castle) });
    case 'move':
      return m('room.moveTo', { castle: castleName(action.to) });
    case 'lay':
    case 'place':
      return m('room.lay', { castle: castleName(action.castle) });
    case 'bridge':
      return m(action.bridges > 1 ? 'room.bridges' : 'room.bridge', {
        castle: castleName(action.castle),
        card: cardName(action.card),
        count: action.bridges,
      });
    case 'swap': {
      const piece = pieceName(view.columns[columnAt(action.side, action.castle)][action.slot]);
      return m(action.side === seat ? 'room.swapOwn' : 'room.swapRival', {
        castle: castleName(action.castle),
        piece,
        name: rival,
      });
    }
    case 'draw':
      return action.from === PILE
        ? m('room.drawPile')
        : m('room.drawCastle', {
            card: cardName(view.castlePiles[action.from].at(-1)!),
            castle: castleName(action.from),
          });
  }
}

/** The castle at which an action changes who is how strong. */
function castleChanged(action: Action): Castle | null {
  if (action.kind === 'move') return action.to;
  return action.kind === 'banner' ||
    action.kind === 'wizard' ||
    action.kind === 'bridge' ||
    action.kind === 'swap'
    ? action.castle
    : null;
}

function consequence(
  view: View,
  seat: Seat,
  action: Action,
  names: Names,
): Pick<ActionTold, 'hint' | 'before' | 'after'> {
  const castle = castleChanged(action);
  if (castle === null) return { hint: plainHint(view, action), before: null, after: null };
  const now = standingOf(view, seat, castle);
  const then = standingOf(muster.preview(view, seat, action), seat, castle);
  const side = action.kind === 'swap' && action.side !== seat ? 'rival' : 'own';
  return { hint: holdText(then, names, now), before: now[side], after: then[side] };
}

function plainHint(view: View, action: Action): string {
  if (action.kind === 'draw') return action.from === PILE ? m('room.drawPileHint') : '';
  const card = action.kind === 'lay' ? action.card : view.turned[0];
  return card === CASTLE ? m('room.layWild') : m('room.layHint');
}

/** Who holds a castle and by how much; with `before`, who takes it. */
function holdText(now: Standing, names: Names, before?: Standing): string {
  return [holderText(now, names, before), marginText(now)].filter((text) => text !== '').join(' ');
}

export function holderText(now: Standing, names: Names, before?: Standing): string {
  const changed = before !== undefined && before.holder !== now.holder;
  if (now.holder === null) return changed && before.holder === 'own' ? m('room.lose') : m('room.nobody');
  const name = names[now.holder];
  if (name === null) return changed ? m('room.takeYou') : m('room.holdYou');
  return changed ? m('room.takeName', { name }) : m('room.holdName', { name });
}

export function marginText({ holder, by, banners }: Standing): string {
  if (banners !== null) return m('room.tie', { own: banners[0], rival: banners[1] });
  return holder === null ? '' : m('room.by', { count: by });
}
