import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { type Action, PILE } from '#games/muster/action';
import { CASTLE, type Castle, WIZARD } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import type { View } from '#games/muster/state';
import { asTitle, cardName, castleName, holderText, marginText, type Names, pieceAt } from '../telling.ts';
import { t } from '../../../words/index.ts';
import { seldom } from '../seldom-texts.ts';
import { type Standing, standingOf } from './standing.ts';

/** An action as one line of a list: what it is, and what comes of it. */
export interface ActionText {
  readonly text: string;
  readonly hint: string;
  /** By how much a castle is then held; the hint in few signs. */
  readonly margin: string;
  readonly before: number | null;
  readonly after: number | null;
}

export function tellAction(view: View, seat: Seat, action: Action, names: Names): ActionText {
  return {
    text: textOf(view, seat, action, names.rival ?? t('seat.you')),
    ...consequence(view, seat, action, names),
  };
}

function textOf(view: View, seat: Seat, action: Action, rival: string): string {
  switch (action.kind) {
    case 'banner':
      return seldom('under', { castle: castleName(action.castle) });
    case 'wizard':
      return seldom('wizardTo', { castle: castleName(action.castle) });
    case 'move':
      return seldom('moveTo', { castle: castleName(action.to) });
    case 'lay':
    case 'place':
      return seldom('lay', { castle: castleName(action.castle) });
    case 'bridge':
      return seldom(action.bridges > 1 ? 'bridges' : 'bridge', {
        castle: castleName(action.castle),
        card: cardName(action.card),
        count: action.bridges,
      });
    case 'swap': {
      const values = { castle: castleName(action.castle), card: cardName(action.card), name: rival };
      const isWizard = pieceAt(view.columns, action) === WIZARD;
      if (action.side === seat) return seldom(isWizard ? 'takeBackWizard' : 'mendBridge', values);
      return seldom(isWizard ? 'takeWizard' : 'takeBridge', values);
    }
    case 'draw':
      return action.from === PILE
        ? seldom('drawPile')
        : seldom('drawCastle', {
            card: asTitle(cardName(topOf(view, action.from))),
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

function consequence(view: View, seat: Seat, action: Action, names: Names): Omit<ActionText, 'text'> {
  const castle = castleChanged(action);
  if (castle === null) return { hint: plainHint(view, action), margin: '', before: null, after: null };
  const now = standingOf(view, seat, castle);
  const then = standingOf(muster.preview(view, seat, action), seat, castle);
  const side = action.kind === 'swap' && action.side !== seat ? 'rival' : 'own';
  const stays = action.kind === 'swap' ? [seldom('stays', { card: cardName(action.card) })] : [];
  const hint = [...stays, holdText(then, names, now)].join(' ');
  return { hint, margin: marginText(then), before: now[side], after: then[side] };
}

function plainHint(view: View, action: Action): string {
  if (action.kind === 'draw') return action.from === PILE ? seldom('drawPileHint') : '';
  const card = action.kind === 'lay' ? action.card : view.turned[0];
  return card === CASTLE ? seldom('layWild') : seldom('layHint');
}

/** Who holds a castle and by how much; with `before`, who takes it. */
function holdText(now: Standing, names: Names, before?: Standing): string {
  return [holderText(now, names, before), marginText(now)].filter((text) => text !== '').join(' ');
}
