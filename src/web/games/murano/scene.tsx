import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { SceneProps } from '../../game-ui.ts';
import { namesAt } from '../../room/names.ts';
import { regionsOf } from './motion/regions.ts';
import { GlassTable } from './table.tsx';

/** A table of Murano that is only looked at. */
export function MuranoScene({ sight, players, seat, you, bar, prompt }: SceneProps): JSX.Element {
  const regions = useMemo(() => regionsOf(sight, () => undefined), [sight]);
  useEffect(() => regions.stop, [regions]);
  const names = useMemo(() => namesAt('murano', players, you), [players, you]);
  return (
    <GlassTable
      regions={regions}
      seat={seat}
      own={names.nameOf(seat)}
      names={names}
      bar={bar}
      prompt={prompt}
    />
  );
}
