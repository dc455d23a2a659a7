import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { SceneProps } from '../../game-ui.ts';
import { roleOf } from '../../bots/personas.ts';
import { namesAt } from '../../room/names.ts';
import { Board } from './board/board.tsx';
import { interactionAt } from './gestures/gestures.ts';

/** A table of Muster that is only looked at. */
export function MusterScene({ sight, players, seat, you, bar, prompt }: SceneProps): JSX.Element {
  const ui = useMemo(() => interactionAt(sight, () => undefined), [sight]);
  const names = namesAt('muster', players, you);
  return (
    <Board
      sight={sight.value}
      ui={ui}
      seat={seat}
      sittings={players.map((player, each) => ({
        name: names.nameOf(each),
        role: roleOf('muster', player),
        portrait: player.kind === 'bot' ? player.level : each === 1 ? 'second' : 'you',
      }))}
      nameOf={names.tellOf}
      bar={bar}
      prompt={prompt}
    />
  );
}
