import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { type Action, PILE } from '#games/muster/action';
import { CASTLE, type Castle } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import type { View } from '#games/muster/state';
import { cardName, castleName, holderText, marginText, type Names, pieceAt, pieceName } from '../telling.ts';
import { m } from '../texts.ts';
import { type Standing, standingOf } from './standing.ts';

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
      const piece = pieceName(pieceAt(view.columns, action));
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
            card: cardName(topOf(view, action.from)),
            castle: castleName(action.from),
          });
  }
}

const topOf = ({ castlePiles }: View, castle: Castle): number => {
  const pile = entryAt(castlePiles, castle);
  return entryAt(pile, pile.length - 1);
};

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
