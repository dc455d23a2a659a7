import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { rivalOf } from '#games/muster/state';
import type { Player, Sight, Table } from '#table/table';
import { byActor, turnsIn } from '#table/turns';
import { areColoured, colourOf } from '../../../device/colours.ts';
import { FarSide, FlatMenuPart, useLyingFlat } from '../../../room/around-one/lying-flat.tsx';
import type { RoomState } from '../../../room/use-room.ts';
import { DrawAlone } from '../gestures/auto-draw.tsx';
import { turnText } from '../log/recapping.tsx';
import { Portrait } from '../pieces.tsx';
import { portraitAt, portraitOf } from '../players/portrait-at.ts';
import { seldom } from '../seldom-texts.ts';

interface Props {
  readonly room: RoomState<unknown>;
  readonly table: Table;
}

/** Two people at one screen: in their colours, and if it lies between them, turned to whoever plays. */
export function AroundOne({ room, table }: Props): JSX.Element | null {
  const { players } = table;
  const isFlat = useLyingFlat(room, players.length);
  useColours(players, room.seat());
  if (!isFlat) return null;
  const seat = rivalOf(room.seat());
  const sentenceIn = ({ log }: Sight): string => {
    const last = turnsIn(log, byActor).at(-1);
    return last === undefined ? '' : turnText(last, room.names.nameOf);
  };
  return (
    <FarSide
      room={room}
      table={table}
      told={sentenceIn}
      picture={
        <Portrait
          of={
            areColoured(players)
              ? portraitAt(players, seat, colourOf(players, seat))
              : portraitOf(players, seat)
          }
        />
      }
    />
  );
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

/** What the keys mean. */
export const KeysText = (): JSX.Element => <>{seldom('keys')}</>;

/** What this room lets one choose in its menu. */
export const MenuChoices = (): JSX.Element => (
  <>
    <DrawAlone />
    <FlatMenuPart />
  </>
);
