import { HIDDEN } from '#core/game';
import { type Json, readList, readNumber, readObject } from '#core/json';
import { readOptions, writtenOptions } from '#core/options';
import { problem } from '#core/problem';
import { HIGHEST, optionSheet, type Options } from './options.ts';
import { cardsOf, type Deal, HAND_SIZE, SEATS } from './setup.ts';
import { type Card, HAND_LIMIT, type State, type View } from './state.ts';
import { texts } from './texts.ts';

const cardJson = (card: Card): Json => (card === HIDDEN ? null : card);

export const position = ({ options, turn, stopped, rows, hands, pile }: View): Json => ({
  options: { ...writtenOptions(optionSheet, options) } as Json,
  turn,
  stopped,
  rows,
  hands: hands.map((hand) => hand.map(cardJson)),
  pile: pile.map(cardJson),
});

/** Reads a whole state back, or says what is wrong with it. */
export function readPosition(json: Json): State {
  const fields = readObject(json, 'state', ['options', 'turn', 'stopped', 'rows', 'hands', 'pile']);
  const lists = (field: string, most: number): readonly (readonly Card[])[] =>
    readList(fields[field], `state.${field}`, (list, at) => readCards(list, at, most));
  const hands = lists('hands', HAND_LIMIT);
  const seats = readNumber(hands.length, 'state.hands, how many', SEATS.min, SEATS.max);
  const options = readOptions({ options: optionSheet, texts }, fields['options'], seats);
  const seat = (each: Json | undefined, what: string): number => readNumber(each, what, 0, seats - 1);
  const stopped = readList(fields['stopped'], 'state.stopped', seat);
  const rows = lists('rows', options.highest);
  const pile = readCards(fields['pile'], 'state.pile', options.highest);
  expect(rows.length === seats, 'state.rows: expected one for each hand');
  expect(new Set(stopped).size === stopped.length, 'state.stopped: expected each seat at most once');
  expect(rows.every(isRising), 'state.rows: expected each card to be higher than the one before [R3]');
  expectAll(options, [...hands, ...rows, pile].flat(), 'state');
  const turn = seat(fields['turn'], 'state.turn');
  expect(
    stopped.length === seats || !stopped.includes(turn),
    'state.turn: expected a seat that has not stopped',
  );
  return { options, turn, stopped, rows, hands, pile };
}

export const deal = ({ first, cards }: Deal): Json => ({ first, cards });

export function readDeal(options: Options, seats: number, json: Json): Deal {
  const fields = readObject(json, 'deal', ['first', 'cards']);
  const cards = readCards(fields['cards'], 'deal.cards', options.highest);
  expectAll(options, cards, 'deal.cards');
  expect(cards.length >= seats * HAND_SIZE, 'deal.cards: expected a hand for everybody');
  return { first: readNumber(fields['first'], 'deal.first', 0, seats - 1), cards };
}

function readCards(json: Json | undefined, what: string, most: number): readonly Card[] {
  const cards = readList(json, what, (card, at) => readNumber(card, at, 1, HIGHEST));
  expect(cards.length <= most, `${what}: expected at most ${most} cards, found ${cards.length}`);
  return cards;
}

const isRising = (row: readonly Card[]): boolean => row.every((card, at) => at === 0 || card > row[at - 1]);

function expectAll(options: Options, cards: readonly Card[], what: string): void {
  const all = cards.toSorted((a, b) => a - b);
  expect(
    all.join() === cardsOf(options).join(),
    `${what}: expected every card from 1 to ${options.highest} once`,
  );
}

function expect(holds: boolean, otherwise: string): void {
  if (!holds) throw problem('wrong-type', otherwise);
}
