import type { LiveMatch } from './match.ts';
import { pause } from './pace.ts';

export interface Storm {
  /** Milliseconds until the last one had the welcome. */
  readonly all: number;
  /** How often somebody found the door closed and tried again. */
  readonly retries: number;
}

/** Who comes to these matches: everybody with a seat, and spectators until there are so many. */
function guestsOf(
  matches: readonly LiveMatch[],
  clients: number,
): { match: LiveMatch; seat: number | null }[] {
  const guests: { match: LiveMatch; seat: number | null }[] = matches.flatMap((match) =>
    Array.from({ length: match.seats }, (_, seat) => ({ match, seat })),
  );
  for (let index = 0; guests.length < clients; index += 1) {
    guests.push({ match: matches[index % matches.length], seat: null });
  }
  return guests;
}

/**
 * Everybody comes at once: each at a moment of their own within `spread` milliseconds, and again and again until they
 * are welcome. (The client of the application spreads itself over a longer time.)
 */
export async function storm(
  matches: readonly LiveMatch[],
  clients: number,
  address: string,
  spread: number,
): Promise<Storm> {
  const begun = performance.now();
  let retries = 0;
  await Promise.all(
    guestsOf(matches, clients).map(async ({ match, seat }) => {
      await pause(Math.random() * spread);
      for (;;) {
        try {
          await match.connect(address, seat);
          return;
        } catch {
          retries += 1;
          await pause(250 + Math.random() * 500);
        }
      }
    }),
  );
  return { all: performance.now() - begun, retries };
}
