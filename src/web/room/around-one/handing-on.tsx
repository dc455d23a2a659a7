import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Sight } from '#table/table';
import { Cover } from './cover.tsx';
import { PassOn } from '../prompt.tsx';
import { useSeen } from '../seen.ts';
import { turnInTitle } from '../turn-in-title.ts';
import type { RoomState } from '../use-room.ts';

interface Props {
  readonly room: RoomState<unknown>;
}

/** The tab tells at once whose turn it is: whoever waits may be elsewhere. */
export function TurnInTitle({ room, game }: Props & { readonly game: string }): null {
  const isMine = useSeen(
    () => room.viewer.value !== null && room.sight.value.toAct.includes(room.viewer.value),
    [room],
  );
  useEffect(() => turnInTitle(game, isMine), [isMine]);
  return null;
}

/** What covers a shared screen until the right one looks. */
export function Covered({ room, back }: Props & { readonly back: ComponentChildren }): JSX.Element | null {
  const next = room.nextIn(room.sight.value);
  if (!room.isShared || room.viewer.value !== null || next === undefined) return null;
  return <Cover name={room.names.nameOf(next)} show={() => room.look(next)} back={back} />;
}

/** The prompt; or, where it is somebody else's turn at this screen, the way to hand it on. */
export function PromptOrPass(
  props: Props & { readonly sight: Sight; readonly children: ComponentChildren },
): JSX.Element {
  const { room, sight, children } = props;
  const [viewer, next] = [room.viewer.value, room.nextIn(sight)];
  if (!room.isShared || viewer === null || next === undefined || sight.toAct.includes(viewer)) {
    return <>{children}</>;
  }
  return <PassOn name={room.names.nameOf(next)} pass={() => room.look(null)} />;
}
