import type { Random } from '#core/random';
import { PROTOCOL } from '#table/table-info';
import type { SightMessage } from '#table/protocol';
import { partOf } from '../../src/server/testing/parts.ts';
import { ear } from './ear.ts';
import { type Corner, volleyOf } from './hostile.ts';
import type { Prey, Role } from './prey.ts';
import { wire } from './wire.ts';

export interface Attack {
  readonly fired: number;
  readonly violations: readonly string[];
}

const NO_WORDS = ['none'];
const REMEMBERED = 500;
let ids = 0;

/** One hostile connection, until the server has had enough of it or it has fired its share. */
export async function attack(
  address: string,
  prey: Prey,
  role: Role,
  shots: number,
  random: Random,
): Promise<Attack> {
  const listening = ear(prey, role);
  const { violations } = listening;
  const line = await wire(address, '/api/socket', (data) => listening.hear(data.toString()));
  /** Resolves when everything that was sent before has been dealt with, or the connection is gone. */
  const settled = (): Promise<boolean> => {
    const answer = new Promise<boolean>((resolve) => {
      listening.answered = () => resolve(true);
    });
    return Promise.race([answer, line.closed.then(() => false)]);
  };
  const send = (data: string | Buffer, binary = false): void => {
    remember(prey, role, data);
    line.send(data, binary);
  };

  if (role !== 'stranger') {
    const key = role === 'spectator' ? { watch: prey.watch } : { key: prey.people[role].key };
    line.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table: prey.table, ...key }));
    if (!(await settled()) || !listening.welcome) return { fired: 0, violations: turnedAway(prey, role) };
    // So that there is a match at all.
    if (typeof role === 'number' && listening.sight === null) {
      for (const text of partsOf(prey.table, role)) send(text);
    }
  }
  let fired = 0;
  for (let open = true; open && fired < shots;) {
    // Several at once, none waiting for the answer to the one before.
    const volley = volleyOf(random, cornerOf(prey, role, listening.sight, random));
    for (const { data, binary } of volley) send(data, binary);
    fired += volley.length;
    line.send('{"type":"ping"}');
    open = await settled();
  }
  line.drop();
  return { fired, violations };
}

/** Whoever got up, or was sent away, has no seat any more; anybody else is always welcome. */
function turnedAway(prey: Prey, role: Role): string[] {
  prey.over = true;
  if (typeof role !== 'number') return ['an honest hello was not welcome'];
  const hasAsked = (seat: number, type: string): boolean =>
    [...prey.sent[seat].values()].some((types) => types.split(' ').includes(type));
  return hasAsked(role, 'stand') || hasAsked(0, 'dismiss') ? [] : ['an honest hello was not welcome'];
}

/** Both rounds at once: the second is refused until everybody is bound, and comes again with the next connection. */
function partsOf(table: string, seat: number): string[] {
  ids += 1;
  const { nonce, digest } = partOf(table, seat);
  return [
    JSON.stringify({ type: 'digest', id: `d${ids}`, digest }),
    JSON.stringify({ type: 'nonce', id: `n${ids}`, nonce }),
  ];
}

function cornerOf(prey: Prey, role: Role, sight: SightMessage | null, random: Random): Corner {
  const { game, table } = prey;
  const wordsOf = (seat: number): string[] => {
    if (sight === null || !sight.toAct.includes(seat)) return [];
    // Another hand is not seen: what could be in it will do.
    const own = typeof role === 'number' ? role : null;
    const view = seat === own ? sight.view : game.imagine(sight.view, own, random);
    const legal: readonly unknown[] = game.legalActions(view, seat);
    return legal.map((action) => game.encode(action));
  };
  const legal = typeof role === 'number' ? wordsOf(role) : [];
  // Whoever has no turn tries the words of the one who has.
  const [actor = 0] = sight?.toAct ?? [];
  const words = legal.length > 0 || random.below(4) > 0 ? legal : wordsOf(actor);
  return {
    table,
    seq: sight?.seq ?? 0,
    legal,
    words: words.length > 0 ? words : NO_WORDS,
    ids: prey.ids,
    newId() {
      ids += 1;
      prey.ids[ids % REMEMBERED] = `f${ids}`;
      return `f${ids}`;
    },
  };
}

/** What a seat has asked for, as far as it can be read: only that may ever stand in the log. */
function remember(prey: Prey, role: Role, data: string | Buffer): void {
  if (typeof role !== 'number' || typeof data !== 'string') return;
  const { id, type } = asRequest(data);
  if (typeof id !== 'string' || typeof type !== 'string') return;
  const types = prey.sent[role].get(id);
  // Nearly every id is used once: a list of types is made only for the others.
  if (types === undefined) prey.sent[role].set(id, type);
  else if (!types.split(' ').includes(type)) prey.sent[role].set(id, `${types} ${type}`);
}

function asRequest(text: string): { id?: unknown; type?: unknown } {
  try {
    return (JSON.parse(text) as object | null) ?? {};
  } catch {
    return {};
  }
}
