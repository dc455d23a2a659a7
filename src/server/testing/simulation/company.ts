import { murano } from '#games/murano/index';
import { muster } from '#games/muster/index';
import type { AnyGame } from '#core/game';
import type { Agreement } from '#table/table-info';
import { digestOf, newId, newKey } from '../../players/keys.ts';
import type { SimulatedTable } from './episode.ts';
import { newPlayer } from './player.ts';
import type { Running, SimulatedSite } from './process.ts';

/** Somebody whom the database knows. */
export interface SimulatedPerson {
  readonly id: string;
  readonly key: string;
}

const PACES: readonly Agreement['pace'][] = [
  { kind: 'free' },
  { kind: 'live', minutes: 1, increment: 1 },
  { kind: 'live', minutes: 3, increment: 0 },
];

/** What is agreed on at a table, and by what its players differ from those of others. */
export const agreed = ({ world }: SimulatedSite): Agreement => ({
  pace: world.pick(PACES),
  away: world.percent(50) ? 1 : null,
  timeout: world.pick(['bot', 'lose']),
});
export const manners = ({
  world,
}: SimulatedSite): { moves: number; talks: number; wantsRematch: boolean } => ({
  moves: world.percent(20) ? world.between(0, 4) : world.between(5, 60),
  talks: world.pick([3, 6, 40]),
  wantsRematch: world.percent(50),
});

/** A game, a process where a table of it is opened, and so many who want to play. */
export async function company(
  { world, database, processes }: SimulatedSite,
  count: (game: AnyGame) => number,
): Promise<{ game: AnyGame; running: Running; people: readonly SimulatedPerson[] }> {
  const running = processes.find((each) => each !== null)!;
  const game = world.percent(50) ? muster : murano;
  const chance = { bytes: world.bytes };
  const people = Array.from({ length: count(game) }, () => ({ id: newId(chance), key: newKey(chance) }));
  const store = database.content.store(running.machine.name);
  for (const { id, key } of people) {
    await store.addPlayer({ id, name: `Guest ${id}`, since: database.now() }, digestOf(key));
  }
  return { game, running, people };
}

/** A table is opened at one of the processes, as `POST /api/tables` does it. */
export async function openCompany(site: SimulatedSite): Promise<SimulatedTable> {
  const { world } = site;
  let hasBot = false;
  const { game, running, people } = await company(site, (chosen) => {
    const seats = chosen === muster ? 2 : world.between(2, 3);
    hasBot = chosen === murano && world.percent(40);
    return hasBot ? seats - 1 : seats;
  });
  const { id } = await running.service.tables.create({
    game,
    options: {},
    seats: [...people.map((person) => ({ player: person.id })), ...(hasBot ? [{ level: '1' }] : [])],
    host: 0,
    agreement: agreed(site),
    listed: false,
  });
  const all = manners(site);
  return {
    id,
    host: people[0].id,
    opener: running.machine.name,
    wantsRematch: all.wantsRematch,
    players: people.map(({ id: player, key }, seat) => newPlayer(site, { id, key, seat, player, ...all })),
  };
}
