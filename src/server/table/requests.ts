import type { Seat } from '#core/game';
import type { Reason, Request } from '#table/protocol';
import type { ChatRoom } from './viewers/chat.ts';
import type { Commit } from './commit.ts';
import { decide, type Decision } from './decider/decide.ts';
import type { TableEnv } from './env.ts';
import type { EventLog } from './event-log.ts';
import { isGone, seatOf } from './decider/state.ts';
import type { Viewer } from './viewers/viewers.ts';

interface RequestsEnv extends Pick<TableEnv, 'mayRematch' | 'metrics'> {
  readonly log: Pick<EventLog, 'state' | 'seqOf'>;
  readonly chat: Pick<ChatRoom, 'say'>;
  readonly commit: Commit;
  isEnded(): boolean;
  notAppended(thrown: unknown): Reason | null;
}

/** Answers requests of viewers: each gets `done` or `refused`, exactly one. Called in the queue of the table. */
export function requestHandler(env: RequestsEnv): (viewer: Viewer, request: Request) => Promise<void> {
  const { log, chat, commit, metrics } = env;

  /** Whoever got up, was replaced or is being removed may still be connected: the seat is looked up for every request. */
  const seatedAs = ({ player, seat }: Viewer): { player: string; seat: Seat } | null => {
    if (player === null || seat === null) return null;
    const isHere = seatOf(log.state(), player) === seat && !isGone(log.state(), seat);
    return isHere ? { player, seat } : null;
  };

  return async (viewer, request) => {
    const refuse = (reason: Reason, more: object = {}): void => {
      metrics.refused(reason);
      viewer.send({ type: 'refused', id: request.id, reason, ...more });
    };
    const done = (seq: number): void => viewer.send({ type: 'done', id: request.id, seq });
    const failed = (thrown: unknown): void => {
      const reason = env.notAppended(thrown);
      if (reason !== null) refuse(reason);
    };
    const by = seatedAs(viewer);
    if (by === null) return refuse('no-seat');
    if (env.isEnded()) return refuse('stale');
    if (request.type === 'chat' || request.type === 'emote') {
      // Those who gathered sit at different tables now, with the same deal.
      if (log.state().opened !== null) return refuse('not-now');
      try {
        const reason = await chat.say(by.seat, by.player, request);
        return reason === null ? done(log.state().seq) : refuse(reason);
      } catch (thrown) {
        return failed(thrown);
      }
    }
    const requestId = { seat: by.seat, id: request.id };
    // Idempotent: sent again because the answer was lost, it is answered as it was the first time.
    const seq = log.seqOf(requestId);
    if (seq === 0) return refuse('malformed');
    if (seq !== undefined) return done(seq);
    const decision = decide(log.state(), by.seat, request);
    if ('reason' in decision) return refuse(decision.reason, ruleOf(decision));
    if (request.type === 'rematch' && !env.mayRematch(by.player)) return refuse('too-fast');
    return commit(decision.event, requestId, done).catch(failed);
  };
}

/** The rule that forbids it, where one does. */
function ruleOf({ refusal }: Extract<Decision, { reason: Reason }>): object {
  if (refusal === undefined) return {};
  const { rule, key, with: values } = refusal;
  return { rule, refusal: values === undefined ? { key } : { key, with: values } };
}
