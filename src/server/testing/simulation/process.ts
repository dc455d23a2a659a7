import { AsyncLocalStorage } from 'node:async_hooks';
import { standIn } from '#core/testing/stand-in';
import { configFrom } from '../../config.ts';
import { gameOf } from '#games/index';
import type { Peers, peersOf } from '../../hosting/peers.ts';
import type { Session, Transport } from '../../connection/session.ts';
import { type ServiceEnv, type TableService, serviceOf } from '../../service.ts';
import { METRICS } from '../house.ts';
import { quiet } from '../start.ts';
import type { Database } from './database.ts';
import type { Evidence } from './evidence.ts';
import type { Machine } from './machine.ts';
import type { Caller, SimulatedNetwork } from './network.ts';
import { diskStore, simulatedStore } from './store.ts';
import type { World } from './world.ts';

/** Everything that the processes of a simulation share. */
export interface SimulatedSite {
  readonly world: World;
  readonly network: SimulatedNetwork;
  readonly database: Database;
  readonly evidence: Evidence;
  /** Several processes, on one database; otherwise one, alone with its disk. */
  readonly isShared: boolean;
  /** Those that run now, each on its own machine; null: none does there at this moment. */
  readonly processes: (Running | null)[];
  /** Rules and a start of its own, where a match is to begin in the middle. */
  readonly rules?: Pick<ServiceEnv, 'gameOf' | 'deal'>;
}

export interface Running {
  readonly machine: Machine;
  readonly service: TableService;
  /** Somebody connects; what they say from then on. */
  accept(caller: Caller): { said(text: string): void; left(): void };
  /** The tables that it tells somebody about by itself. */
  tells(): ReadonlySet<string>;
  stop(): Promise<void>;
}

const WELCOME = '{"type":"welcome"';
const CONFIG = configFrom({ LIMITS: 'off', BOT_PAUSE: '100' });
const SWEEP = 5000;
/** Milliseconds after which a process that does not answer is called silent. */
const PATIENCE = 1500;
const hops = new AsyncLocalStorage<number>(); // How often a connection was passed on before it came here.

