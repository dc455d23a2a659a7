import type { Notice } from '../../store/store.ts';
import type { SimulatedTable } from './episode.ts';
import type { SimulatedSite } from './process.ts';

export const NEW_NAME = 'Somebody else';

/** Everybody gets another name, at any process: all of them hear of it, whichever hosts the table. */
export function rename(
  { world, database, processes }: SimulatedSite,
  companies: readonly SimulatedTable[],
): void {
  for (const company of companies) {
    for (const { id: player } of company.players) {
      const running = world.pick(processes);
      if (running === null) continue;
      const { heard, cluster } = running.service;
      const notice: Notice = { kind: 'renamed', player, name: NEW_NAME };
      // As the route does it.
      void database.content
        .store(running.machine.name)
        .rename(player, NEW_NAME)
        .then(() => heard(notice))
        .then(() => cluster.hosting.tell(notice))
        .catch(() => {
          company.hasNewNames = false;
        });
    }
    company.hasNewNames = processes.every((each) => each !== null);
  }
}
