import { WebSocket } from 'ws';
import type { FindGame } from '#core/catalogue';
import type { Seat } from '#core/game';
import type { Json } from '#core/json';
import type { Start } from '#core/match';
import { gameOf } from '#games/index';
import { PROTOCOL } from '#table/table-info';
import type { Server } from '../server.ts';
import { newPerson, type Person } from './client.ts';
import { partOf } from './parts.ts';
import { startForTest } from './start.ts';
import type { Twins } from './twins.ts';

/** Three servers on one PostgreSQL, with real sockets between them and everybody. */
export interface SocketHouse {
  /** Everything that the viewer is sent in one of the worlds, connection by connection; null: a line was cut. */
  traffic(twin: Twins, which: 0 | 1): Promise<readonly string[] | null>;
  close(): Promise<void>;
}

const PROCESSES = 3;
const MOST_SEATS = 4;

/** Somebody at a table: what was heard, and what is asked for and answered. */
interface Line {
  readonly heard: string[];
  ask(message: object): Promise<void>;
  close(): void;
}

export async function socketHouse(url: string, data: string, rules: FindGame = gameOf): Promise<SocketHouse> {
  const positions = new Map<string, Json>();
  const deal = ({ header }: { header: { id: string } }): Start => ({
    position: positions.get(header.id) ?? null,
  });
  const start = (): Promise<Server> =>
    startForTest(data, { gameOf: rules, deal }, { database: url, limits: false });
  const servers = await Promise.all(Array.from({ length: PROCESSES }, start));
  const people: Person[] = [];
  for (let seat = 0; seat < MOST_SEATS; seat += 1) people.push(await newPerson(servers[0].url, 'Guest'));
  return {
    async traffic(twin, which) {
      const { game, options, seats, viewer, seat, wrong } = twin;
      const { position, word } = twin.worlds[which];
      const { id: table, watch } = await servers[0].tables.create({
        game: rules(game.id)!,
        options,
        seats: people.slice(0, seats).map(({ player }) => ({ player: player.id })),
        host: 0,
        agreement: { pace: { kind: 'free' }, away: null, timeout: 'bot' },
        listed: false,
      });
      positions.set(table, position);
      const lines: Line[] = [];
      const enter = async (who: Seat | null, at: number): Promise<Line> => {
        const key = who === null ? { watch } : { key: people[who].key };
        const line = await lineTo(servers[at % PROCESSES].url, { table, ...key });
        lines.push(line);
        return line;
      };
      const players: Line[] = [];
      for (let each = 0; each < seats; each += 1) players.push(await enter(each, each));
      const spectator = await enter(null, 1);
      const me = viewer === null ? spectator : players[viewer];
      // At the process that hosts the table already, or at one that passes it on.
      const again = await enter(viewer, seat + 2);
      for (const [each, line] of players.entries()) {
        await line.ask({ type: 'digest', id: 'd', digest: partOf(table, each).digest });
      }
      for (const [each, line] of players.entries()) {
        await line.ask({ type: 'nonce', id: 'n', nonce: partOf(table, each).nonce });
      }
      let looks = 0;
      /** Whatever was told before is heard when this is answered: a table does one thing after the other, and lines keep the order. */
      const settle = (line: Line): Promise<void> =>
        line.ask({ type: 'undo', id: `look-${(looks += 1)}`, after: 0 });
      const after = async (): Promise<number> => {
        await settle(me);
        return seqIn(me.heard);
      };
      for (const [index, each] of wrong.entries()) {
        await me.ask({ type: 'move', id: `w${index}`, after: await after(), word: each });
      }
      await players[seat].ask({ type: 'move', id: 'a', after: await after(), word });
      await me.ask({ type: 'undo', id: 'u', after: await after() });
      await me.ask({ type: 'chat', id: 'c', text: 'hm' });
      const late = await enter(viewer, seat + 1);
      for (const line of [me, again, late]) await settle(line);
      const isCut = lines.some(({ heard }) => heard.some((text) => text.startsWith('{"type":"bye"')));
      for (const line of lines) line.close();
      positions.delete(table);
      const own = [table, ...people.map(({ player }) => player.id)];
      const parts = people.flatMap((_, each) => Object.values(partOf(table, each)));
      return isCut ? null : [me, again, late].flatMap(({ heard }) => withoutNames(heard, [...own, ...parts]));
    },
    async close() {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}

/**
 * Without what two tables of the same world do not share: names, commitments, moments, and how many look on, which is
 * told once a second.
 */
function withoutNames(heard: readonly string[], names: readonly string[]): readonly string[] {
  const texts = heard.map((text) =>
    names
      .reduce((all, name, index) => all.replaceAll(name, `name-${index}`), text)
      .replace(/"commitment":"[^"]*"/u, '"commitment":""')
      .replace(/"watchers":\d+/u, '"watchers":0')
      .replaceAll(/\b1[5-9]\d{11}\b/gu, '0'),
  );
  let known = '';
  return texts.filter((text) => {
    const { type, table }: { type: string; table?: object } = JSON.parse(text);
    const isOld = type === 'table' && JSON.stringify(table) === known;
    if (table !== undefined) known = JSON.stringify(table);
    return !isOld;
  });
}

const SEQ = /"seq":(\d+)/u;
const seqIn = (heard: readonly string[]): number =>
  Math.max(...heard.map((text) => Number(SEQ.exec(text)?.[1] ?? 0)));

const ANSWER = /^\{"type":"(?:done|refused)","id":"([^"]*)"/u;

async function lineTo(url: string, greeting: object): Promise<Line> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false });
  const heard: string[] = [];
  const watching = new Set<() => void>();
  const look = (): void => {
    for (const each of watching) each();
  };
  socket.on('message', (text: Buffer) => {
    heard.push(text.toString());
    look();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    heard.push('{"type":"bye"}');
    look();
  });
  const isCut = (): boolean => heard.at(-1)?.startsWith('{"type":"bye"') === true;
  const until = (holds: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const check = (): void => {
        if (!holds() && !isCut()) return;
        watching.delete(check);
        resolve();
      };
      watching.add(check);
      check();
    });
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, ...greeting })));
  await until(() => heard.length > 0);
  return {
    heard,
    close: () => socket.terminate(),
    async ask(message) {
      const { id } = message as { id: string };
      const from = heard.length;
      if (!isCut()) socket.send(JSON.stringify(message));
      const isAnswer = (text: string): boolean => ANSWER.exec(text)?.[1] === id;
      await until(() => heard.slice(from).some(isAnswer));
    },
  };
}

/** Of so many pairs, those whose viewer can tell the two worlds apart; one in which a line was cut is played again. */
export async function socketLeaks(
  house: SocketHouse,
  twins: Iterable<Twins>,
  leak: (twin: Twins, one: readonly string[], other: readonly string[]) => void,
): Promise<{ pairs: number; passedOn: number; played: number; again: number; leaks: number }> {
  const count = { pairs: 0, passedOn: 0, played: 0, again: 0, leaks: 0 };
  for (const twin of twins) {
    let [one, other] = [await house.traffic(twin, 0), await house.traffic(twin, 1)];
    for (; one === null || other === null; count.again += 1) {
      [one, other] = [await house.traffic(twin, 0), await house.traffic(twin, 1)];
    }
    count.pairs += 1;
    if (twin.viewer === null || twin.viewer % PROCESSES > 0) count.passedOn += 1;
    if (one.some((each) => each.includes('"kind":"played"'))) count.played += 1;
    if (one.join('\n') === other.join('\n')) continue;
    count.leaks += 1;
    leak(twin, one, other);
  }
  return count;
}
