import { PROTOCOL } from '#table/table-info';
import { agreed, company, manners, type SimulatedPerson } from './company.ts';
import type { SimulatedTable } from './episode.ts';
import { newPlayer } from './player.ts';
import type { SimulatedSite } from './process.ts';

const TABLES = 2;
const SEATS = 2;
/** Milliseconds after which somebody who wants to see what is played with the deal elsewhere tries again, and leaves if let in. */
const SPIES = 4000;

/**
 * One deal for two tables: people gather for it, as `POST /api/gatherings` does it, and whoever hears first that it was made
 * brings everybody to their tables. They stay where they gathered, too.
 */
export async function gather(
  site: SimulatedSite,
  companies: SimulatedTable[],
  healedAt: number,
): Promise<SimulatedTable> {
  const { world } = site;
  const { game, running, people } = await company(site, () => TABLES * SEATS);
  const { id, watch } = await running.service.tables.create({
    game,
    options: {},
    seats: people.map((person) => ({ player: person.id })),
    host: 0,
    agreement: agreed(site),
    listed: false,
    gathering: { kind: world.pick(['mirror', 'duplicate']), tables: TABLES },
  });
  let areLed = false;
  const led = (tables: readonly string[]): void => {
    if (areLed) return;
    areLed = true;
    for (const [number, table] of tables.entries()) {
      const seated = people.slice(number * SEATS, (number + 1) * SEATS);
      const child = atTable(site, table, seated, watch);
      companies.push(child);
      if (world.now() >= healedAt) for (const player of child.players) player.calm();
    }
  };
  return {
    id,
    host: people[0].id,
    opener: running.machine.name,
    wantsRematch: false,
    players: people.map(({ id: player, key }, seat) =>
      newPlayer(site, { id, key, seat, player, ...manners(site), wantsRematch: false, led }),
    ),
  };
}

function atTable(
  site: SimulatedSite,
  id: string,
  people: readonly SimulatedPerson[],
  watch: string,
): SimulatedTable {
  const { wantsRematch, ...all } = manners(site);
  return {
    id,
    host: people[0].id,
    opener: site.database.content.openerOf(id),
    wantsRematch,
    players: people.map(({ id: player, key }, seat) =>
      newPlayer(site, { id, key, seat, player, ...all, wantsRematch }),
    ),
    spied: spy(site, id, watch),
  };
}

/** Somebody with the link for spectators, who may play the same deal elsewhere; when they were shown the table. */
function spy({ world, network, processes }: SimulatedSite, table: string, watch: string): readonly number[] {
  const shown: number[] = [];
  const place = { name: `spy-${table.slice(0, 4)}`, after: world.after };
  const look = (): void => {
    const running = world.pick(processes);
    world.after(world.between(SPIES / 2, 2 * SPIES), look);
    if (running === null) return;
    const there = network.way(place.name, running.machine);
    there(() => {
      const line = running.accept({
        place,
        heard(text) {
          if (text.startsWith('{"type":"welcome"')) shown.push(world.now());
        },
        closed: () => undefined,
      });
      line.said(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table, watch }));
      world.after(SPIES / 2, () => there(() => line.left()));
    });
  };
  look();
  return shown;
}
