import type { Seat } from '#core/game';
import type { Reason, Request } from '#table/protocol';
import type { TableInfo } from '#table/table-info';
import type { ClaimedTable } from '../hosting/claims.ts';
import { elsewhere } from '../hosting/elsewhere.ts';
import type { Clock } from '../ports.ts';
import type { StoredTable } from '../store/store.ts';
import { type BotPlayer, botPlayer } from './bot-player.ts';
import { broadcaster } from './viewers/broadcast.ts';
import { chatRoom, type ChatRoom } from './viewers/chat.ts';
import { committer } from './commit.ts';
import { indexOf } from './decider/due.ts';
import type { TableEnv } from './env.ts';
import { eventLog, type EventLog } from './event-log.ts';
import type { TableEvent } from './decider/events.ts';
import { failuresOf, type Failures } from './failures.ts';
import { leaving } from './decider/leaving.ts';
import { type PlayerNames, namesFrom } from './viewers/names.ts';
import { opener, wantsOpening } from './opening.ts';
import { longOutages, withOutages } from './clocks/outages.ts';
import { queue, type Queue } from './queue.ts';
import { requestHandler } from './requests.ts';
import { botOn, phaseOf, seatOf, type TableState, toAct } from './decider/state.ts';
import { timekeeper, type Timekeeper } from './clocks/timekeeper.ts';
import { type Viewer, type Viewers, viewersOf } from './viewers/viewers.ts';

/** A table in memory. Everything that changes it goes through one queue, and is on the disk before anybody hears of it. */
export interface LiveTable {
  readonly id: string;
  readonly watch: string;
  state(): TableState;
  /** The seat of a player, or null; does not replay the match of a table that rests. */
  seatOf(player: string): Seat | null;
  info(): TableInfo;
  join(viewer: Viewer): Promise<void>;
  leave(viewer: Viewer): void;
  /** Answers through the viewer: `done` or `refused`, exactly one. */
  ask(viewer: Viewer, request: Request): Promise<void>;
  /** Around a shared screen those who watch see where somebody's finger is, elsewhere that they choose. Nothing is kept of it. */
  point(viewer: Viewer, spots: readonly string[]): void;
  /** Appends an event that no viewer asked for here (a clock ran out, a route was called); the reason when it is refused. */
  happen(decision: (state: TableState) => TableEvent | Reason): Promise<Reason | null>;
  rename(player: string, name: string): void;
  /** Tells everybody here how the table stands, though it stands as before: what it leads to has changed. */
  retell(): void;
  /** Nothing of this player is left but the moves. */
  forget(player: string): void;
  /** Called now and then: a table at which nothing happens meanwhile takes little memory, whoever is connected. */
  doze(): void;
  /** Nobody is here and nothing is going on. */
  idle(since: number): boolean;
  end(reason: Reason, retry: number | null): void;
}

/** What a table in memory consists of, wired together. */
interface TableParts extends Pick<LiveTable, 'happen' | 'end'> {
  readonly log: EventLog;
  readonly inTurn: Queue;
  readonly failures: Failures;
  readonly names: PlayerNames;
  readonly viewers: Viewers;
  readonly chat: ChatRoom;
  readonly time: Timekeeper;
  readonly bots: BotPlayer;
  readonly answer: (viewer: Viewer, request: Request) => Promise<void>;
  isEnded(): boolean;
  /** Looks what is to be done without being asked: bots, clocks, absences, a rematch. */
  wake(): void;
}

/** `broke`: the rules, or this program, failed at this table; it is closed then, and no other. */
export async function liveTable(
  { stored, since }: ClaimedTable,
  env: TableEnv,
  broke: (thrown: unknown) => void,
): Promise<LiveTable> {
  const parts = await assemble(stored, env, broke);
  // The process has stood still meanwhile: what was read is told to nobody, and no bot thinks about it.
  if (!env.hosting.isCurrent(since)) throw elsewhere(null);
  parts.wake();
  return facade(stored, env.clock, parts);
}

