import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Answer, Unsent } from '#table/pending-requests';
import { NOTHING_HEARD, type OnlineTable, type OnlineTableState } from '#table/online-table';
import type { Refused } from '#table/remote';
import { connectTable, type TableCredentials } from './connect.ts';
import { codesOf, keepCodes } from '../deal/table-keepsake.ts';
import { refusedText } from '../refusal-texts.ts';

/** Being at an online table, as its screens see it. */
export interface TableSession {
  readonly state: ReadonlySignal<OnlineTableState>;
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

export function openSession(id: string, watch: string | null, credentials?: TableCredentials): TableSession {
  // The replay of a match that goes on asks for it.
  if (watch !== null && codesOf(id).watch === undefined) keepCodes(id, { watch });
  const notice = signal<string | null>(null);
  const state = signal<OnlineTableState>(NOTHING_HEARD);
  const isHeld = signal(true);
  const tell = {
    changed: (next: OnlineTableState): void => {
      state.value = next;
    },
    refused: ({ reason }: Refused): void => {
      notice.value = refusedText(reason);
    },
    isHeld: () => isHeld.peek(),
  };
  // Whoever has no seat yet sees the table by what the screen in the room, or a link, has shown them.
  const table = connectTable(id, watch ?? codesOf(id).watch ?? null, tell, credentials);
  const released = effect(() => {
    if (!isHeld.value) table.release();
  });
  return {
    state,
    notice,
    play: table.play,
    nudge: table.nudge,
    point: table.point,
    async ask(request) {
      const answer = await table.ask(request);
      if (answer.type === 'refused') notice.value = refusedText(answer.reason);
      return answer;
    },
    isHeld,
    leave() {
      released();
      table.leave();
    },
  };
}
