import type { JSX } from 'preact';
import type { SceneProps } from '../../game-ui.ts';
import { roleOf } from '../../bots/personas.ts';
import { namesAt } from '../../room/names.ts';
import { useRegions } from '../../room/use-regions.ts';
import { WhyNot } from '../../room/why-not.tsx';
import { anchor } from './board/anchor.ts';
import { Board } from './board/board.tsx';
import { KEYS } from './gestures/keys.ts';
import { regionsOf } from './motion/regions.ts';
import { portraitOf } from './players/portrait-at.ts';

/** A table of Muster that is looked at, or tried at. */
export function MusterScene(props: SceneProps): JSX.Element {
  const { sight, players, seat, you, bar, prompt, attempt } = props;
  const send = attempt?.send ?? (() => undefined);
  const regions = useRegions({ sight, send }, { regionsOf, keys: KEYS }, attempt?.undo ?? null);
  const names = namesAt('muster', players, you);
  return (
    <Board
      regions={regions}
      seat={seat}
      sittings={players.map((player, each) => ({
        name: names.nameOf(each),
        role: roleOf('muster', player),
        portrait: portraitOf(players, each),
      }))}
      nameOf={names.tellOf}
      bar={bar}
      prompt={prompt}
    >
      {attempt && <WhyNot ui={regions.board} anchor={anchor} />}
    </Board>
  );
}
