import { type Database, newDatabase } from './database.ts';
import { type Evidence, newEvidence } from './evidence.ts';
import { strike } from './faults.ts';
import { gather } from './gathering.ts';
import { judged } from './judge.ts';
import { desert, strand } from './desert.ts';
import { rename } from './rename.ts';
import { newMachine } from './machine.ts';
import { newNetwork } from './network.ts';
import { oversee } from './overseer.ts';
import { openCompany } from './company.ts';
import type { SimulatedPlayer } from './somebody.ts';
import { type Running, type SimulatedSite, startProcess } from './process.ts';
import { newWorld, type World } from './world.ts';

/** A table of the simulation and those who sit at it. */
export interface SimulatedTable {
  readonly id: string;
  /** The player who opened it, and the process where that was done. */
  readonly host: string;
  readonly opener: string;
  readonly wantsRematch: boolean;
  readonly players: readonly SimulatedPlayer[];
  /** Of a deal for several tables: somebody who would like to see what is played there, and when they were let in. */
  readonly spied?: readonly number[];
  /** Did everybody get another name when all was well? */
  hasNewNames?: boolean;
}

export interface EndedEpisode {
  readonly world: World;
  readonly site: SimulatedSite;
  readonly database: Database;
  readonly evidence: Evidence;
  readonly companies: SimulatedTable[];
  /** Milliseconds: when the last fault was over. */
  readonly healedAt: number;
}

export interface EpisodeResult {
  readonly digest: string;
  readonly violations: readonly string[];
  readonly matches: number;
  readonly acknowledged: number;
  readonly claims: number;
  readonly faults: number;
}

/** Milliseconds: when faults begin, when the last one is over, and when it ends. */
const BEGIN = 4000;
const FAULTS = 45_000;
const CALM = 45_000;

/** One small world from its beginning to its end: some processes, some matches, and everything that can go wrong. */
export async function episode(seed: number, tell?: (line: string) => void): Promise<EpisodeResult> {
  const world = newWorld(seed, tell);
  const end = BEGIN + FAULTS;
  const network = newNetwork(world);
  const database = newDatabase(world, network);
  const evidence = newEvidence(world);
  const count = world.between(1, 3);
  const isShared = count > 1 || world.percent(50);
  const processes: (Running | null)[] = Array.from({ length: count }, () => null);
  const site: SimulatedSite = { world, network, database, evidence, isShared, processes };
  let started = 0;
  /** Whoever cannot start tries again, as a supervisor would. */
  const start = (slot: number): void => {
    const machine = newMachine(world, `p${slot}.${(started += 1)}`, world.between(-3_600_000, 3_600_000));
    world.note('starts', machine.name);
    const again = world.after(20_000, () => restart());
    const restart = (): void => {
      again();
      machine.kill();
      start(slot);
    };
    void (async () => {
      try {
        const running = await startProcess(site, machine);
        again();
        if (!machine.isDead()) processes[slot] = running;
      } catch {
        world.after(1000, restart);
      }
    })();
  };
  for (const slot of processes.keys()) start(slot);
  const companies: SimulatedTable[] = [];
  world.after(1500, () => {
    for (let left = world.between(1, 3); left > 0; left -= 1) {
      const opening = world.percent(20) ? gather(site, companies, end) : openCompany(site);
      void opening.then((company) => companies.push(company));
    }
  });
  const faults = strike(site, { from: BEGIN, to: end, companies, start });
  oversee(site, end);
  world.after(end, () => {
    network.heal();
    database.lose(0);
    for (const { players } of companies) for (const player of players) player.calm();
    const last = world.below(10);
    if (last < 3) desert(site, companies, start);
    else if (last < 6) world.after(1000, () => strand(site, companies));
    else {
      world.after(6000, () => rename(site, companies));
      // When nothing of what went wrong is left.
      world.after(16_000, () => {
        for (const { players } of companies) world.pick(players).leave(world.between(9000, 14_000));
      });
    }
  });
  await world.run(end + CALM);
  const scene: EndedEpisode = { world, site, database, evidence, companies, healedAt: end };
  const verdict = await judged(scene);
  return {
    digest: world.digest(),
    violations: verdict,
    matches: companies.length,
    acknowledged: companies.reduce(
      (sum, { players }) =>
        sum +
        players.reduce(
          (all, { requests }) => all + requests.filter(({ answer }) => answer.type === 'done').length,
          0,
        ),
      0,
    ),
    claims: database.content.kept.filter(({ entry }) => entry.event.kind === 'claim').length,
    faults: faults(),
  };
}
