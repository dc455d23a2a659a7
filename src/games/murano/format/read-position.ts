import { HIDDEN, type Hidden } from '#core/game';
import {
  type Json,
  type JsonObject,
  kindOf,
  orElse,
  readList,
  readNumber,
  readObject,
  readOneOf,
} from '#core/json';
import { readOptions } from '#core/options';
import { problem } from '#core/problem';
import { PLACES } from '../rules/board.ts';
import { type Card, CARDS } from '../rules/cards.ts';
import { checkState } from './checks.ts';
import { NO_CHOICES } from '../rules/choices.ts';
import { beginMemory, type Memory, NO_MEMORY } from '../view/memory.ts';
import { firstSeat, type Options, optionSheet } from '../options.ts';
import { NOTHING_OWED, type Owed, OWED_KINDS } from '../rules/owed.ts';
import {
  readAdvantages,
  readCard,
  readChallenge,
  readCounts,
  readMarkets,
  readSelector,
  readShard,
  readShards,
} from './reading.ts';
import { lirasAtFirst } from '../modules/expert.ts';
import { MOST_LIRAS } from '../pack/facts.ts';
import { LIRAS_AT_FIRST } from '../rules/setup.ts';
import { ALL_SHARDS, NO_SHARDS, type Shards } from '../rules/shards.ts';
import { DEALS, PHASES, type State } from '../rules/state.ts';
import { type Terms, TERMS_AT_FIRST } from '../rules/terms.ts';
import { texts } from '../texts.ts';

const FIELDS = (
  'options first advantages turn round lastMade phase turned taken dealt made lastDeal terms owed choices ring selector ' +
  'warehouse markets benches money hands completed aside box packets memory liras owl pile revealed unused'
).split(' ');

/** Reads a whole state with nothing hidden; what no match can lead to is refused with what was expected. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one field after the other, in the order of the format
export function readPosition(json: Json): State {
  const given = readObject(json, 'state', FIELDS);
  const hands = readLists(given['hands'], 'state.hands');
  const seats = hands.length;
  if (seats < 1 || seats > 4) {
    throw problem('wrong-type', `state.hands: expected one to four hands, found ${seats}`);
  }
  const options = readOptions({ options: optionSheet, texts }, given['options'], seats);
  checkPlayed(given, options, seats);
  const number = (name: string, min: number, max: number, otherwise: number): number =>
    readNumber(orElse(given[name], otherwise), `state.${name}`, min, max);
  const flag = (name: string): boolean => readFlag(orElse(given[name], false), `state.${name}`);
  const ofSeats = (name: string): readonly (readonly Card[])[] =>
    given[name] === undefined ? hands.map(() => []) : readLists(given[name], `state.${name}`, seats);
  const challenges = (name: string): readonly number[] =>
    readList(orElse(given[name], []), `state.${name}`, readChallenge);
  const first = number('first', 0, seats - 1, firstSeat(options.first) ?? 0);
  const markets = readMarkets(orElse(given['markets'], { NE: '', SE: '', SW: '', NW: '' }), 'state.markets');
  const benches = readList(
    orElse(
      given['benches'],
      hands.map(() => ''),
    ),
    'state.benches',
    readShards,
    seats,
  );
  const completed = ofSeats('completed');
  const aside = ofSeats('aside');
  const packets = options.draft ? readLists(given['packets'], 'state.packets', seats) : [];
  const owed = readList(orElse(given['owed'], []), 'state.owed', (entry, what) =>
    readOwed(entry, what, seats),
  );
  const spaces = lirasAtFirst({ options }, seats).length;
  const picking = owed.some(({ kind }) => kind === 'pick');
  const state: State = {
    options,
    first,
    advantages: readAdvantages(given['advantages'], 'state.advantages'),
    turn: number('turn', 0, seats - 1, first),
    round: number('round', 1, 1e6, 1),
    lastMade: number('lastMade', 0, 1e6, 0),
    phase: readOneOf(orElse(given['phase'], 'collect'), 'state.phase', PHASES),
    turned: flag('turned'),
    taken: number('taken', 0, 2, 0),
    dealt: number('dealt', 0, 2, 0),
    made: number('made', 0, 7, 0),
    lastDeal: readOneOf(orElse(given['lastDeal'], 'none'), 'state.lastDeal', DEALS),
    terms: readTerms(orElse(given['terms'], {})),
    owed: owed.length === 0 ? NOTHING_OWED : owed,
    choices: given['choices'] === undefined ? NO_CHOICES[seats] : readChoices(given['choices'], owed, seats),
    ring: number('ring', 0, PLACES - 1, 0),
    selector: readSelector(orElse(given['selector'], 0), 'state.selector'),
    warehouse: readWarehouse(given, [...markets, ...benches]),
    markets,
    benches,
    money: readList(
      orElse(
        given['money'],
        hands.map(() => LIRAS_AT_FIRST),
      ),
      'state.money',
      (entry, what) => readNumber(entry, what, 0, 1e6),
      seats,
    ),
    hands,
    completed,
    aside,
    // What was left of the packets goes back to the box with the last pick. [M38]
    box: readBox(given, [...hands, ...completed, ...aside, ...(picking ? packets : [])]),
    packets,
    memory: given['memory'] === undefined ? NO_MEMORY : readMemory(given['memory'], seats),
    liras: options.expert
      ? readList(
          given['liras'],
          'state.liras',
          (entry, what) => readNumber(entry, what, 0, MOST_LIRAS),
          spaces,
        )
      : [],
    owl: options.expert ? readNumber(given['owl'], 'state.owl', 0, seats - 1) : -1,
    pile: challenges('pile'),
    revealed: challenges('revealed'),
    unused: challenges('unused'),
  };
  // Left out: nobody has seen more than the first cards that lie open now.
  if (given['memory'] === undefined && !options.draft) beginMemory(state);
  checkState(state);
  return state;
}

/** A field of a module that is not played says something about another match. */
function checkPlayed(given: JsonObject, { draft, expert }: Options, seats: number): void {
  const alone = seats === 1;
  const fields: readonly (readonly [name: string, isPlayed: boolean, without: string])[] = [
    ['packets', draft, 'without a draft'],
    ['liras', expert, 'without the Grandmaster’s Challenge'],
    ['owl', expert, 'without the Grandmaster’s Challenge'],
    ['pile', alone, 'with several players'],
    ['revealed', alone, 'with several players'],
    ['unused', alone, 'with several players'],
  ];
  for (const [name, isPlayed, without] of fields) {
    if (isPlayed || given[name] === undefined) continue;
    throw problem('inconsistent', `state.${name}: expected nothing ${without}, found ${kindOf(given[name])}`);
  }
}

