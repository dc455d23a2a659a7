import type { AnyGame } from '#core/game';
import { commitmentTo, type Fair } from '#core/fair';
import type { Json } from '#core/json';
import { problem } from '#core/problem';
import { gameOf } from '#games/index';
import type { Agreement } from '#table/online';
import { digestOf, newId, newKey, newSecret } from './keys.ts';
import { type Course, openCourse } from './course/course.ts';
import { indexOf } from './course/due.ts';
import { replay } from './course/fold.ts';
import { type LiveTable, liveTable } from './course/live.ts';
import type { Header, Logged } from './course/record.ts';
import type { World } from './course/world.ts';

/** What is needed to open a table: the options are already settled. */
export interface Plan {
  readonly game: AnyGame;
  readonly options: Json;
  readonly seats: readonly ({ readonly player: string } | { readonly level: string } | 'open')[];
  readonly host: number;
  readonly agreement: Agreement;
  readonly listed: boolean;
}

export interface Opened {
  readonly id: string;
  readonly watch: string;
  readonly invitations: readonly { readonly seat: number; readonly code: string }[];
}

export interface Tables {
  /** null: there is no such table. One whose record is damaged is thrown as a Problem. */
  open(id: string): Promise<LiveTable | null>;
  create(plan: Plan): Promise<Opened>;
  forget(id: string): void;
  /** Lets go of tables where nothing is going on, and wakes those where something is due. */
  sweep(): Promise<void>;
  live(): readonly LiveTable[];
  readonly size: number;
}

/** How long a table at which nobody is stays in memory. */
const IDLE = 120_000;
const WOKEN_AT_ONCE = 500;
/** A table at which nothing happens for so long, or up to twice as long, is put to rest. */
const DOZE = 60_000;
const REMOVED_AT_ONCE = 100;

export function tablesOf(worldFor: (tables: Tables) => World): Tables {
  const known = new Map<string, Promise<LiveTable>>();
  const ready = new Map<string, LiveTable>();
  let dozed = -Infinity;

  const load = async (id: string): Promise<LiveTable | null> => {
    const stored = await world.store.table(id);
    if (stored === null) return null;
    // Asked for twice at the same moment: the first one wins.
    const already = known.get(id);
    if (already !== undefined) return already;
    const loading = liveTable(stored, world).catch((thrown: unknown) => {
      known.delete(id);
      throw thrown;
    });
    known.set(id, loading);
    const live = await loading;
    if (known.get(id) === loading) ready.set(id, live);
    return live;
  };

  const forget = (id: string): void => {
    known.delete(id);
    ready.delete(id);
  };

  /** Whoever still looks at one may do so; it goes when they are gone. */
  const removeFinished = async (before: number): Promise<void> => {
    for (const id of await world.store.finishedTables(before, REMOVED_AT_ONCE)) {
      if (!known.has(id)) await world.store.removeTable(id);
    }
  };

  const tables: Tables = {
    open: async (id) => (await known.get(id)) ?? load(id),
    create: (plan) => create(world, plan, newKey(world.chance)),
    forget,
    async sweep() {
      const now = world.clock.now();
      for (const live of ready.values()) if (live.idle(now - IDLE)) live.end('restart', 0);
      if (now - dozed >= DOZE) {
        dozed = now;
        for (const live of ready.values()) live.doze();
      }
      if (world.keepFinished !== null) await removeFinished(now - world.keepFinished);
      for (const id of await world.store.dueTables(now, WOKEN_AT_ONCE)) {
        if (!known.has(id)) await tables.open(id).catch(() => null);
      }
    },
    live: () => [...ready.values()],
    get size() {
      return known.size;
    },
  };
  const world = worldFor(tables);
  return tables;
}

/** Writes a new table down; nobody is connected to it yet. */
async function create(
  world: World,
  plan: Plan,
  watch: string,
  watchDigest = digestOf(watch),
): Promise<Opened> {
  const { chance, clock, store } = world;
  const id = newId(chance);
  const secret = newSecret(chance);
  const header: Header = {
    id,
    game: plan.game.id,
    version: plan.game.version,
    options: plan.options as Record<string, unknown>,
    seats: plan.seats.map((seat) =>
      typeof seat === 'object' && 'level' in seat ? { kind: 'bot', level: seat.level } : { kind: 'person' },
    ),
    host: plan.host,
    agreement: plan.agreement,
    listed: plan.listed,
    commitment: commitmentTo(id, secret),
  };
  const at = Math.floor(clock.now());
  const events = plan.seats
    .flatMap((seat, index) =>
      typeof seat === 'object' && 'player' in seat ? [{ seat: index, player: seat.player }] : [],
    )
    .map(({ seat, player }, index): Logged => ({
      seq: index + 1,
      at,
      event: { kind: 'sit', seat, player },
      request: null,
    }));
  const stored = { header, secret, watch: watchDigest, log: events };
  const course = replay(openCourse(header, plan.game), events, {
    start: (nonces, withdrawn) => world.deal(stored, nonces, withdrawn),
    outages: [],
  });
  const invitations = plan.seats
    .flatMap((seat, index) => (seat === 'open' ? [index] : []))
    .map((seat) => ({ seat, code: newKey(chance) }));
  await store.addTable({
    header,
    secret,
    watch: watchDigest,
    events,
    index: indexOf(course),
    invitations: invitations.map(({ seat, code }) => ({
      seat,
      digest: digestOf(code),
    })),
  });
  return { id, watch, invitations };
}

/** The next match of the same company, with the same link for spectators; the game says who begins. */
export async function createRematch(world: World, course: Course, watch: string): Promise<string> {
  const { game, match, seats, header, result } = course;
  const { id } = await create(
    world,
    {
      game,
      options: game.rematch(match!.state, result?.ranking) as Json,
      seats: seats.map((sitter) => {
        if (sitter.kind === 'person') return { player: sitter.player };
        return sitter.kind === 'bot' ? { level: sitter.level } : 'open';
      }),
      host: header.host,
      agreement: header.agreement,
      listed: false,
    },
    '',
    watch,
  );
  return id;
}

/** Everything that the deal of a table follows from, and what was added to it in vain. */
export const fairOf = (
  { id, commitment }: Header,
  secret: string,
  nonces: readonly (string | null)[],
  withdrawn: readonly string[],
): Fair => ({ table: id, commitment, secret, nonces, ...(withdrawn.length > 0 && { withdrawn }) });

/** A match keeps the rules it began with. */
export function rulesOf(id: string, version: number): AnyGame {
  const game = gameOf(id);
  if (game?.version !== version) {
    throw problem('other-version', `there are no rules of ${id} in version ${version} here`);
  }
  return game;
}
