import type { Seat } from '#core/game';
import type { Json } from '#core/json';
import { listIn, objectIn, textsIn } from '#core/testing/json';
import { scenario, type Scenario } from '#core/testing/scenario';
import { cardWord, DECK, SUITS } from '../cards.ts';
import { muster } from '../index.ts';
import type { Options } from '../options.ts';
import type { Phase, State } from '../state.ts';

type Emblem = (typeof SUITS)[number];
/** For each castle its cards as words, the first laid first: `{ leaf: 'leaf1 leaf2 wizard' }`. */
export type AtCastles = Partial<Record<Emblem, string>>;

/** What matters on a table. Seat 0 is oneself, seat 1 the rival; what is left out is filled up. */
export interface Given {
  readonly options?: Partial<Options> & { readonly preset?: string };
  readonly own?: AtCastles;
  readonly rival?: AtCastles;
  readonly castles?: AtCastles;
  readonly hand?: string;
  readonly rivalHand?: string;
  /** What of a hand the other one has seen. */
  readonly shown?: string;
  readonly rivalShown?: string;
  /** The next cards of the pile; the others follow. */
  readonly pile?: string;
  /** The whole pile, next card first; the others lie at the bottom of the castle piles. */
  readonly last?: string;
  readonly first?: Seat;
  readonly turn?: Seat;
  readonly turns?: number;
  readonly quiet?: number;
  readonly phase?: Phase;
  readonly laid?: Emblem;
  readonly turned?: string;
}

/** A table in plain words: one text or number for each place. */
type Told = Readonly<Record<string, Json>>;

interface Table extends Scenario {
  readonly state: State;
  play(...words: readonly string[]): Table;
  /** What is different after these words; whatever is not named is as before. */
  after(...words: readonly string[]): Told;
}

const listed = (text = ''): string[] => text.split(' ').filter((word) => word !== '');

/** All 47 cards are somewhere: what is not given lies in the hands, on the castles or in the pile. */
export function table(given: Given = {}): Table {
  const rest = DECK.map(cardWord);
  const take = (text = ''): string[] => {
    const cards = listed(text);
    for (const card of cards) {
      const at = rest.indexOf(card === 'wizard' || card === 'bridge' ? 'rainbow' : card);
      if (at < 0) throw new Error(`there is no ${card} left`);
      rest.splice(at, 1);
    }
    return cards;
  };
  const takeAll = (at: AtCastles = {}): string[][] => SUITS.map((emblem) => take(at[emblem]));

  const columns = [takeAll(given.own), takeAll(given.rival)];
  const castlePiles = takeAll(given.castles);
  const hands = [take(given.hand), take(given.rivalHand)];
  const pile = take(given.last ?? given.pile);
  const turned = given.turned === undefined ? null : take(given.turned)[0];
  const turn = given.turn ?? 0;
  hands.forEach((hand, seat) => {
    if (seat === turn && given.phase === 'refill') return;
    // The strongest banners first, one's own of flame and the rival's of water: they are seldom in the way.
    while (hand.length < 5) {
      hand.push(...take(seat === 0 ? rest.findLast(isBanner) : rest.find((card) => /[345]$/u.test(card))));
    }
  });
  if (given.last === undefined) pile.push(...rest);
  // The rainbow castles deepest, where they are in nobody's way.
  else for (const card of rest.toSorted(byFace)) castlePiles[castleOf(card)].unshift(card);

  const { options = {}, first = 0, turns = 1, quiet = 1, phase = 'action', laid = null } = given;
  const shown = [listed(given.shown), listed(given.rivalShown)];
  const json = {
    options,
    first,
    turn,
    phase,
    turns,
    quiet,
    hands,
    shown,
    columns,
    castlePiles,
    pile,
    laid,
    turned,
  };
  return tableOf(muster.json.readPosition(json));
}

const FACES = [...new Set(DECK.map(cardWord))];
const byFace = (a: string, b: string): number => FACES.indexOf(a) - FACES.indexOf(b);
const isBanner = (card: string): boolean => card !== 'rainbow' && card !== 'castle';
const castleOf = (card: string): number =>
  isBanner(card) ? SUITS.findIndex((emblem) => card.startsWith(emblem)) : 4;

function tableOf(state: State): Table {
  const now = scenario(muster, state);
  const play = (...words: readonly string[]): Table => tableOf(now.play(...words).state);
  return { ...now, state, play, after: (...words) => changes(state, play(...words).state) };
}

function changes(before: State, after: State): Told {
  const old = tell(before);
  if (after.options !== before.options || after.pile !== before.pile) throw new Error('these never change');
  return Object.fromEntries(Object.entries(tell(after)).filter(([place, said]) => said !== old[place]));
}

function tell(state: State): Told {
  const {
    hands,
    shown,
    columns,
    castlePiles,
    pile,
    options: _options,
    ...others
  } = objectIn(muster.json.position(state));
  const [own, rival] = listIn(columns);
  const bySeat = (name: string, cards: Json | undefined): [string, Json][] =>
    listIn(cards).map((each, seat) => [seat === 0 ? name : `rival ${name}`, textsIn(each).join(' ')]);
  const at = (place: string, cards: Json | undefined): [string, Json][] =>
    SUITS.map((emblem, castle) => [`${place} ${emblem}`, textsIn(listIn(cards)[castle]).join(' ')]);
  return Object.fromEntries([
    ...bySeat('hand', hands),
    ...bySeat('shown', shown),
    ...at('own', own),
    ...at('rival', rival),
    ...at('castle', castlePiles),
    ['pile', listIn(pile).length],
    ...Object.entries(others),
  ]);
}