const readLists = (json: Json | undefined, what: string, length?: number): readonly (readonly Card[])[] =>
  readList(json, what, (list, at) => readList(list, at, readCard), length);

function readFlag(json: Json, what: string): boolean {
  if (typeof json !== 'boolean') {
    throw problem('wrong-type', `${what}: expected true or false, found ${kindOf(json)}`);
  }
  return json;
}

/** Left out: whatever lies nowhere else. */
function readWarehouse(given: JsonObject, elsewhere: readonly Shards[]): Shards {
  if (given['warehouse'] !== undefined) return readCounts(given['warehouse'], 'state.warehouse');
  return elsewhere.reduce((left, shards) => left - shards, ALL_SHARDS);
}

function readBox(given: JsonObject, elsewhere: readonly (readonly Card[])[]): readonly Card[] {
  const box =
    given['box'] === undefined
      ? CARDS.filter((card) => !elsewhere.flat().includes(card))
      : readList(given['box'], 'state.box', readCard);
  return box.slice().sort((a, b) => a - b);
}

/** Each term is as printed or as one advantage makes it. */
function readTerms(json: Json): Terms {
  const given = readObject(json, 'state.terms', Object.keys(TERMS_AT_FIRST));
  const oneOf = (name: keyof Terms & string, printed: number, other: number): number => {
    const value = orElse(given[name], printed);
    if (value === printed || value === other) return value;
    throw problem(
      'wrong-type',
      `state.terms.${name}: expected ${printed} or ${other}, found ${kindOf(value)}`,
    );
  };
  return {
    takings: oneOf('takings', 1, 2),
    deals: oneOf('deals', 1, 2),
    price: oneOf('price', 2, 0),
    proceeds: oneOf('proceeds', 1, 4),
    anyPart: readFlag(orElse(given['anyPart'], false), 'state.terms.anyPart'),
    bonus: oneOf('bonus', 0, 2),
  };
}

function readOwed(json: Json, what: string, seats: number): Owed {
  const given = readObject(json, what, ['kind', 'seats', 'count', 'from']);
  return {
    kind: readOneOf(given['kind'], `${what}.kind`, OWED_KINDS),
    seats: readList(given['seats'], `${what}.seats`, (seat, at) => readNumber(seat, at, 0, seats - 1)),
    count: readNumber(orElse(given['count'], 0), `${what}.count`, 0, 8),
    from: given['from'] === undefined ? NO_SHARDS : readShards(given['from'], `${what}.from`),
  };
}

/** A place of a packet where cards are picked, otherwise the letter of a shard. */
function readChoices(json: Json, owed: readonly Owed[], seats: number): readonly (readonly number[])[] {
  const picking = owed.some(({ kind }) => kind === 'pick');
  const readChoice = (choice: Json, at: string): number =>
    picking ? readNumber(choice, at, 1, 8) : readShard(choice, at);
  return readList(json, 'state.choices', (chosen, what) => readList(chosen, what, readChoice), seats);
}

function readMemory(json: Json, seats: number): Memory {
  const given = readObject(json, 'state.memory', ['picks', 'traced', 'faces', 'loose']);
  const maybe = (card: Json, what: string): Card | Hidden => (card === null ? HIDDEN : readCard(card, what));
  const lists = <T>(name: string, item: (entry: Json, what: string) => T): readonly (readonly T[])[] =>
    given[name] === undefined
      ? []
      : readList(given[name], `state.memory.${name}`, (list, what) => readList(list, what, item), seats);
  const round = (entry: Json, what: string): number =>
    entry === null ? -1 : readNumber(entry, what, 1, 8) - 1;
  return {
    picks: lists('picks', round),
    traced: lists('traced', maybe),
    faces: lists('faces', maybe),
    loose: lists('loose', readCard),
  };
}
