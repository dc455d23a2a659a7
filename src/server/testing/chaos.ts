import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { quickRandom, type Random } from '#core/random';
import { connect, getReady, type Guest } from './client.ts';
import { company } from './company.ts';
import { serverProcess } from './process.ts';

export interface Chaos {
  readonly data: string;
  readonly kills: number;
  readonly tables: number;
  readonly seed: number;
  readonly args?: readonly string[];
  tell?(text: string): void;
}

export interface Damage {
  kills: number;
  /** Moves that were answered with `done`, and those of them that the log does not have. */
  acknowledged: number;
  lost: number;
  /** Requests that were under way when the server died: found done after all, or done then. */
  resent: number;
  /** Tables that came back, of those that were opened. */
  opened: number;
  resumed: number;
}

interface Place {
  readonly table: string;
  readonly keys: readonly string[];
  readonly unanswered: ({ id: string; after: number; word: string } | null)[];
  over: boolean;
}
interface Ack {
  readonly table: string;
  readonly seq: number;
  readonly id: string;
}

/** Kills the server at random moments while people play, and looks whether anything that was answered is missing. */
export async function chaos({ data, kills, tables, seed, args = [], tell }: Chaos): Promise<Damage> {
  const random = quickRandom(seed);
  const damage: Damage = { kills: 0, acknowledged: 0, lost: 0, resent: 0, opened: 0, resumed: 0 };
  const places: Place[] = [];
  let count = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await serverProcess(data, { args });
    while (places.filter(({ over }) => !over).length < tables) {
      places.push(await newPlace(server.url, damage.opened % 2 === 0 ? 'muster' : 'murano'));
      damage.opened += 1;
    }
    const acks: Ack[] = [];
    const playing = Promise.allSettled(
      places
        .filter(({ over }) => !over)
        .flatMap((place) => place.keys.map((_, seat) => play(server.url, place, seat))),
    );
    // In the middle of play, however fast this machine is; then at any moment.
    const enough = random.below(60);
    for (let waited = 0; acks.length < enough && waited < 3000; waited += 10) await pause(10);
    await pause(random.below(20));
    await server.kill();
    await playing;
    damage.kills += 1;
    damage.acknowledged += acks.length;
    damage.lost += missing(data, acks);
    if (kill % 50 === 49) tell?.(JSON.stringify(damage));

    async function play(url: string, place: Place, seat: number): Promise<void> {
      const guest = await connect(url, { table: place.table, key: place.keys[seat] });
      for (;;) {
        const left = place.unanswered[seat];
        const request = left ?? (await nextMove(guest, random, () => `m${(count += 1)}`));
        if (request === null) {
          place.over = true;
          return guest.close();
        }
        place.unanswered[seat] = request;
        const answer = await guest.ask({ type: 'move', ...request });
        place.unanswered[seat] = null;
        if (left !== null) damage.resent += 1;
        if (answer.type === 'done') acks.push({ table: place.table, seq: answer.seq, id: request.id });
      }
    }
  }
  damage.resumed = await resumed(data, places);
  return damage;
}

async function newPlace(url: string, game: string): Promise<Place> {
  const { table, people, leave } = await company(url, { game, people: 2 });
  await leave();
  return { table, keys: people.map(({ key }) => key), unanswered: [null, null], over: false };
}

/** Waits for this guest's turn; null: the match is over. */
async function nextMove(
  guest: Guest,
  random: Random,
  id: () => string,
): Promise<{ id: string; after: number; word: string } | null> {
  if (guest.sight() === null) await getReady(guest);
  const isAsked = (): boolean => guest.words().length > 0 && guest.sight()!.toAct.includes(guest.seat()!);
  await guest.until(() => guest.table().phase === 'over' || isAsked());
  if (guest.table().phase === 'over') return null;
  const words = guest.words();
  return { id: id(), after: guest.sight()!.seq, word: words[random.below(words.length)] };
}

/** What was answered and is not there, each under the number it was answered with. */
function missing(data: string, acks: readonly Ack[]): number {
  const database = new DatabaseSync(join(data, 'tavola.db'));
  const find = database.prepare('select request from events where id = ? and seq = ?');
  const lost = acks.filter(({ table, seq, id }) => find.get(table, seq)?.['request'] !== id);
  database.close();
  return lost.length;
}

/** Every table opens again, with as many actions standing as its log says. */
async function resumed(data: string, places: readonly Place[]): Promise<number> {
  const server = await serverProcess(data);
  const database = new DatabaseSync(join(data, 'tavola.db'), { readOnly: true });
  const moves = database.prepare(
    'select count(*) as moves from events where id = ? and event like \'%"move"%\'',
  );
  let count = 0;
  for (const { table, keys } of places) {
    const guest = await connect(server.url, { table, key: keys[0] });
    if (guest.log().length === moves.get(table)?.['moves']) count += 1;
    await guest.close();
  }
  database.close();
  await server.stop();
  return count;
}
