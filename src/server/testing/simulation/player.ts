import { gameOf } from '#games/index';
import { type Link, type LinkState, link } from '#table/link';
import { isSealed } from '#table/part';
import type { Unsent } from '#table/pending-requests';
import type { FromServer, SightMessage } from '#table/protocol';
import type { SocketHandlers } from '#table/socket';
import type { TableInfo } from '#table/table-info';
import { partOf } from '../parts.ts';
import { consent } from './consent.ts';
import type { Caller } from './network.ts';
import { peep } from './peep.ts';
import type { Running, SimulatedSite } from './process.ts';
import type { SimulatedPlayer } from './somebody.ts';

interface Seated {
  readonly id: string;
  readonly key: string;
  readonly seat: number;
  readonly player: string;
  /** After so many moves somebody has had enough. */
  readonly moves: number;
  /** Of a hundred wishes so many are to say something. */
  readonly talks: number;
  readonly wantsRematch: boolean;
  /** Hears to which tables the deal of a gathering went. */
  led?(tables: readonly string[]): void;
}

// oxlint-disable-next-line eslint/max-lines-per-function -- one person: all that they do depends on what they have seen
export function newPlayer(
  site: SimulatedSite,
  { id, key, seat, player, moves, talks, wantsRematch, led }: Seated,
): SimulatedPlayer {
  const { world, network } = site;
  const name = `${id.slice(0, 4)}-${seat}`;
  const me = { name, after: world.after };
  let table: TableInfo | null = null;
  let sight: SightMessage | null = null;
  /** The last that was told of the table. */
  let tableSeq = 0;
  let line: Link | null = null;
  let askedAt: number | null = null;
  let isCalm = false;
  let isPlanned = false;
  let played = 0;
  let requests = 0;
  let offlineUntil = 0;
  /** Ends the connection as a network does that is gone. */
  let cutOff = (): void => undefined;
  /** The network of some is gone as soon as they have asked for something. */
  const isUnlucky = world.percent(40);
  const lives: { from: number; to: number }[] = [];
  const heardLine = (number: number): void => {
    if (!self.chat.has(number)) self.chat.set(number, world.now());
  };
  const noteTable = (): void => {
    const opened = table!.gathering?.opened ?? null;
    if (opened !== null) led?.(opened);
    const seats = table!.seats.map((each) => each.kind === 'person' && each.present);
    self.presence.push({ at: world.now(), seats });
  };
  /** How the line is now. */
  const noteLine = (state: LinkState['kind'] | null): void => {
    const last = lives.at(-1);
    const wasLive = last?.to === Infinity;
    if (state === 'live' && !wasLive) lives.push({ from: world.now(), to: Infinity });
    if (state !== 'live' && wasLive) last.to = world.now();
  };
  const self: SimulatedPlayer = {
    seat,
    requests: [],
    sights: [],
    welcomes: [],
    chat: new Map(),
    lives,
    peeps: [],
    presence: [],
    doors: [],
    id: player,
    table: () => table,
    isLive: () => line?.state().kind === 'live',
    key,
    waitingSince: () => askedAt,
    link: () => line?.state() ?? null,
    leave(milliseconds) {
      noteLine(null);
      line?.leave();
      line = null;
      askedAt = null;
      world.after(milliseconds, come);
      if (milliseconds < 2000 || world.percent(50)) return;
      world.after(world.between(300, 5000), () => {
        if (line === null) self.peeps.push({ from: world.now(), to: peep(world, open, { table: id, key }) });
      });
    },
    disconnect(milliseconds) {
      offlineUntil = world.now() + milliseconds;
      cutOff();
    },
    calm() {
      isCalm = true;
    },
  };

  const open = (handlers: SocketHandlers): { send(text: string): void; close(): void } => {
    const running: Running | null = world.pick(site.processes);
    if (running === null || offlineUntil > world.now()) {
      world.after(1, handlers.onClose);
      return { send: () => undefined, close: () => undefined };
    }
    self.doors.push({ at: world.now(), process: running.machine.name });
    const there = network.way(name, running.machine);
    const caller: Caller = { place: me, heard: handlers.onMessage, closed: handlers.onClose };
    let entered: ReturnType<Running['accept']> | null = null;
    there(() => {
      entered = running.accept(caller);
      world.after(network.delay(running.machine.name, name), handlers.onOpen);
    });
    running.machine.onDeath(() => entered ?? world.after(1, handlers.onClose));
    cutOff = () => {
      handlers.onClose();
      // The other end hears of it when it hears of it.
      world.after(world.between(0, 5000), () => there(() => entered!.left()));
    };
    return {
      send(text) {
        there(() => entered!.said(text));
        // A request that comes twice is done once.
        if (world.percent(3) && text.includes('"id":')) there(() => entered!.said(text));
      },
      close: () => there(() => entered!.left()),
    };
  };

  const ask = async (request: Unsent): Promise<void> => {
    const by = line;
    const sentAt = world.now();
    askedAt = sentAt;
    // What is said lies apart from the log: whoever comes back late for that is told by nobody else.
    const isSaid = request.type === 'chat' || request.type === 'emote';
    if (isUnlucky && !isCalm && world.percent(isSaid ? 45 : 15)) {
      world.after(world.between(0, 50) / 10, () => self.disconnect(world.between(500, 8000)));
    }
    const answer = await by!.ask(request);
    world.note('answer', name, answer.type, answer.id);
    self.requests.push({ id: answer.id, request, sentAt, answer, answeredAt: world.now() });
    if (by !== line) return;
    askedAt = null;
    if (answer.type === 'done' && request.type === 'move') played += 1;
    plan();
  };

  const move = (): Unsent | null => {
    const isToAct = sight?.toAct.includes(seat) === true && table!.pause === undefined;
    if (sight === null || !isToAct || sight.outcome !== null) return null;
    const lastMove = self.requests.findLast(({ request }) => request.type === 'move');
    // What answers this sight is on its way back.
    if (lastMove?.answer.type === 'done' && lastMove.answer.seq > sight.seq) return null;
    const game = gameOf(table!.game)!;
    const legal: readonly unknown[] = game.legalActions(sight.view, seat);
    return { type: 'move', after: sight.seq, word: game.encode(world.pick(legal)) };
  };
  const fancy = (): Unsent | null => {
    if (table!.pause !== undefined) return null;
    const die = isCalm ? 100 : world.below(100);
    if (die < talks) return { type: 'chat', text: `so says ${name}` };
    if (die < talks + 2) return { type: 'emote', emote: 'hello' };
    if (die < talks + 5) return { type: 'undo', after: sight!.seq };
    if (die < talks + 7) return { type: 'handOver', level: '1' };
    if (played >= moves) return { type: 'resign' };
    return null;
  };
  const next = (): Unsent | null => {
    if (table!.phase === 'waiting') {
      const isBound = (table!.fair.digests[seat] ?? null) !== null;
      if (!isBound) return { type: 'digest', digest: partOf(id, seat).digest };
      return isSealed(table!) ? { type: 'nonce', nonce: partOf(id, seat).nonce } : null;
    }
    if (table!.phase === 'over') {
      const { wishes, table: opened } = table!.rematch;
      const isWished = wishes.includes(seat) || opened !== null;
      return wantsRematch && !isWished ? { type: 'rematch' } : null;
    }
    if (sight === null) return null;
    const mine = table!.seats[seat];
    if (mine?.kind === 'person' && mine.standIn !== null && !mine.resigned) return { type: 'takeBack' };
    return consent(world, table!, { seat, after: tableSeq, isCalm }) ?? fancy() ?? move();
  };
  /** Does the next thing in a while. */
  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    world.after(world.between(50, world.percent(10) ? 8000 : 1200), () => {
      isPlanned = false;
      if (line === null || table === null || askedAt !== null || !self.isLive()) return;
      const request = next();
      if (request !== null) void ask(request);
      // Nothing comes by itself in a pause.
      else if (table.pause !== undefined) plan();
    });
  };

  const hear: Partial<Record<FromServer['type'], (message: never) => void>> = {
    welcome(message: Extract<FromServer, { type: 'welcome' }>) {
      ({ table, sight, seq: tableSeq } = message);
      self.welcomes.push({ seq: tableSeq, at: world.now() });
      noteTable();
      for (const { number } of message.chat) heardLine(number);
      if (sight !== null) self.sights.push({ sight, at: world.now() });
    },
    table(message: Extract<FromServer, { type: 'table' }>) {
      ({ table, seq: tableSeq } = message);
      noteTable();
    },
    sight(message: Extract<FromServer, { type: 'sight' }>) {
      ({ sight } = message);
      self.sights.push({ sight, at: world.now() });
    },
    chat: ({ line: said }: Extract<FromServer, { type: 'chat' }>) => heardLine(said.number),
  };
  const come = (): void => {
    // Opened again already: the page of before is closed.
    noteLine(null);
    line?.leave();
    askedAt = null;
    line = link(
      { table: id, key },
      {
        now: world.now,
        after: world.after,
        random: () => world.below(1000) / 1000,
        newId: () => `${name}-${(requests += 1)}`,
        open,
      },
      {
        changed({ kind }) {
          noteLine(kind);
          plan();
        },
        news(message) {
          hear[message.type]?.(message as never);
          plan();
        },
      },
    );
  };
  come();
  return self;
}
