import { DATABASE } from './database.ts';
import type { Running, SimulatedSite } from './process.ts';

/** Milliseconds between two looks, and how late a process may notice that it is cut off or that others host its tables. */
const LOOK = 500;
const NOTICED = 5500;
/** Within so long every process that is well says that it lives, though one sign was lost just before. */
const RENEWED = 4500;

/** Looks now and then whether everybody sits where their table is hosted, whether who is cut off has fallen silent, and who is well has not. */
export function oversee(
  { world, network, database, evidence, processes, isShared }: SimulatedSite,
  healedAt: number,
): void {
  if (!isShared) return;
  const known = new Set<string>();
  const wrong = (what: string): void => {
    if (!known.has(what)) evidence.wrong(`${what} at ${world.now()}`);
    known.add(what);
  };
  const look = ({ machine, tells }: Running): void => {
    const { name } = machine;
    const last = database.content.renewals(name).at(-1) ?? world.now();
    const isLate = world.now() - Math.max(last, healedAt, database.backAt(), machine.thawedAt()) > RENEWED;
    const wasDisturbed = evidence.disturbed.some(
      ({ process, to }) => (process === '' || process === name) && to > healedAt - NOTICED,
    );
    if (isLate && !wasDisturbed && database.lostRenewals(name) < 2) {
      wrong(`${name} is well and does not say that it lives`);
    }
    if (machine.isFrozen() || world.now() - machine.thawedAt() < LOOK) return;
    const cut = Math.max(network.cutFor(name, DATABASE), network.cutFor(DATABASE, name));
    for (const table of tells()) {
      const { process, at } = database.content.hostOf(table)!;
      if (cut > NOTICED) wrong(`${name} is cut off and still tells about ${table}`);
      if (process !== null && process !== name && world.now() - at > NOTICED) {
        wrong(`${name} still tells about ${table}, which ${process} hosts`);
      }
    }
  };
  const again = (): void => {
    for (const running of processes) if (running !== null) look(running);
    world.after(LOOK, again);
  };
  again();
}
