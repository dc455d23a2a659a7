import type { AnyGame, Outcome, Seat } from '#core/game';
import { problem } from '#core/problem';
import type { Answer, Link } from './link.ts';
import type { SightMessage } from './protocol.ts';
import type { Line, Player, Sight, Table } from './table.ts';

/** What was heard of the match last. */
export interface ReceivedSight {
  readonly message: SightMessage;
  readonly log: readonly Line[];
  /** The view before it, as long as what has happened since is still to be shown. */
  readonly before: unknown;
}

/** A word of mine that the server has not yet told me of. Only the first one is on its way. */
interface OutboxEntry {
  readonly word: string;
  /** The sight it answers; null while it waits for the word before it. */
  after: number | null;
  /** Where the log stood when it was kept; null: not answered yet. */
  kept: number | null;
  /** Its outcome is on the screen already. */
  shown: boolean;
}

export interface RemoteTable extends Table {
  receive(received: ReceivedSight): void;
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

interface Foreseen extends Pick<Sight, 'view' | 'toAct'> {
  readonly last: OutboxEntry;
  readonly before: unknown;
}

/**
 * A match on a server, as somebody at the table meets it. One's own action is shown at once where the rules alone say
 * what comes of it; whatever turns something up waits for the server.
 */
export function remoteTable(first: ReceivedSight, env: RemoteEnv): RemoteTable {
  const { game, seat, link } = env;
  const watchers = new Set<(sight: Sight) => void>();
  let received: ReceivedSight = { ...first, before: null };
  let mine: readonly OutboxEntry[] = [];

  /** The view after those of my words whose outcome the rules alone decide. */
  const foresee = (): Foreseen | null => {
    if (seat === null || mine[0]?.after !== received.message.seq) return null;
    let foreseen: Foreseen | null = null;
    for (const each of mine) {
      const before: unknown = foreseen === null ? received.message.view : foreseen.view;
      const action = legalOf(game, before, seat, each.word);
      if (action === null || !isCertain(game, before, seat, action)) break;
      const view: unknown = game.preview(before, seat, action);
      foreseen = { view, toAct: game.toAct(view), last: each, before };
    }
    return foreseen;
  };

  const sightNow = (foreseen = foresee()): Sight => {
    const { message, log, before } = received;
    const { view, toAct, event, outcome, mayUndo } = message;
    const ended = outcome as Outcome | null;
    const common = {
      seat,
      view,
      toAct,
      log,
      // What decided a tie does not travel: the rules know it here as well.
      outcome: ended === null ? null : (game.outcome(view) ?? ended),
      event: null,
      mayUndo: mayUndo && mine.length === 0,
    };
    if (foreseen !== null && seat !== null) {
      const { last } = foreseen;
      return {
        ...common,
        view: foreseen.view,
        toAct: foreseen.toAct,
        event: last.shown ? null : { kind: 'played', seat, word: last.word, before: foreseen.before },
      };
    }
    if (event === null || before === null) return common;
    return { ...common, event: { ...event, word: event.word ?? '', before } };
  };

  /** An event is told once, however often the sight is. */
  const notify = (): void => {
    const foreseen = foresee();
    const sight = sightNow(foreseen);
    if (foreseen !== null) foreseen.last.shown = true;
    received = { ...received, before: null };
    for (const each of watchers) each(sight);
    env.changed();
  };

  /** Sends the first of my words, once the sight it answers has come. */
  const send = (): void => {
    const [head] = mine;
    if (seat === null || head === undefined || head.after !== null) return;
    const { seq, view } = received.message;
    if (legalOf(game, view, seat, head.word) === null) {
      mine = [];
      return;
    }
    head.after = seq;
    void link.ask({ type: 'move', after: seq, word: head.word }).then((answer) => answered(head, answer));
  };

  const answered = (head: OutboxEntry, answer: Answer): void => {
    if (answer.type === 'done') head.kept = answer.seq;
    else {
      mine = [];
      env.refused(answer);
    }
    settle();
    notify();
  };

  /** What the server has told of is no longer on its way. */
  const settle = (): void => {
    const [head] = mine;
    if (head === undefined || head.kept === null || received.message.seq < head.kept) return;
    mine = mine.slice(1);
    send();
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
      each({ ...sightNow(), event: null });
      return () => watchers.delete(each);
    },
    send(who, word) {
      if (who !== seat || !env.mayAct()) return;
      // Whatever follows a card that is being turned up must wait for that card.
      if (mine.length > 0 && foresee()?.last !== mine.at(-1)) return;
      if (legalOf(game, sightNow().view, who, word) === null) return;
      mine = [...mine, { word, after: null, kept: null, shown: false }];
      send();
      notify();
    },
    undo(who) {
      if (who !== seat || !env.mayAct() || mine.length > 0) return;
      void link
        .ask({ type: 'undo', after: received.message.seq })
        .then((answer) => answer.type === 'refused' && env.refused(answer));
    },
    receive(next) {
      const [head] = mine;
      const { event } = next.message;
      const known = head?.shown && event?.seat === seat && event.word === head.word;
      received = known ? { ...next, before: null } : next;
      settle();
      notify();
    },
    sending: () => mine.length > 0,
    leave() {
      watchers.clear();
      link.leave();
    },
  };
}

function legalOf(game: AnyGame, view: unknown, seat: Seat, word: string): unknown {
  const legal: readonly unknown[] = game.toAct(view).includes(seat) ? game.legalActions(view, seat) : [];
  return legal.find((action) => game.encode(action) === word) ?? null;
}

/** Nothing is turned up by it, and nobody else chooses at the same time. */
const isCertain = (game: AnyGame, view: unknown, seat: Seat, action: unknown): boolean =>
  game.toAct(view).length === 1 && !game.reveals(view, seat, action);
