import type { FindGame } from '#core/catalogue';
import type { Seat } from '#core/game';
import { gameOf } from '#games/index';
import { PROTOCOL } from '#table/table-info';
import { digestOf, newId, newKey } from '../../players/keys.ts';
import { partOf } from '../parts.ts';
import type { Twins } from '../twins.ts';
import { newDatabase } from './database.ts';
import { newEvidence } from './evidence.ts';
import { newMachine } from './machine.ts';
import { newNetwork } from './network.ts';
import { type Running, type SimulatedSite, startProcess } from './process.ts';
import { newWorld } from './world.ts';

const PROCESSES = 3;
/** Milliseconds after which whatever was said is answered. */
const STEP = 200;

/** Everything that the viewer is sent in one of the worlds, at three processes of which one dies on the way. */
// oxlint-disable-next-line eslint/max-lines-per-function -- a transcript: what is done at three processes, step by step
async function relayedTraffic(
  twin: Twins,
  which: 0 | 1,
  seed: number,
  rules: FindGame = gameOf,
): Promise<readonly string[]> {
  const { game, options, seats, viewer, seat, wrong } = twin;
  const { position, word } = twin.worlds[which];
  const world = newWorld(seed);
  const network = newNetwork(world);
  const database = newDatabase(world, network);
  const processes: (Running | null)[] = [];
  const evidence = newEvidence(world);
  const deal = (): { position: typeof position } => ({ position });
  const site: SimulatedSite = {
    world,
    network,
    database,
    evidence,
    isShared: true,
    processes,
    rules: { gameOf: rules, deal },
  };
  const pass = (milliseconds = STEP): Promise<void> => world.run(world.now() + milliseconds);
  for (let slot = 0; slot < PROCESSES; slot += 1) {
    void startProcess(site, newMachine(world, `p${slot}`, 1000 * slot)).then(
      (twin) => (processes[slot] = twin),
    );
  }
  await pass(2500);
  const chance = { bytes: world.bytes };
  const people = Array.from({ length: seats }, () => ({ id: newId(chance), key: newKey(chance) }));
  const store = database.content.store('p0');
  for (const { id, key } of people) {
    await store.addPlayer({ id, name: `Guest ${id}`, since: 0 }, digestOf(key));
  }
  const opening = processes[0]!.service.tables.create({
    game: rules(game.id)!,
    options,
    seats: people.map(({ id }) => ({ player: id })),
    host: 0,
    agreement: { pace: { kind: 'live', minutes: 30, increment: 5 }, away: 5, timeout: 'bot' },
    listed: false,
  });
  await pass();
  const { id: table, watch } = await opening;
  const sent: string[] = [];
  /** Somebody connects at a process, which passes them on if another one hosts the table. */
  const enter = async (
    who: Seat | null,
    at: number,
  ): Promise<(message: object | string) => Promise<void>> => {
    const name = `${who}-${at}-${sent.length}`;
    const line = processes[at]!.accept({
      place: { name, after: world.after },
      heard: (text) => who === viewer && sent.push(`${world.now()} ${text}`),
      closed: () => who === viewer && sent.push(`${world.now()} closed`),
    });
    const say = async (message: object | string): Promise<void> => {
      line.said(typeof message === 'string' ? message : JSON.stringify(message));
      await pass();
    };
    await say({
      type: 'hello',
      protocol: PROTOCOL,
      table,
      ...(who === null ? { watch } : { key: people[who].key }),
    });
    return say;
  };
  const players = [];
  for (const each of people.keys()) players.push(await enter(each, each % PROCESSES));
  const spectator = await enter(null, 1);
  for (const [each, say] of players.entries()) {
    await say({ type: 'digest', id: 'd', digest: partOf(table, each).digest });
  }
  for (const [each, say] of players.entries()) {
    await say({ type: 'nonce', id: 'n', nonce: partOf(table, each).nonce });
  }
  const me = viewer === null ? spectator : players[viewer];
  const after = async (): Promise<number> => (await store.table(table))!.log.length;
  for (const [index, each] of wrong.entries()) {
    await me({ type: 'move', id: `w${index}`, after: await after(), word: each });
  }
  await players[seat]({ type: 'move', id: 'a', after: await after(), word });
  await me({ type: 'undo', id: 'u', after: await after() });
  const again = await enter(viewer, 2);
  // The host is gone; whoever comes to another process meets the same match.
  processes[0]!.machine.kill();
  await pass(1000);
  await again({ type: 'chat', id: 'c', text: 'hm' });
  const late = await enter(viewer, 1);
  await late({ type: 'undo', id: 'v', after: await after() });
  await late('{"type":"move","id":');
  await pass(3000);
  return sent;
}

/** Of so many pairs, those whose viewer can tell the two worlds apart. */
export async function relayedLeaks(
  twins: Iterable<Twins>,
  seed: number,
  leak: (twin: Twins) => void,
  rules?: FindGame,
): Promise<{ pairs: number; passedOn: number; played: number; leaks: number }> {
  const count = { pairs: 0, passedOn: 0, played: 0, leaks: 0 };
  for (const twin of twins) {
    const [one, other] = [
      await relayedTraffic(twin, 0, seed + count.pairs, rules),
      await relayedTraffic(twin, 1, seed + count.pairs, rules),
    ];
    count.pairs += 1;
    if (twin.viewer === null || twin.viewer % PROCESSES > 0) count.passedOn += 1;
    if (one.some((each) => each.includes('"kind":"played"'))) count.played += 1;
    if (one.join('\n') === other.join('\n')) continue;
    count.leaks += 1;
    leak(twin);
  }
  return count;
}
