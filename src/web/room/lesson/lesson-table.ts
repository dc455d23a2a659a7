import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { entryAt } from '#core/list';
import { type Match, playNotation, undo } from '#core/match';
import { localTable } from '#table/local';
import type { Player, Sight } from '#table/table';
import { sit } from '../seat.ts';

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

/** Where a lesson was left. */
export interface Bookmark {
  /** The step, counted from 0. */
  readonly at: number;
  keep(at: number): void;
}

const UNMARKED: Bookmark = { at: 0, keep: () => undefined };

/** The table as it is at a step, and the steps at which something was played: a take-back leads to the last of them. */
function leafTo(start: Match, steps: readonly Led[], to: number): { match: Match; done: number[] } {
  let match = start;
  const done: number[] = [];
  for (const [index, { words = [], rival = [] }] of steps.slice(0, to).entries()) {
    if (words === 'undo') {
      match = undo(match);
      done.pop();
    } else if (words.length > 0) {
      match = playNotation(match, 0, entryAt(words, 0));
      done.push(index);
    }
    for (const word of rival) match = playNotation(match, 1, word);
  }
  return { match, done };
}

/** A table with a fixed deal, a rival who plays by the book, and one thing to do at a time. */
export function school<Step extends Led>(
  start: Match,
  steps: readonly Step[],
  pause: () => Promise<void>,
  bookmark: Bookmark = UNMARKED,
): School<Step> {
  const from = Math.min(bookmark.at, steps.length - 1);
  const at = signal(from);
  const { match, done } = leafTo(start, steps, from);
  let answers: string[] = [];
  const table = localTable(match, CLASS, {
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
  const turnTo = (step: number): void => {
    at.value = step;
    // Whoever has learned it all begins at the beginning the next time.
    bookmark.keep(step === steps.length - 1 ? 0 : step);
  };
  const forth = (): void => turnTo(Math.min(at.value + 1, steps.length - 1));
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
      else if (last !== undefined) turnTo(last);
      seated.undo();
    },
    forth,
    leave: () => seated.leave(),
  };
}
