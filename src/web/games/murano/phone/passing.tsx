import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import type { Turn } from '#table/turns';
import type { RoomState } from '../../../room/use-room.ts';
import type { Regions } from '../motion/regions.ts';
import { CardFace, Murrina } from '../pieces/pieces.tsx';
import { m } from '../texts.ts';
import { w } from '../../../big-screen/words.ts';
import { p } from './texts.ts';
import { Told } from './waiting.tsx';

interface Props {
  readonly room: RoomState<Regions>;
  readonly next: Seat;
  readonly last: Turn | undefined;
}

/** Two people at one phone: who takes it, before the next hand comes to it. */
export function Passing({ room, next, last }: Props): JSX.Element {
  const view = room.ui.around.view.value;
  const name = room.names.nameOf(next);
  const count = entryAt(view.hands, next).length;
  return (
    <div class="pocket-passing" role="dialog" aria-modal="true" aria-labelledby="passing">
      <Murrina seat={next} />
      <h1 id="passing">{w('hand.passTo', { name })}</h1>
      <p>{p('covered', { name, cards: m('rivals.cards', { count }), money: entryAt(view.money, next) })}</p>
      <div class="pocket-backs" aria-hidden="true">
        {Array.from({ length: Math.min(3, count) }, (_, index) => (
          <CardFace key={index} card={-1} />
        ))}
      </div>
      {last !== undefined && (
        <ul class="pocket-recap">
          <Told turn={last} names={room.names} />
        </ul>
      )}
      <button type="button" class="gold-action" autofocus onClick={() => room.look(next)}>
        {w('hand.show', { name })}
      </button>
    </div>
  );
}
