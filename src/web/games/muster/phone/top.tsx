import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import type { View } from '#games/muster/state';
import type { Table } from '#table/table';
import { HandTop } from '../../../big-screen/hand-sheet.tsx';
import { ownName } from '../../../big-screen/own-name.ts';
import { Portrait } from '../pieces.tsx';
import { HeldCastles } from '../players/held-castles.tsx';
import { portraitOf } from '../players/portrait-at.ts';

export const Top = ({ view, seat, table }: { view: View; seat: Seat; table: Table }): JSX.Element => (
  <HandTop face={<Portrait of={portraitOf(table.players, seat)} />} name={ownName(table, seat)}>
    <HeldCastles view={view} seat={seat} />
  </HandTop>
);
