import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { SceneProps } from '../../game-ui.ts';
import { namesAt } from '../../room/names.ts';
import { useRegions } from '../../room/use-regions.ts';
import { WhyNot } from '../../room/why-not.tsx';
import { KEYS } from './gestures/keys.ts';
import { Faces } from './players/faces.ts';
import { regionsOf } from './motion/regions.ts';
import { GlassTable } from './table.tsx';

/** A table of Murano that is looked at, or tried at. */
export function MuranoScene(props: SceneProps): JSX.Element {
  const { sight, players, seat, you, bar, prompt, attempt } = props;
  const send = attempt?.send ?? (() => undefined);
  const regions = useRegions({ sight, send }, { regionsOf, keys: KEYS }, attempt?.undo ?? null);
  const names = useMemo(() => namesAt('murano', players, you), [players, you]);
  return (
    <GlassTable
      regions={regions}
      seat={seat}
      own={names.tellOf(seat)}
      names={names}
      bar={bar}
      prompt={prompt}
    >
      <Faces players={players} />
      {attempt && <WhyNot ui={regions.board} />}
    </GlassTable>
  );
}
