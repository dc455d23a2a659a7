import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import type { Turn } from '#table/turns';
import { HandPassing } from '../../../big-screen/hand-sheet.tsx';
import type { RoomState } from '../../../room/use-room.ts';
import type { Regions } from '../motion/regions.ts';
import { CardFace, Murrina } from '../pieces/pieces.tsx';
import { m } from '../texts.ts';
import { p } from './texts.ts';
import { Told } from './waiting.tsx';

interface Props {
  readonly room: RoomState<Regions>;
  readonly next: Seat;
  readonly last: Turn | undefined;
}

export function Passing({ room, next, last }: Props): JSX.Element {
  const view = room.ui.around.view.value;
  const name = room.names.nameOf(next);
  const count = entryAt(view.hands, next).length;
  return (
    <HandPassing
      face={
        <span class="pocket-face">
          <Murrina seat={next} />
        </span>
      }
      name={name}
      covered={p('covered', { name, cards: m('rivals.cards', { count }), money: entryAt(view.money, next) })}
      backs={Array.from({ length: Math.min(3, count) }, (_, index) => (
        <span key={index} class="pocket-back">
          <CardFace card={-1} />
        </span>
      ))}
      show={() => room.look(next)}
    >
      {last !== undefined && (
        <ul class="pocket-recap last">
          <Told turn={last} names={room.names} />
        </ul>
      )}
    </HandPassing>
  );
}
