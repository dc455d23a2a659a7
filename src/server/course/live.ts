import { isProblem } from '#core/problem';
import type { TableInfo } from '#table/online';
import type { Reason, Request } from '#table/protocol';
import type { StoredTable } from '../store/store.ts';
import { botPlayer } from './bot-player.ts';
import { chatRoom } from './chat.ts';
import { type Course, openCourse, personsToAct, phaseOf, seatOf, type Surroundings } from './course.ts';
import { decide } from './decide.ts';
import type { World } from './world.ts';
import { dueNow, indexOf } from './due.ts';
import { fold, replay } from './fold.ts';
import { gallery, type Viewer } from './gallery.ts';
import type { Asked, TableEvent } from './record.ts';

/** A table in memory. Everything that changes it goes through one queue, and is on the disk before anybody hears of it. */
export interface LiveTable {
  readonly id: string;
  readonly watch: string;
  course(): Course;
  info(): TableInfo;
  join(viewer: Viewer): Promise<void>;
  leave(viewer: Viewer): void;
  /** Answers through the viewer: `done` or `refused`, exactly one. */
  ask(viewer: Viewer, request: Request): Promise<void>;
  /** Something that the table decides itself, or that came by another way; the reason when it was not kept. */
  happen(decision: (course: Course) => TableEvent | Reason): Promise<Reason | null>;
  rename(player: string, name: string): void;
  /** Nothing of this player is left but the moves. */
  forget(player: string): void;
  /** Nobody is here and nothing is going on. */
  idle(since: number): boolean;
  end(reason: Reason, retry: number | null): void;
}

