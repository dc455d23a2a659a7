import type { AnyGame } from '#core/game';
import type { Json } from '#core/json';
import { quickRandom, type Random } from '#core/random';
import type { FromServer, SightMessage } from '#table/protocol';
import type { Store } from '../store/store.ts';
import { type Ear, quietHouse, type QuietHouse } from './house.ts';
import { memoryStore } from './memory.ts';
import { partOf } from './parts.ts';

/** How often each thing happened: a storm in which one of them never does is too tame. */
export interface Weather {
  crashes: number;
  drops: number;
  doubled: number;
  late: number;
  acknowledged: number;
  stale: number;
  undone: number;
  /** Answered with what was kept before, because the answer had been lost. */
  remembered: number;
}

interface Pending {
  readonly id: string;
  readonly text: string;
  tries: number;
}

/** A player with an outbox: what was not answered is sent again, over a new connection if need be. */
interface Player {
  readonly seat: number;
  readonly key: string;
  ear: Ear | null;
  read: number;
  sight: SightMessage | null;
  log: SightMessage['log']['add'];
  pending: Pending | null;
  readonly done: { readonly id: string; readonly seq: number }[];
}

/** Messages that were sent and have not arrived yet; they arrive in any order. */
type Wire = { readonly ear: Ear; readonly text: string }[];

/** Plays one table through lost connections, doubled, late and reordered messages, and crashes of the server. */
export async function storm(
  { game, seats, options }: { game: AnyGame; seats: number; options: Json },
  seed: number,
  steps: number,
  weather: Weather,
): Promise<{ store: Store; table: string; players: readonly Player[] }> {
  const random = quickRandom(seed);
  const store = memoryStore();
  let house = quietHouse({ store, chance: 1 });
  const { id: table, keys } = await house.open(game, options, seats);
  const players = keys.map((key, seat): Player => ({
    seat,
    key,
    ear: null,
    read: 0,
    sight: null,
    log: [],
    pending: null,
    done: [],
  }));
  const wire: Wire = [];
  for (let step = 0; step < steps; step += 1) {
    const player = players[random.below(players.length)];
    const dice = random.below(100);
    if (dice === 0) {
      house = crashed(house, store, players, step);
      wire.length = 0;
      weather.crashes += 1;
    } else if (dice < 4 && player.ear !== null) {
      hangUp(player);
      weather.drops += 1;
    } else if (dice < 55 && wire.length > 0) await deliver(wire, random, weather);
    else await act(house, table, player, game, random, wire, step);
    for (const each of players) listen(each, weather);
  }
  for (const player of players) await settle(house, table, player, weather);
  for (const player of players) listen(player, weather);
  return { store, table, players };
}

/** The process is gone with everything in it; another one reads what was kept. */
function crashed(house: QuietHouse, store: Store, players: readonly Player[], step: number): QuietHouse {
  for (const player of players) if (player.ear !== null) hangUp(player);
  const next = quietHouse({ store, chance: 1000 * (step + 1) });
  next.clock.advance(house.clock.now() - next.clock.now() + 1000);
  return next;
}

function hangUp(player: Player): void {
  player.ear?.session.closed();
  player.ear = null;
}

async function deliver(wire: Wire, random: Random, weather: Weather): Promise<void> {
  const at = random.below(wire.length);
  const { ear, text } = wire[at];
  if (at > 0) weather.late += 1;
  if (random.below(5) === 0) weather.doubled += 1;
  else wire.splice(at, 1);
  await ear.say(text);
}

async function act(
  house: QuietHouse,
  table: string,
  player: Player,
  game: AnyGame,
  random: Random,
  wire: Wire,
  step: number,
): Promise<void> {
  if (player.ear === null || player.ear.closed) {
    player.ear = await house.connect({ table, key: player.key });
    player.read = 0;
    return;
  }
  player.pending ??= wish(player, table, game, random, step);
  if (player.pending === null || wire.length > 20) return;
  player.pending.tries += 1;
  wire.push({ ear: player.ear, text: player.pending.text });
}

function wish(
  { seat, sight, done }: Player,
  table: string,
  game: AnyGame,
  random: Random,
  step: number,
): Pending | null {
  const id = `s${step}`;
  const pending = (fields: object): Pending => ({ id, text: JSON.stringify({ id, ...fields }), tries: 0 });
  if (sight === null) {
    const { nonce, digest } = partOf(table, seat);
    if (done.length === 0) return pending({ type: 'digest', digest });
    return done.length === 1 ? pending({ type: 'nonce', nonce }) : null;
  }
  if (sight.mayUndo && random.below(4) === 0) return pending({ type: 'undo', after: sight.seq });
  if (!sight.toAct.includes(seat)) return null;
  const legal: readonly unknown[] = game.legalActions(sight.view, seat);
  const word = game.encode(legal[random.below(legal.length)]);
  return pending({ type: 'move', after: sight.seq - (random.below(12) === 0 ? 1 : 0), word });
}

/** Reads what has come since the last time. */
function listen(player: Player, weather: Weather): void {
  const { ear } = player;
  if (ear === null) return;
  for (; player.read < ear.heard.length; player.read += 1) {
    const message: FromServer = JSON.parse(ear.heard[player.read]);
    if (message.type === 'welcome') see(player, message.sight);
    else if (message.type === 'sight') {
      see(player, message.sight);
      if (message.sight.event?.kind === 'takenBack') weather.undone += 1;
    } else if (message.type === 'done' || message.type === 'refused') {
      if (message.id !== player.pending?.id) continue;
      if (message.type === 'done') {
        player.done.push({ id: message.id, seq: message.seq });
        weather.acknowledged += 1;
        if (player.pending.tries > 1) weather.remembered += 1;
      } else if (message.reason === 'stale') weather.stale += 1;
      player.pending = null;
    }
  }
}

function see(player: Player, sight: SightMessage | null): void {
  if (sight === null) return;
  player.sight = sight;
  player.log = [...player.log.slice(0, sight.log.keep), ...sight.log.add];
}

/** The storm is over: what was under way is settled, and everybody looks once more. */
async function settle(house: QuietHouse, table: string, player: Player, weather: Weather): Promise<void> {
  if (player.ear === null || player.ear.closed) {
    player.ear = await house.connect({ table, key: player.key });
    player.read = 0;
    listen(player, weather);
  }
  if (player.pending === null) return;
  player.pending.tries += 1;
  await player.ear.say(player.pending.text);
  listen(player, weather);
}
