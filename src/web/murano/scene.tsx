import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { SceneProps } from '../games.ts';
import { nameOf } from '../people.ts';
import { handling } from './handling.ts';
import { scrubbing } from './ring.ts';
import { GlassTable } from './table.tsx';
import type { Names } from './telling.ts';

/** A table of Murano that is only looked at. */
export function MuranoScene({ sight, players, seat, bar, prompt }: SceneProps): JSX.Element {
  const hand = useMemo(() => handling(sight, () => undefined), [sight]);
  const scrub = useMemo(() => scrubbing(hand, () => undefined), [hand]);
  const name = (each: number): string => nameOf('murano', players, each);
  const names: Names = { viewer: null, nameOf: name, tellOf: name };
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
