import type { AnyGame, Outcome, Seat } from '#core/game';
import { problem } from '#core/problem';
import type { Link } from './link.ts';
import {
  acknowledged,
  enqueue,
  isEcho,
  nextToSend,
  NOTHING_UNDER_WAY,
  type Outbox,
  sent,
  settled,
  shown,
} from './outbox.ts';
import type { Answer } from './pending-requests.ts';
import { isAwaited, legalAction, predict, type Prediction } from './prediction.ts';
import type { SightMessage } from './protocol.ts';
import { sightHistory } from './sight-history.ts';
import type { Line, Player, Sight, Table } from './table.ts';

/** What was last received of the match. */
export interface ReceivedSight {
  readonly message: SightMessage;
  readonly log: readonly Line[];
  /** The view before it, as long as what has happened since is still to be shown. */
  readonly before: unknown;
}

export interface RemoteTable extends Table {
  receive(sight: ReceivedSight): void;
  /** Something of mine has not arrived yet. */
  sending(): boolean;
}

export type Refused = Extract<Answer, { type: 'refused' }>;

export interface RemoteEnv {
  readonly game: AnyGame;
  readonly seat: Seat | null;
  readonly link: Pick<Link, 'ask' | 'leave'>;
  players(): readonly Player[];
  /** May this seat act from here now, or does a bot play for it? */
  mayAct(): boolean;
  /** Why something of mine was not done. */
  refused(answer: Refused): void;
  /** What is on its way has changed. */
  changed(): void;
}

/**
 * A match on a server, as somebody at the table meets it. Optimistic update: one's own action is shown at once where the
 * rules alone say what comes of it; whatever turns something up waits for the server.
 */
export function remoteTable(first: ReceivedSight, env: RemoteEnv): RemoteTable {
  const { game, seat, link } = env;
  const watchers = new Set<(sight: Sight) => void>();
  let received: ReceivedSight = { ...first, before: null };
  let outbox = NOTHING_UNDER_WAY;
  const history = sightHistory(first, (each) => sightOf(env, each, NOTHING_UNDER_WAY, null));

  const prediction = (): Prediction | null =>
    seat === null ? null : predict(game, seat, received.message, outbox);

  /** An event is told once, however often the sight is. */
  const notify = (): void => {
    const predicted = prediction();
    const sight = sightOf(env, received, outbox, predicted);
    if (predicted !== null) outbox = shown(outbox, predicted.index);
    received = { ...received, before: null };
    for (const each of watchers) each(sight);
    env.changed();
  };

  /** Sends the first of my actions, once the sight it answers has come. */
  const sendNext = (): void => {
    const head = nextToSend(outbox);
    if (seat === null || head === null) return;
    const { seq, view } = received.message;
    if (legalAction(game, view, seat, head.notation) === null) {
      outbox = NOTHING_UNDER_WAY;
      return;
    }
    outbox = sent(outbox, seq);
    void link.ask({ type: 'move', after: seq, word: head.notation }).then(answered);
  };

  const answered = (answer: Answer): void => {
    if (answer.type === 'done') outbox = acknowledged(outbox, answer.seq);
    else {
      outbox = NOTHING_UNDER_WAY;
      env.refused(answer);
    }
    settle();
  };

  const settle = (): void => {
    outbox = settled(outbox, received.message.seq);
    sendNext();
    notify();
  };

  return {
    game,
    get players() {
      return env.players();
    },
    own: seat === null ? [] : [seat],
    watch(who, each) {
      if (who !== seat) throw problem('not-yours', 'watch: expected the seat of this link');
      watchers.add(each);
      each({ ...sightOf(env, received, outbox, prediction()), event: null });
      return () => watchers.delete(each);
    },
    past: (_who, from) => history.since(from),
    send(who, notation) {
      if (who !== seat || !env.mayAct()) return;
      const predicted = prediction();
      // Whatever follows a card that is being turned up must wait for that card.
      if (isAwaited(outbox, predicted)) return;
      if (legalAction(game, predicted?.view ?? received.message.view, who, notation) === null) return;
      outbox = enqueue(outbox, notation);
      sendNext();
      notify();
    },
    undo(who) {
      if (who !== seat || !env.mayAct() || outbox.length > 0) return;
      askUndo(env, received.message.seq);
    },
    receive(next) {
      const { event } = next.message;
      const isKnown = event?.seat === seat && isEcho(outbox, event.word);
      received = isKnown ? { ...next, before: null } : next;
      history.add(next);
      settle();
    },
    sending: () => outbox.length > 0,
    leave() {
      watchers.clear();
      link.leave();
    },
  };
}

const askUndo = ({ link, refused }: RemoteEnv, after: number): void =>
  void link.ask({ type: 'undo', after }).then((answer) => answer.type === 'refused' && refused(answer));

/** What is on the screen: the prediction where there is one, otherwise what was received last. */
function sightOf(
  { game, seat }: Pick<RemoteEnv, 'game' | 'seat'>,
  { message, log, before }: ReceivedSight,
  outbox: Outbox,
  prediction: Prediction | null,
): Sight {
  const { view, toAct, event, mayUndo } = message;
  const ended = message.outcome as Outcome | null;
  // What decided a tie does not travel: the rules know it here as well.
  const outcome: Outcome | null = ended === null ? null : (game.outcome(view) ?? ended);
  const sight = {
    seat,
    view,
    toAct,
    log,
    outcome,
    event: null,
    mayUndo: mayUndo && outbox.length === 0,
    ...(isAwaited(outbox, prediction) && { isSent: true }),
  };
  if (prediction !== null && seat !== null) {
    const last = outbox[prediction.index];
    const played =
      last === undefined || last.shown
        ? null
        : ({ kind: 'played', seat, notation: last.notation, before: prediction.before } as const);
    return { ...sight, view: prediction.view, toAct: prediction.toAct, event: played };
  }
  if (event === null || before === null) return sight;
  const { kind, seat: actor, word } = event;
  return { ...sight, event: { kind, seat: actor, notation: word ?? '', before } };
}
