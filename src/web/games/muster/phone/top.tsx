import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import type { View } from '#games/muster/state';
import { HandTop } from '../../../big-screen/hand-sheet.tsx';
import { Portrait } from '../pieces.tsx';
import { portraitOf } from '../players/around-screen.ts';
import { HeldCastles } from '../players/held-castles.tsx';

export const Top = ({ view, seat, name }: { view: View; seat: Seat; name: string }): JSX.Element => (
  <HandTop face={<Portrait of={portraitOf(undefined, seat)} />} name={name}>
    <HeldCastles view={view} seat={seat} />
  </HandTop>
);
