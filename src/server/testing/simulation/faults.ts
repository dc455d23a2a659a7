import { DATABASE } from './database.ts';
import { SLOWEST } from './network.ts';
import type { SimulatedPlayer } from './somebody.ts';
import type { Running, SimulatedSite } from './process.ts';

interface Span {
  readonly from: number;
  readonly to: number;
  readonly companies: readonly { readonly id: string; readonly players: readonly SimulatedPlayer[] }[];
  /** Starts a process anew. */
  start(slot: number): void;
}

/** Milliseconds in which something that was lost may still arrive, or is waited for. */
const LATE = 12_000;

/** Most matches are over, and lead to others, when all else is well again: what goes wrong with that goes on so long. */
const OPENINGS = 18_000;

/** Everything that can go wrong, at random moments; answers with how much did. */
// oxlint-disable-next-line eslint/max-lines-per-function -- a list of faults, a few lines each, that share when they strike and what they hit
export function strike(site: SimulatedSite, { from, to, companies, start }: Span): () => number {
  const { world, network, database, processes, evidence } = site;
  let struck = 0;
  const left = (): number => Math.max(0, to - world.now());
  const lasting = (least: number, most: number): number => Math.min(left(), world.between(least, most));
  const running = (): { slot: number; process: Running } | null => {
    const slots = [...processes.keys()].filter((slot) => processes[slot] !== null);
    if (slots.length === 0) return null;
    const slot = world.pick(slots);
    return { slot, process: processes[slot]! };
  };
  const end = (slot: number, process: Running): void => {
    world.note('dies', process.machine.name);
    process.machine.kill();
    evidence.died(process.machine.name);
    if (processes[slot] === process) processes[slot] = null;
    world.after(lasting(100, 9000), () => start(slot));
  };
  // Between the tables that a deal is for, or before it is written down that a rematch stands.
  database.content.onAdded((name) => {
    if (world.now() < from || world.now() >= to + OPENINGS || !world.percent(25)) return;
    world.after(world.between(0, 60) / 10, () => {
      const slot = processes.findIndex((each) => each?.machine.name === name);
      const process = processes[slot];
      if (process) end(slot, process);
    });
  });
  world.after(from, () => {
    database.refuseTables(30);
    database.loseLines(30);
  });
  world.after(to, () => {
    database.loseLines(0);
  });
  // One line that is lost silences nobody for long.
  world.after(to - world.between(2000, 3500), () => database.loseRenewal());
  world.after(to + OPENINGS, () => database.refuseTables(0));
  const stopAt = (slot: number): void => {
    const process = processes[slot];
    if (!process) return;
    processes[slot] = null;
    const begun = world.now();
    const hasLetGo = (): void => {
      const { name } = process.machine;
      const isCalm = evidence.isCalm(begun - LATE, world.now(), null);
      if (site.isShared && isCalm && !database.content.hasLeft(name)) {
        evidence.wrong(`${name} ended in an orderly way, and has let go of nothing`);
      }
      end(slot, process);
    };
    void process.stop().then(hasLetGo, () => end(slot, process));
    // Whoever does not come to an end is ended.
    world.after(15_000, () => process.machine.isDead() || end(slot, process));
  };
  const stop = (): void => stopAt(running()?.slot ?? -1);
  const leave = (): void => {
    const players = companies.flatMap((company) => company.players);
    if (players.length > 0) world.pick(players).leave(lasting(100, 15_000));
  };
  const disconnect = (): void => {
    const players = companies.flatMap((company) => company.players);
    if (players.length > 0) world.pick(players).disconnect(lasting(100, 10_000));
  };
  const oneOfEach = (): void => {
    for (const { players } of companies) world.pick(players).disconnect(lasting(10, 500));
  };
  const losesAnswers = (): void => {
    const milliseconds = lasting(3000, 20_000);
    // What was lost may still arrive, and is waited for.
    evidence.trouble(milliseconds + LATE);
    database.lose(world.between(5, 40), world.pick(['all', 'writes']));
    // Those who come back late ask again when others have read what there is.
    disconnect();
    world.after(milliseconds, () => database.lose(0));
  };
  const faults: readonly (() => void)[] = [
    function kill() {
      const one = running();
      if (one !== null) end(one.slot, one.process);
    },
    stop,
    function rolling() {
      // One after the other, while those who were at the first one come to the next.
      const milliseconds = lasting(1000, 5000);
      evidence.disturb('', milliseconds + SLOWEST);
      network.slow(milliseconds);
      stop();
      for (const wait of [100, 900, 2500]) world.after(world.between(10, wait), stop);
    },
    function freeze() {
      const machine = running()?.process.machine;
      const milliseconds = lasting(500, world.pick([15_000, 15_000, 35_000]));
      world.note('freezes', machine?.name ?? '', milliseconds);
      machine?.freeze(milliseconds);
      // Whoever comes back finds another process, which takes over after a while, and others still hold on to this one.
      if (world.percent(40)) oneOfEach();
      evidence.disturb(machine?.name ?? '', milliseconds);
    },
    function cutFromDatabase() {
      const { name } = running()?.process.machine ?? { name: '' };
      const milliseconds = lasting(500, 15_000);
      evidence.disturb(name, milliseconds);
      if (!world.percent(30)) network.cut(name, DATABASE, milliseconds);
      if (!world.percent(30)) network.cut(DATABASE, name, milliseconds);
    },
    function cutFromPeer() {
      const [one, other] = [running(), running()].map((each) => each?.process.machine.name ?? '');
      if (one === other) return;
      const milliseconds = lasting(500, 12_000);
      evidence.disturb('', milliseconds);
      network.cut(one, other, milliseconds);
      if (world.percent(60)) network.cut(other, one, lasting(500, milliseconds));
    },
    losesAnswers,
    losesAnswers,
    leave,
    leave,
    disconnect,
    function slow() {
      const milliseconds = lasting(1000, 10_000);
      evidence.disturb('', milliseconds + SLOWEST);
      network.slow(milliseconds);
    },
    function stall() {
      const milliseconds = lasting(500, 13_000);
      evidence.trouble(milliseconds);
      database.stall(milliseconds);
    },
    function fill() {
      const milliseconds = lasting(500, 8000);
      evidence.trouble(milliseconds);
      database.fill(milliseconds);
    },
    function crash() {
      const milliseconds = lasting(200, 8000);
      evidence.trouble(milliseconds);
      if (site.isShared) database.crash(milliseconds);
    },
    function standby() {
      const milliseconds = lasting(500, 6000);
      // And as long as it may be away when the standby takes its place.
      evidence.trouble(milliseconds + LATE);
      if (site.isShared) database.cutStandby(milliseconds, world.percent(50));
    },
    function doubt() {
      // What was lost arrives late, and is lost again when the standby takes over.
      if (!site.isShared) return;
      const milliseconds = lasting(2000, 8000);
      evidence.trouble(milliseconds + LATE);
      evidence.disturb('', milliseconds + SLOWEST);
      network.slow(milliseconds);
      database.cutStandby(milliseconds, true);
      database.lose(world.between(20, 60), 'writes');
      world.after(milliseconds, () => database.lose(0));
    },
    function refuse() {
      // It lives, but its peers cannot reach it: for them it is gone, and those who are there have to notice that.
      const { process } = running() ?? {};
      const milliseconds = lasting(500, 6000);
      world.note('refuses', process?.machine.name ?? '', milliseconds);
      process?.machine.refuse(milliseconds);
      const from = world.now();
      evidence.refused.push({ process: process?.machine.name ?? '', from, to: from + milliseconds });
      evidence.disturb(process?.machine.name ?? '', milliseconds);
      oneOfEach();
    },
    function usurp() {
      // Its peers cannot reach it, and one of them takes a table over and goes again, before it has noticed.
      const { process } = running() ?? {};
      const name = process?.machine.name ?? '';
      const milliseconds = lasting(500, 6000);
      process?.machine.refuse(milliseconds);
      const from = world.now();
      evidence.refused.push({ process: name, from, to: from + milliseconds });
      evidence.disturb('', milliseconds);
      oneOfEach();
      const { hostings } = database.content;
      let known = hostings.length;
      const look = (): void => {
        const change = hostings.slice(known).find(({ process: by }) => by !== name && by !== null);
        known = hostings.length;
        const slot = processes.findIndex((each) => each?.machine.name === change?.process);
        if (change !== undefined && slot >= 0) {
          const sitters = companies.filter(({ id }) => id === change.table).flatMap(({ players }) => players);
          for (const player of sitters) {
            world.after(world.between(10, 300), () => player.leave(lasting(10, 300)));
          }
          world.after(world.between(10, 300), () => stopAt(slot));
        } else if (world.now() < from + milliseconds) world.after(20, look);
      };
      look();
    },
    function jump() {
      // Far enough that everybody seems to be gone, most of the time.
      const by = world.percent(50) ? world.between(5000, 9000) : world.between(-8000, 5000);
      evidence.trouble(LATE);
      if (site.isShared) database.jump(by);
      // A process that begins then finds entries of a time that has not come yet.
      if (site.isShared && by < 0) stop();
      // Somebody who comes back at once finds another process, while the others stay where they are.
      oneOfEach();
    },
  ];
  // Few kinds of trouble in one world come together more often than all kinds do.
  const some = world.percent(30) ? faults : faults.filter(() => world.percent(35));
  const chosen = some.length === 0 ? faults : some;
  const pause = world.pick([9000, 9000, 3000]);
  const next = (): void => {
    if (world.now() >= to) return;
    struck += 1;
    world.pick(chosen)();
    world.after(world.between(500, pause), next);
  };
  world.after(from, next);
  return () => struck;
}
