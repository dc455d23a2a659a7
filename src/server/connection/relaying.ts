import type { FromServer } from '#table/protocol';
import { isElsewhere } from '../hosting/elsewhere.ts';
import type { Relay, RelayEnds } from '../hosting/peers.ts';

/** Passes somebody on to the process that hosts a table; null: that is this one. */
export type PassOn = (table: string, ends: RelayEnds) => Promise<Relay | null>;

type Bye = Extract<FromServer, { type: 'bye' }>;

/** The part of a session that speaks for its client to another process, where that hosts the table. */
export interface Relaying {
  isActive(): boolean;
  /** Enters a table here, or passes the greeting on to where it is, and then all that follows. */
  greet(table: string, greeting: string, enter: () => Promise<void>): Promise<void>;
  send(text: string): void;
  close(): void;
}

interface RelayingEnv {
  readonly passOn: PassOn;
  sendText(text: string): void;
  end(reason: Bye['reason'], retry: number | null): void;
  isOpen(): boolean;
}

/** The table changes hands: how soon to come back. */
export const MOVED_RETRY = 300;

/** Where there is no other process: one for all, because thousands are connected. */
export const NEVER: Relaying = {
  isActive: () => false,
  greet: (_table, _greeting, enter) => enter(),
  send: () => undefined,
  close: () => undefined,
};

export function relaying({ passOn, sendText, end, isOpen }: RelayingEnv): Relaying {
  let relay: Relay | null = null;
  const ends: RelayEnds = {
    heard(message) {
      const bye = byeIn(message);
      if (bye === null) sendText(message);
      else end(bye.reason, bye.retry);
    },
    closed: () => end('restart', MOVED_RETRY),
  };
  const greet: Relaying['greet'] = async (table, greeting, enter) => {
    relay = await passOn(table, ends);
    // Gone while the other process was asked.
    if (!isOpen()) return relay?.close();
    if (relay !== null) return relay.send(greeting);
    try {
      return await enter();
    } catch (thrown) {
      // Somebody else was sooner to claim it: that is where to go.
      if (!isElsewhere(thrown) || thrown.peer === null) throw thrown;
      return greet(table, greeting, enter);
    }
  };
  return {
    isActive: () => relay !== null,
    greet,
    send: (text) => relay?.send(text),
    close: () => relay?.close(),
  };
}

/** A goodbye of another process is passed on as one of this one. */
function byeIn(text: string): Bye | null {
  return text.startsWith('{"type":"bye"') ? JSON.parse(text) : null;
}
