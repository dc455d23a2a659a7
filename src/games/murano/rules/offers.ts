import type { Refusal, Seat } from '#core/game';
import type { Kind } from './action.ts';
import { due, type OwedKind } from './owed.ts';
import { refuse } from './refusals.ts';
import type { View } from './state.ts';

const ANY_TIME: readonly Kind[] = ['notch', 'reorder', 'activate'];
const DEALS: readonly Kind[] = ['exchange', 'buy', 'sell'];

/** L10, M10: what a moment of a turn offers; with the owl in hand that is offered at every one of them. */
interface Moment {
  readonly name: 'selector' | 'take' | 'takeAgain' | 'deal' | 'dealAgain' | 'end';
  readonly kinds: readonly Kind[];
  readonly withOwl: readonly Kind[];
}
const moment = (name: Moment['name'], ...kinds: readonly Kind[]): Moment => ({
  name,
  kinds: [...kinds, ...ANY_TIME],
  withOwl: [...kinds, ...ANY_TIME, 'owl'],
});
const SELECTOR = moment('selector', 'selector');
const TAKE = moment('take', 'take');
const TAKE_OR_DEAL = moment('takeAgain', 'take', ...DEALS, 'skip');
const DEAL = moment('deal', ...DEALS, 'skip');
const DEAL_OR_GO_ON = moment('dealAgain', ...DEALS, 'create', 'end');
const GO_ON = moment('end', 'create', 'end');

/** Where a turn stands, when nothing is owed. */
export function momentOf(view: View): Moment {
  if (view.phase === 'collect') {
    if (!view.turned) return SELECTOR;
    if (view.taken === 0) return TAKE;
    return view.taken < view.terms.takings ? TAKE_OR_DEAL : DEAL;
  }
  // M66, M78: advantage 10 may open the negotiation before anything was negotiated.
  if (view.lastDeal === 'none') return DEAL;
  return dealRefusal(view) === null ? DEAL_OR_GO_ON : GO_ON;
}

/** What an owed decision offers; the last four are actions that a declared advantage changes. [M68] */
const OWED_OFFERS: Readonly<Record<OwedKind, readonly Kind[]>> = {
  pick: ['pick'],
  return: ['return'],
  substitute: ['substitute'],
  receive: ['receive'],
  gain: ['gain'],
  order: ['order'],
  travel: ['travel'],
  swap: ['swap', 'stop'],
  spin: ['spin'],
  claim: ['claim'],
  give: ['give'],
  trade: ['trade'],
  discard: ['discard'],
  empty: ['empty'],
  buy: ['buy'],
  sell: ['sell'],
  exchange: ['exchange'],
  create: ['create'],
};
const NOTHING: readonly Kind[] = [];

export function offered(view: View, seat: Seat): readonly Kind[] {
  const owed = due(view);
  if (owed !== undefined) return owed.seats.includes(seat) ? OWED_OFFERS[owed.kind] : NOTHING;
  if (seat !== view.turn || view.phase === 'over') return NOTHING;
  const { kinds, withOwl } = momentOf(view);
  return view.owl === seat ? withOwl : kinds;
}

const OWED_FIRST: Readonly<Record<OwedKind, Refusal>> = {
  pick: refuse('L61', 'pickFirst'),
  return: refuse('M11', 'returnFirst'),
  substitute: refuse('M13', 'substituteFirst'),
  receive: refuse('M33', 'receiveFirst'),
  gain: refuse('M10', 'choiceFirst'),
  order: refuse('L40', 'orderFirst'),
  travel: refuse('M10', 'choiceFirst'),
  swap: refuse('M94', 'swapFirst'),
  spin: refuse('M10', 'choiceFirst'),
  claim: refuse('M10', 'choiceFirst'),
  give: refuse('M10', 'choiceFirst'),
  trade: refuse('M10', 'choiceFirst'),
  discard: refuse('M42', 'discardFirst'),
  empty: refuse('M86', 'emptyFirst'),
  buy: refuse('M68', 'declaredFirst'),
  sell: refuse('M68', 'declaredFirst'),
  exchange: refuse('M68', 'declaredFirst'),
  create: refuse('M68', 'declaredFirst'),
};

const OVER = refuse('L31', 'over');
const OTHERS_FIRST = refuse('M98', 'othersFirst');
const NOT_YOUR_TURN = refuse('L12', 'notYourTurn');
const NOTHING_OWED = refuse('L10', 'nothingOwed');
const NO_OWL = refuse('L73', 'noOwl');
const SELECTOR_FIRST = refuse('L13', 'selectorFirst');
const SELECTOR_DONE = refuse('L13', 'selectorDone');
const TAKE_FIRST = refuse('L14', 'takeFirst');
const TAKEN_ALREADY = refuse('L14', 'takenAlready');
const COLLECT_OVER = refuse('M78', 'collectOver');
const DEAL_FIRST = refuse('L17', 'dealFirst');
const DEALT_ALREADY = refuse('L17', 'dealtAlready');
const SKIPPED = refuse('M72', 'skipped');
const DEALS_OVER = refuse('M27', 'dealsOver');
const NO_SKIP = refuse('M72', 'noSkip');

/** Why no further negotiation is possible in this turn, whatever it would be; null: one is. */
export function dealRefusal(view: View): Refusal | null {
  if (view.phase === 'create') return DEALS_OVER;
  if (view.lastDeal === 'skip') return SKIPPED;
  return view.dealt >= view.terms.deals ? DEALT_ALREADY : null;
}

export function notOffered(view: View, seat: Seat, kind: Kind): Refusal {
  if (view.phase === 'over') return OVER;
  const owed = due(view);
  if (owed !== undefined) return owed.seats.includes(seat) ? OWED_FIRST[owed.kind] : OTHERS_FIRST;
  if (seat !== view.turn) return NOT_YOUR_TURN;
  if (kind === 'owl') return NO_OWL;
  if (kind === 'selector') return SELECTOR_DONE;
  if (!IN_TURN.includes(kind)) return NOTHING_OWED;
  if (!view.turned) return SELECTOR_FIRST;
  if (view.taken === 0) return TAKE_FIRST;
  if (kind === 'take') return view.phase === 'collect' ? TAKEN_ALREADY : COLLECT_OVER;
  if (kind === 'skip') return NO_SKIP;
  if (!DEALS.includes(kind)) return DEAL_FIRST;
  return dealRefusal(view) ?? DEAL_FIRST;
}
const IN_TURN: readonly Kind[] = ['take', 'skip', 'create', 'end', ...DEALS];
