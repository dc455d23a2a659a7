import { HIDDEN, type Hidden } from '#core/game';
import { type Json, kindOf, orElse, readList, readNumber, readObject, readOneOf } from '#core/json';
import { readOptions, writtenOptions } from '#core/options';
import { problem } from '#core/problem';
import { cardsOf, checkState } from './checks.ts';
import {
  type Card,
  type Castle,
  cardWord,
  castleWord,
  parseCard,
  parseCastle,
  parsePiece,
  type Piece,
  pieceWord,
  SUITS,
} from './cards.ts';
import { deckIn, type Printed } from './pack.ts';
import { type Options, optionSheet } from './options.ts';
import { type Deal, firstSeat, inOrder, SEATS, PILE_AT_FIRST } from './setup.ts';
import { HAND_SIZE, PHASES, type State, type View, withoutCard } from './state.ts';
import { texts } from './texts.ts';

const seen = (card: Card | Hidden): Json => (card === HIDDEN ? null : cardWord(card));

/** A state or a view as JSON: cards by their words, hidden ones as null, the pile without what has left it. */
export function position(view: View): Json {
  const { options, first, turn, phase, turns, quiet, laid } = view;
  return {
    options: writtenOptions(optionSheet, options),
    first,
    turn,
    phase,
    turns,
    quiet,
    hands: view.hands.map((hand) => hand.map(seen)),
    shown: view.shown.map((hand) => hand.map(cardWord)),
    columns: [0, 1].map((seat) =>
      view.columns.slice(5 * seat, 5 * seat + 5).map((column) => column.map(pieceWord)),
    ),
    castlePiles: view.castlePiles.map((pile) => pile.map(cardWord)),
    pile: view.pile.slice(view.drawn).map(seen),
    laid: laid === -1 ? null : castleWord(laid),
    turned: view.turned.length === 0 ? null : seen(view.turned[0]),
  };
}

const FIELDS = [
  'options',
  'first',
  'turn',
  'phase',
  'turns',
  'quiet',
  'hands',
  'shown',
  'columns',
  'castlePiles',
  'pile',
  'laid',
  'turned',
];

/** Reads a whole state: every one of the 47 cards exactly once, and nothing hidden. */
export function readPosition(json: Json): State {
  const given = readObject(json, 'state', FIELDS);
  const options = readOptions({ options: optionSheet, texts }, given['options'], SEATS);
  const hands = readList(
    given['hands'],
    'state.hands',
    (hand, what) => inOrder(readList(hand, what, readCard)),
    SEATS,
  );
  const columns = readList(
    given['columns'],
    'state.columns',
    (side, what) => readList(side, what, (column, at) => readList(column, at, readPiece), 5),
    SEATS,
  );
  const state: State = {
    options,
    first: readNumber(orElse(given['first'], 0), 'state.first', 0, 1),
    turn: readNumber(given['turn'], 'state.turn', 0, 1),
    phase: readOneOf(orElse(given['phase'], 'action'), 'state.phase', PHASES),
    turns: readNumber(orElse(given['turns'], 1), 'state.turns', 1, 1e6),
    quiet: readNumber(orElse(given['quiet'], 1), 'state.quiet', 0, 200),
    hands,
    shown: readList(
      orElse(given['shown'], [[], []]),
      'state.shown',
      (hand, what) => inOrder(readList(hand, what, readCard)),
      SEATS,
    ),
    columns: columns.flat(),
    castlePiles: readList(
      given['castlePiles'],
      'state.castlePiles',
      (pile, what) => readList(pile, what, readCard),
      5,
    ),
    pile: readList(given['pile'], 'state.pile', readCard),
    drawn: 0,
    laid: orElse(given['laid'], null) === null ? -1 : readCastle(given['laid'], 'state.laid'),
    turned: orElse(given['turned'], null) === null ? [] : [readCard(given['turned'], 'state.turned')],
  };
  checkCards(state, cardsOf(state), 'state');
  checkState(state);
  return state;
}

function readCard(json: Json, what: string): Card {
  const card = typeof json === 'string' ? parseCard(json) : null;
  if (card === null) {
    throw problem(
      'wrong-type',
      `${what}: expected a card such as water1, flame5, rainbow or castle, found ${kindOf(json)}`,
    );
  }
  return card;
}

function readPiece(json: Json, what: string): Piece {
  const piece = typeof json === 'string' ? parsePiece(json) : null;
  if (piece === null) {
    throw problem(
      'wrong-type',
      `${what}: expected a banner such as water1, wizard or bridge, found ${kindOf(json)}`,
    );
  }
  return piece;
}

function readCastle(json: Json, what: string): Castle {
  const castle = typeof json === 'string' ? parseCastle(json) : null;
  if (castle === null) {
    throw problem('wrong-type', `${what}: expected one of ${SUITS.join(', ')}, found ${kindOf(json)}`);
  }
  return castle;
}

const DEAL_FIELDS = ['first', 'hands', 'pile'];

export const deal = ({ first, hands, pile }: Deal): Json => ({
  first,
  hands: hands.map((hand) => hand.map(cardWord)),
  pile: pile.map(cardWord),
});

export function readDeal(options: Options, _seats: number, json: Json): Deal {
  const given = readObject(json, 'deal', DEAL_FIELDS);
  const hands = readList(
    given['hands'],
    'deal.hands',
    (hand, what) => readList(hand, what, readCard, HAND_SIZE),
    SEATS,
  );
  const pile = readList(given['pile'], 'deal.pile', readCard, PILE_AT_FIRST);
  const first = readNumber(given['first'], 'deal.first', 0, 1);
  const chosen = firstSeat(options);
  if (chosen !== null && first !== chosen) {
    throw problem(
      'inconsistent',
      `deal.first: expected ${chosen}, the seat chosen in the options, found ${first}`,
    );
  }
  checkCards({ options }, [...hands.flat(), ...pile], 'deal');
  return { first, hands, pile };
}

/** U1, B44: each of the 47 cards exactly once. */
function checkCards(printed: Printed, cards: readonly Card[], what: string): void {
  let rest = inOrder(cards);
  for (const card of deckIn(printed)) {
    const less = withoutCard(rest, card);
    if (less === rest) {
      throw problem('inconsistent', `${what}: expected all 47 cards, ${cardWord(card)} is missing`);
    }
    rest = less;
  }
  if (rest.length > 0) {
    throw problem(
      'inconsistent',
      `${what}: expected all 47 cards once, ${cardWord(rest[0])} is one too many`,
    );
  }
}
