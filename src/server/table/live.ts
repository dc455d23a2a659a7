import { isProblem } from '#core/problem';
import type { Reason, Request } from '#table/protocol';
import type { StoredTable } from '../store/store.ts';
import { botPlayer } from './bot-player.ts';
import { chatRoom } from './chat.ts';
import { awaited, botOn, type Course, phaseOf, seatOf } from './state.ts';
import { decide, type Decision } from './decide.ts';
import { dueNow, indexOf } from './due.ts';
import { gallery, type Viewer } from './viewers.ts';
import { guard, placesOf } from './guard.ts';
import { ledger, queue } from './event-log.ts';
import type { LiveTable } from './live-table.ts';
import { namesFrom } from './names.ts';
import { unwritten, withOutages } from './outages.ts';
import type { Asked, TableEvent } from './events.ts';
import { wantsRematch } from './rematch.ts';
import type { World } from './env.ts';

/** A step of the queue of promises, in which all who wait for one commit go on side by side. */
const OTHERS_FIRST = Promise.resolve();

/** `broke`: the rules, or this program, failed at this table; it is closed then, and no other. */
export async function liveTable(
  stored: StoredTable,
  world: World,
  broke: (thrown: unknown) => void,
): Promise<LiveTable> {
  const { header, watch } = stored;
  const { clock } = world;
  const fail = (thrown: unknown): void => {
    if (ended) return;
    broke(thrown);
    live.end('broken', null);
  };
  const { guarded, guardedly } = guard(fail);
  const { course, seats, known, keep, doze } = ledger(stored, world);
  /** As it stands at this moment, also if the server has just stood still. */
  const timed = (): Course => withOutages(course(), world.outages.known());
  const names = namesFrom(world.store);
  await names.learn(indexOf(course()).players);
  const room = gallery(header.seats.length, {
    course: timed,
    name: names.of,
    // Whoever was there before a restart could not stay.
    since: Math.max(course().happenedAt, world.outages.known().at(-1)?.to ?? 0),
    now: clock.now,
    after: (milliseconds, run) => clock.after(milliseconds, guarded(run)),
  });
  const chat = await chatRoom(header.id, world, room);
  const inTurn = queue();
  let touched = clock.now();
  let ended = false;
  let stopTimer = (): void => undefined;

  /** An event is kept, then answered, then told. */
  const happen = async (
    event: TableEvent,
    by: Asked | null,
    answer?: (seq: number) => void,
  ): Promise<void> => {
    for (const outage of unwritten(course(), world.outages.known())) {
      await keep({ kind: 'outage', ...outage }, null);
    }
    const before = course();
    const seq = await keep(event, by);
    world.metrics.event(event.kind);
    answer?.(seq);
    // It is kept: whatever goes wrong from here on does not make it undone.
    await guardedly(async () => {
      // Whoever was committed together with this is answered before anybody is told of anything.
      await OTHERS_FIRST;
      if (event.kind === 'sit') await names.learn([event.player]);
      tell(before, event);
      wake();
    });
  };

  const tell = (before: Course, event: TableEvent): void => {
    const now = course();
    if (now.matchSeq !== before.matchSeq || now.result !== before.result) room.tellSights();
    const isNews = now.seats !== before.seats || phaseOf(now) !== phaseOf(before);
    if (isNews || event.kind.startsWith('rematch')) room.tellTable();
    const asked = awaited(before);
    for (const seat of awaited(now).filter((each) => !asked.includes(each) && !room.present(each))) {
      const sitter = now.seats[seat]!;
      if (sitter.kind === 'person') world.notify(sitter.player, header);
    }
  };

  /** Why an event was not kept. What lies on the disk is then not known: everybody comes back and looks again. */
  const notKept = (thrown: unknown): Reason => {
    const code = isProblem(thrown) ? thrown.code : 'bug';
    world.log.error({ table: header.id, code }, 'an event was not kept');
    // The rules failed before anything was written: the table stands as it stood.
    if (code === 'broken') return 'broken';
    setImmediate(() => live.end('restart', 500));
    return code === 'taken' ? 'stale' : 'storage';
  };

  /** The rules failed while they were asked for one person, and nothing was changed. */
  const failedFor = (thrown: unknown): void =>
    world.log.error({ table: header.id, at: placesOf(thrown) }, 'a question failed');

  /** What nobody asked for and the rules fail at would be tried again at once, and for ever. */
  const notKeptByItself = (thrown: unknown): Reason => {
    const reason = notKept(thrown);
    if (reason === 'broken') fail(thrown);
    return reason;
  };

  const due = (): ReturnType<typeof dueNow> => dueNow(timed(), clock.now(), room.absence);

  /** A clock that has run out has run out, though its timer is late: whoever asks for something then comes after it. */
  const overdue = async (): Promise<Reason | null> => {
    const { event } = ended ? { event: null } : due();
    if (event === null) return null;
    return (await happen(event, null).then(() => null, notKeptByItself)) ?? overdue();
  };

  /** Looks what is to be done without being asked: bots, clocks, absences, a rematch. */
  const wake = guarded((): void => {
    stopTimer();
    if (ended) return;
    bots.play();
    const { event, next } = due();
    if (event !== null) void guardedly(() => live.happen(() => due().event ?? 'stale'));
    else if (next !== null) stopTimer = clock.after(next - clock.now() + 5, wake);
    if (wantsRematch(course())) void guardedly(() => inTurn(openRematch));
  });

  const openRematch = async (): Promise<void> => {
    if (ended || !wantsRematch(course())) return;
    // Nothing was written here yet: the wishes stand, and the next thing that happens tries again.
    const table = await world.rematch(course(), watch).catch(() => null);
    if (table === null) world.log.error('a rematch could not be opened');
    else await happen({ kind: 'rematchOpened', table }, null).catch(notKeptByItself);
  };

  const bots = botPlayer(
    world,
    course,
    (seat, since, word) =>
      live.happen((now) => {
        const isAsked = phaseOf(now) === 'playing' && now.asked[seat] === since && botOn(now, seat) !== null;
        return isAsked ? { kind: 'move', seat, word, bot: true } : 'stale';
      }),
    fail,
  );

  const answer = async (viewer: Viewer, request: Request): Promise<void> => {
    const refuse = (reason: Reason, more: object = {}): void => {
      world.metrics.refused(reason);
      viewer.tell({ type: 'refused', id: request.id, reason, ...more });
    };
    const done = (seq: number): void => viewer.tell({ type: 'done', id: request.id, seq });
    const seat = viewer.player === null ? null : seatOf(course(), viewer.player);
    if (seat === null || seat !== viewer.seat) return refuse('no-seat');
    if (ended) return refuse('stale');
    if (request.type === 'chat' || request.type === 'emote') {
      const reason = await chat.say(seat, viewer.player!, request);
      return reason === null ? done(course().seq) : refuse(reason);
    }
    const by = { seat, id: request.id };
    const before = known(by);
    if (before !== undefined) return done(before);
    const decision = decide(course(), seat, request);
    const isTooMuch = request.type === 'rematch' && 'event' in decision && !world.mayRematch(viewer.player!);
    if (isTooMuch) return refuse('too-fast');
    if ('reason' in decision) return refuse(decision.reason, forbidding(decision));
    return happen(decision.event, by, done).catch((thrown: unknown) => refuse(notKept(thrown)));
  };

  const live: LiveTable = {
    id: header.id,
    watch,
    course,
    seatOf: (player) => seatOf({ seats: seats() }, player),
    info: room.info,
    hasRoom: room.hasRoom,
    join: (viewer) =>
      inTurn(async () => {
        touched = clock.now();
        if (ended) return viewer.end('restart', 0);
        try {
          room.enter(viewer, chat.lines());
        } catch (thrown) {
          failedFor(thrown);
          return viewer.end('broken', null);
        }
        return wake();
      }),
    leave: guarded((viewer: Viewer) => {
      touched = clock.now();
      if (ended) return;
      room.leave(viewer);
      wake();
    }),
    ask(viewer, request) {
      touched = clock.now();
      return inTurn(async () => {
        const reason = await overdue();
        if (reason === null) return answer(viewer, request);
        return viewer.tell({ type: 'refused', id: request.id, reason });
      }).catch((thrown: unknown) => {
        failedFor(thrown);
        viewer.tell({ type: 'refused', id: request.id, reason: 'broken' });
      });
    },
    happen: (decision) =>
      inTurn(async () => {
        const event = ended ? 'restart' : decision(course());
        if (typeof event === 'string') return event;
        return happen(event, null).then(() => null, notKeptByItself);
      }),
    rename: guarded((player: string, name: string) => {
      names.set(player, name);
      room.tellTable();
    }),
    forget(player) {
      const seat = live.seatOf(player);
      if (seat !== null) chat.forget(seat);
      live.rename(player, '');
    },
    doze: guarded(doze),
    idle: (since) => room.size() === 0 && touched < since && !bots.busy(),
    end(reason, retry) {
      if (ended) return;
      ended = true;
      stopTimer();
      bots.stop();
      world.forget(header.id);
      room.dismiss(reason, retry);
    },
  };
  wake();
  return live;
}

/** The rule that forbids it, where one does. */
function forbidding({ refusal }: Extract<Decision, { reason: Reason }>): object {
  if (refusal === undefined) return {};
  const { rule, key, with: values } = refusal;
  return { rule, refusal: values === undefined ? { key } : { key, with: values } };
}
