import type { JSX } from 'preact';
import { murano } from '#games/murano/index';
import { recapOf, recapWords, turnText } from '#games/murano/recap';
import { beginsTurn } from '#games/murano/turns';
import type { Sight, Table } from '#table/table';
import { turnsIn } from '#table/turns';
import { FarSide, useLyingFlat } from '../../../room/around-one/lying-flat.tsx';
import type { RoomState } from '../../../room/use-room.ts';
import { speakerOf } from '../../../words/index.ts';
import { Murrina } from '../pieces/pieces.tsx';

/** A tablet that lies between two people: turned to whoever plays, and the other edge tells what they do. */
export function AroundTable(props: {
  readonly room: RoomState<unknown>;
  readonly table: Table;
}): JSX.Element | null {
  const { room, table } = props;
  const isFlat = useLyingFlat(room, table.players.length);
  if (!isFlat) return null;
  const sentenceIn = ({ log }: Sight): string => {
    const last = turnsIn(log, beginsTurn).at(-1);
    return last === undefined
      ? ''
      : turnText(recapOf(last.lines), speakerOf(murano, room.names.nameOf, recapWords));
  };
  return <FarSide room={room} table={table} told={sentenceIn} picture={<Murrina seat={1 - room.seat()} />} />;
}
