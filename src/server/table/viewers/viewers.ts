import type { Seat } from '#core/game';
import type { TableInfo } from '#table/table-info';
import type { FromServer, Reason } from '#table/protocol';
import type { Chat } from '../../store/store.ts';
import { type TableState, seatOf } from '../decider/state.ts';
import { infoOf, type Projector, projector } from './projection.ts';

/** Somebody connected to a table: on a seat, or as a spectator. */
export interface Viewer {
  readonly seat: Seat | null;
  readonly player: string | null;
  send(message: FromServer): void;
  /** For a broadcast: serialised once, sent to many. */
  sendText(text: string): void;
  end(reason: Reason, retry: number | null): void;
}

type Sent<Type> = Extract<FromServer, { type: Type }>;

interface ViewersEnv {
  state(): TableState;
  name(player: string): string;
  now(): number;
  /** When somebody who is not here yet was last seen. */
  readonly since: number;
  after(milliseconds: number, run: () => void): () => void;
}

export interface Viewers {
  enter(viewer: Viewer, chat: readonly Chat[]): void;
  leave(viewer: Viewer): void;
  isPresent(seat: Seat): boolean;
  /** When a seat that nobody is connected for was last seen; null: somebody is. */
  absence(seat: Seat): number | null;
  info(): TableInfo;
  sendTable(): void;
  sendSights(): void;
  sendChat(line: Chat): void;
  /** To these viewers; null: who watches. */
  sendPointed(seat: Seat, spots: readonly string[], isTold: (viewer: Seat | null) => boolean): void;
  size(): number;
  /** May one more come, on this seat or as a spectator? */
  hasRoom(seat: Seat | null): boolean;
  dismiss(reason: Reason, retry: number | null): void;
}

/** Spectators come and go in crowds: how many there are is told once a second at most. */
const COUNTING = 1000;
/** So many see all there is to see. */
export const MOST_VIEWERS = 500;
/** Connections of one seat: some devices, and those of them that were cut off and nobody has noticed yet. */
export const MOST_ON_A_SEAT = 20;

/** Those who look at a table, each with what they may see. */
export function viewersOf(seats: number, { state, name, now, since, after }: ViewersEnv): Viewers {
  const connected = new Set<Viewer>();
  const projectors = new Map<Seat | null, Projector>();
  const lastSeen = Array.from({ length: seats }, () => since);
  const projectorOf = (seat: Seat | null): Projector => {
    const known = projectors.get(seat) ?? projector(seat);
    projectors.set(seat, known);
    return known;
  };
  const isPresent = (seat: Seat): boolean => [...connected].some((viewer) => viewer.seat === seat);
  const info = (): TableInfo => {
    const watchers = [...connected].filter(({ seat }) => seat === null).length;
    return infoOf(state(), { name, isPresent, watchers });
  };
  const sendAll = (message: FromServer, except?: Viewer): void => {
    const text = JSON.stringify(message);
    for (const viewer of connected) if (viewer !== except) viewer.sendText(text);
  };
  const sendTable = (except?: Viewer): void =>
    sendAll({ type: 'table', seq: state().seq, table: info() }, except);
  const count = throttled(after, COUNTING, () => sendTable());
  return {
    isPresent,
    info,
    absence: (seat) => (isPresent(seat) ? null : lastSeen[seat]!),
    size: () => connected.size,
    hasRoom(seat) {
      if (seat === null) return connected.size < MOST_VIEWERS;
      return [...connected].filter((viewer) => viewer.seat === seat).length < MOST_ON_A_SEAT;
    },
    enter(viewer, chat) {
      const wasThere = viewer.seat !== null && isPresent(viewer.seat);
      connected.add(viewer);
      const { seq } = state();
      const sight = projectorOf(viewer.seat).sight(state(), now(), true);
      viewer.send({ type: 'welcome', table: info(), seat: viewer.seat, seq, sight, chat: [...chat] });
      if (viewer.seat === null) count();
      else if (!wasThere) sendTable(viewer);
    },
    leave(viewer) {
      if (!connected.delete(viewer)) return undefined;
      if (viewer.seat === null) return count();
      lastSeen[viewer.seat] = now();
      return isPresent(viewer.seat) ? undefined : sendTable();
    },
    sendTable() {
      // Whoever got up, or was replaced, is no longer somebody at this table.
      for (const viewer of connected) {
        if (viewer.player !== null && viewer.seat !== seatOf(state(), viewer.player)) {
          viewer.end('no-seat', null);
        }
      }
      sendTable();
    },
    sendSights() {
      if (state().match === null) return;
      const texts = new Map<Seat | null, string>();
      for (const viewer of connected) {
        const { seat } = viewer;
        let text = texts.get(seat);
        if (text === undefined) {
          const sight = projectorOf(seat).sight(state(), now(), false);
          text = JSON.stringify({ type: 'sight', sight });
          texts.set(seat, text);
        }
        viewer.sendText(text);
      }
    },
    sendChat: (line) => sendAll({ type: 'chat', line }),
    sendPointed(seat, spots, isTold) {
      const text = JSON.stringify({ type: 'pointed', seat, spots: [...spots] } satisfies Sent<'pointed'>);
      for (const viewer of connected) if (isTold(viewer.seat)) viewer.sendText(text);
    },
    dismiss(reason, retry) {
      for (const viewer of connected) viewer.end(reason, retry);
    },
  };
}

/** A throttle: however often it is called, it runs once in so many milliseconds, at their end. */
function throttled(after: ViewersEnv['after'], milliseconds: number, run: () => void): () => void {
  let pending = false;
  return () => {
    if (pending) return;
    pending = true;
    after(milliseconds, () => {
      pending = false;
      run();
    });
  };
}
