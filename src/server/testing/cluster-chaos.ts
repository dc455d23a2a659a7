import { setTimeout as pause } from 'node:timers/promises';
import { quickRandom } from '#core/random';
import { postgresStore } from '../store/postgres/store.ts';
import {
  atTables,
  type ChaosCompany,
  hasEnded,
  isLed,
  newCompany,
  type ChaosTable,
} from './chaos-company.ts';
import type { TestPostgres } from './postgres.ts';
import type { ReplicatedPostgres } from './standby.ts';
import { type ServerProcess, serverProcess } from './process.ts';
import type { Wanderer } from './wanderer.ts';

export interface ClusterChaos {
  readonly postgres: TestPostgres & Partial<Pick<ReplicatedPostgres, 'failover'>>;
  readonly data: string;
  readonly processes: number;
  readonly tables: number;
  /** What is done to a process or to the database, one after the other. */
  readonly blows: readonly Blow[];
  readonly seed: number;
  tell?(text: string): void;
}

export interface ClusterDamage {
  kills: number;
  freezes: number;
  stops: number;
  crashes: number;
  failovers: number;
  acknowledged: number;
  /** Answered with `done`, and not kept under their number. */
  lost: number;
  /** Requests that are kept more than once. */
  doubled: number;
  refused: number;
  claims: number;
  /** Tables at which nothing went on for a minute after a blow. */
  stuck: number;
  matches: number;
  /** Deals that were made for two tables. */
  dealt: number;
  /** Milliseconds: for each kill and table the longest time without an answer. */
  readonly pauses: number[];
}

/** Killed, frozen and thawed, told to stop; the database stopped at once and started again, or lost for good. */
export const BLOWS = ['kills', 'freezes', 'stops', 'crashes', 'failovers'] as const;
export type Blow = (typeof BLOWS)[number];

/** People who play one match after the other. */
interface Place {
  now: ChaosCompany;
  readonly all: ChaosTable[];
  moves: number;
  refused: number;
  answered: number;
  /** Milliseconds: the longest time without an answer since it was set to 0. */
  gap: number;
}

/** Several processes on a real PostgreSQL, killed, frozen and told to stop while people play, and the database stopped at once. */
export async function clusterChaos(settings: ClusterChaos): Promise<ClusterDamage> {
  const { postgres, data, seed, blows } = settings;
  const random = quickRandom(seed);
  const url = await postgres.database();
  const start = (): Promise<ServerProcess> => serverProcess(data, { settings: { DATABASE_URL: url } });
  const servers = await Promise.all(Array.from({ length: settings.processes }, start));
  const addresses = (): string[] => servers.map((server) => server.url);
  const places = await Promise.all(
    Array.from({ length: settings.tables }, (_, index) => newPlace(addresses(), index % 2 === 1)),
  );
  let isOver = false;
  for (const place of places) void keepPlaying(place, addresses, () => isOver);
  const damage: ClusterDamage = {
    kills: 0,
    freezes: 0,
    stops: 0,
    crashes: 0,
    failovers: 0,
    acknowledged: 0,
    lost: 0,
    doubled: 0,
    refused: 0,
    claims: 0,
    stuck: 0,
    matches: 0,
    dealt: 0,
    pauses: [],
  };
  const everybody = (): readonly Wanderer[] => places.flatMap(({ now }) => now.players);
  const strike: Record<Blow, (index: number) => Promise<void>> = {
    async kills(index) {
      await servers[index].kill();
      servers[index] = await start();
    },
    async stops(index) {
      await servers[index].stop();
      servers[index] = await start();
    },
    async freezes(index) {
      servers[index].child.kill('SIGSTOP');
      await pause(500 + random.below(9000));
      servers[index].child.kill('SIGCONT');
    },
    async crashes() {
      await postgres.crash?.();
      await pause(random.below(3000));
      await postgres.revive();
    },
    async failovers() {
      await postgres.failover?.();
    },
  };
  for (const kind of blows) {
    await pause(200 + random.below(800));
    for (const place of places) place.gap = 0;
    await strike[kind](random.below(servers.length));
    damage[kind] += 1;
    for (const player of everybody()) player.go(addresses());
    for (const [index, does] of (await Promise.all(places.map(goesOn))).entries()) {
      if (does) continue;
      damage.stuck += 1;
      for (const { table, players } of places[index].now.sittings) {
        settings.tell?.(`stuck: ${table}, ${players.map((player) => player.summary()).join('; ')}`);
      }
    }
    if (kind === 'kills') damage.pauses.push(...places.map(({ gap }) => gap));
    settings.tell?.(`${kind}, ${Math.max(...places.map(({ gap }) => gap))} ms`);
  }
  isOver = true;
  for (const player of everybody()) player.leave();
  await audit(url, places, damage);
  await Promise.all(servers.map((server) => server.stop()));
  return damage;
}

