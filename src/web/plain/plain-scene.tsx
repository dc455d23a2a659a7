import type { JSX } from 'preact';
import type { SceneProps } from '../game-ui.ts';
import { namesAt } from '../room/names.ts';
import { PlainTable } from './plain-table.tsx';

/** A table that is looked at, or tried at. */
export function PlainScene(props: SceneProps): JSX.Element {
  const { game, sight, players, seat, you, bar, prompt, attempt } = props;
  const { seat: viewer, toAct } = sight.value;
  return (
    <PlainTable
      game={game}
      sight={sight}
      seat={seat}
      mover={attempt !== undefined && viewer !== null && toAct.includes(viewer) ? viewer : null}
      isWatched={attempt === undefined}
      names={namesAt(game.id, players, you)}
      play={attempt?.send ?? (() => undefined)}
      bar={bar}
      prompt={prompt}
    />
  );
}