export async function liveTable(stored: StoredTable, world: World): Promise<LiveTable> {
  const { header, log } = stored;
  const { store, clock } = world;
  const around: Surroundings = {
    start: (nonces) => world.deal(stored, nonces),
    outages: world.outages,
  };
  let course = replay(openCourse(header, world.rules(header.game, header.version)), log, around);
  const requests = new Map(
    log.flatMap(({ request, seq }) => (request === null ? [] : [[keyOf(request), seq]])),
  );
  const names = new Map<string, string>();
  const learnNames = async (): Promise<void> => {
    const unknown = indexOf(course).players.filter((player) => player !== null && !names.has(player));
    for (const { id, name } of await store.players(unknown as string[])) names.set(id, name);
  };
  await learnNames();

  const room = gallery(header.seats.length, {
    course: () => course,
    name: (player) => names.get(player) ?? '',
    // Whoever was there before a restart could not stay.
    since: Math.max(course.at, ...world.outages.map(({ to }) => to)),
    now: clock.now,
    outages: world.outages,
  });
  const chat = await chatRoom(header.id, world, room);
  let touched = clock.now();
  let tail: Promise<unknown> = Promise.resolve();
  let ended = false;
  let stopTimer = (): void => undefined;

  const queued = <T>(task: () => Promise<T>): Promise<T> => {
    touched = clock.now();
    const result = tail.then(task);
    tail = result.catch(() => undefined);
    return result;
  };

  /** Keeps an event, and only then lets it happen. */
  const keep = async (event: TableEvent, request: Asked | null): Promise<number> => {
    const at = Math.max(Math.floor(clock.now()), course.at);
    const entry = { seq: course.seq + 1, at, event, request };
    // Before it is kept: an action that makes the rules fail is refused, and the match stays as it was.
    const next = fold(course, entry, around);
    const kept = await world.keep(header.id, entry, indexOf(next));
    if (kept === 'taken') {
      live.end('restart', 0);
      throw new Error('somebody else has written to this log');
    }
    course = next;
    return entry.seq;
  };

  const told = (before: Course, event: TableEvent): void => {
    if (course.matchSeq !== before.matchSeq || course.result !== before.result) room.tellSights();
    if (
      course.seats !== before.seats ||
      phaseOf(course) !== phaseOf(before) ||
      event.kind.startsWith('rematch')
    ) {
      room.tellTable();
    }
    for (const seat of personsToAct(course)) {
      const sitter = course.seats[seat]!;
      const wasAsked = personsToAct(before).includes(seat);
      if (sitter.kind === 'person' && !wasAsked && !room.present(seat)) world.notify(sitter.player, header);
    }
    void wake();
  };

  const happen = async (
    event: TableEvent,
    request: Asked | null,
    answer?: (seq: number) => void,
  ): Promise<void> => {
    const before = course;
    const seq = await keep(event, request);
    if (request !== null) requests.set(keyOf(request), seq);
    world.metrics.event(event.kind);
    answer?.(seq);
    if (event.kind === 'sit') await learnNames();
    told(before, event);
  };

  const bots = botPlayer(
    world,
    () => course,
    (seat, since, word) =>
      live.happen((now) => {
        if (phaseOf(now) !== 'playing' || now.asked[seat] !== since) return 'stale';
        return { kind: 'move', seat, word, bot: true };
      }),
  );

  /** Looks what is to be done without being asked: bots, clocks, absences, a rematch. */
  const wake = async (): Promise<void> => {
    stopTimer();
    if (ended) return;
    bots.play();
    const { event, next } = dueNow(course, clock.now(), room.absence, world.outages);
    if (event !== null) {
      await live.happen((now) => dueNow(now, clock.now(), room.absence, world.outages).event ?? 'stale');
    } else if (next !== null) stopTimer = clock.after(next - clock.now() + 5, () => void wake());
    const everybody = course.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    if (course.rematch === null && course.wishes.length > 0 && course.wishes.length === everybody.length) {
      await queued(async () => {
        if (course.rematch !== null) return;
        const table = await world.rematch(course, stored.watch);
        await happen({ kind: 'rematchOpened', table }, null);
      });
    }
  };

  const live: LiveTable = {
    id: header.id,
    watch: stored.watch,
    course: () => course,
    info: room.info,
    join: (viewer) =>
      queued(async () => {
        room.enter(viewer, chat.lines());
        void wake();
      }),
    leave(viewer) {
      room.leave(viewer);
      touched = clock.now();
      if (!ended) void wake();
    },
    ask: (viewer, request) =>
      queued(async () => {
        const refuse = (reason: Reason, more: object = {}): void => {
          world.metrics.refused(reason);
          viewer.tell({ type: 'refused', id: request.id, reason, ...more });
        };
        const done = (seq: number): void => viewer.tell({ type: 'done', id: request.id, seq });
        const seat = viewer.player === null ? null : seatOf(course, viewer.player);
        if (seat === null || seat !== viewer.seat) return refuse('no-seat');
        if (request.type === 'chat' || request.type === 'emote') {
          const reason = await chat.say(seat, viewer.player!, request);
          return reason === null ? done(course.seq) : refuse(reason);
        }
        const asked = { seat, id: request.id };
        const known = requests.get(keyOf(asked));
        if (known !== undefined) return done(known);
        const decision = decide(course, seat, request);
        if ('reason' in decision) {
          const { refusal } = decision;
          return refuse(decision.reason, refusal && { rule: refusal.rule, refusal: said(refusal) });
        }
        try {
          await happen(decision.event, asked, done);
        } catch (thrown) {
          world.log.error({ table: header.id, event: decision.event.kind, code: codeOf(thrown) }, 'not kept');
          refuse('storage');
          // What lies on the disk is not known: look again.
          live.end('restart', 500);
        }
      }),
    happen: (decision) =>
      queued(async () => {
        const event = ended ? 'restart' : decision(course);
        if (typeof event === 'string') return event;
        try {
          await happen(event, null);
          return null;
        } catch (thrown) {
          world.log.error({ table: header.id, event: event.kind, code: codeOf(thrown) }, 'not kept');
          live.end('restart', 500);
          return 'storage';
        }
      }),
    rename(player, name) {
      names.set(player, name);
      room.tellTable();
    },
    forget(player) {
      const seat = seatOf(course, player);
      if (seat !== null) chat.forget(seat);
      live.rename(player, '');
    },
    idle: (since) => room.size() === 0 && touched < since && !bots.busy(),
    end(reason, retry) {
      ended = true;
      stopTimer();
      bots.stop();
      world.forget(header.id);
      room.dismiss(reason, retry);
    },
  };
  void wake();
  return live;
}

const keyOf = ({ seat, id }: Asked): string => `${seat} ${id}`;
const codeOf = (thrown: unknown): string => (isProblem(thrown) ? thrown.code : 'bug');
const said = ({ key, with: values }: { key: string; with?: object }): object =>
  values === undefined ? { key } : { key, with: values };
