import { apply, type Seat } from '#core/game';
import type { Json } from '#core/json';
import { listIn, objectIn } from '#core/testing/json';
import { scenario, type Scenario } from '#core/testing/scenario';
import { CARDS, cardWord } from '../rules/cards.ts';
import { murano } from '../index.ts';
import type { Options } from '../options.ts';
import type { State } from '../rules/state.ts';

type Markets = Partial<Record<'NE' | 'SE' | 'SW' | 'NW', string>>;

/** A moment of a turn: what has been done so far. */
const MOMENTS = {
  start: {},
  turned: { turned: true },
  taken: { turned: true, taken: 1 },
  exchanged: { turned: true, taken: 1, dealt: 1, phase: 'negotiate', lastDeal: 'exchange' },
  bought: { turned: true, taken: 1, dealt: 1, phase: 'negotiate', lastDeal: 'buy' },
  sold: { turned: true, taken: 1, dealt: 1, phase: 'negotiate', lastDeal: 'sell' },
  created: { turned: true, taken: 1, dealt: 1, phase: 'create', lastDeal: 'sell', made: 1, lastMade: 1 },
} as const satisfies Record<string, Record<string, Json>>;

/** What matters on a table; seat 0 begins and acts unless told otherwise, and what is left out is filled up. */
interface Given {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly at?: keyof typeof MOMENTS;
  /** Under art, jewellery, tableware and animals; one name lies under art, where C01 to C04 activate it. */
  readonly advantages?: string;
  /** The first cards of each hand; others follow. `null`: the hand is empty. */
  readonly hands?: readonly (string | null)[];
  readonly completed?: readonly string[];
  readonly aside?: readonly string[];
  readonly benches?: readonly string[];
  readonly markets?: Markets;
  readonly money?: readonly number[];
  readonly ring?: number;
  readonly selector?: number | 'noon';
  readonly first?: Seat;
  readonly turn?: Seat;
  readonly round?: number;
  readonly lastMade?: number;
  readonly made?: number;
  readonly liras?: readonly number[];
  readonly owl?: Seat;
  readonly pile?: string;
  readonly terms?: Record<string, Json>;
  readonly owed?: readonly Json[];
}

/** A table in plain words: one text or number for each place. */
type Told = Readonly<Record<string, Json>>;

interface Table extends Scenario {
  readonly state: State;
  play(...words: readonly string[]): Table;
  /** Plays a word as a certain seat, where several choose at once. */
  by(seat: Seat, word: string): Table;
  /** What is different after these words; whatever is not named is as before. */
  after(...words: readonly string[]): Told;
  /** The table as one seat sees it. */
  seen(seat: Seat | null): Told;
}

const listed = (text: string | null | undefined): string[] =>
  (text ?? '').split(' ').filter((word) => word !== '');
const FILLERS = ['present', 'gift', 'free', 'merchant', 'gourmand'];
const CHALLENGES = 'ring ring selector red green blue yellow empty nothing nothing';

/** Every creation is somewhere: what is not given fills the hands, the highest numbers first, and then the box. */
export function table(given: Given = {}): Table {
  const { seats = 2, options = {}, at = 'start', first = 0 } = given;
  const seatList = Array.from({ length: seats }, (_, seat) => seat);
  const completed = seatList.map((seat) => listed(given.completed?.[seat]));
  const aside = seatList.map((seat) => listed(given.aside?.[seat]));
  const hands = seatList.map((seat) => listed(given.hands?.[seat]));
  const rest = CARDS.map(cardWord).filter(
    (card) => ![...completed, ...aside, ...hands].flat().includes(card),
  );
  const size = (seats <= 2 ? 6 : 5) + (options.expert === true ? 1 : 0);
  hands.forEach((hand, seat) => {
    // An empty hand: the other cards have been completed and set aside.
    const filled = given.hands?.[seat] === null ? aside[seat] : hand;
    while (hand.length + completed[seat].length + aside[seat].length < size) filled.push(rest.pop()!);
  });
  const advantages = namedAdvantages(given.advantages);
  const { pile, ...others } = given;
  const json: Json = {
    ...MOMENTS[at],
    ...without(others, [
      'seats',
      'options',
      'at',
      'advantages',
      'hands',
      'completed',
      'aside',
      'benches',
      'markets',
      'money',
    ]),
    options: { ...chosenFor(Object.values(advantages), options), ...options },
    first,
    turn: given.turn ?? 0,
    advantages,
    hands,
    completed,
    aside,
    benches: seatList.map((seat) => given.benches?.[seat] ?? ''),
    markets: { NE: '', SE: '', SW: '', NW: '', ...given.markets },
    money: seatList.map((seat) => given.money?.[seat] ?? 4),
    ...(options.expert === true ? { liras: given.liras ?? LIRAS[seats], owl: given.owl ?? seats - 1 } : {}),
    ...(seats === 1 ? challenges(pile) : {}),
  };
  return tableOf(murano.json.readPosition(json));
}

