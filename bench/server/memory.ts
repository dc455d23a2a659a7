import type { LiveMatch } from './match.ts';
import type { Running, Vitals } from './processes.ts';
import { inLanes } from './wire.ts';

export interface MemoryFigures {
  /** A match in memory at which nothing happens, with nobody connected, and with all its players. */
  readonly bytesPerMatch: number;
  readonly heapPerMatch: number;
  readonly bytesPerCompany: number;
  readonly heapPerCompany: number;
  /** The same with its players, before it has come to rest. */
  readonly bytesAwake: number;
  readonly bytesPerClient: number;
}

/** What a match takes: bytes of objects, and of these and of resident memory the more. */
interface Grown {
  readonly heap: number;
  readonly bytes: number;
}

/** What an idle match costs, without and with its players; the first half of each also warms the server up. */
export async function memoryOf(
  server: Running,
  matches: readonly LiveMatch[],
  crowded: number,
  clients: number,
): Promise<MemoryFigures> {
  const half = Math.ceil(matches.length / 2);
  const grown = async (
    visit: (match: LiveMatch) => Promise<void>,
  ): Promise<Record<'awake' | 'rest', Grown>> => {
    await inLanes(matches.slice(0, half), 8, visit);
    const before = await server.vitals('rest');
    await inLanes(matches.slice(half), 8, visit);
    const measured = Math.max(1, matches.length - half);
    const each = ({ settled, heap }: Vitals): Grown => {
      const objects = (heap - before.heap) / measured;
      // What was given back to the system in the meantime hides what is in use: the larger one counts.
      return { heap: objects, bytes: Math.max((settled - before.settled) / measured, objects) };
    };
    return { awake: each(await server.vitals()), rest: each(await server.vitals('rest')) };
  };
  const alone = await grown(async ({ table, keys: [key] }) => {
    const headers = { authorization: `Bearer ${key}` };
    const answer = await fetch(`http://${server.address}/api/tables/${table}/replay`, { headers });
    await answer.text();
  });
  const { settled: empty } = await server.vitals();
  const joined = await grown(async (match) => {
    for (let seat = 0; seat < match.seats; seat += 1) await match.connect(server.address, seat);
  });
  return {
    bytesPerMatch: alone.rest.bytes,
    heapPerMatch: alone.rest.heap,
    bytesPerCompany: alone.rest.bytes + joined.rest.bytes,
    heapPerCompany: alone.rest.heap + joined.rest.heap,
    bytesAwake: alone.awake.bytes + joined.awake.bytes,
    bytesPerClient: (crowded - empty) / clients,
  };
}
