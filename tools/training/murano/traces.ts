import type { Seat } from '#core/game';
import { defaultOptions } from '#core/options';
import { afterstateWriter } from '#bots/murano/afterstate/features';
import { FEATURES as AFTERSTATE_FEATURES } from '#bots/murano/afterstate/table';
import { YARDSTICK } from '#bots/murano/heuristic-weights';
import { heuristicValue } from '#bots/murano/heuristic';
import { utility } from '#bots/murano/value-network/value-network';
import { newHash, type TraceHash } from '#bots/testing/trace-hash';
import { murano } from '#games/murano/index';
import type { Options } from '#games/murano/options';
import type { Action } from '#games/murano/rules/action';
import { ADVANTAGE_IDS, hasMark } from '#games/murano/rules/cards';
import { OWED_KINDS } from '#games/murano/rules/owed';
import type { Shard } from '#games/murano/rules/shards';
import { DEALS, PHASES, type State, type View } from '#games/murano/rules/state';
import { handSize } from '#games/murano/modules/variants';
import { codeOf } from './action-codes.ts';
import { allFeatureWriter, FEATURES } from './features.ts';

const NOT_CHOSEN = 9;
const NO_OWL = 9;

function addState(hash: TraceHash, state: State): void {
  const { terms, liras } = state;
  for (const small of [
    state.turn,
    state.round,
    state.lastMade,
    PHASES.indexOf(state.phase),
    Number(state.turned),
    state.taken,
    state.dealt,
    state.made,
    DEALS.indexOf(state.lastDeal),
    state.ring,
    state.selector,
    state.owl < 0 ? NO_OWL : state.owl,
    terms.takings,
    terms.deals,
    terms.price,
    terms.proceeds,
    Number(terms.anyPart),
    terms.bonus,
    liras[0] ?? 0,
    liras[1] ?? 0,
    state.pile.length,
    state.revealed.length,
    state.warehouse,
    ...state.markets,
  ]) {
    hash.add(small);
  }
  state.benches.forEach((bench, seat) => {
    hash.add(bench);
    hash.add(state.money[seat]);
    hash.addList(state.hands[seat]);
    hash.addList(state.completed[seat]);
    hash.addList(state.aside[seat]);
    hash.add(state.choices[seat][0] ?? NOT_CHOSEN);
  });
  hash.add(state.owed.length);
  for (const { kind, seats, count, from } of state.owed) {
    hash.add(OWED_KINDS.indexOf(kind));
    hash.add(seats.reduce((bits, seat) => bits | (1 << seat), 0));
    hash.add(count);
    hash.add(from);
  }
}

const writeFeatures = allFeatureWriter();
const features = new Float64Array(FEATURES);

/** What whoever acts is told, and what the heuristic makes of it. */
function addFeatures(hash: TraceHash, state: State, seat: Seat): void {
  const view = murano.view(state, seat);
  writeFeatures(view, seat, features);
  for (const feature of features) hash.addReal(feature);
  hash.addReal(heuristicValue(view, seat, YARDSTICK));
}

const writeAfterstate = afterstateWriter();
const afterstate = new Float64Array(AFTERSTATE_FEATURES);

function addAfterstate(hash: TraceHash, view: View, seat: Seat): void {
  writeAfterstate(view, seat, afterstate);
  for (const feature of afterstate) hash.addReal(feature);
}

/** The table as each seat sees it, and what each action leads to as whoever acts foresees it. */
function addAfterstates(hash: TraceHash, state: State, seat: Seat, legal: readonly Action[]): void {
  for (let other = 0; other < state.hands.length; other += 1) {
    addAfterstate(hash, murano.view(state, other), other);
  }
  const view = murano.view(state, seat);
  for (const action of legal) {
    const after = murano.preview(view, seat, action);
    const over = murano.outcome(after);
    if (over === null) addAfterstate(hash, after, seat);
    else hash.addReal(utility(over, seat));
  }
}

