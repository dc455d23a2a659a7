import type { AnyGame, Seat } from '#core/game';
import {
  type Answer,
  type Link,
  link,
  type LinkState,
  type News,
  type Unsent,
  type LinkEnv,
} from './link.ts';
import type { TableInfo } from './table-info.ts';
import { nextStep, type PartKeeper, type Trouble } from './part.ts';
import type { FromServer, SightMessage } from './protocol.ts';
import { type ReceivedSight, type Refused, type RemoteTable, remoteTable } from './remote.ts';
import type { Line, Player } from './table.ts';

export type ChatLine = Extract<FromServer, { type: 'chat' }>['line'];

/** How long each seat has, and the moment when that was so. */
export interface Clocks {
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  readonly at: number;
}

/** An online table as it was last heard of; it is replaced, never changed. */
export interface OnlineTableState {
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

export interface OnlineTable {
  now(): OnlineTableState;
  /** The match, once it has begun; always the same one. */
  play(game: AnyGame): RemoteTable;
  ask(request: Unsent): Promise<Answer>;
  nudge(): void;
  leave(): void;
}

export interface OnlineTableEnv extends LinkEnv {
  readonly parts: PartKeeper;
  changed(state: OnlineTableState): void;
  refused(answer: Refused): void;
}

type Hello = Parameters<typeof link>[0];
type Welcome = Extract<News, { type: 'welcome' }>;

export const NOTHING_HEARD: OnlineTableState = {
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
export function onlineTable(hello: Hello, env: OnlineTableEnv): OnlineTable {
  let state = NOTHING_HEARD;
  let tableSeq = -1;
  let received: ReceivedSight | null = null;
  let remote: RemoteTable | null = null;
  /** What was last sent for the deal, and whether it was answered: it is sent anew only after a new welcome. */
  let sent: string | null = null;
  let unanswered = false;

  const become = (some: Partial<OnlineTableState>): void => {
    state = { ...state, ...some };
    env.changed(state);
  };

  const see = (message: SightMessage, log: readonly Line[], before: unknown): void => {
    received = { message, log, before };
    become({
      begun: true,
      toAct: message.toAct,
      clocks: message.clocks === null ? null : { ...message.clocks, at: env.now() },
    });
    remote?.receive(received);
  };

  const sight = (message: SightMessage): void => {
    const { keep, add } = message.log;
    const log = received?.log ?? [];
    if (received !== null && message.seq < received.message.seq) return;
    if (keep > log.length) return connection.renew();
    // It came twice, or tells of the same actions because a clock ran out or somebody resigned: nothing moves.
    const still = message.seq === received?.message.seq || (keep === log.length && add.length === 0);
    const before: unknown = received === null || still ? null : received.message.view;
    see(message, [...log.slice(0, keep), ...add.map(lineOf)], before);
  };

  /** Binds this player to a part of the seed, and opens it when everybody is bound: kept first, then sent. */
  const takePart = (arriving: boolean): void => {
    const { table, seat } = state;
    if (table === null) return;
    const { kept, keep, newNonce } = env.parts;
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

  const welcome = ({ table, seat, seq, sight: message, chat }: Welcome): void => {
    tableSeq = seq;
    become({ table, seat, chat });
    if (message !== null) see(message, message.log.add.map(lineOf), null);
  };

  const connection: Link = link(hello, env, {
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
      remote ??= remoteTable(received!, {
        game,
        seat: state.seat,
        link: connection,
        players: () => (state.table?.seats ?? []).map(playerOf),
        mayAct() {
          const mine = state.seat === null ? undefined : state.table?.seats[state.seat];
          return state.table?.phase === 'playing' && mine?.kind === 'person' && mine.standIn === null;
        },
        refused: env.refused,
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

/** A line as the table tells it; the notations of others are never sent. */
export const lineOf = ({ word, ...line }: SightMessage['log']['add'][number]): Line =>
  ({ ...line, word: word ?? '' }) as Line;

/** Who sits there, as a table tells it. */
export const playerOf = (seat: TableInfo['seats'][number]): Player => {
  if (seat.kind === 'person') return { kind: 'person', name: seat.name };
  return seat.kind === 'bot' ? seat : { kind: 'person', name: '' };
};