async function newPlace(addresses: readonly string[], isGathering: boolean): Promise<Place> {
  const now = await newCompany(addresses, isGathering);
  return { now, all: [...now.sittings], moves: 0, refused: 0, answered: Date.now(), gap: 0 };
}

async function keepPlaying(
  place: Place,
  addresses: () => readonly string[],
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const { players } = place.now;
    const playing = players.filter((player) => !hasEnded(player));
    if (playing.length === 0) {
      await again(place, addresses());
      continue;
    }
    const acted = await Promise.race(
      playing.map(async (player) => {
        await player.until(() => player.word() !== null || hasEnded(player) || isLed(player));
        return player;
      }),
    );
    if (isLed(acted)) toTables(place, addresses(), acted.opened()!);
    else if (!hasEnded(acted)) await playOne(place, acted);
  }
}

/** Those who gathered go to their tables. */
function toTables(place: Place, addresses: readonly string[], opened: readonly string[]): void {
  const { players, keys } = place.now;
  for (const player of players) player.leave();
  enter(place, atTables(addresses, opened, keys));
  // That the deal was made is something that went on.
  place.moves += 1;
}

function enter(place: Place, company: ChaosCompany): void {
  place.now = company;
  place.all.push(...company.sittings);
}

/** Whoever cannot open a table just now tries again. */
async function again(place: Place, addresses: readonly string[]): Promise<void> {
  // The next company is of the other kind: those of a gathering are four.
  const isNext = place.now.players.length === 2;
  const next = await newCompany(addresses, isNext).catch(() => null);
  if (next === null) {
    await pause(100);
    return;
  }
  for (const player of place.now.players) player.leave();
  enter(place, next);
}

async function playOne(place: Place, acted: Wanderer): Promise<void> {
  const answer = await acted.ask({ type: 'move', after: acted.sight()!.seq, word: acted.word()! });
  place.gap = Math.max(place.gap, Date.now() - place.answered);
  place.answered = Date.now();
  if (answer.type === 'done') place.moves += 1;
  else place.refused += 1;
  await acted.until(() => answer.type === 'refused' || (acted.sight()?.seq ?? 0) >= answer.seq);
  await pause(30);
}

const FOR_EVER = 60_000;

async function goesOn(place: Place): Promise<boolean> {
  const { moves } = place;
  const since = Date.now();
  while (place.moves < moves + 2 && Date.now() - since < FOR_EVER) await pause(10);
  return place.moves >= moves + 2;
}

async function audit(url: string, places: readonly Place[], damage: ClusterDamage): Promise<void> {
  const store = await postgresStore(url, 1);
  damage.refused = places.reduce((sum, { refused }) => sum + refused, 0);
  for (const { table, players } of places.flatMap(({ all }) => all)) {
    damage.matches += 1;
    // Reading checks the chain: a gap, a fork or an exchanged entry is damage.
    const { log } = (await store.table(table))!;
    if (log.some(({ event }) => event.kind === 'dealt')) damage.dealt += 1;
    damage.claims += log.filter(({ event }) => event.kind === 'claim').length;
    const ids = log.flatMap(({ request }) => (request === null ? [] : [request.id]));
    damage.doubled += ids.length - new Set(ids).size;
    for (const [seq, id] of players.flatMap((player) => [...player.done])) {
      damage.acknowledged += 1;
      if (log[seq - 1]?.request?.id !== id) damage.lost += 1;
    }
  }
  await store.close();
}
