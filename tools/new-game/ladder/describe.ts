import { HIDDEN, type Message, type Seat } from '#core/game';
import type { Action } from './action.ts';
import type { View } from './state.ts';

/** The log line. Both views are the reader's: what it may not see is hidden in them. */
export function describe(before: View, after: View, who: Seat, action: Action): Message {
  switch (action.kind) {
    case 'lay':
      return { key: 'log.lay', with: { who, card: action.card } };
    case 'draw': {
      const card = after.hands[who]?.[before.hands[who]?.length ?? 0] ?? HIDDEN;
      return card === HIDDEN
        ? { key: 'log.draw', with: { who } }
        : { key: 'log.drawSeen', with: { who, card } };
    }
    case 'stop':
  }
  return { key: 'log.stop', with: { who } };
}
