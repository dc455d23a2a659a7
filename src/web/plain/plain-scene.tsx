import type { JSX } from 'preact';
import type { SceneProps } from '../game-ui.ts';
import { namesAt } from '../room/names.ts';
import { PlainTable } from './plain-table.tsx';

/** A table that is only looked at. */
export function PlainScene({ game, sight, players, seat, you, bar, prompt }: SceneProps): JSX.Element {
  return (
    <PlainTable
      game={game}
      sight={sight}
      seat={seat}
      mover={null}
      isWatched
      names={namesAt(game.id, players, you)}
      play={() => undefined}
      bar={bar}
      prompt={prompt}
    />
  );
}
