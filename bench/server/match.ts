import type { AnyGame } from '#core/game';
import type { Random } from '#core/random';
import { gameOf } from '#games/index';
import { PROTOCOL } from '#table/table-info';
import type { FromServer, SightMessage } from '#table/protocol';
import { accept, newPerson, openTable, type Person } from '../../src/server/testing/client.ts';
import { partOf } from '../../src/server/testing/parts.ts';
import { type Wire, wire } from './wire.ts';

/** A move that the server has promised to keep. */
export interface Promised {
  readonly seat: number;
  readonly id: string;
  readonly seq: number;
}

/** A match with a person on every seat. What comes is read only when somebody has to choose, as in real life. */
export interface LiveMatch {
  readonly table: string;
  readonly watch: string;
  readonly seats: number;
  readonly keys: readonly string[];
  readonly promised: readonly Promised[];
  /** Answers that nobody expected. */
  readonly troubles: readonly string[];
  /** Everybody has seen the last move, and the match goes on. */
  ready(): boolean;
  over(): boolean;
  /** Connects a seat, or another spectator, from an address of theirs; answers with the welcome. */
  connect(address: string, seat: number | null, from?: string): Promise<void>;
  begin(): void;
  /** Reads what the one who is to act was sent last, and chooses a move; null: the match is over. */
  choose(random: Random): { readonly seat: number; readonly id: string; readonly text: string } | null;
  /** Plays a move that was due at a moment; the milliseconds from then until the server had promised it, and until everybody had seen it, are told. */
  move(random: Random, due: number, told: { acknowledged(ms: number): void; seen(ms: number): void }): void;
  drop(): Promise<void>;
}

const GREETING_PATIENCE = 20_000;
/** Of which type a message is, by its first bytes. */
const isOf = (data: Buffer, type: FromServer['type']): boolean =>
  data.toString('latin1', 0, type.length + 10) === `{"type":"${type}"`;
let requests = 0;

export async function newLiveMatch(address: string, gameId: string, seats: number): Promise<LiveMatch> {
  const url = `http://${address}`;
  const people = await Promise.all(
    Array.from({ length: seats }, (_, seat) => newPerson(url, `Guest ${seat}`)),
  );
  const places = people.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
  const opened = await openTable(url, people[0].key, { game: gameId, seats: places });
  for (const { seat, code } of opened.invitations) await accept(url, people[seat].key, code);
  return liveMatch(opened.table.id, opened.watch, gameOf(gameId)!, people);
}

// oxlint-disable-next-line eslint/max-lines-per-function -- a match as its players live it: they share its state
function liveMatch(table: string, watch: string, game: AnyGame, people: readonly Person[]): LiveMatch {
  const wires = new Set<Wire>();
  const bySeat = new Map<number, Wire>();
  const promised: Promised[] = [];
  const troubles: string[] = [];
  /** What each seat was sent last, unread, and as bytes: as texts they would fill the memory of whoever measures, who would then measure that. */
  const latest: Buffer[] = people.map(() => Buffer.alloc(0));
  let bound = 0;
  let awaited = 0;
  let begun = 0;
  let asking: { seat: number; id: string; acknowledged(ms: number): void; seen(ms: number): void } | null =
    null;
  let over = false;

  const hear = (seat: number, data: Buffer): void => {
    if (isOf(data, 'sight')) {
      latest[seat] = Buffer.from(data);
      awaited -= 1;
      if (awaited === 0) asking?.seen(performance.now() - begun);
    } else if (isOf(data, 'done')) {
      const { id, seq } = JSON.parse(data.toString()) as Extract<FromServer, { type: 'done' }>;
      if (id === `digest-${seat}`) bind();
      if (id !== asking?.id) return;
      asking.acknowledged(performance.now() - begun);
      promised.push({ seat, id, seq });
    } else if (isOf(data, 'refused') || isOf(data, 'bye')) troubles.push(data.toString());
  };
  /** When all are bound, all open their parts. */
  const bind = (): void => {
    bound += 1;
    if (bound < people.length) return;
    for (const [seat, each] of bySeat) {
      const { nonce } = partOf(table, seat);
      each.send(JSON.stringify({ type: 'nonce', id: `nonce-${seat}`, nonce }));
    }
  };
  const sightOf = (seat: number): SightMessage =>
    (JSON.parse(latest[seat].toString()) as { sight: SightMessage }).sight;
  const choose: LiveMatch['choose'] = (random) => {
    const [seat] = sightOf(0).toAct;
    if (seat === undefined) return null;
    const { view, seq } = sightOf(seat);
    const legal: readonly unknown[] = game.legalActions(view, seat);
    const word = game.encode(legal[random.below(legal.length)]);
    requests += 1;
    const id = `move-${requests}`;
    return { seat, id, text: JSON.stringify({ type: 'move', id, after: seq, word }) };
  };

  return {
    table,
    watch,
    seats: people.length,
    keys: people.map(({ key }) => key),
    promised,
    troubles,
    ready: () => awaited === 0 && !over,
    over: () => over,
    async connect(address, seat, from) {
      const key = seat === null ? { watch } : { key: people[seat].key };
      let welcomed = (): void => undefined;
      const welcome = new Promise<void>((resolve) => {
        welcomed = resolve;
      });
      const hears = (data: Buffer): void => {
        if (isOf(data, 'welcome')) {
          if (seat !== null) latest[seat] = Buffer.from(data);
          welcomed();
        } else if (seat !== null) hear(seat, data);
      };
      const socket = await wire(address, '/api/socket', hears, from);
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table, ...key }));
      const late = setTimeout(socket.drop, GREETING_PATIENCE);
      const gone = socket.closed.then(() => {
        throw new Error('the connection ended before the welcome');
      });
      await Promise.race([welcome, gone]);
      clearTimeout(late);
      gone.catch(() => undefined);
      wires.add(socket);
      if (seat !== null) bySeat.set(seat, socket);
    },
    begin() {
      awaited = people.length;
      for (const [seat, each] of bySeat) {
        const { digest } = partOf(table, seat);
        each.send(JSON.stringify({ type: 'digest', id: `digest-${seat}`, digest }));
      }
    },
    choose,
    move(random, due, facts) {
      const chosen = choose(random);
      if (chosen === null) {
        over = true;
        return;
      }
      const { seat, id, text } = chosen;
      asking = { seat, id, ...facts };
      awaited = people.length;
      begun = due;
      bySeat.get(seat)!.send(text);
    },
    async drop() {
      const all = [...wires];
      wires.clear();
      bySeat.clear();
      for (const each of all) each.drop();
      await Promise.all(all.map(({ closed }) => closed));
    },
  };
}
