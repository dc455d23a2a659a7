import { computed, type ReadonlySignal, signal, type Signal } from '@preact/signals';
import type { JudgedDecision, Review } from '#bots/review/review';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { type Match, playNotation } from '#core/match';
import type { Sight } from '#table/table';
import { stepAmong } from './keys.ts';
import { decisionsOf, type Looked, sightBefore, sightFrom } from './looked.ts';

/** table: as it was then; line: the better line is played out; trying: one chooses again. */
export type LookPhase = 'table' | 'line' | 'trying';

/** Somebody who looks back: from which seat, at which decision, and what they have seen of its answer. */
export interface LookSession {
  readonly looked: Looked;
  readonly review: Review;
  readonly seat: ReadonlySignal<Seat>;
  readonly at: ReadonlySignal<number>;
  readonly decision: ReadonlySignal<JudgedDecision>;
  readonly moments: ReadonlySignal<readonly number[]>;
  readonly shown: Signal<readonly number[]>;
  readonly isShown: ReadonlySignal<boolean>;
  readonly phase: ReadonlySignal<LookPhase>;
  readonly sight: ReadonlySignal<Sight>;
  /** What was chosen when it was last tried again, by the place of the decision. */
  readonly tried: ReadonlySignal<ReadonlyMap<number, string>>;
  /** Where the better line has led; null before it was played. */
  readonly reached: ReadonlySignal<Match | null>;
  choose(at: number): void;
  go(by: -1 | 1): void;
  goByMoment(by: -1 | 1): void;
  lookFrom(seat: Seat): void;
  show(): void;
  tryAgain(): void;
  /** What was chosen, or nothing: one has left it for later. */
  settle(notation: string | null): void;
  play(): Promise<void>;
  leave(): void;
}

interface SessionEnv {
  /** Time to see a step of the line. */
  pause(): Promise<void>;
  /** Which answers were shown has changed. */
  keep(shown: readonly number[]): void;
}

type LookStart = { readonly seat: Seat; readonly shown: readonly number[] };

/** What is looked at, and how to turn to something else. */
function lookState(looked: Looked, review: Review, from: LookStart) {
  const momentsOf = (of: Seat): readonly number[] => entryAt(review.players, of).moments;
  const firstOf = (of: Seat): number => momentsOf(of)[0] ?? decisionsOf(review, of)[0]?.at ?? 0;
  const seat = signal(from.seat);
  const at = signal(firstOf(from.seat));
  const decision = computed(() => entryAt(review.decisions, at.value));
  const phase = signal<LookPhase>('table');
  const reached = signal<Match | null>(null);
  const sight = signal(sightBefore(looked, decision.value));
  // Raised when something else is looked at: a line that is still being played is not wanted any more.
  let moment = 0;
  const rest = (): void => {
    moment += 1;
    phase.value = 'table';
    reached.value = null;
    sight.value = sightBefore(looked, decision.value);
  };
  return {
    seat,
    at,
    decision,
    phase,
    reached,
    sight,
    moments: computed(() => momentsOf(seat.value)),
    rest,
    now: () => moment,
    choose(to: number) {
      at.value = to;
      rest();
    },
    firstOf,
  };
}

export function lookSession(looked: Looked, review: Review, from: LookStart, env: SessionEnv): LookSession {
  const { rest, choose, now, firstOf, ...state } = lookState(looked, review, from);
  const { seat, at, decision, phase, reached, sight, moments } = state;
  const shown = signal(from.shown);
  const tried = signal<ReadonlyMap<number, string>>(new Map());
  const show = (): void => {
    if (shown.value.includes(at.value)) return;
    shown.value = [...shown.value, at.value];
    env.keep(shown.value);
  };
  return {
    ...state,
    looked,
    review,
    shown,
    isShown: computed(() => shown.value.includes(at.value)),
    tried,
    choose,
    go(by) {
      const own = decisionsOf(review, seat.value).map((each) => each.at);
      choose(stepAmong(own, at.value, by));
    },
    goByMoment(by) {
      const sorted = moments.value.toSorted((a, b) => a - b);
      choose(stepAmong(sorted, at.value, by));
    },
    lookFrom(to) {
      seat.value = to;
      choose(firstOf(to));
    },
    show,
    tryAgain() {
      rest();
      phase.value = 'trying';
    },
    settle(notation) {
      if (notation !== null) {
        tried.value = new Map(tried.value).set(at.value, notation);
        show();
      }
      rest();
    },
    async play() {
      if (!shown.value.includes(at.value)) return;
      rest();
      phase.value = 'line';
      const begun = now();
      const isWanted = async (): Promise<boolean> => {
        await env.pause();
        return begun === now();
      };
      await playLine(entryAt(looked.stages, at.value), decision.value, isWanted, (match) => {
        sight.value = sightFrom(match, decision.value.seat);
        reached.value = match;
      });
    },
    leave: rest,
  };
}

/** The better line, step by step, as long as it is wanted. */
async function playLine(
  start: Match,
  { seat, line, best }: JudgedDecision,
  isWanted: () => Promise<boolean>,
  tell: (match: Match) => void,
): Promise<void> {
  let match = start;
  for (const notation of line.length > 0 ? line : [best]) {
    if (!(await isWanted())) return;
    match = playNotation(match, seat, notation);
    tell(match);
  }
}

/** Whether what was chosen is as good as the best. */
export const isFound = ({ candidates, best }: JudgedDecision, notation: string): boolean =>
  notation === best || candidates.some(({ word, isEqual }) => word === notation && isEqual);
