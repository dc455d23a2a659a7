import type { Seat } from '#core/game';
import { rules } from '../actions/index.ts';
import { isDrafting, packetAt } from '../modules/draft.ts';
import type { Expect } from './expect.ts';
import { dealRefusal } from '../rules/offers.ts';
import { due, type Owed, type OwedKind } from '../rules/owed.ts';
import { contains, hasShard, NO_SHARDS, type Shard, sizeOf } from '../rules/shards.ts';
import { BENCH_SIZE, seatsOf, type State } from '../rules/state.ts';

type Question = (state: State, owed: Owed) => boolean;

const always: Question = () => true;
const mayDeal: Question = (state) => state.taken > 0 && dealRefusal(state) === null;
const fromWarehouse: Question = ({ warehouse }, { from }) => from !== NO_SHARDS && contains(warehouse, from);
const inCompany: Question = (state) => seatsOf(state) > 1;

/** When each decision can be owed. `pick` is checked with the draft. */
const CAN_BE_OWED: Readonly<Record<OwedKind, Question>> = {
  pick: ({ options }) => options.draft,
  return: (_state, { seats }) => seats.length === 1,
  substitute: ({ phase, taken }, { count }) => phase === 'collect' && taken > 0 && count <= 2,
  receive: (state, owed) =>
    state.lastDeal === 'exchange' && state.phase === 'negotiate' && fromWarehouse(state, owed),
  gain: fromWarehouse,
  order: ({ hands, turn }, { count }) => count + 2 <= hands[turn].length,
  travel: always,
  swap: (_state, { count }) => count === 1 || count === 2,
  spin: always,
  claim: ({ money, turn }) => money[turn] > 0,
  give: inCompany,
  trade: inCompany,
  discard: inCompany,
  empty: (state) => !inCompany(state, state.owed[0]) && !state.turned,
  buy: mayDeal,
  sell: mayDeal,
  exchange: mayDeal,
  create: ({ lastDeal }) => lastDeal !== 'none',
};

/** Out of turn only these are owed. */
const BY_ANYBODY: readonly OwedKind[] = ['pick', 'return', 'discard'];
const COUNTED: readonly OwedKind[] = ['return', 'substitute', 'order', 'swap'];

export function checkOwed(state: State, expect: Expect): void {
  const owed = due(state);
  if (owed !== undefined) checkDecision(state, owed, expect);
  checkTerms(state, expect);
  checkBenches(state, expect);
  checkChoices(state, expect);
  // Whatever else may be wrong with it: a match must go on.
  const stuck = owed?.seats.find((seat) => rules.legalActions(state, seat).length === 0);
  expect(stuck === undefined, `seat ${stuck} to have a choice`);
}

function checkDecision(state: State, owed: Owed, expect: Expect): void {
  const { kind, seats, count } = owed;
  expect(state.owed.length === 1, 'one owed decision at most');
  expect(state.phase !== 'over', 'nothing owed when the match is over');
  expect(seats.length > 0 && new Set(seats).size === seats.length, 'each seat that owes a decision once');
  const inTurn = seats.length === 1 && seats[0] === state.turn;
  expect(inTurn || BY_ANYBODY.includes(kind), 'the decision owed by the seat whose turn it is');
  expect(count === 0 || COUNTED.includes(kind), `no count for ${kind}`);
  expect(CAN_BE_OWED[kind](state, owed), `${kind} to be owed only where it can be`);
}

/** M68: a declared action and the terms it was declared for go together. */
function checkTerms(state: State, expect: Expect): void {
  const kind = due(state)?.kind;
  const { terms } = state;
  expect((kind === 'buy') === (terms.price === 0), 'a price of 0 exactly when a Buy was declared');
  expect((kind === 'sell') === (terms.proceeds === 4), 'proceeds of 4 exactly when a Sell was declared');
  expect((kind === 'exchange') === terms.anyPart, 'any part exactly when an Exchange was declared');
  expect((kind === 'create') === terms.bonus > 0, 'a bonus exactly when a creation was declared');
}

/** L16: more than eight shards only while the surplus is owed, or while a taking is not complete. */
function checkBenches(state: State, expect: Expect): void {
  const owed = due(state);
  state.benches.forEach((bench, seat) => {
    const concerned = owed?.seats.includes(seat) ?? false;
    const surplus = Math.max(0, sizeOf(bench) - BENCH_SIZE);
    const taking = concerned && owed?.kind === 'substitute' && surplus <= 1;
    const returned = concerned && owed?.kind === 'return' ? owed.count : 0;
    expect(
      taking || surplus === returned,
      `at most eight shards on the bench of seat ${seat}, or the surplus owed`,
    );
  });
}

/** M38, M42: whoever chooses with others has chosen, is choosing, or has nothing to choose. */
function checkChoices(state: State, expect: Expect): void {
  const owed = due(state);
  state.choices.forEach((chosen, seat) => {
    const waiting = owed?.seats.includes(seat) ?? false;
    const wanted = !waiting && mayChoose(state, seat) ? 1 : 0;
    expect(chosen.length === wanted, `seat ${seat} to have chosen, to be choosing, or to have no choice`);
    expect(
      chosen.every((choice) => isChoice(state, seat, choice)),
      `a possible choice of seat ${seat}`,
    );
  });
}

/** Is this seat one of those who choose at once? */
function mayChoose(state: State, seat: Seat): boolean {
  const kind = due(state)?.kind;
  return kind === 'pick' || (kind === 'discard' && state.benches[seat] !== NO_SHARDS);
}

function isChoice(state: State, seat: Seat, choice: number): boolean {
  return isDrafting(state)
    ? choice <= packetAt(state, seat).length
    : hasShard(state.benches[seat], choice as Shard);
}
