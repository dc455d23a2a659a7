import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Answer, Unsent } from '#table/pending-requests';
import { NOTHING_HEARD, type OnlineTable, type OnlineTableState } from '#table/online-table';
import type { Refused } from '#table/remote';
import { type Attending, attend } from './connect.ts';
import { codesOf, keepCodes } from '../deal/table-keepsake.ts';
import { refusedText } from '../refusal-texts.ts';

/** Being at an online table, as its screens see it. */
export interface There {
  readonly visited: ReadonlySignal<OnlineTableState>;
  /** The last thing that was refused, in words; null once it was read. */
  readonly notice: Signal<string | null>;
  readonly play: OnlineTable['play'];
  readonly nudge: () => void;
  readonly point: OnlineTable['point'];
  /** Says so when it is refused. */
  ask(request: Unsent): Promise<Answer>;
  /** Whether this device waits before it is bound, around a shared screen. */
  readonly isHeld: Signal<boolean>;
  leave(): void;
}

export function goThere(id: string, watch: string | null, attending?: Attending): There {
  // The replay of a match that goes on asks for it.
  if (watch !== null && codesOf(id).watch === undefined) keepCodes(id, { watch });
  const notice = signal<string | null>(null);
  const visited = signal<OnlineTableState>(NOTHING_HEARD);
  const isHeld = signal(true);
  const tell = {
    changed: (next: OnlineTableState): void => {
      visited.value = next;
    },
    refused: ({ reason }: Refused): void => {
      notice.value = refusedText(reason);
    },
    isHeld: () => isHeld.peek(),
  };
  // Whoever has no seat yet sees the table by what the screen in the room, or a link, has shown them.
  const visit = attend(id, watch ?? codesOf(id).watch ?? null, tell, attending);
  const released = effect(() => {
    if (!isHeld.value) visit.release();
  });
  return {
    visited,
    notice,
    play: visit.play,
    nudge: visit.nudge,
    point: visit.point,
    async ask(request) {
      const answer = await visit.ask(request);
      if (answer.type === 'refused') notice.value = refusedText(answer.reason);
      return answer;
    },
    isHeld,
    leave() {
      released();
      visit.leave();
    },
  };
}
