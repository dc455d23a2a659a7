import type { Seat } from '#core/game';
import { isDrafting } from '#games/murano/modules/draft';
import type { Action, Kind } from '#games/murano/rules/action';
import { circleAt, type Market, nextPlace, shownAt } from '#games/murano/rules/board';
import { advantageWord } from '#games/murano/rules/cards';
import { one, type Shards, sizeOf } from '#games/murano/rules/shards';
import { seatsOf, type View } from '#games/murano/rules/state';
import { shardsIn, type Spot, spotKey } from '../gestures/spots.ts';
import { endsNow } from '../prompt/notice.ts';

/** What has been chosen on the phone: things that are taken up, and a market that a finger is on. */
export interface Chosen {
  readonly selected: readonly Spot[];
  readonly market: Market | null;
}

/** What the chosen things do together at the market. */
export function plannedIn(legal: readonly Action[], { selected, market }: Chosen): Action | null {
  if (market === null) return null;
  const bench = shardsIn(selected, 'bench');
  const socket = selected.find((spot) => spot.at === 'socket');
  const isMeant = (action: Action): boolean => {
    if (action.kind === 'exchange') return action.market === market && one(action.shard) === bench;
    if (action.kind === 'buy' || action.kind === 'empty') {
      return action.market === market && selected.length === 0;
    }
    if (action.kind !== 'travel' || action.to !== market) return false;
    return socket?.market === action.from && socket.shard === action.shard;
  };
  return legal.find(isMeant) ?? null;
}

/** What is done when nothing was chosen for anything else, the first that may be. */
const BY_ITSELF: readonly Kind[] = ['selector', 'take', 'create', 'stop', 'end'];
const DEALS: readonly Kind[] = ['exchange', 'buy', 'sell'];

/** The one thing that the button would do; null: first something is to be chosen. */
export function nextIn(view: View, legal: readonly Action[], chosen: Chosen): Action | null {
  const planned = plannedIn(legal, chosen);
  if (planned !== null) return planned;
  const bench = shardsIn(chosen.selected, 'bench');
  if (sizeOf(bench) > 0) {
    // One shard may be given to a market as well: the sale of it has a button of its own.
    const mayGive = sizeOf(bench) === 1 && legal.some(({ kind }) => kind === 'exchange');
    const sale = legal.find((action) => action.kind === 'sell' && action.shards === bench);
    return mayGive ? null : (sale ?? null);
  }
  if (chosen.selected.length > 0) return null;
  const [first] = BY_ITSELF.flatMap((kind) => legal.find((action) => action.kind === kind) ?? []);
  const mustDeal = view.lastDeal === 'none' && legal.some(({ kind }) => DEALS.includes(kind));
  return first === undefined || (mustDeal && first.kind === 'end') ? null : first;
}

/** What may be shown on the screen of all: markets, ring, and a shard that lies open. Never a card, and no payment. */
export function pointedAt({ selected, market }: Chosen, notches: number): readonly string[] {
  const open = selected.filter(({ at }) => at === 'bench' || at === 'socket' || at === 'theirs');
  return [
    ...(open.length === 1 ? open.map(spotKey) : []),
    ...(market === null ? [] : [`market-${market}`]),
    ...(notches > 0 ? [`ring-${notches}`] : []),
  ];
}

/** How many turns of others come before this seat's. */
export const turnsUntil = (view: View, seat: Seat): number =>
  (seat - view.turn + seatsOf(view)) % seatsOf(view);

/** The pair under the selector in this seat's next turn, if the ring stays; null where that cannot be said. */
export function pairAhead(view: View, seat: Seat): Shards | null {
  const [seats, until] = [seatsOf(view), turnsUntil(view, seat)];
  const inRound = (each: Seat): number => (each - view.first + seats) % seats;
  const isOver = view.phase === 'over' || (endsNow(view) && inRound(seat) <= inRound(view.turn));
  // Whoever spends Prevident leaves the selector where it is.
  const mayStay = view.advantages.some((advantage) => advantageWord(advantage) === 'prevident');
  if (isOver || mayStay || isDrafting(view)) return null;
  let place = view.selector;
  for (let step = view.turned ? 0 : -1; step < until; step += 1) place = nextPlace(place);
  return one(circleAt(view, place)) + one(shownAt(view, place));
}
