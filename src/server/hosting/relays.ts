import type { Clock } from '../ports.ts';
import type { Hosting } from './hosting.ts';
import type { Peers, Relay, RelayEnds } from './peers.ts';

/** How long a process that does not answer is left alone before it is asked again, or found to be gone. */
const PAUSE = 300;

/**
 * Passes somebody on to the process that hosts a table; null: that is this one, or may be. While a table changes hands
 * the connection is held here, so that a player waits for the claim and not for a pause of their own.
 */
export async function passOn(
  { hosting, peers, clock }: { readonly hosting: Hosting; readonly peers: Peers; readonly clock: Clock },
  table: string,
  ends: RelayEnds,
): Promise<Relay | null> {
  for (;;) {
    const peer = await hosting.locate(table);
    if (peer === null) return null;
    const relay = await peers.connect(peer, ends);
    if (typeof relay === 'object') return relay;
    if (relay === 'refused') hosting.refused(peer);
    else await new Promise<void>((resolve) => void clock.after(PAUSE, resolve));
  }
}
