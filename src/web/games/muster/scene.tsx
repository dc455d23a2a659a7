import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { SceneProps } from '../../game-ui.ts';
import { roleOf } from '../../bots/personas.ts';
import { listenToKeys } from '../../interaction/keys.ts';
import { namesAt } from '../../room/names.ts';
import { WhyNot } from '../../room/why-not.tsx';
import { anchor } from './board/anchor.ts';
import { Board } from './board/board.tsx';
import { interactionAt } from './gestures/gestures.ts';
import { KEYS } from './gestures/keys.ts';

/** A table of Muster that is looked at, or tried at. */
export function MusterScene(props: SceneProps): JSX.Element {
  const { sight, players, seat, you, bar, prompt, attempt } = props;
  const ui = useMemo(() => interactionAt(sight, attempt?.send ?? (() => undefined)), [sight]);
  useEffect(() => attempt && listenToKeys({ ...KEYS, clear: ui.clear, undo: attempt.undo }), [ui]);
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
    >
      {attempt && <WhyNot ui={ui} anchor={anchor} />}
    </Board>
  );
}
