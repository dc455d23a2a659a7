import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import { CASTLES } from '#games/muster/cards';
import { ownerOf } from '#games/muster/scoring';
import type { View } from '#games/muster/state';
import { colourOf, EmblemIcon, emblemOf, Portrait } from '../pieces.tsx';
import { portraitOf } from '../players/around-screen.ts';
import { castleName } from '../telling.ts';

/** Whose phone this is, and the castles they hold. */
export function Top({ view, seat, name }: { view: View; seat: Seat; name: string }): JSX.Element {
  return (
    <header class="pocket-top">
      <Portrait of={portraitOf(undefined, seat)} />
      <b>{name}</b>
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
    </header>
  );
}