const LIRAS: Readonly<Record<number, readonly number[]>> = { 2: [1, 1], 3: [1, 2], 4: [2, 2] };

function without<T extends object>(from: T, names: readonly string[]): Partial<T> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name))) as Partial<T>;
}

function namedAdvantages(text = ''): Record<string, string> {
  const named = listed(text);
  const four = [...named, ...FILLERS.filter((id) => !named.includes(id))];
  return { art: four[0], jewellery: four[1], tableware: four[2], animals: four[3] };
}

/** The cards on the table were chosen, so that any four can lie there. */
function chosenFor(four: readonly string[], { expert = false }: Partial<Options>): Record<string, Json> {
  const interactive = four.some((id) => ['authoritarian', 'dealer', 'clumsiness', 'collector'].includes(id));
  return {
    advantages: 'chosen',
    chosen: [...four],
    interactive: interactive ? 'chosen' : 'off',
    ...(expert ? { expertCards: 'all' } : {}),
  };
}

function challenges(pile = CHALLENGES.split(' ').slice(0, 6).join(' ')): Record<string, Json> {
  const all = listed(CHALLENGES);
  const take = (id: string): string => all.splice(all.indexOf(id), 1)[0];
  const given = listed(pile).map(take);
  const unused = all.splice(all.length - 4);
  return { pile: given, revealed: all, unused, round: all.length + 1 };
}

export function tableOf(state: State): Table {
  const now = scenario(murano, state);
  const by = (seat: Seat, word: string): Table => {
    const why = now.refusal(word, seat);
    if (why !== null) throw new Error(`${word} is forbidden by ${why.rule} (${why.key})`);
    return tableOf(apply(murano, state, seat, murano.parse(word)!));
  };
  const play = (...words: readonly string[]): Table => tableOf(now.play(...words).state);
  return {
    ...now,
    state,
    play,
    by,
    after: (...words) => changes(tell(state), tell(play(...words).state)),
    seen: (seat) => told(objectIn(murano.json.position(murano.view(state, seat)))),
  };
}

const changes = (before: Told, after: Told): Told =>
  Object.fromEntries(
    Object.entries(after).filter(([place, said]) => JSON.stringify(said) !== JSON.stringify(before[place])),
  );

const tell = (state: State): Told => told(objectIn(murano.json.position(state)));

/** One entry for each bench, hand, market and term, one text for what is owed; the warehouse follows from the rest. */
function told({
  terms,
  owed,
  markets,
  warehouse: _warehouse,
  box: _box,
  options: _options,
  ...json
}: Told): Told {
  const perSeat = ['benches', 'money', 'hands', 'completed', 'aside'];
  const seats = perSeat.flatMap((name) =>
    listIn(json[name]).map((entry, seat): [string, Json] => [
      `${NAMES[name] ?? name} ${seat}`,
      Array.isArray(entry) ? entry.map((card) => card ?? '?').join(' ') : entry,
    ]),
  );
  return Object.fromEntries([
    ...Object.entries(json).filter(([name]) => !perSeat.includes(name)),
    ...seats,
    ...Object.entries(objectIn(markets)),
    ...Object.entries(objectIn(terms)),
    [
      'owed',
      listIn(owed)
        .map((each) => owedText(objectIn(each)))
        .join(', '),
    ],
  ]);
}
const NAMES: Readonly<Record<string, string>> = { benches: 'bench', hands: 'hand' };

/** `return by 0 of 2`, `gain by 0 from GR`. */
function owedText({ kind, seats, count, from }: Told): string {
  const parts = [kind, 'by', ...listIn(seats)];
  if (count !== undefined) parts.push('of', count);
  if (from !== undefined) parts.push('from', from);
  return parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(' ');
}
