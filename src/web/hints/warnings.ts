import { signal } from '@preact/signals';
import type { Seat } from '#core/game';
import type { Sight, Table } from '#table/table';
import type { BeforeSend } from '../room/menu/extra-tool.ts';
import { settings } from '../settings.ts';

/** What costs so much of the win is warned of. */
const COSTLY = 0.05;
/** Milliseconds that an action is held at most while it is judged: then it is sent, costly or not. */
const PATIENCE = 2000;

/** An action that is held, because it is costly. */
export interface Warning {
  readonly cost: number;
  playAnyway(): void;
  thinkAgain(): void;
}

/** What an action costs of the win, by what the seat may know. */
type CostAt = (view: unknown, seat: Seat, notation: string) => Promise<number>;

/** The warning that is shown; null: none. */
export const warning = signal<Warning | null>(null);

/**
 * Holds what one is about to play until it is judged, and asks where it is costly. What is sent with it waits behind it. It
 * names no better action.
 */
export function warner(table: Table, own: Seat, costAt: CostAt): { readonly ask: BeforeSend; stop(): void } {
  let sight: Sight | null = null;
  /** What waits, the first being judged; null: nothing does. */
  let held: (() => void)[] | null = null;
  const leave = (): void => {
    held = null;
    warning.value = null;
  };
  const unwatch = table.watch(own, (now) => {
    if (now.view !== sight?.view) leave();
    sight = now;
  });
  const sendAll = (waiting: readonly (() => void)[]): void => {
    leave();
    for (const send of waiting) send();
  };
  async function judge(waiting: (() => void)[], notation: string): Promise<void> {
    const late = new Promise<number>((resolve) => {
      setTimeout(() => resolve(0), PATIENCE);
    });
    const cost = await Promise.race([costAt(sight!.view, own, notation), late]);
    // Something else has happened at the table meanwhile.
    if (held !== waiting) return;
    if (cost < COSTLY) sendAll(waiting);
    else warning.value = { cost, playAnyway: () => sendAll(waiting), thinkAgain: leave };
  }
  return {
    ask(at, seat, notation, send) {
      if (settings.value.help !== 'warn' || at !== table || seat !== own || sight === null) return false;
      if (held !== null) {
        held.push(send);
        return true;
      }
      held = [send];
      void judge(held, notation);
      return true;
    },
    stop() {
      leave();
      unwatch();
    },
  };
}
