import type { Seat } from '#core/game';
import { type Action, PILE } from '#games/muster/action';
import { type Card, cardWord } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import { cardsLeft, type State, type View } from '#games/muster/state';
import { shownBy } from '../../review/calibration.ts';
import type { ChanceOutcomes, Judged, Proof, ReviewEvaluator } from '../../review/evaluator.ts';
import type { ReasonTable } from '../../review/reasons.ts';
import { chanceFrom } from '../../review/seed.ts';
import { shareOf } from '../../share.ts';
import { networkFrom } from '../afterstate/network.ts';
import { rolloutBy } from '../afterstate/rollouts.ts';
import { type ActionValues, actionValuesBy, indexOfHighest } from '../afterstate/values.ts';
import { certaintyIn } from '../endings.ts';
import { CALIBRATION } from '../content/calibration.ts';
import { factors } from './factors.ts';
import { matters } from './matters.ts';
import { AFTERSTATE_NETWORK } from '../content/afterstate-network.ts';

/** Actions that the network finds at most so much worse than the best are played on, and no more than these. */
const MARGIN = 0.1;
const CANDIDATES = 5;
/** The network's value counts like so many worlds. */
const PRIOR_WORLDS = 4;

interface Glanced {
  readonly action: Action;
  readonly value: number;
  readonly shares: number[];
}

/** Rollouts by the network on shared worlds; luck by the network with open hands. */
export function musterEvaluator(actionValues: ActionValues): ReviewEvaluator<View, State, Action> {
  const values: number[] = [];
  const playOn = rolloutBy(actionValues, 1);

  function judge(view: View, seat: Seat, played: string | null, worlds: number): Judged<Action>[] {
    const legal = muster.legalActions(view, seat);
    actionValues(view, seat, legal, values);
    const best = Math.max(...values);
    const glanced = legal.map((action, at): Glanced => ({ action, value: values[at], shares: [] }));
    const open = glanced
      .toSorted((a, b) => b.value - a.value)
      .filter(
        ({ action, value }, place) =>
          muster.encode(action) === played || (place < CANDIDATES && value >= best - MARGIN),
      );
    if (open.length > 1) {
      const random = chanceFrom(muster, view, seat);
      for (let world = 0; world < worlds; world += 1) {
        const state = muster.imagine(view, seat, random);
        for (const { action, shares } of open) shares.push(playOn(state, seat, action).share);
      }
    }
    return weighed(glanced);
  }

  /** Writes what each action is worth to a seat that knows all hands. */
  function valuesWithOpenHands(state: State, seat: Seat): readonly number[] {
    const view = muster.view({ ...state, shown: state.hands }, seat);
    actionValues(view, seat, muster.legalActions(view, seat), values);
    return values;
  }
  const shared = (share: number, seat: Seat): readonly number[] =>
    seat === 0 ? [share, 1 - share] : [1 - share, share];

  function openShares(state: State): readonly number[] {
    const over = muster.outcome(state);
    if (over !== null) return [shareOf(over, 0, 2), shareOf(over, 1, 2)];
    const open = valuesWithOpenHands(state, state.turn);
    return shared(open[indexOfHighest(open)], state.turn);
  }

  function actionShares(state: State, seat: Seat): readonly (readonly number[])[] {
    const open = [...valuesWithOpenHands(state, seat)];
    actionValues(muster.view(state, seat), seat, muster.legalActions(state, seat), values);
    return open.map((share, at) => shared((share + values[at]) / 2, seat));
  }

  const reasons: ReasonTable<View, State, Action> = {
    worlds: 16,
    factors,
    ends(view, seat, action, worlds, salt) {
      const random = chanceFrom(muster, view, seat, salt);
      return Array.from({ length: worlds }, () => {
        const { state, replies } = playOn(muster.imagine(view, seat, random), seat, action);
        return { position: state, replies };
      });
    },
    value(state, seat) {
      const over = muster.outcome(state);
      if (over !== null) return shareOf(over, seat, 2);
      const actor = state.turn;
      actionValues(muster.view(state, actor), actor, muster.legalActions(state, actor), values);
      const share = values[indexOfHighest(values)];
      return actor === seat ? share : 1 - share;
    },
  };

  return {
    game: muster,
    worlds: 24,
    judge,
    proof,
    kindOf,
    fittedTo: CALIBRATION.judge,
    calibrated: (share, view) => shownBy(CALIBRATION.knots[kindOf(view)], share),
    openShares,
    actionShares,
    chance,
    deals: 256,
    line: (_view, _seat, action) => [action],
    reasons,
    matters,
  };
}

/** Near the end the judge knows more: each phase is fitted to what came of it by itself. */
const PHASES = [
  { least: 22, kind: 'early' },
  { least: 8, kind: 'middle' },
] as const;

const kindOf = (view: View): string => PHASES.find(({ least }) => cardsLeft(view) >= least)?.kind ?? 'late';

/** What was only glanced at is not better than the best of what was played on. */
function weighed(
  glanced: readonly { readonly action: Action; readonly value: number; readonly shares: readonly number[] }[],
): Judged<Action>[] {
  const worthOf = (value: number, shares: readonly number[]): number =>
    (shares.reduce((sum, share) => sum + share, 0) + PRIOR_WORLDS * value) / (shares.length + PRIOR_WORLDS);
  const tried = glanced.filter(({ shares }) => shares.length > 0);
  const most = Math.max(...tried.map(({ value, shares }) => worthOf(value, shares)));
  return glanced.map(({ action, value, shares }) => ({
    action,
    worth: shares.length > 0 ? worthOf(value, shares) : tried.length > 0 ? Math.min(value, most) : value,
    shares,
  }));
}

/** A proof may cost so many positions: a fraction of a second. */
const POSITIONS = 20_000;

function proof(view: View, seat: Seat): Proof<Action> | null {
  const legal = muster.legalActions(view, seat);
  if (legal.length < 2) return null;
  const certainty = certaintyIn(view, seat, legal, legal.length, { positions: POSITIONS });
  return certainty === null ? null : { proven: certainty.goal, actions: certainty.actions };
}

/** Each card that may lie on top of the pile, as often as it is there. [U6, U16] */
function chance(before: State, seat: Seat, action: Action): ChanceOutcomes<State> | null {
  const isDraw = action.kind === 'draw' && action.from === PILE;
  if ((!isDraw && action.kind !== 'move') || cardsLeft(before) === 0) return null;
  const pile = before.pile.slice(before.drawn);
  const faces = new Map<Card, number>();
  for (const card of pile) faces.set(card, (faces.get(card) ?? 0) + 1);
  const outcomes = [...faces].map(([card, weight]) => {
    const rest = pile.slice();
    rest.splice(rest.indexOf(card), 1);
    const state = { ...before, pile: [card, ...rest], drawn: 0 };
    muster.play(state, seat, action);
    return { weight, state };
  });
  return { kind: isDraw ? 'draw' : 'turned', what: { key: `card.${cardWord(pile[0])}` }, outcomes };
}

export const evaluator = musterEvaluator(actionValuesBy(networkFrom(AFTERSTATE_NETWORK)));
