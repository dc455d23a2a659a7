import { type FeatureGroup, GROUPS as OF_TURNS, hashOf, numbersIn } from '../value-network/feature-table.ts';

/** Which of a match's seats a group can be about: where there is nothing of the kind its numbers are always 0. */
export interface AfterstateGroup extends FeatureGroup {
  readonly only?: 'alone' | 'company';
}

/** What colours.ts writes. */
export const COLOUR_GROUPS = [
  // For each colour: on the bench, missing for the next creation, for two, for all, and beyond all.
  { name: 'colours', numbers: 20 },
  // One, two, three transparent shards.
  { name: 'transparent', numbers: 3 },
  // The next own pair: circle, ring, ring after a notch; then the pair that comes first: circle, ring.
  { name: 'places', numbers: 23 },
  // For each rival in order: bench by colour, transparent; cards it may hold that lack nothing, one, two shards, now and
  // with its next pair.
  { name: 'rivalBenches', numbers: 33, only: 'company' },
  // Advantages of the rivals' creations, and of the own hand.
  { name: 'advantagesOut', numbers: 20, only: 'company' },
  { name: 'advantagesAhead', numbers: 20 },
  // For each market: shards, transparent ones, useful ones, useful ones of an exchange.
  { name: 'markets', numbers: 16 },
  // What is scarce in the warehouse, by colour, and transparent.
  { name: 'scarce', numbers: 5 },
  // How clear the lead is: hopes at two scales, money.
  { name: 'lead', numbers: 3, only: 'company' },
] as const satisfies readonly AfterstateGroup[];

/** What moment.ts and cards.ts write. */
const STEP_GROUPS = [
  // For each colour: at least one, two, three, four on the bench. Then at least 1, 2, 3, 4, 6 Liras.
  { name: 'benchSteps', numbers: 16 },
  { name: 'moneySteps', numbers: 5 },
  // For each of the next four creations and each colour: how many shards, whether two or more.
  { name: 'recipes', numbers: 32 },
  // Colours of which the next creation lacks two or more.
  { name: 'lacksTwo', numbers: 4 },
  // Advantages that each of the next two creations can be set aside for.
  { name: 'nextAdvantages', numbers: 40 },
  // The ring at the next own pair after two notches; circle, ring, ring after a notch at the second; circle, ring at the
  // third.
  { name: 'laterPlaces', numbers: 28 },
  // For each market: shards by kind, whether it is full, how many the next creation needs; for 0, 1, 2 notches what an
  // exchange brings by colour, and how much of that the next creation needs.
  { name: 'faces', numbers: 88 },
  // What the seat owes, and how much of it; whether somebody else owes something.
  { name: 'owed', numbers: 20 },
  // In the own turn: that it is; phase, selector turned, something taken, a taking left; the last deal, another deal left;
  // one creation made, two; a Buy for nothing, a Sell for four, any part of an exchange, a bonus.
  { name: 'moment', numbers: 19 },
  // What the rest of the own turn can bring, as nextTurn and nextPay say it of the next one.
  { name: 'restOfTurn', numbers: 15 },
  // For each rival in order: at most one, two, three cards; creations; a bench of seven or more.
  { name: 'rivalSteps', numbers: 15, only: 'company' },
  // Challenges left: none, one … six.
  { name: 'challenges', numbers: 7, only: 'alone' },
  { name: 'expert', numbers: 1, only: 'company' },
] as const satisfies readonly AfterstateGroup[];

const isAboutRivals = (name: string): boolean => name === 'rivals';

/**
 * What the networks are told of the state after any step of a turn, by name and in this order; features.ts writes it. The
 * rules for training (tools/training/murano/compiled/afterstate.h) write the same numbers; recorded traces prove it.
 */
export const GROUPS: readonly AfterstateGroup[] = [
  // No plan of several turns: what it says the network has to find out by itself, and a step has to be valued quickly.
  ...OF_TURNS.filter(({ name }) => name !== 'plan').map((group): AfterstateGroup =>
    isAboutRivals(group.name) ? { ...group, only: 'company' } : group,
  ),
  ...COLOUR_GROUPS,
  ...STEP_GROUPS,
];

export const FEATURES = numbersIn(GROUPS);
export const TABLE_HASH = hashOf(GROUPS);
