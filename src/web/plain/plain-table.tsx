import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import type { AnyGame, Seat } from '#core/game';
import type { Sight } from '#table/table';
import { RoomBar } from '../room/menu/bar.tsx';
import { ActionList } from './action-list.tsx';
import { PlainLog } from './log.tsx';
import type { SeatNames } from '../room/names.ts';
import { Position } from './position.tsx';

interface Props {
  readonly game: AnyGame;
  readonly sight: ReadonlySignal<Sight>;
  /** Whose things stand first. */
  readonly seat: Seat;
  /** Who acts here; null: nobody, or not now. */
  readonly mover: Seat | null;
  /** Nobody here ever acts: no place is kept free for actions while others do. */
  readonly isWatched: boolean;
  readonly names: SeatNames;
  readonly play: (notation: string) => void;
  readonly bar: ComponentChildren;
  readonly prompt: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** The plain table: what is asked, what can be done, the position, and what happened. */
export function PlainTable({
  game,
  sight,
  seat,
  mover,
  isWatched,
  names,
  play,
  bar,
  prompt,
  children,
}: Props): JSX.Element {
  const pointed = useSignal<unknown>(null);
  const { view, toAct, log, outcome } = sight.value;
  const after: unknown =
    mover === null || pointed.value === null ? null : game.preview(view, mover, pointed.value);
  const playSeen = (notation: string): void => {
    // A press on a button of an older position was meant for that one.
    if (sight.value.view !== view) return;
    pointed.value = null;
    play(notation);
  };
  return (
    <div class="room plain" data-mine={String(mover !== null)}>
      <RoomBar>{bar}</RoomBar>
      <main class={`plain-table${isWatched ? ' watched' : ''}`}>
        {prompt}
        {mover !== null && (
          <ActionList game={game} view={view} seat={mover} names={names} pointed={pointed} play={playSeen} />
        )}
        <Position
          game={game}
          view={view}
          after={after}
          seat={seat}
          toAct={toAct}
          outcome={outcome}
          names={names}
        />
        <PlainLog game={game} log={log} names={names} />
      </main>
      {children}
    </div>
  );
}
