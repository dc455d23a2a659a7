import { expect } from 'vitest';
import { quickRandom, type Random } from '#core/random';
import type { Index, Store } from '../store/store.ts';
import { memoryStore } from './memory.ts';
import { addKey, entry, someTable } from './records.ts';

/** A store beside a model of it: the same deeds by chance to both, and everything that can be asked is answered alike. */

const PEOPLE = ['ann', 'bob', 'cid', 'dan'];
const TABLES = ['q', 'd', 'z', 'a'].map((letter) => letter.repeat(22));
const IDS = ['r1', 'r2', 'r3'];
const DAYS = [4, 5, 6];
/** Few are kept of what is bounded, so that the bound is met. */
const MOST = 3;
const ALL = 100;
const EACH = 4;

type Deed = (store: Store) => Promise<unknown>;

/** Nothing has the moment of anything else: no order is left to chance. */
interface Chances {
  pick<T>(list: readonly T[]): T;
  moment(): number;
  name(): string;
}

function chancesFrom(random: Random): Chances {
  const used = new Set<number>();
  let named = 0;
  const moment = (): number => {
    const at = 1000 + random.below(100_000);
    if (used.has(at)) return moment();
    used.add(at);
    return at;
  };
  const pick: Chances['pick'] = (list) => list[random.below(list.length)];
  return { pick, moment, name: () => `${pick(['n', 'm', 'o'])}${(named += 1)}` };
}

async function nextDeed(model: Store, { pick, moment, name }: Chances): Promise<Deed> {
  const there = (await model.players(PEOPLE)).map(({ id }) => id);
  const nobody = PEOPLE.filter((each) => !there.includes(each));
  const id = pick(TABLES);
  const log = (await model.table(id))?.log ?? null;
  const [player, at, word, known] = [pick([...there, 'eve']), moment(), name(), pick(IDS)];
  const first = pick([...there, null]);
  const phase = pick(['waiting', 'playing', 'over'] as const);
  const index: Index = {
    phase,
    open: phase === 'waiting' && pick([true, false]),
    due: phase === 'over' ? null : pick([null, moment()]),
    players: [first, pick([...there.filter((each) => each !== first), null])],
  };
  const seq = (log?.length ?? 0) + pick([1, 1, 1, 0, 2]);
  const request = pick([null, { seat: pick([0, 1]), id: known }]);
  const logged = { ...entry(seq, { kind: 'resign', seat: 0 }, request), at };
  const line = { seat: pick([0, 1]), text: pick([word, null]), emote: pick(['hello', null] as const), at };
  const result = { day: pick(DAYS), what: known, result: pick([1, 2]) };
  const either = pick([word, known]);
  const later = moment();
  const invitations = [{ seat: 1, digest: word }];
  const sat = [{ ...entry(1, { kind: 'sit', seat: 0, player: 'ann' }), at }];
  const ofPeople: readonly Deed[] = [
    (store) => addKey(store, player, word, MOST),
    (store) => store.dropKeys(player, word),
    (store) => store.addCode(player, `${player} ${known}`, at),
    (store) => store.takeCode(`${player} ${known}`, later, word, MOST),
    (store) => store.setPush(player, either, MOST),
    (store) => store.dropPush(player, known),
    (store) => store.addResult(player, result),
    (store) => store.addResult(player, result),
    (store) => store.dropResults(result.day),
    (store) => (there.includes(player) ? store.rename(player, word) : Promise.resolve()),
    (store) => store.removePlayer(player),
    (store) => store.removeGuests(at, ALL),
  ];
  const ofTables: readonly Deed[] = [
    (store) => store.append(id, logged, index),
    (store) => store.append(id, logged, index),
    (store) => store.mend(id, seq, index),
    (store) => store.invite(id, line.seat, word),
    (store) => store.addChat(id, line, player, either, MOST),
    (store) => store.addChat(id, line, player, known, MOST),
    (store) => store.removeTable(id),
  ];
  const rest: readonly Deed[] = [
    (store) => store.set(known, word),
    (store) => store.addOutage(result.day, at),
    (store) => store.addTable(someTable(id, { index, events: sat, invitations })),
  ];
  if (nobody.length > 0 && pick([true, false])) {
    const guest = { id: pick(nobody), name: word, since: at };
    return (store) => store.addPlayer(guest, `key ${word}`);
  }
  const deed = pick([
    pick(ofPeople),
    pick(log === null ? rest : ofTables),
    pick(log === null ? rest : ofTables),
  ]);
  return deed;
}

/** All that can be asked, as one value; where no order is promised, there is one here. */
async function everythingIn(store: Store, at: number): Promise<unknown> {
  const each = <T>(names: readonly string[], ask: (name: string) => Promise<T>): Promise<readonly T[]> =>
    Promise.all(names.map(ask));
  return {
    players: await store.players(PEOPLE),
    keys: await each(PEOPLE, async (player) => (await store.keysOf(player)).toSorted()),
    push: await each(PEOPLE, store.pushOf),
    results: [await each(PEOPLE, store.resultsOf), await Promise.all(DAYS.map(store.resultsOn))],
    tables: await each(TABLES, store.table),
    phases: await each(TABLES, store.standing),
    mine: await each(PEOPLE, (player) => store.tablesOf(player, ALL)),
    first: await each(PEOPLE, (player) => store.tablesOf(player, 1)),
    open: [await store.openTables(ALL), await store.openTables(1)],
    due: [await store.dueTables(at, ALL), await store.dueTables(at, 2)],
    finished: [await store.finishedTables(at, ALL), await store.finishedTables(at, 1)],
    chat: await each(TABLES, (id) => store.chat(id, ALL)),
    lines: await each(TABLES, (id) => store.chat(id, 2)),
    said: await each(PEOPLE, store.chatOf),
    asked: await each(IDS, (id) => each(TABLES, (table) => store.saidBefore(table, 1, id))),
    settings: await each(IDS, store.setting),
    outages: await store.outages(at),
    newest: await store.newest(),
  };
}

const attempt = (deed: Deed, store: Store): Promise<unknown> => deed(store).catch(() => 'refused');

/** As many deeds by chance, from a seed. */
export async function followsTheModel(store: Store, seed: number, deeds: number): Promise<void> {
  const model = memoryStore();
  const chances = chancesFrom(quickRandom(seed));
  for (let count = 0; count < deeds; count += 1) {
    const deed = await nextDeed(model, chances);
    const [expected, actual] = [await attempt(deed, model), await attempt(deed, store)];
    expect(actual, `deed ${count} of ${seed}`).toEqual(expected);
    // Looking takes much longer than doing.
    if (count % EACH > 0) continue;
    const at = chances.moment();
    expect(await everythingIn(store, at), `after deed ${count} of ${seed}`).toEqual(
      await everythingIn(model, at),
    );
  }
}
