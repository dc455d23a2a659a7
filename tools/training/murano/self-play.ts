import type { Outcome, Seat } from '#core/game';
import type { Random } from '#core/random';
import { iterations } from '#bots/bot';
import { pickWorth } from '#bots/murano/draft';
import { answerForOthers, type TurnNode } from '#bots/murano/turn-ends';
import { bestOf, evaluatedEnds } from '#bots/murano/evaluated-ends';
import { follow, type Lookahead, sequentialHalving } from '#bots/murano/lookahead';
import { featureWriter } from '#bots/murano/value-network/features';
import {
  FEATURES,
  kindOf,
  type MatchKind,
  utility,
  type ValueFunction,
} from '#bots/murano/value-network/value-network';
import { YARDSTICK } from '#bots/murano/heuristic-weights';
import { heuristicValue } from '#bots/murano/heuristic';
import type { Action } from '#games/murano/rules/action';
import { murano } from '#games/murano/index';
import type { State, View } from '#games/murano/rules/state';
import { favourite, playedOut, type Searched } from './search.ts';

/** Who plays a seat: with a value network by it, without by the heuristic of level 2. */
export interface Player {
  readonly value: ValueFunction | null;
  readonly breadth: number;
  /** How often a turn is played otherwise than seems best. */
  readonly daring: number;
  readonly learns: boolean;
  readonly lookahead?: Lookahead | undefined;
}

/** The end of one turn: what was seen of it, what was hoped for, and what playing on from it and from others found. */
interface Turn {
  readonly features: Float64Array;
  readonly hope: number;
  readonly daring: boolean;
  readonly found: number | null;
  readonly others: readonly Float32Array[];
}

interface Choice {
  readonly end: TurnNode;
  readonly hope: number;
  readonly daring: boolean;
  readonly searched: readonly Searched[];
}

/** How far what was found counts, and not what was hoped for. */
const TRUST = 0.7;
/** How far what playing on found counts at an end, and not what came of the match. */
const FOUND = 0.5;
/** How much worse, in shares of a win, an end may be that is tried out of daring. */
const HEAT = 0.03;
/** A budget that cuts nothing off. */
const AMPLE = 1000;
const row = FEATURES + 1;
const writeFeatures = featureWriter();

/** Plays a match and gives the rows that can be learnt from it. */
export function selfPlay(
  state: State,
  players: readonly Player[],
  random: Random,
): { kind: MatchKind; rows: Float32Array; outcome: Outcome } {
  const turns: Turn[][] = players.map(() => []);
  const kind = kindOf(state);
  while (murano.outcome(state) === null) {
    const [seat] = murano.toAct(state);
    const view = murano.view(state, seat);
    const player = players[seat];
    if (view.turn !== seat || view.owed.at(-1)?.kind === 'pick') {
      murano.play(state, seat, aside(view, seat, random));
      continue;
    }
    const choice = choose(view, seat, player, random);
    if (player.learns && isWhole(choice.end)) turns[seat].push(noted(choice, seat));
    follow(state, seat, choice.end);
  }
  const outcome = murano.outcome(state)!;
  const rows = players.flatMap(({ learns, value }, seat) =>
    learns ? learnt(turns[seat], utility(outcome, seat), value === null ? 1 : TRUST) : [],
  );
  return { kind, rows: joined(rows), outcome };
}

const isWhole = ({ action, view }: TurnNode): boolean => action.kind === 'end' && view.phase !== 'over';

function featuresOf(end: TurnNode, seat: Seat): Float64Array {
  const features = new Float64Array(FEATURES);
  writeFeatures(end.view, seat, features);
  return features;
}

function rowOf(features: Float64Array, worth: number): Float32Array {
  const given = new Float32Array(row);
  given.set(features);
  given[FEATURES] = worth;
  return given;
}

function noted({ end, hope, daring, searched }: Choice, seat: Seat): Turn {
  const others = searched.filter((each) => each.end !== end && isWhole(each.end));
  return {
    features: featuresOf(end, seat),
    hope,
    daring,
    found: searched.find((each) => each.end === end)?.found ?? null,
    others: others.map((each) => rowOf(featuresOf(each.end, seat), each.found)),
  };
}

/** Backwards through the turns of a seat: each is worth what was hoped for, and found, after it. */
function learnt(turns: readonly Turn[], result: number, trust: number): Float32Array[] {
  const rows: Float32Array[] = [];
  let worth = result;
  for (let at = turns.length - 1; at >= 0; at -= 1) {
    const { features, hope, daring, found, others } = turns[at];
    rows.push(rowOf(features, found === null ? worth : FOUND * found + (1 - FOUND) * worth), ...others);
    // What came of a daring turn says nothing about the turn before.
    worth = daring ? hope : (1 - trust) * hope + trust * worth;
  }
  return rows;
}

function joined(rows: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(rows.length * row);
  rows.forEach((each, at) => all.set(each, at * row));
  return all;
}

function choose(
  view: View,
  seat: Seat,
  { value, breadth, daring, learns, lookahead }: Player,
  random: Random,
): Choice {
  const ends = evaluatedEnds(view, seat, breadth, value);
  const best = bestOf(ends);
  if (lookahead !== undefined && value !== null && ends.length > 1) {
    const searched = learns ? playedOut(ends, seat, value, lookahead, random) : [];
    const { end, worth } = favourite(
      learns ? searched : sequentialHalving(ends, seat, value, lookahead, iterations(AMPLE), new Map()),
    );
    return { end, hope: worth, daring: false, searched };
  }
  const hope = value === null ? 0.5 : best.worth;
  const searched: readonly Searched[] = [];
  if (daring === 0 || random.below(1000) >= 1000 * daring) {
    return { end: best, hope, daring: false, searched };
  }
  const heat = value === null ? 1 : HEAT;
  let sum = 0;
  let chosen = best;
  for (const end of ends) {
    const weight = Math.exp((end.worth - best.worth) / heat);
    sum += weight;
    if (random.below(1e6) < (1e6 * weight) / sum) chosen = end;
  }
  return { end: chosen, hope, daring: value !== null && chosen !== best, searched };
}

/** A pick of the draft, often by chance, or what is to be answered in another's turn. */
function aside(view: View, seat: Seat, random: Random): Action {
  const legal = murano.legalActions(view, seat);
  if (random.below(3) === 0) return legal[random.below(legal.length)];
  let [best, most] = [legal[0], -Infinity];
  for (const action of legal) {
    const worth = action.kind === 'pick' ? pickWorth(view, seat, action.place) : after(view, seat, action);
    if (worth > most) [best, most] = [action, worth];
  }
  return best;
}

function after(view: View, seat: Seat, action: Action): number {
  const seen = murano.preview(view, seat, action);
  answerForOthers(seen, seat);
  return heuristicValue(seen, seat, YARDSTICK);
}
