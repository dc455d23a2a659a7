import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Answer, Unsent } from '#table/pending-requests';
import { NOTHING_HEARD, type OnlineTable, type OnlineTableState } from '#table/online-table';
import { attend } from './connect.ts';
import { codesOf, keepCodes } from './table-keepsake.ts';
import { refusedText } from './refusal-texts.ts';

/** Being at an online table, as its screens see it. */
export interface There {
  readonly visited: ReadonlySignal<OnlineTableState>;
  /** The last thing that was refused, in words; null once it was read. */
  readonly notice: Signal<string | null>;
  readonly play: OnlineTable['play'];
  readonly nudge: () => void;
  /** Says so when it is refused. */
  ask(request: Unsent): Promise<Answer>;
  leave(): void;
}

export function goThere(id: string, watch: string | null): There {
  // The replay of a match that goes on asks for it.
  if (watch !== null && codesOf(id).watch === undefined) keepCodes(id, { watch });
  const notice = signal<string | null>(null);
  const visited = signal<OnlineTableState>(NOTHING_HEARD);
  const visit = attend(id, watch, {
    changed: (next) => {
      visited.value = next;
    },
    refused: ({ reason }) => {
      notice.value = refusedText(reason);
    },
  });
  return {
    visited,
    notice,
    play: visit.play,
    nudge: visit.nudge,
    async ask(request) {
      const answer = await visit.ask(request);
      if (answer.type === 'refused') notice.value = refusedText(answer.reason);
      return answer;
    },
    leave: visit.leave,
  };
}
