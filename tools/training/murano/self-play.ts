import type { Outcome, Seat } from '#core/game';
import type { Random } from '#core/random';
import { iterations } from '#bots/bot';
import { pickWorth } from '#bots/murano/draft';
import { answerForOthers, type Reached } from '#bots/murano/ends';
import { bestOf, considered, endsFor, follow, type Foresight } from '#bots/murano/foresight';
import { readFeatures } from '#bots/murano/outlook/features';
import { FEATURES, kindOf, type MatchKind, type Networks, success } from '#bots/murano/outlook/outlook';
import { YARDSTICK } from '#bots/murano/taste';
import { worthOf } from '#bots/murano/worth';
import type { Action } from '#games/murano/action';
import { murano } from '#games/murano/index';
import type { State, View } from '#games/murano/state';

/** Who plays a seat: with networks by them, without by the eye of level 2. */
export interface Player {
  readonly networks: Networks | null;
  readonly breadth: number;
  /** How often a turn is played otherwise than seems best. */
  readonly daring: number;
  readonly learns: boolean;
  readonly foresight?: Foresight | undefined;
}

/** The end of one turn: what was seen of it, and what was hoped for. */
interface Turn {
  readonly features: Float64Array;
  hope: number;
  daring: boolean;
}

/** How far what was found counts, and not what was hoped for. */
const TRUST = 0.7;
/** How much worse, in shares of a win, an end may be that is tried out of daring. */
const HEAT = 0.03;
const row = FEATURES + 1;

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
    const { end, hope, daring } = choose(view, seat, player, random);
    if (player.learns && isWhole(end)) {
      const features = new Float64Array(FEATURES);
      readFeatures(end.view, seat, features);
      turns[seat].push({ features, hope, daring });
    }
    follow(state, seat, end);
  }
  const outcome = murano.outcome(state)!;
  const rows = players.flatMap(({ learns, networks }, seat) =>
    learns ? learnt(turns[seat], success(outcome, seat), networks === null ? 1 : TRUST) : [],
  );
  return { kind, rows: joined(rows), outcome };
}

const isWhole = ({ action, view }: Reached): boolean => action.kind === 'end' && view.phase !== 'over';

/** Backwards through the turns of a seat: each is worth what was hoped for, and found, after it. */
function learnt(turns: readonly Turn[], result: number, trust: number): Float32Array[] {
  const rows: Float32Array[] = [];
  let worth = result;
  for (let at = turns.length - 1; at >= 0; at -= 1) {
    const { features, hope, daring } = turns[at];
    const given = new Float32Array(row);
    given.set(features);
    given[FEATURES] = worth;
    rows.push(given);
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
  { networks, breadth, daring, foresight }: Player,
  random: Random,
): { end: Reached; hope: number; daring: boolean } {
  const ends = endsFor(view, seat, breadth, networks);
  let best = bestOf(ends);
  if (foresight !== undefined && networks !== null && ends.length > 1) {
    let most = -Infinity;
    for (const { end, worth } of considered(ends, seat, networks, foresight, iterations(breadth), random)) {
      if (worth > most) [best, most] = [end, worth];
    }
  }
  const hope = networks === null ? 0.5 : best.worth;
  if (daring === 0 || random.below(1000) >= 1000 * daring) return { end: best, hope, daring: false };
  const heat = networks === null ? 1 : HEAT;
  let sum = 0;
  let chosen = best;
  for (const end of ends) {
    const weight = Math.exp((end.worth - best.worth) / heat);
    sum += weight;
    if (random.below(1e6) < (1e6 * weight) / sum) chosen = end;
  }
  return { end: chosen, hope, daring: networks !== null && chosen !== best };
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
  return worthOf(seen, seat, YARDSTICK);
}
