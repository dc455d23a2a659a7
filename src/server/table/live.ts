import { isProblem } from '#core/problem';
import type { Reason, Request } from '#table/protocol';
import type { StoredTable } from '../store/store.ts';
import { botPlayer } from './bot-player.ts';
import { chatRoom } from './chat.ts';
import { awaited, botOn, type TableState, phaseOf, seatOf } from './state.ts';
import { decide, type Decision } from './decide.ts';
import { dueNow, indexOf } from './due.ts';
import { viewersOf, type Viewer } from './viewers.ts';
import { guard, placesOf } from './guard.ts';
import { eventLog, queue } from './event-log.ts';
import type { LiveTable } from './live-table.ts';
import { namesFrom } from './names.ts';
import { unwritten, withOutages } from './outages.ts';
import type { RequestId, TableEvent } from './events.ts';
import { wantsRematch } from './rematch.ts';
import type { TableEnv } from './env.ts';

/** A step of the queue of promises, in which all who wait for one commit go on side by side. */
const OTHERS_FIRST = Promise.resolve();

/** `broke`: the rules, or this program, failed at this table; it is closed then, and no other. */
export async function liveTable(
  stored: StoredTable,
  env: TableEnv,
  broke: (thrown: unknown) => void,
): Promise<LiveTable> {
  const { header, watch } = stored;
  const { clock } = env;
  const fail = (thrown: unknown): void => {
    if (ended) return;
    broke(thrown);
    live.end('broken', null);
  };
  const { guarded, guardedly } = guard(fail);
  const { state, seats, seqOf, append, doze } = eventLog(stored, env);
  /** As it stands at this moment, also if the server has just stood still. */
  const timed = (): TableState => withOutages(state(), env.outages.known());
  const names = namesFrom(env.store);
  await names.learn(indexOf(state()).players);
  const viewers = viewersOf(header.seats.length, {
    state: timed,
    name: names.of,
    // Whoever was there before a restart could not stay.
    since: Math.max(state().happenedAt, env.outages.known().at(-1)?.to ?? 0),
    now: clock.now,
    after: (milliseconds, run) => clock.after(milliseconds, guarded(run)),
  });
  const chat = await chatRoom(header.id, env, viewers);
  const inTurn = queue();
  let touched = clock.now();
  let ended = false;
  let stopTimer = (): void => undefined;

  /** An event is kept, then answered, then told. */
  const happen = async (
    event: TableEvent,
    by: RequestId | null,
    answer?: (seq: number) => void,
  ): Promise<void> => {
    for (const outage of unwritten(state(), env.outages.known())) {
      await append({ kind: 'outage', ...outage }, null);
    }
    const before = state();
    const seq = await append(event, by);
    env.metrics.event(event.kind);
    answer?.(seq);
    // It is kept: whatever goes wrong from here on does not make it undone.
    await guardedly(async () => {
      // Whoever was committed together with this is answered before anybody is told of anything.
      await OTHERS_FIRST;
      if (event.kind === 'sit') await names.learn([event.player]);
      broadcast(before, event);
      wake();
    });
  };

  const broadcast = (before: TableState, event: TableEvent): void => {
    const now = state();
    if (now.matchSeq !== before.matchSeq || now.result !== before.result) viewers.sendSights();
    const isNews = now.seats !== before.seats || phaseOf(now) !== phaseOf(before);
    if (isNews || event.kind.startsWith('rematch')) viewers.sendTable();
    const asked = awaited(before);
    for (const seat of awaited(now).filter((each) => !asked.includes(each) && !viewers.isPresent(each))) {
      const sitter = now.seats[seat]!;
      if (sitter.kind === 'person') env.notify(sitter.player, header);
    }
  };

  /** Why an event was not kept. What lies on the disk is then not known: everybody comes back and looks again. */
  const notKept = (thrown: unknown): Reason => {
    const code = isProblem(thrown) ? thrown.code : 'bug';
    env.log.error({ table: header.id, code }, 'an event was not kept');
    // The rules failed before anything was written: the table stands as it stood.
    if (code === 'broken') return 'broken';
    setImmediate(() => live.end('restart', 500));
    return code === 'taken' ? 'stale' : 'storage';
  };

  /** The rules failed while they were asked for one person, and nothing was changed. */
  const failedFor = (thrown: unknown): void =>
    env.log.error({ table: header.id, at: placesOf(thrown) }, 'a question failed');

  /** What nobody asked for and the rules fail at would be tried again at once, and for ever. */
  const notKeptByItself = (thrown: unknown): Reason => {
    const reason = notKept(thrown);
    if (reason === 'broken') fail(thrown);
    return reason;
  };

  const due = (): ReturnType<typeof dueNow> => dueNow(timed(), clock.now(), viewers.absence);

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
    if (wantsRematch(state())) void guardedly(() => inTurn(openRematch));
  });

  const openRematch = async (): Promise<void> => {
    if (ended || !wantsRematch(state())) return;
    // Nothing was written here yet: the wishes stand, and the next thing that happens tries again.
    const table = await env.rematch(state(), watch).catch(() => null);
    if (table === null) env.log.error('a rematch could not be opened');
    else await happen({ kind: 'rematchOpened', table }, null).catch(notKeptByItself);
  };

  const bots = botPlayer(
    env,
    state,
    (seat, since, word) =>
      live.happen((now) => {
        const isAsked = phaseOf(now) === 'playing' && now.asked[seat] === since && botOn(now, seat) !== null;
        return isAsked ? { kind: 'move', seat, word, bot: true } : 'stale';
      }),
    fail,
  );

  const answer = async (viewer: Viewer, request: Request): Promise<void> => {
    const refuse = (reason: Reason, more: object = {}): void => {
      env.metrics.refused(reason);
      viewer.send({ type: 'refused', id: request.id, reason, ...more });
    };
    const done = (seq: number): void => viewer.send({ type: 'done', id: request.id, seq });
    const seat = viewer.player === null ? null : seatOf(state(), viewer.player);
    if (seat === null || seat !== viewer.seat) return refuse('no-seat');
    if (ended) return refuse('stale');
    if (request.type === 'chat' || request.type === 'emote') {
      const reason = await chat.say(seat, viewer.player!, request);
      return reason === null ? done(state().seq) : refuse(reason);
    }
    const by = { seat, id: request.id };
    const before = seqOf(by);
    if (before !== undefined) return done(before);
    const decision = decide(state(), seat, request);
    const isTooMuch = request.type === 'rematch' && 'event' in decision && !env.mayRematch(viewer.player!);
    if (isTooMuch) return refuse('too-fast');
    if ('reason' in decision) return refuse(decision.reason, forbidding(decision));
    return happen(decision.event, by, done).catch((thrown: unknown) => refuse(notKept(thrown)));
  };

  const live: LiveTable = {
    id: header.id,
    watch,
    state,
    seatOf: (player) => seatOf({ seats: seats() }, player),
    info: viewers.info,
    hasRoom: viewers.hasRoom,
    join: (viewer) =>
      inTurn(async () => {
        touched = clock.now();
        if (ended) return viewer.end('restart', 0);
        try {
          viewers.enter(viewer, chat.lines());
        } catch (thrown) {
          failedFor(thrown);
          return viewer.end('broken', null);
        }
        return wake();
      }),
    leave: guarded((viewer: Viewer) => {
      touched = clock.now();
      if (ended) return;
      viewers.leave(viewer);
      wake();
    }),
    ask(viewer, request) {
      touched = clock.now();
      return inTurn(async () => {
        const reason = await overdue();
        if (reason === null) return answer(viewer, request);
        return viewer.send({ type: 'refused', id: request.id, reason });
      }).catch((thrown: unknown) => {
        failedFor(thrown);
        viewer.send({ type: 'refused', id: request.id, reason: 'broken' });
      });
    },
    happen: (decision) =>
      inTurn(async () => {
        const event = ended ? 'restart' : decision(state());
        if (typeof event === 'string') return event;
        return happen(event, null).then(() => null, notKeptByItself);
      }),
    rename: guarded((player: string, name: string) => {
      names.set(player, name);
      viewers.sendTable();
    }),
    forget(player) {
      const seat = live.seatOf(player);
      if (seat !== null) chat.forget(seat);
      live.rename(player, '');
    },
    doze: guarded(doze),
    idle: (since) => viewers.size() === 0 && touched < since && !bots.busy(),
    end(reason, retry) {
      if (ended) return;
      ended = true;
      stopTimer();
      bots.stop();
      env.forget(header.id);
      viewers.dismiss(reason, retry);
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
