import type { Seat } from '#core/game';
import { type Action, type ActionOf, PILE } from '#games/muster/action';
import {
  CASTLE,
  CASTLES,
  type Card,
  type Castle,
  isBanner,
  RAINBOW,
  strengthOf,
  suitOf,
  WIZARD,
} from '#games/muster/cards';
import { castlesOf, totalStrength } from '#games/muster/scoring';
import { columnAt, isWild, type View } from '#games/muster/state';
import type { MoveOrderingWeights } from './move-ordering-weights.ts';
import { danger, follows, forgone, newReading, read, type Reading, stranded } from './reading.ts';

type Scores = { readonly [K in Action['kind']]: (action: ActionOf<K>) => number };

const WIZARD_STRENGTH = strengthOf(WIZARD);
const CLOSED = 6;
const SURE = 10;

/** Scores each action in castles without playing it: what a good player would think of first. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one scratch object for the hot loop; a rule of thumb for each kind of action
export function moveOrderingBy(weights: MoveOrderingWeights) {
  const now: Reading = newReading();
  let doubt = 1;
  let rainbow = 0;
  let lead = 0;

  /** How surely a castle with this margin is held, from −1 to 1; the longer the match, the greater the doubt. */
  const hold = (margin: number): number => margin / (doubt + Math.abs(margin));
  const gain = (castle: Castle, strength: number): number =>
    hold(now.margin[castle] + strength) - hold(now.margin[castle]);
  const rankOf = (side: Seat, castle: Castle): number => now.rank[columnAt(side, castle)];
  const isOpen = (side: Seat, castle: Castle): boolean => now.wizards[columnAt(side, castle)] === 0;

  /** What a column loses when it grows from its rank to another, or is closed by a wizard. */
  const cost = (castle: Castle, rank: number, grown: number, played: Card): number =>
    weights.room * forgone(now, castle, rank, grown) * now.ahead +
    weights.stranded * stranded(now, castle, rank, grown, played) * (0.2 + now.ahead);
  const closing = (castle: Castle): number => cost(castle, rankOf(now.seat, castle), CLOSED, -1);
  const risk = (castle: Castle): number =>
    weights.risk * (0.3 + now.ahead) * danger(now, castle, rankOf(now.seat, castle));

  /** What a card on a castle is worth to the rival. */
  const gift = (card: Card): number => {
    if (card === RAINBOW) return rainbow;
    if (!isBanner(card)) return 0;
    const castle = suitOf(card);
    const strength = strengthOf(card);
    const wanted = isOpen(now.rival, castle) && follows(now, rankOf(now.rival, castle), strength);
    return wanted ? weights.gift * strength : 0;
  };
  const giftOn = (castle: Castle, depth: number): number => {
    const pile = now.view.castlePiles[castle];
    return pile.length > depth ? gift(pile[pile.length - 1 - depth]) : 0;
  };
  /** What a card is worth in one's own hand. */
  const keeping = (card: Card): number => {
    if (card === RAINBOW) return rainbow + 0.3;
    if (card === CASTLE || !isOpen(now.seat, suitOf(card))) return 0;
    return strengthOf(card) >= rankOf(now.seat, suitOf(card)) ? weights.keep * strengthOf(card) : 0;
  };
  /** What it would mean to free the emblem at a castle: one's own cards that follow, against the rival's unknown ones. */
  const freedom = (castle: Castle): number => {
    let own = 0;
    if (isOpen(now.seat, castle)) {
      for (const card of now.view.hands[now.seat]) {
        if (!isBanner(card) || suitOf(card) === castle) continue;
        if (follows(now, rankOf(now.seat, castle), strengthOf(card))) own += strengthOf(card);
      }
    }
    return weights.wild * (own - (isOpen(now.rival, castle) ? weights.wildRival : 0));
  };

  const scores: Scores = {
    banner({ card, castle }) {
      const strength = strengthOf(card);
      const loss = cost(castle, rankOf(now.seat, castle), strength, card);
      return gain(castle, strength) - loss + weights.build * strength;
    },
    wizard: ({ castle }) =>
      gain(castle, WIZARD_STRENGTH) -
      rainbow -
      risk(castle) -
      (isOpen(now.seat, castle) ? closing(castle) : 0),
    move: ({ from, to }) =>
      gain(to, WIZARD_STRENGTH) +
      gain(from, -WIZARD_STRENGTH) -
      weights.move -
      risk(to) +
      risk(from) -
      (isOpen(now.seat, to) ? closing(to) : 0) +
      (now.wizards[columnAt(now.seat, from)] === 1 ? closing(from) : 0),
    lay({ card, castle }) {
      const freed = card === CASTLE ? freedom(castle) : isWild(now.view, castle) ? -freedom(castle) : 0;
      return giftOn(castle, 0) - gift(card) - keeping(card) - weights.lay + freed;
    },
    bridge({ card, castle, bridges }) {
      const strength = strengthOf(card);
      const loss = cost(castle, rankOf(now.seat, castle), strength, card);
      return gain(castle, strength + bridges) - rainbow * bridges - loss - weights.bridge;
    },
    swap({ side, castle, slot, card }) {
      const piece = now.view.columns[columnAt(side, castle)][slot];
      const change = strengthOf(card) - (piece === WIZARD ? WIZARD_STRENGTH : 1);
      return gain(castle, side === now.seat ? change : -change) + rainbow - keeping(card) / 2;
    },
    draw: ({ from }) => (from === PILE ? fromPile() : fromCastle(from)),
    place: ({ castle }) => giftOn(castle, 0) + (now.view.turned[0] === CASTLE ? freedom(castle) : 0),
  };

  function fromPile(): number {
    if (now.left > 1) return weights.pile + weights.clock * lead * (1 - now.ahead);
    // U29: the last card ends the match as it stands.
    const { view, seat, rival } = now;
    const byStrength =
      view.options.tie === 'strength' ? totalStrength(view, seat) - totalStrength(view, rival) : 0;
    const won = Math.sign(castlesOf(view, seat) - castlesOf(view, rival) || byStrength);
    return won === 0 ? -0.5 : SURE * won;
  }

  function fromCastle(from: Castle): number {
    const pile = now.view.castlePiles[from];
    const card = pile[pile.length - 1];
    const below = giftOn(from, 1) - (pile.length > 1 && pile[pile.length - 2] === CASTLE ? freedom(from) : 0);
    if (card === RAINBOW) return 2 * rainbow + 0.2 - below;
    const castle = suitOf(card);
    const strength = strengthOf(card);
    const fits = isOpen(now.seat, castle) && follows(now, rankOf(now.seat, castle), strength);
    const own = fits
      ? weights.take + weights.takeStrength * strength + Math.max(0, gain(castle, strength)) / 2
      : 0;
    return own + gift(card) - below;
  }

  return function order(view: View, seat: Seat, actions: readonly Action[], logits: number[]): void {
    read(now, view, seat);
    doubt = Math.max(0.2, weights.doubt + weights.doubtPerCard * now.left);
    rainbow = weights.rainbow * now.ahead + weights.rainbowAtEnd;
    lead = 0;
    for (const castle of CASTLES) lead += hold(now.margin[castle]);
    for (let i = 0; i < actions.length; i += 1) {
      const action = actions[i];
      // The table pairs each kind with its own score; the pairing cannot be written as a type of a look-up.
      logits[i] = (scores[action.kind] as (action: Action) => number)(action);
    }
    logits.length = actions.length;
  };
}
