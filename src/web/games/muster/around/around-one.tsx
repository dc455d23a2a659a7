import { signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { rivalOf } from '#games/muster/state';
import type { Player, Sight, Table } from '#table/table';
import { byActor, turnsIn } from '#table/turns';
import { areColoured, colourOf } from '../../../device/colours.ts';
import { layFlat, liesFlat } from '../../../device/lies-flat.ts';
import type { RoomState } from '../../../room/use-room.ts';
import { Choice } from '../../../screens/choice.tsx';
import { DrawAlone } from '../gestures/auto-draw.tsx';
import { turnText } from '../log/recapping.tsx';
import { Portrait } from '../pieces.tsx';
import { seldom } from '../seldom-texts.ts';

interface Props {
  readonly room: RoomState<unknown>;
  readonly table: Table;
}

/** Whether two people share the screen, for the menu. */
const isShared = signal(false);

/** Two people at one screen: in their colours, and if it lies between them, turned to whoever plays. */
export function AroundOne({ room, table }: Props): JSX.Element | null {
  const isFlat = room.isShared && liesFlat.value;
  const seat = room.seat();
  useColours(table.players, seat);
  useEffect(() => {
    isShared.value = room.isShared;
  }, [room]);
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
  return isFlat ? <FarSide room={room} table={table} /> : null;
}

/** The colours belong to people, whichever of them looks. */
function useColours(players: readonly Player[], seat: number): void {
  useEffect(() => {
    const room = document.querySelector<HTMLElement>('.room.muster');
    if (room === null || !areColoured(players)) return;
    room.style.setProperty('--rival', `var(--of-${colourOf(players, rivalOf(seat))})`);
    room.style.setProperty('--own-line', `var(--of-${colourOf(players, seat)})`);
  }, [players, seat]);
}

/** What anybody may know: on the other side sits somebody from whom the hand is hidden. */
function useAnybody(table: Table): Sight | null {
  const sight = useSignal<Sight | null>(null);
  useEffect(() => table.watch(null, (next) => (sight.value = next)), [table]);
  return sight.value;
}

/** What whoever sits opposite reads: who plays, and what was played last. */
function FarSide({ room, table }: Props): JSX.Element | null {
  const { players } = table;
  const sight = useAnybody(table);
  if (sight === null) return null;
  const seat = rivalOf(room.seat());
  const last = turnsIn(sight.log, byActor).at(-1);
  const [mover] = sight.toAct;
  const { nameOf } = room.names;
  return (
    <aside class="far-side" aria-hidden="true">
      <div>
        <Portrait of={areColoured(players) ? colourOf(players, seat) : seat === 0 ? 'you' : 'violet'} />
        <b>{nameOf(seat)}</b>
        <p>
          {mover !== undefined && <strong>{seldom('playing', { name: nameOf(mover) })}</strong>}{' '}
          {last !== undefined && turnText(last, nameOf)}
        </p>
      </div>
    </aside>
  );
}

/** What this room lets one choose in its menu. */
export const MenuChoices = (): JSX.Element => (
  <>
    <DrawAlone />
    {isShared.value && (
      <div class="menu-part">
        <p>{seldom('flat')}</p>
        <Choice
          label={seldom('flat')}
          values={['stands', 'lies']}
          value={liesFlat.value ? 'lies' : 'stands'}
          tell={(each) => seldom(each === 'lies' ? 'flatLies' : 'flatStands')}
          choose={(each) => layFlat(each === 'lies')}
        />
      </div>
    )}
  </>
);
