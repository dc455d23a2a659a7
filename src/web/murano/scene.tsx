import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { SceneProps } from '../games.ts';
import { nameOf } from '../people.ts';
import { t } from '../words/index.ts';
import { handling } from './handling.ts';
import { scrubbing } from './ring.ts';
import { GlassTable } from './table.tsx';
import type { Names } from './telling.ts';

/** A table of Murano that is only looked at. */
export function MuranoScene({ sight, players, seat, you, bar, prompt }: SceneProps): JSX.Element {
  const hand = useMemo(() => handling(sight, () => undefined), [sight]);
  const scrub = useMemo(() => scrubbing(hand, () => undefined), [hand]);
  const names: Names = {
    viewer: null,
    nameOf: (each) => (each === you ? t('seat.you') : nameOf('murano', players, each)),
    tellOf: (each) => (each === you ? null : nameOf('murano', players, each)),
  };
  return (
    <GlassTable
      sight={sight.value}
      hand={hand}
      scrub={scrub}
      seat={seat}
      own={names.nameOf(seat)}
      names={names}
      bar={bar}
      prompt={prompt}
    />
  );
}
