import type { Seat } from '#core/game';
import type { TableInfo } from '#table/online';
import type { FromServer, Reason } from '#table/protocol';
import type { Chat } from '../store/store.ts';
import { type Course, seatOf } from './state.ts';
import { infoOf, type Teller, teller } from './projection.ts';

/** Somebody connected to a table: on a seat, or as a spectator. */
export interface Viewer {
  readonly seat: Seat | null;
  readonly player: string | null;
  tell(message: FromServer): void;
  /** The same text goes to many: it is made once. */
  tellText(text: string): void;
  end(reason: Reason, retry: number | null): void;
}

interface Setting {
  course(): Course;
  name(player: string): string;
  now(): number;
  /** When somebody who is not here yet was last seen. */
  readonly since: number;
  after(milliseconds: number, run: () => void): () => void;
}

export interface Gallery {
  enter(viewer: Viewer, chat: readonly Chat[]): void;
  leave(viewer: Viewer): void;
  present(seat: Seat): boolean;
  /** When a seat that nobody is connected for was last seen; null: somebody is. */
  absence(seat: Seat): number | null;
  info(): TableInfo;
  tellTable(): void;
  tellSights(): void;
  tellChat(line: Chat): void;
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
export function gallery(seats: number, { course, name, now, since, after }: Setting): Gallery {
  const viewers = new Set<Viewer>();
  const tellers = new Map<Seat | null, Teller>();
  const seen = Array.from({ length: seats }, () => since);
  const tellerOf = (seat: Seat | null): Teller => {
    const known = tellers.get(seat) ?? teller(seat);
    tellers.set(seat, known);
    return known;
  };
  const present = (seat: Seat): boolean => [...viewers].some((viewer) => viewer.seat === seat);
  const info = (): TableInfo => {
    const watchers = [...viewers].filter(({ seat }) => seat === null).length;
    return infoOf(course(), { name, present, watchers });
  };
  const tellAll = (message: FromServer, except?: Viewer): void => {
    const text = JSON.stringify(message);
    for (const viewer of viewers) if (viewer !== except) viewer.tellText(text);
  };
  const tellTable = (except?: Viewer): void =>
    tellAll({ type: 'table', seq: course().seq, table: info() }, except);
  let counting = false;
  const count = (): void => {
    if (counting) return;
    counting = true;
    after(COUNTING, () => {
      counting = false;
      tellTable();
    });
  };
  return {
    present,
    info,
    absence: (seat) => (present(seat) ? null : seen[seat]!),
    size: () => viewers.size,
    hasRoom(seat) {
      if (seat === null) return viewers.size < MOST_VIEWERS;
      return [...viewers].filter((viewer) => viewer.seat === seat).length < MOST_ON_A_SEAT;
    },
    enter(viewer, chat) {
      const wasThere = viewer.seat !== null && present(viewer.seat);
      viewers.add(viewer);
      const { seq } = course();
      const sight = tellerOf(viewer.seat).sight(course(), now(), true);
      viewer.tell({ type: 'welcome', table: info(), seat: viewer.seat, seq, sight, chat: [...chat] });
      if (viewer.seat === null) count();
      else if (!wasThere) tellTable(viewer);
    },
    leave(viewer) {
      if (!viewers.delete(viewer)) return undefined;
      if (viewer.seat === null) return count();
      seen[viewer.seat] = now();
      return present(viewer.seat) ? undefined : tellTable();
    },
    tellTable() {
      // Whoever got up, or was replaced, is no longer somebody at this table.
      for (const viewer of viewers) {
        if (viewer.player !== null && viewer.seat !== seatOf(course(), viewer.player)) {
          viewer.end('no-seat', null);
        }
      }
      tellTable();
    },
    tellSights() {
      if (course().match === null) return;
      const texts = new Map<Seat | null, string>();
      for (const viewer of viewers) {
        const { seat } = viewer;
        let text = texts.get(seat);
        if (text === undefined) {
          const sight = tellerOf(seat).sight(course(), now(), false);
          text = JSON.stringify({ type: 'sight', sight });
          texts.set(seat, text);
        }
        viewer.tellText(text);
      }
    },
    tellChat: (line) => tellAll({ type: 'chat', line }),
    dismiss(reason, retry) {
      for (const viewer of viewers) viewer.end(reason, retry);
      viewers.clear();
    },
  };
}
