import { type Card, RAINBOW } from '#games/muster/cards';
import type { Action } from '#games/muster/action';

/** What was taken up on the phone: a card of the hand, or wizards that lie already. */
export type Held = { readonly card: Card; readonly place: number } | 'wizards' | null;

/** A rainbow card is played as either of its uses; the banner that closes a bridge needs it. */
const isOfRainbow = ({ kind }: Action): boolean => kind === 'wizard' || kind === 'bridge';

/** What can be done with what is held; with nothing held, what is owed now and needs no card. */
export function actionsWith(legal: readonly Action[], held: Held): readonly Action[] {
  if (held === 'wizards') return legal.filter(({ kind }) => kind === 'move');
  if (held === null) return legal.filter(({ kind }) => kind === 'draw' || kind === 'place');
  return legal.filter(
    (action) =>
      ('card' in action && action.card === held.card) || (held.card === RAINBOW && isOfRainbow(action)),
  );
}