/** SEATS SETS EXPERT STRICT RING CIRCLE, then whether all are emptied, the safety end and the four advantages. */
function optionsOf(digits: string, emptied: string, safety: string, advantages: readonly number[]): Options {
  const [, , expert, strict, ring, circle] = Array.from(digits, Number);
  const interactive = advantages.filter((advantage) => hasMark(advantage, 'interactive')).length;
  return {
    ...defaultOptions(murano.options),
    ring: ring === 0 ? 'A' : 'B',
    circle: circle === 0 ? 'I' : 'II',
    advantages: interactive > 1 ? 'random' : 'chosen',
    interactive: interactive > 1 ? 'shuffled' : interactive === 1 ? 'chosen' : 'off',
    chosen: interactive > 1 ? [] : advantages.toSorted((a, b) => a - b).map((at) => ADVANTAGE_IDS[at]),
    expert: expert === 1,
    expertCards: expert === 1 && strict === 0 ? 'sheet' : 'strict',
    safety: Number(safety),
    emptied: emptied === '1' ? 'all' : 'one',
  };
}

const numbersOf = (words: string): number[] => words.split(' ').map(Number);

function start(line: string): State {
  const [setting = '', ...lists] = line.split(' : ');
  const [, digits = '', emptied = '', safety = '', ring, selector, first] = setting.split(' ');
  const [cards, markets, advantages, challenges] = lists.slice(0, 4).map(numbersOf);
  const seats = Number(digits[0]);
  const options = optionsOf(digits, emptied, safety, advantages);
  const refusal = murano.options.refusal(options, seats);
  if (refusal !== null) throw new Error(`options that are refused: ${setting}`);
  const size = handSize(options, seats);
  return murano.setup(options, seats, {
    first: Number(first),
    ring: Number(ring),
    selector: Number(selector),
    markets: markets as Shard[],
    advantages,
    hands: Array.from({ length: seats }, (_, seat) => cards.slice(seat * size, (seat + 1) * size)),
    challenges: seats === 1 ? challenges : [],
    rest: cards.slice(seats * size),
  });
}

/** Replays one line; throws at the first thing that differs. */
function replayMatch(line: string): number {
  const parts = line.split(' : ');
  const state = start(line);
  const hash = newHash();
  const steps = parts[5].split(' ');
  for (const [number, step] of steps.entries()) {
    const [choice, digest] = step.split('/');
    const [seat] = murano.toAct(state);
    const legal = murano.legalActions(state, seat);
    addState(hash, state);
    hash.addList(legal.map(codeOf));
    addFeatures(hash, state, seat);
    addAfterstates(hash, state, seat, legal);
    const action = legal[Number(choice)];
    if (action === undefined || (digest !== undefined && digest !== hash.text())) {
      throw new Error(`decision ${number + 1} of ${parts[0]}: ${hash.text()}, expected ${step}`);
    }
    murano.play(state, seat, action);
  }
  addState(hash, state);
  const outcome = murano.outcome(state);
  if (outcome === null) throw new Error(`${parts[0]}: not over, expected an end`);
  for (let seat = 0; seat < outcome.scores.length; seat += 1) {
    hash.addReal(utility(outcome, seat));
    hash.addReal(heuristicValue(state, seat, YARDSTICK));
  }
  if (hash.text() !== parts[6]) throw new Error(`${parts[0]}: ${hash.text()}, expected ${parts[6]}`);
  return steps.length;
}

/** Replays by the rules and features of here what the compiled rules played. */
export function replayTraces(text: string): { matches: number; decisions: number } {
  const [head, ...matches] = text.trimEnd().split('\n');
  const counts = `features ${FEATURES} ${AFTERSTATE_FEATURES}`;
  if (head !== counts) throw new Error(`${head}, expected ${counts}`);
  const decisions = matches.reduce((total, line) => total + replayMatch(line), 0);
  return { matches: matches.length, decisions };
}
