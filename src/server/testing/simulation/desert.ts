import type { SimulatedTable } from './episode.ts';
import type { SimulatedSite } from './process.ts';

/** Milliseconds between two looks, for how long one looks, and for how long everybody is away. */
const LOOK = 20;
const PATIENCE = 8000;
const AWAY = 23_000;

/**
 * While a bot thinks, its process dies and everybody leaves the table: nobody will ask for it, and what is due there is
 * done all the same.
 */
export function desert(
  { world, evidence, processes }: SimulatedSite,
  companies: readonly SimulatedTable[],
  start: (slot: number) => void,
): void {
  const until = world.now() + PATIENCE;
  const look = (): void => {
    if (world.now() > until) return;
    const thought = evidence.thoughts.findLast(({ at }) => at > world.now() - LOOK);
    const company = companies.find(({ host }) => host === thought?.owner);
    const slot = processes.findIndex((each) => each?.machine.name === thought?.process);
    const running = processes[slot];
    if (company === undefined || running === undefined || running === null) {
      world.after(LOOK, look);
      return;
    }
    world.note('is deserted', company.id);
    for (const player of company.players) player.leave(AWAY);
    running.machine.kill();
    evidence.died(running.machine.name);
    processes[slot] = null;
    world.after(100, () => start(slot));
  };
  look();
}

/** Milliseconds for which the process of a table stands still when all else is well. */
const STILL = 25_000;

/**
 * The process of a table stands still, and somebody comes back, for whom another one takes over after a while: whoever was
 * passed on to the first one has to notice.
 */
export function strand(
  { world, evidence, database, processes }: SimulatedSite,
  companies: readonly SimulatedTable[],
): void {
  const [company] = companies;
  if (company === undefined || processes.length < 2) return;
  const host = database.content.hostOf(company.id)?.process;
  const running = processes.find((each) => each?.machine.name === host);
  if (running === undefined || running === null) return;
  world.note('stands still', running.machine.name);
  running.machine.freeze(STILL);
  evidence.disturb(running.machine.name, STILL);
  world.pick(company.players).leave(200);
}
