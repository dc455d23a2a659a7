import type { AnyGame, Seat } from '#core/game';
import { type Answer, type Link, link, type LinkState, type News, type Unsent, type World } from './link.ts';
import type { TableInfo } from './table-info.ts';
import { nextStep, type PartKeeper, type Trouble } from './part.ts';
import type { FromServer, Sight as Told } from './protocol.ts';
import { type Heard, type Refused, type Remote, remoteTable } from './remote.ts';
import type { Line, Player } from './table.ts';

export type ChatLine = Extract<FromServer, { type: 'chat' }>['line'];

/** How long each seat has, and the moment when that was so. */
export interface Clocks {
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  readonly at: number;
}

/** An online table as it was last heard of; it is replaced, never changed. */
export interface Visited {
  readonly link: LinkState;
  readonly table: TableInfo | null;
  readonly seat: Seat | null;
  readonly chat: readonly ChatLine[];
  readonly clocks: Clocks | null;
  /** The match has begun. */
  readonly begun: boolean;
  readonly toAct: readonly Seat[];
  readonly sending: boolean;
  /** What is wrong with the deal, as far as this device can say. */
  readonly trouble: Trouble | null;
}

export interface Visit {
  now(): Visited;
  /** The match, once it has begun; always the same one. */
  play(game: AnyGame): Remote;
  ask(request: Unsent): Promise<Answer>;
  nudge(): void;
  leave(): void;
}

export interface Visitor extends World {
  readonly parts: PartKeeper;
  changed(visited: Visited): void;
  refused(answer: Refused): void;
}

type Hello = Parameters<typeof link>[0];
type Welcome = Extract<News, { type: 'welcome' }>;

export const NOTHING_HEARD: Visited = {
  link: { kind: 'connecting' },
  table: null,
  seat: null,
  chat: [],
  clocks: null,
  begun: false,
  toAct: [],
  sending: false,
  trouble: null,
};

/** A table on a server: who sits there, what is said, and the match once it has begun. */
export function visit(hello: Hello, visitor: Visitor): Visit {
  let state = NOTHING_HEARD;
  let tableSeq = -1;
  let heard: Heard | null = null;
  let remote: Remote | null = null;
  /** What was last sent for the deal, and whether it was answered: it is sent anew only after a new welcome. */
  let sent: string | null = null;
  let unanswered = false;

  const become = (some: Partial<Visited>): void => {
    state = { ...state, ...some };
    visitor.changed(state);
  };

  const see = (told: Told, log: readonly Line[], before: unknown): void => {
    heard = { told, log, before };
    become({
      begun: true,
      toAct: told.toAct,
      clocks: told.clocks === null ? null : { ...told.clocks, at: visitor.now() },
    });
    remote?.hear(heard);
  };

  const sight = (told: Told): void => {
    const { keep, add } = told.log;
    const log = heard?.log ?? [];
    if (heard !== null && told.seq < heard.told.seq) return;
    if (keep > log.length) return connection.renew();
    // It came twice, or tells of the same actions because a clock ran out or somebody resigned: nothing moves.
    const still = told.seq === heard?.told.seq || (keep === log.length && add.length === 0);
    const before: unknown = heard === null || still ? null : heard.told.view;
    see(told, [...log.slice(0, keep), ...add.map(lineOf)], before);
  };

  /** Binds this player to a part of the seed, and opens it when everybody is bound: kept first, then sent. */
  const takePart = (arriving: boolean): void => {
    const { table, seat } = state;
    if (table === null) return;
    const { kept, keep, newNonce } = visitor.parts;
    const step = nextStep(table, seat, kept(table.id), { newNonce, arriving });
    // What was wrong once is not put right by what is shown later.
    const trouble = state.trouble === 'changed' ? 'changed' : step?.do === 'warn' ? step.trouble : null;
    if (trouble !== state.trouble) become({ trouble });
    if (step === null || step.do === 'warn' || trouble === 'changed') return;
    const key = step.do === 'bind' ? step.digest : step.nonce;
    if (sent === key) return;
    sent = key;
    unanswered = true;
    keep(table.id, step.keep);
    void connection
      .ask(step.do === 'bind' ? { type: 'digest', digest: key } : { type: 'nonce', nonce: key })
      .finally(() => {
        if (sent === key) unanswered = false;
      });
  };

  const welcome = ({ table, seat, seq, sight: told, chat }: Welcome): void => {
    tableSeq = seq;
    become({ table, seat, chat });
    if (told !== null) see(told, told.log.add.map(lineOf), null);
  };

  const connection: Link = link(hello, visitor, {
    news(message) {
      if (message.type === 'welcome') welcome(message);
      else if (message.type === 'sight') sight(message.sight);
      else if (message.type === 'table' && message.seq >= tableSeq) {
        tableSeq = message.seq;
        become({ table: message.table });
      } else if (
        message.type === 'chat' &&
        !state.chat.some(({ number }) => number === message.line.number)
      ) {
        become({ chat: [...state.chat, message.line] });
      }
      const arriving = message.type === 'welcome';
      if (arriving && !unanswered) sent = null;
      takePart(arriving);
    },
    changed: (now) => become({ link: now }),
  });

  return {
    now: () => state,
    play(game) {
      remote ??= remoteTable(heard!, {
        game,
        seat: state.seat,
        link: connection,
        players: () => (state.table?.seats ?? []).map(playerOf),
        mayAct() {
          const mine = state.seat === null ? undefined : state.table?.seats[state.seat];
          return state.table?.phase === 'playing' && mine?.kind === 'person' && mine.standIn === null;
        },
        refused: visitor.refused,
        changed: () => {
          const sending = remote?.sending() ?? false;
          if (sending !== state.sending) become({ sending });
        },
      });
      return remote;
    },
    ask: connection.ask,
    nudge: connection.nudge,
    leave: connection.leave,
  };
}

/** A line as the table tells it; the words of others are not told. */
export const lineOf = ({ word, ...line }: Told['log']['add'][number]): Line =>
  ({ ...line, word: word ?? '' }) as Line;

/** Who sits there, as a table tells it. */
export const playerOf = (seat: TableInfo['seats'][number]): Player => {
  if (seat.kind === 'person') return { kind: 'person', name: seat.name };
  return seat.kind === 'bot' ? seat : { kind: 'person', name: '' };
};
