import { signal, useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Sight, Table } from '#table/table';
import { liesFlat } from '../../device/lies-flat.ts';
import { FlatChoice } from '../../screens/new-match/flat-choice.tsx';
import { s } from '../../screens/words.ts';
import type { RoomState } from '../use-room.ts';

/** Whether two people share the screen, for the menu. */
const isForTwo = signal(false);

/** A screen that lies between two people is turned to whoever plays; the answer says whether it does. */
export function useLyingFlat(room: RoomState<unknown>, players: number): boolean {
  const isShared = room.isShared && players === 2;
  const isFlat = isShared && liesFlat.value;
  const seat = room.seat();
  useEffect(() => {
    isForTwo.value = isShared;
  }, [isShared]);
  const next = room.nextIn(room.sight.value);
  // While the screen is covered it asks whoever comes next to look, on their side.
  const isAcross = room.viewer.value === null && next !== undefined && next !== seat;
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!isFlat) return undefined;
    dataset['flat'] = seat === 0 ? 'here' : 'there';
    if (isAcross) dataset['asked'] = 'across';
    return () => {
      delete dataset['flat'];
      delete dataset['asked'];
    };
  }, [isFlat, seat, isAcross]);
  return isFlat;
}

interface FarSideProps {
  readonly room: RoomState<unknown>;
  readonly table: Table;
  readonly picture: ComponentChildren;
  /** What was played last, as anybody may know it. */
  readonly told: (sight: Sight) => string;
}

/**
 * What whoever sits opposite reads: who plays, and what was played last. Nothing that is hidden from them: it is told as a
 * spectator would be told.
 */
export function FarSide({ room, table, picture, told }: FarSideProps): JSX.Element | null {
  const sight = useSignal<Sight | null>(null);
  useEffect(() => table.watch(null, (next) => (sight.value = next)), [table]);
  const now = sight.value;
  if (now === null) return null;
  const [mover] = now.toAct;
  const { nameOf } = room.names;
  return (
    <aside class="far-side" aria-hidden="true">
      <div>
        {picture}
        <b>{nameOf(1 - room.seat())}</b>
        <p>
          {mover !== undefined && <strong>{s('new.playing', { name: nameOf(mover) })}</strong>} {told(now)}
        </p>
      </div>
    </aside>
  );
}

/** In the menu of a room that two people share. */
export const FlatMenuPart = (): JSX.Element | null =>
  isForTwo.value ? (
    <div class="menu-part">
      <p>{s('new.flat')}</p>
      <FlatChoice />
    </div>
  ) : null;
