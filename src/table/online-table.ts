import type { AnyGame, Seat } from '#core/game';
import { type Link, type LinkEnv, link, type LinkState, type News } from './link.ts';
import type { Answer, Unsent } from './pending-requests.ts';
import type { TableInfo } from './table-info.ts';
import { type PartKeeper, partTaker, type Trouble } from './part.ts';
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

/** What somebody points at on their phone. */
export interface Pointed {
  readonly seat: Seat;
  readonly spots: readonly string[];
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
  /** As long as nothing has happened since. */
  readonly pointed: Pointed | null;
}

export interface OnlineTable {
  now(): OnlineTableState;
  /** The match, once it has begun; always the same one. */
  play(game: AnyGame): RemoteTable;
  ask(request: Unsent): Promise<Answer>;
  /** Shows those who watch what a finger is on. */
  point(spots: readonly string[]): void;
  nudge(): void;
  /** What held us back from being bound to our part of the deal is over. */
  release(): void;
  leave(): void;
}

export interface OnlineTableEnv extends LinkEnv {
  readonly parts: PartKeeper;
  changed(state: OnlineTableState): void;
  refused(answer: Refused): void;
  /** Whether we are not to be bound yet at a table around a shared screen; never, unless told otherwise. */
  isHeld?(): boolean;
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
  pointed: null,
};

/** A table on a server: who sits there, what is said, and the match once it has begun. */
export function onlineTable(hello: Hello, env: OnlineTableEnv): OnlineTable {
  let state = NOTHING_HEARD;
  let tableSeq = -1;
  let received: ReceivedSight | null = null;
  let remote: RemoteTable | null = null;
  const become = (some: Partial<OnlineTableState>): void => {
    state = { ...state, ...some };
    env.changed(state);
  };

  const see = (sight: ReceivedSight): void => {
    const { toAct, clocks } = sight.message;
    received = sight;
    become({
      pointed: null,
      begun: true,
      toAct,
      clocks: clocks === null ? null : { ...clocks, at: env.now() },
    });
    remote?.receive(sight);
  };

  const receiveSight = (message: SightMessage): void => {
    const next = following(received, message);
    if (next === 'gap') connection.renew();
    else if (next !== null) see(next);
  };

  const welcome = ({ table, seat, seq, sight: message, chat }: Welcome): void => {
    tableSeq = seq;
    become({ table, seat, chat });
    if (message !== null) see({ message, log: message.log.add.map(lineOf), before: null });
  };

  const takePart = partTaker(env.parts, (request) => connection.ask(request));

  const dealt = (arriving: boolean): void => {
    const trouble = takePart(state, arriving, env.isHeld?.() ?? false);
    if (trouble !== state.trouble) become({ trouble });
  };

  const connection: Link = link(hello, env, {
    news(message) {
      if (message.type === 'welcome') welcome(message);
      else if (message.type === 'sight') receiveSight(message.sight);
      else if (message.type === 'pointed') become({ pointed: pointedOf(message) });
      else if (message.type === 'table' && message.seq >= tableSeq) {
        tableSeq = message.seq;
        become({ table: message.table });
      } else if (
        message.type === 'chat' &&
        !state.chat.some(({ number }) => number === message.line.number)
      ) {
        become({ chat: [...state.chat, message.line] });
      }
      dealt(message.type === 'welcome');
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
    // Until it is answered it is sent again on every new connection, when something else may be proposed.
    ask: (request) => connection.ask(meansWhatIsShown(request) ? { ...request, after: tableSeq } : request),
    point: (spots) => connection.tell({ type: 'point', spots: [...spots] }),
    nudge: connection.nudge,
    release: () => dealt(false),
    leave: connection.leave,
  };
}

/** These are about something or somebody that is shown, and not about what stands there when they arrive. */
const meansWhatIsShown = (
  request: Unsent,
): request is Extract<Unsent, { type: 'agree' | 'decline' | 'dismiss' }> =>
  request.type === 'agree' || request.type === 'decline' || request.type === 'dismiss';

const pointedOf = ({ seat, spots }: Extract<News, { type: 'pointed' }>): Pointed | null =>
  spots.length === 0 ? null : { seat, spots };

/** What is known of the match after one more sight; null: it is older, `gap`: it continues a log that we do not have. */
export function following(
  received: ReceivedSight | null,
  message: SightMessage,
): ReceivedSight | 'gap' | null {
  const { keep, add } = message.log;
  const log = received?.log ?? [];
  if (received !== null && message.seq < received.message.seq) return null;
  if (keep > log.length) return 'gap';
  // It came twice, or tells of the same actions because a clock ran out or somebody resigned: nothing moves.
  const still = message.seq === received?.message.seq || (keep === log.length && add.length === 0);
  const before: unknown = received === null || still ? null : received.message.view;
  return { message, log: [...log.slice(0, keep), ...add.map(lineOf)], before };
}

/** A line as the table tells it; the notations of others are never sent. */
export const lineOf = ({ word, ...line }: SightMessage['log']['add'][number]): Line =>
  ({ ...line, notation: word ?? '' }) as Line;

/** Who sits there, as a table tells it. */
export const playerOf = (seat: TableInfo['seats'][number]): Player => {
  if (seat.kind === 'person') {
    const { name, portrait } = seat;
    return { kind: 'person', name, ...(portrait !== undefined && { portrait }) };
  }
  return seat.kind === 'bot' ? seat : { kind: 'person', name: '' };
};
