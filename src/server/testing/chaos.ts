import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { quickRandom } from '#core/random';
import type { Request, SightMessage } from '#table/protocol';
import { initialState } from '../table/decider/state.ts';
import { replay } from '../table/decider/evolve.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { fairOf } from '../tables/fair-deal.ts';
import { rulesOf } from '../tables/tables.ts';
import { accept, connect, newPerson, openTable } from './client.ts';
import { serverProcess } from './process.ts';
import { wish } from './wishes.ts';

export interface Chaos {
  readonly data: string;
  readonly kills: number;
  readonly tables: number;
  readonly seed: number;
  readonly args?: readonly string[];
  tell?(text: string): void;
}

/** What was asked for, and what came of it. */
export interface Damage {
  kills: number;
  /** Requests that were answered with `done`, and those of them that are not kept where they should be. */
  acknowledged: number;
  lost: number;
  /** Of those, by kind: a run in which one never happens is too tame. */
  undone: number;
  handedOver: number;
  said: number;
  bound: number;
  rematches: number;
  /** Requests that were under way when the server died: found done after all, or done then. */
  resent: number;
  /** What somebody was shown, and does not follow from what was kept. */
  untrue: number;
  /** Tables that came back as they were, of those that were opened. */
  opened: number;
  resumed: number;
}

interface Place {
  table: string;
  /** This one, and those before it. */
  readonly all: string[];
  readonly keys: readonly string[];
  readonly unanswered: (Request | null)[];
  /** What each seat was shown last, and at which table: one may have gone on to the next before the other. */
  readonly shown: ({ readonly table: string; readonly sight: SightMessage | null } | null)[];
}
interface Ack {
  readonly table: string;
  readonly seq: number;
  readonly request: Request;
}

const KINDS: Partial<Record<Request['type'], keyof Damage>> = {
  undo: 'undone',
  handOver: 'handedOver',
  chat: 'said',
  nonce: 'bound',
  rematch: 'rematches',
};
const never = (thrown: unknown): void => {
  throw thrown;
};

/** Kills the server at random moments while people play, and looks whether anything that was answered is missing. */
export async function chaos({ data, kills, tables, seed, args = [], tell }: Chaos): Promise<Damage> {
  const random = quickRandom(seed);
  const damage: Damage = {
    kills: 0,
    acknowledged: 0,
    lost: 0,
    undone: 0,
    handedOver: 0,
    said: 0,
    bound: 0,
    rematches: 0,
    resent: 0,
    untrue: 0,
    opened: 0,
    resumed: 0,
  };
  const places: Place[] = [];
  let count = 0;
  const newId = (): string => `c${(count += 1)}`;
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await serverProcess(data, { args });
    while (places.length < tables) {
      places.push(await newPlace(server.url, places.length % 2 === 0 ? 'muster' : 'murano'));
      damage.opened += 1;
    }
    const acks: Ack[] = [];
    const playing = Promise.allSettled(
      places.flatMap((place) => place.keys.map((_, seat) => play(server.url, place, seat, acks))),
    );
    // In the middle of play, however fast this machine is; then at any moment.
    const enough = random.below(60);
    for (let waited = 0; acks.length < enough && waited < 3000; waited += 10) await pause(10);
    await pause(random.below(20));
    await server.kill();
    await playing;
    damage.kills += 1;
    await audit(data, places, acks, damage);
    if (kill % 50 === 49) tell?.(JSON.stringify(damage));
  }
  damage.resumed = await resumed(data, places);
  return damage;

  async function play(url: string, place: Place, seat: number, acks: Ack[]): Promise<void> {
    let { table } = place;
    let guest = await connect(url, { table, key: place.keys[seat] });
    const look = (): void => {
      place.shown[seat] = { table, sight: guest.sight() };
    };
    for (;;) {
      const left = place.unanswered[seat];
      const request = left ?? (await wish(guest, random, newId()));
      if (request === null) {
        const next = guest.table().rematch.table!;
        await guest.close();
        if (place.table !== next) {
          damage.opened += 1;
          place.table = next;
          place.all.push(next);
        }
        guest = await connect(url, { table: next, key: place.keys[seat] });
        table = next;
        continue;
      }
      place.unanswered[seat] = request;
      const answering = guest.ask(request);
      const answer = await answering.finally(look);
      place.unanswered[seat] = null;
      if (left !== null) damage.resent += 1;
      if (answer.type === 'done') acks.push({ table, seq: answer.seq, request });
      look();
    }
  }
}

async function newPlace(url: string, game: string): Promise<Place> {
  const people = await Promise.all(['Ann', 'Bob'].map((name) => newPerson(url, name)));
  const [{ key }, other] = people;
  const opened = await openTable(url, key, { game, seats: [{ kind: 'me' }, { kind: 'open' }] });
  for (const { code } of opened.invitations) await accept(url, other.key, code);
  const { id: table } = opened.table;
  return {
    table,
    all: [table],
    keys: people.map((each) => each.key),
    unanswered: [null, null],
    shown: [null, null],
  };
}

/** The state of a table after so many entries of its log. */
function stateAfter({ header, secret, log }: StoredTable, seq: number): ReturnType<typeof replay> {
  const rules = rulesOf(header.game, header.version);
  return replay(initialState(header, rules), log.slice(0, seq), {
    start: (parts) => ({ fair: fairOf(header, secret, parts) }),
  });
}

/** Is everything that was answered kept under its number, and does what was shown follow from what was kept? */
async function audit(
  data: string,
  places: readonly Place[],
  acks: readonly Ack[],
  damage: Damage,
): Promise<void> {
  const store = sqliteStore(join(data, 'tavola.db'), never);
  for (const { table, seq, request } of acks) {
    damage.acknowledged += 1;
    const kind = KINDS[request.type];
    if (kind !== undefined) damage[kind] += 1;
    if (!(await isKept(store, table, seq, request))) damage.lost += 1;
  }
  for (const [seat, last] of places.flatMap(({ shown }) => [...shown.entries()])) {
    if (last === null || last.sight === null) continue;
    if (!isTrue((await store.table(last.table))!, seat, last.sight)) damage.untrue += 1;
  }
  await store.close();
}

async function isKept(store: Store, table: string, seq: number, request: Request): Promise<boolean> {
  if (request.type === 'chat') {
    return (await store.chat(table, 100)).some(({ text }) => text === request.text);
  }
  return (await store.table(table))?.log[seq - 1]?.request?.id === request.id;
}

/** Every table opens again, exactly as its log says. */
async function resumed(data: string, places: readonly Place[]): Promise<number> {
  const server = await serverProcess(data);
  const shown: { table: string; sight: SightMessage | null }[] = [];
  for (const { all, keys } of places) {
    for (const table of all) {
      const guest = await connect(server.url, { table, key: keys[0] });
      shown.push({ table, sight: guest.sight() });
      await guest.close();
    }
  }
  await server.stop();
  const store = sqliteStore(join(data, 'tavola.db'), never);
  let count = 0;
  for (const { table, sight } of shown) {
    const stored = await store.table(table);
    if (stored !== null && isTrue(stored, 0, sight)) count += 1;
  }
  await store.close();
  return count;
}

/** Does what a seat was shown follow from what was kept? */
function isTrue(stored: StoredTable, seat: number, sight: SightMessage | null): boolean {
  if (sight === null) return stateAfter(stored, stored.log.length).match === null;
  const { match, game } = stateAfter(stored, sight.seq);
  const view: unknown = match === null ? null : game.view(match.state, seat);
  return stored.log.length >= sight.seq && JSON.stringify(view) === JSON.stringify(sight.view);
}
