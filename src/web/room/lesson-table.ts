import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { entryAt } from '#core/list';
import type { Match } from '#core/match';
import { localTable } from '#table/local';
import type { Player, Sight } from '#table/table';
import { sit } from './seat.ts';

/** What a step of a lesson leads to. */
export interface Led {
  /** The words one may choose from, or the take-back of the one before; nothing where reading is enough. */
  readonly words?: readonly string[] | 'undo';
  /** What the rival does afterwards. */
  readonly rival?: readonly string[];
}

/** A lesson under way. */
export interface School<Step extends Led> {
  readonly sight: ReadonlySignal<Sight>;
  readonly step: ReadonlySignal<Step>;
  /** Counted from 1. */
  readonly count: ReadonlySignal<number>;
  readonly total: number;
  /** The words that are offered now. */
  readonly only: ReadonlySignal<readonly string[]>;
  send(word: string): void;
  undo(): void;
  /** On from a step that is only read. */
  forth(): void;
  leave(): void;
}

/** The learner sits on the first seat; the rival plays from a script, whatever its level. */
export const CLASS: readonly [learner: Player, rival: Player] = [
  { kind: 'person' },
  { kind: 'bot', level: '5' },
];

/** A table with a fixed deal, a rival who plays by the book, and one thing to do at a time. */
export function school<Step extends Led>(
  start: Match,
  steps: readonly Step[],
  pause: () => Promise<void>,
): School<Step> {
  const at = signal(0);
  // The steps at which something was played: a take-back leads to the last of them.
  const done: number[] = [];
  let answers: string[] = [];
  const table = localTable(start, CLASS, {
    think: () => Promise.resolve(answers.shift() ?? ''),
    pause,
    keep: () => undefined,
  });
  const seated = sit(table, 0);
  const step = computed(() => entryAt(steps, at.value));
  const only = computed(() => {
    const { words = [] } = step.value;
    return words === 'undo' ? [] : words;
  });
  const forth = (): void => {
    at.value = Math.min(at.value + 1, steps.length - 1);
  };
  return {
    sight: seated.sight,
    step,
    count: computed(() => at.value + 1),
    total: steps.length,
    only,
    send(word) {
      if (!only.value.includes(word)) return;
      answers = [...(step.value.rival ?? [])];
      done.push(at.value);
      forth();
      seated.send(word);
    },
    undo() {
      if (!seated.sight.value.mayUndo) return;
      const last = done.pop();
      answers = [];
      if (step.value.words === 'undo') forth();
      else if (last !== undefined) at.value = last;
      seated.undo();
    },
    forth,
    leave: () => seated.leave(),
  };
}
