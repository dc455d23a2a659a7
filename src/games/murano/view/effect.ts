import type { Message, Seat } from '#core/game';
import type { View } from '../rules/state.ts';

/** What an action did to the purse of whoever acted. */
export const effect = (before: View, after: View, actor: Seat): NonNullable<Message['with']> => ({
  was: before.money[actor],
  now: after.money[actor],
});
