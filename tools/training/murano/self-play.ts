import type { Outcome, Seat } from '#core/game';
import { iterations } from '#bots/bot';
import type { Random } from '#core/random';
import { pickWorth } from '#bots/murano/draft';
import { answerForOthers, type TurnNode } from '#bots/murano/turn-ends';
import { bestOf, endsByHeuristic, evaluatedEnds } from '#bots/murano/evaluated-ends';
import { follow, pathTo } from '#bots/murano/lookahead';
import {
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
import { allFeatureWriter, FEATURES } from './features.ts';

/** Who plays a seat: with a value network by it, without by the heuristic of former level 2. */
export interface Player {
  readonly value: ValueFunction | null;
  readonly breadth: number;
  /** How often a turn is played otherwise than seems best. */
  readonly daring: number;
  readonly learns: boolean;
}

/** The end of one turn: what is seen of it, what was hoped for before choosing, and whether something else was chosen. */
interface Turn {
  readonly features: Float64Array;
  readonly hope: number;
  readonly daring: boolean;
}

interface Choice {
  readonly end: TurnNode;
  readonly hope: number;
  readonly daring: boolean;
}

/** What stands in a row after the features: hope, daring, the result, and whether it is the last of its seat. */
export const ROW = FEATURES + 4;

/** How much worse, in shares of a win, an end may be that is tried out of daring. */
const HEAT = 0.03;
const writeFeatures = allFeatureWriter();

/** Plays a match and gives the rows that can be learnt from it: for each seat that learns its turns in order. */
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
    follow(state, seat, pathTo(choice.end));
  }
  const outcome = murano.outcome(state)!;
  const count = turns.reduce((sum, { length }) => sum + length, 0);
  const rows = new Float32Array(count * ROW);
  let at = 0;
  turns.forEach((own, seat) => {
    own.forEach(({ features, hope, daring }, turn) => {
      rows.set(features, at);
      const last = turn === own.length - 1;
      rows.set([hope, daring ? 1 : 0, utility(outcome, seat), last ? 1 : 0], at + FEATURES);
      at += ROW;
    });
  });
  return { kind, rows, outcome };
}

const isWhole = ({ action, view }: TurnNode): boolean => action.kind === 'end' && view.phase !== 'over';

function noted({ end, hope, daring }: Choice, seat: Seat): Turn {
  const features = new Float64Array(FEATURES);
  writeFeatures(end.view, seat, features);
  return { features, hope, daring };
}

function choose(view: View, seat: Seat, { value, breadth, daring }: Player, random: Random): Choice {
  const ends =
    value === null
      ? endsByHeuristic(view, seat, breadth, iterations(breadth))
      : evaluatedEnds(view, seat, breadth, value);
  const best = bestOf(ends);
  const hope = value === null ? 0.5 : best.worth;
  if (daring === 0 || random.below(1000) >= 1000 * daring) return { end: best, hope, daring: false };
  const heat = value === null ? 1 : HEAT;
  let sum = 0;
  let chosen = best;
  for (const end of ends) {
    const weight = Math.exp((end.worth - best.worth) / heat);
    sum += weight;
    if (random.below(1e6) < (1e6 * weight) / sum) chosen = end;
  }
  return { end: chosen, hope, daring: value !== null && chosen !== best };
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
  const position = murano.preview(view, seat, action);
  answerForOthers(position, seat);
  return heuristicValue(position, seat, YARDSTICK);
}