/** The real program, but for what carries its connections: on a machine, a network and a database of the simulation. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one process: the ports of the real program, each a few lines, on one simulated machine
export async function startProcess(site: SimulatedSite, machine: Machine): Promise<Running> {
  const { world, network, database, evidence } = site;
  const sessions = new Set<Session>();
  const telling = new Map<Session, string>();
  const url = `http://${machine.name}`;
  /** Set while a peer is heard: what is sent then was told by another process. */
  let isRelaying = false;
  const store = site.isShared ? await simulatedStore(database, machine) : diskStore(world, database, machine);

  const serve = (
    caller: Caller,
    begin: TableService['begin'],
    passed: number,
  ): ReturnType<Running['accept']> => {
    const back = network.way(machine.name, caller.place);
    let table = '';
    let isOpen = true;
    const leave = (): void => {
      isOpen = false;
      sessions.delete(session);
      telling.delete(session);
    };
    const transport: Transport = {
      send(text) {
        if (!isRelaying) evidence.told(machine, table, text);
        if (!isRelaying && text.startsWith(WELCOME)) telling.set(session, table);
        back(() => caller.heard(text));
      },
      buffered: () => 0,
      turn: () => Promise.resolve(),
      close() {
        leave();
        back(() => caller.closed());
      },
    };
    const session = hops.run(passed, () => begin(transport));
    // Those whom others pass on are known to their tables only.
    if (passed === 0) sessions.add(session);
    machine.onDeath(() => isOpen && back(() => caller.closed()));
    return {
      said(text) {
        if (text.startsWith('{"type":"hello"')) ({ table } = JSON.parse(text));
        if (isOpen) void hops.run(passed, () => session.receive(text));
      },
      left() {
        leave();
        session.closed();
      },
    };
  };

  // oxlint-disable-next-line eslint/max-lines-per-function -- the port to other processes, method by method
  const peers: typeof peersOf = async ({ begin, presence, answer }) => {
    const relays = new Map<string, Set<() => void>>();
    evidence.entrances.set(url, {
      machine,
      enter: (caller, passed) => serve(caller, begin, passed),
      presence,
      answer,
    });
    const ask = <T>(to: string, run: (entrance: Entrance) => T | Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        machine.after(8 * PATIENCE, () => reject(new Error('no answer')));
        const entrance = evidence.entrances.get(to);
        if (entrance === undefined || network.isCut(machine.name, entrance.machine.name)) return;
        if (entrance.machine.refuses()) {
          machine.after(1, () => reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })));
          return;
        }
        entrance.machine.after(network.delay(machine.name, entrance.machine.name), () => {
          void (async () => run(entrance))().then(
            (answer) =>
              machine.after(network.delay(entrance.machine.name, machine.name), () => resolve(answer)),
            () => undefined,
          );
        });
      });
    const connect: Peers['connect'] = (peer, ends) =>
      new Promise((resolve) => {
        const passed = (hops.getStore() ?? 0) + 1;
        if (passed > 1) evidence.wrong('a connection that was passed on is passed on again');
        const entrance = evidence.entrances.get(peer.url);
        let isGivenUp = false;
        machine.after(PATIENCE, () => {
          isGivenUp = true;
          resolve('silent');
        });
        const to = entrance?.machine;
        if (entrance === undefined || to === undefined || network.isCut(machine.name, to.name)) return;
        if (to.refuses()) {
          machine.after(network.delay(to.name, machine.name), () => resolve('refused'));
          return;
        }
        const there = network.way(machine.name, to);
        there(() => {
          if (isGivenUp) return;
          let isOpen = true;
          const close = (): void => {
            if (!isOpen) return;
            isOpen = false;
            relays.get(peer.id)?.delete(close);
            ends.closed();
          };
          const line = entrance.enter(
            {
              place: machine,
              heard(text) {
                if (!isOpen) return;
                isRelaying = true;
                ends.heard(text);
                isRelaying = false;
              },
              closed: close,
            },
            passed,
          );
          machine.onDeath(() => there(() => line.left()));
          relays.set(peer.id, (relays.get(peer.id) ?? new Set()).add(close));
          machine.after(network.delay(to.name, machine.name), () => {
            if (isGivenUp) there(() => line.left());
            resolve({
              send: (text) => there(() => line.said(text)),
              close() {
                isOpen = false;
                there(() => line.left());
              },
            });
          });
        });
      });
    return {
      url,
      size: 0,
      connect,
      pass: (peer, request) => ask(peer.url, (entrance) => entrance.answer(request)),
      presence: (peer, tables) => ask(peer.url, (entrance) => entrance.presence(tables)),
      drop(process) {
        for (const close of relays.get(process) ?? []) close();
        relays.delete(process);
      },
      figures: () => Promise.resolve([]),
      spent: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
  };

  const service = await serviceOf({
    config: CONFIG,
    store,
    clock: machine.clock,
    chance: { bytes: world.bytes },
    metrics: METRICS,
    log: quiet,
    gameOf,
    think: (question, owner) =>
      new Promise((resolve) => {
        const done = evidence.thought(machine, owner, question.seat, JSON.stringify(question.view));
        const game = gameOf(question.game)!;
        const legal: readonly unknown[] = game.legalActions(question.view, question.seat);
        machine.after(world.between(10, 1500), () => {
          done();
          resolve(game.encode(world.pick(legal)));
        });
      }),
    ...site.rules,
    notify: (player, { id }) => evidence.notified(machine, id, player),
    peers,
    app: () => standIn({ inject: () => Promise.reject(new Error('nobody calls here')) }),
    sockets: () => ({ each: (visit) => sessions.forEach(visit) }),
    opened: () => undefined,
  });
  const sweep = (): void => {
    service.sweep();
    machine.after(SWEEP, sweep);
  };
  sweep();
  return {
    machine,
    service,
    accept: (caller) => serve(caller, service.begin, 0),
    tells: () => new Set(telling.values()),
    async stop() {
      for (const session of sessions) session.end('restart', world.between(50, 500));
      const letsGo = service.cluster.leave(() => world.between(50, 500)).catch(() => undefined);
      if (telling.size > 0) evidence.wrong(`${machine.name} lets go of what it still tells about`);
      await letsGo;
      for (const live of service.tables.live()) live.end('restart', 0);
      await service.outages.stop();
      await service.cluster.close();
    },
  };
}

/** Where the peers of a process come in. */
export interface Entrance {
  readonly machine: Machine;
  enter(caller: Caller, passed: number): ReturnType<Running['accept']>;
  presence: Parameters<typeof peersOf>[0]['presence'];
  answer: Parameters<typeof peersOf>[0]['answer'];
}
