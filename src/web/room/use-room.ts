import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Seat } from '#core/game';
import type { Sight, Table } from '#table/table';
import { youAt } from '../bots/personas.ts';
import { type Keys, listenToKeys } from '../interaction/listen-to-keys.ts';
import { type PointedBoard, pointedBoard } from './menu/extra-tool.ts';
import { namesAt, type SeatNames } from './names.ts';
import { type Seated, sit } from './seat.ts';

/** What of a room's interaction does not depend on the game. */
interface RoomUi {
  readonly board: PointedBoard;
  clear(): void;
  /** Nothing more is shown. */
  stop?(): void;
}

/** Somebody in a room: how they touch things, and what everybody is called. */
export interface RoomState<Ui> extends Pick<Seated, 'sight' | 'viewer' | 'isReliving' | 'relive'> {
  readonly ui: Ui;
  /** The seats that are played from this screen, and whether several people share it. */
  readonly persons: readonly Seat[];
  readonly isShared: boolean;
  readonly names: SeatNames;
  /** The seat at the lower edge. */
  seat(): Seat;
  /** Which of the persons is to act next, as this sight tells it. */
  nextIn(sight: Sight): Seat | undefined;
  /** Both let go of whatever was chosen for another position, or by somebody else. */
  undo(): void;
  look(seat: Seat | null): void;
}

/** A room of its own for each table: who sits there hears the keys, and leaves it with the room. */
export function useRoom<Ui extends RoomUi>(
  table: Table,
  interactionAt: (sight: ReadonlySignal<Sight>, send: (notation: string) => void) => Ui,
  keys: Omit<Keys, 'clear' | 'undo'>,
): RoomState<Ui> {
  const state = useMemo((): RoomState<Ui> & Pick<Seated, 'leave'> => {
    const { own: persons, game } = table;
    const isShared = persons.length > 1;
    const seated = sit(table, isShared ? null : (persons[0] ?? null));
    const ui = interactionAt(seated.sight, seated.send);
    pointedBoard.at = ui.board;
    return {
      sight: seated.sight,
      viewer: seated.viewer,
      isReliving: seated.isReliving,
      relive: seated.relive,
      ui,
      persons,
      isShared,
      // What somebody is called may change at a table far apart.
      get names() {
        return namesAt(game.id, table.players, youAt(table.players, persons));
      },
      seat: () => seated.viewer.value ?? seated.lower.value,
      nextIn: ({ toAct }) => toAct.find((each) => persons.includes(each)),
      undo() {
        ui.clear();
        seated.undo();
      },
      look(seat) {
        ui.clear();
        seated.look(seat);
      },
      leave() {
        ui.stop?.();
        seated.leave();
      },
    };
  }, [table]);
  useEffect(() => state.leave, [state]);
  useEffect(() => listenToKeys({ ...keys, clear: state.ui.clear, undo: state.undo }), [state]);
  return state;
}
