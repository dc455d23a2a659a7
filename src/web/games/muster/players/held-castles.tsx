import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import { CASTLES } from '#games/muster/cards';
import { ownerOf } from '#games/muster/scoring';
import type { View } from '#games/muster/state';
import { colourOf, EmblemIcon, emblemOf } from '../pieces.tsx';
import { castleName } from '../telling.ts';

/** The emblems of the castles that a player holds now. */
export const HeldCastles = ({ view, seat }: { view: View; seat: Seat }): JSX.Element => (
  <span class="pips">
    {CASTLES.filter((castle) => ownerOf(view, castle) === seat).map((castle) => (
      <i
        key={castle}
        class="pip"
        style={{ background: colourOf(castle) }}
        role="img"
        aria-label={castleName(castle)}
      >
        <EmblemIcon of={emblemOf(castle)} />
      </i>
    ))}
  </span>
);