async function assemble(
  stored: StoredTable,
  env: TableEnv,
  broke: (thrown: unknown) => void,
): Promise<TableParts> {
  const { header, watch } = stored;
  let ended = false;
  const isEnded = (): boolean => ended;
  const end: LiveTable['end'] = (reason, retry) => {
    if (ended) return;
    ended = true;
    time.stop();
    env.forget(header.id);
    viewers.dismiss(reason, retry);
  };
  const failures = failuresOf({ table: header.id, log: env.log, isEnded, broke, end });
  const { guarded, guardedly, notAppended, notAppendedByItself } = failures;
  const log = await eventLog(stored, env);
  const inTurn = queue();
  /** As it stands at this moment, also if the server has just stood still. */
  const timed = (): TableState => withOutages(log.state(), env.outages.known());
  const names = namesFrom(env.store);
  const removed = await names.learn(indexOf(log.state()).players);
  const viewers = viewersOf(header.seats.length, {
    state: timed,
    name: names.of,
    // Whoever was there before a restart could not stay.
    since: Math.max(log.state().happenedAt, env.outages.known().at(-1)?.to ?? 0),
    // As late as whatever is written next.
    now: () => Math.max(env.clock.now(), log.state().at),
    after: (milliseconds, run) => env.clock.after(milliseconds, guarded(run)),
  });
  const chat = await chatRoom(header.id, env, viewers);
  const broadcast = broadcaster(viewers, env);
  const commit = committer(log, env, (before, event) =>
    // It is on the disk: whatever goes wrong from here on does not make it undone.
    guardedly(async () => {
      const gone = event.kind === 'sit' ? await names.learn([event.player]) : [];
      broadcast(before, log.state(), event);
      wake();
      getUp(gone);
    }),
  );
  /** What nobody asked for. */
  const commitOwn = (event: TableEvent): Promise<Reason | null> =>
    commit(event, null).then(() => null, notAppendedByItself);
  const happen: LiveTable['happen'] = (decision) =>
    inTurn(async () => {
      const event = ended ? 'restart' : decision(log.state());
      return typeof event === 'string' ? event : commitOwn(event);
    });
  /** Whoever was removed while they sat down, or while this table was opened for them, cannot get up any more. */
  const getUp = (players: readonly string[]): void => {
    for (const player of players) void guardedly(() => happen(leaving(player)));
  };
  const time = timekeeper({
    clock: env.clock,
    state: timed,
    absence: viewers.absence,
    long: () => longOutages(env.outages),
    isEnded,
    commit: commitOwn,
    raise: () => void guardedly(() => happen(() => time.due() ?? 'stale')),
    wake: () => wake(),
  });
  const bots = botPlayer(env, log.state, (...move) => happen(botMove(...move)), failures.fail);
  const openNext = opener(log, env, watch, { commit: commitOwn, wake: () => wake() });
  const wake = guarded((): void => {
    time.stop();
    if (ended) return;
    bots.play();
    time.reschedule();
    if (wantsOpening(log)) void guardedly(() => inTurn(async () => (ended ? null : openNext())));
  });
  const { mayRematch, metrics } = env;
  if (phaseOf(log.state()) === 'waiting') getUp(removed);
  const answer = requestHandler({ log, chat, commit, isEnded, notAppended, mayRematch, metrics });
  return { log, inTurn, failures, names, viewers, chat, time, bots, answer, happen, isEnded, end, wake };
}

/** The answer of a bot, if it is still asked: somebody may have come back, or taken something back, meanwhile. */
const botMove =
  (seat: Seat, since: number, notation: string) =>
  (state: TableState): TableEvent | Reason => {
    const isAsked = toAct(state).includes(seat) && state.asked[seat] === since && botOn(state, seat) !== null;
    return isAsked ? { kind: 'move', seat, word: notation, bot: true } : 'stale';
  };

/** As many viewers as a table takes: how soon looking again makes sense. */
const FULL_RETRY = 10_000;
/** That somebody chooses is told no more often than this. */
const CHOOSING = 1000;

/** The parts as the rest of the server meets them; what somebody does here goes through the queue. */
function facade({ header, watch }: StoredTable, clock: Clock, parts: TableParts): LiveTable {
  const { log, inTurn, failures, names, viewers, chat, time, bots, isEnded, wake } = parts;
  const { guarded, questionFailed } = failures;
  let touchedAt = clock.now();
  let choseAt = 0;
  const seatOfPlayer = (player: string): Seat | null => seatOf({ seats: log.seats() }, player);
  const rename = guarded((player: string, name: string) => {
    names.set(player, name);
    viewers.sendTable();
  });
  return {
    id: header.id,
    watch,
    state: log.state,
    seatOf: seatOfPlayer,
    info: viewers.info,
    happen: parts.happen,
    end: parts.end,
    rename,
    retell: guarded(() => viewers.sendTable()),
    doze: guarded(log.doze),
    idle: (since) => viewers.size() === 0 && touchedAt < since && !bots.busy(),
    forget(player) {
      const seat = seatOfPlayer(player);
      if (seat !== null) chat.forget(seat);
      rename(player, '');
    },
    join: (viewer) =>
      inTurn(async () => {
        touchedAt = clock.now();
        if (isEnded()) return viewer.end('restart', 0);
        // Asked in the queue: many may have come while the table was busy.
        if (!viewers.hasRoom(viewer.seat)) return viewer.end('full', FULL_RETRY);
        try {
          viewers.enter(viewer, chat.lines());
        } catch (thrown) {
          questionFailed(thrown);
          return viewer.end('broken', null);
        }
        return wake();
      }),
    leave: guarded((viewer: Viewer) => {
      touchedAt = clock.now();
      if (isEnded()) return;
      viewers.leave(viewer);
      wake();
    }),
    point(viewer, spots) {
      const { seat } = viewer;
      if (seat === null) return;
      if (header.shared === true) return viewers.sendPointed(seat, spots, (each) => each === null);
      if (!toAct(log.state()).includes(seat) || clock.now() - choseAt < CHOOSING) return;
      choseAt = clock.now();
      // Far apart nobody is told more than that somebody is about to act.
      viewers.sendPointed(seat, ['choosing'], (each) => each !== seat);
    },
    ask(viewer, request) {
      touchedAt = clock.now();
      return inTurn(async () => {
        // A clock that has run out has run out, though its timer is late: whoever asks for something comes after it.
        const reason = await time.catchUp();
        if (reason === null) return parts.answer(viewer, request);
        return viewer.send({ type: 'refused', id: request.id, reason });
      }).catch((thrown: unknown) => {
        questionFailed(thrown);
        viewer.send({ type: 'refused', id: request.id, reason: 'broken' });
      });
    },
  };
}
