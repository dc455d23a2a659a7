import type { Message, Seat } from '#core/game';
import type { Action } from './action.ts';
import type { Castle } from './cards.ts';
import { bannersAt, ownerOf, strengthAt } from './scoring.ts';
import { rivalOf, type View } from './state.ts';

type Values = NonNullable<Message['with']>;

/** Nobody holds it. */
export const NOBODY = -1;

/** How one side of a castle has changed, what stands against it, and who held it and holds it now. */
function changeAt(before: View, after: View, side: Seat, castle: Castle): Values {
  const [now, against] = [strengthAt(after, side, castle), strengthAt(after, rivalOf(side), castle)];
  const holds = ownerOf(after, castle) ?? NOBODY;
  return {
    was: strengthAt(before, side, castle),
    now,
    against,
    held: ownerOf(before, castle) ?? NOBODY,
    holds,
    // U31: more banners decide between equals.
    ...(now === against &&
      holds !== NOBODY && {
        banners: bannersAt(after, holds, castle),
        fewer: bannersAt(after, rivalOf(holds), castle),
      }),
  };
}

/** The castle that a wizard has left, where somebody else holds it now. */
function left(before: View, after: View, castle: Castle): Values {
  const holds = ownerOf(after, castle) ?? NOBODY;
  return holds === ownerOf(before, castle) ? {} : { leftTo: holds };
}

/** What came of an action under the castles; what lies on them has no strength. */
export function effect(before: View, after: View, actor: Seat, action: Action): Values {
  const { kind } = action;
  if (kind === 'lay' || kind === 'place' || kind === 'draw') return {};
  if (kind === 'swap') {
    return { ...changeAt(before, after, action.side, action.castle), slot: action.slot };
  }
  if (kind !== 'move') return changeAt(before, after, actor, action.castle);
  return { ...changeAt(before, after, actor, action.to), ...left(before, after, action.from) };
}
