import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { SceneProps } from '../../game-ui.ts';
import { nameOf } from '../../bots/personas.ts';
import { t } from '../../words/index.ts';
import { regionsOf } from './motion/regions.ts';
import { GlassTable } from './table.tsx';
import type { Names } from './telling.ts';

/** A table of Murano that is only looked at. */
export function MuranoScene({ sight, players, seat, you, bar, prompt }: SceneProps): JSX.Element {
  const regions = useMemo(() => regionsOf(sight, () => undefined), [sight]);
  useEffect(() => regions.stop, [regions]);
  const names = useMemo((): Names => {
    const name = (each: number): string => nameOf('murano', players, each);
    return {
      viewer: null,
      nameOf: (each) => (each === you ? t('seat.you') : name(each)),
      tellOf: (each) => (each === you ? null : name(each)),
    };
  }, [players, you]);
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
