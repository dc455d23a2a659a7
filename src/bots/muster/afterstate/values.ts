import type { Seat } from '#core/game';
import type { Action } from '#games/muster/action';
import { muster } from '#games/muster/index';
import type { View } from '#games/muster/state';
import { shareOf } from '../../share.ts';
import { featureWriter } from './features.ts';
import type { Network } from './network.ts';
import { WORDS } from './table.ts';

/** Writes what each action is worth to the seat: its share of the win, by what it may know. */
export type ActionValues = (view: View, seat: Seat, legal: readonly Action[], values: number[]) => void;

/** The value of an action is that of the state after it, before any hidden card is seen; where that ends the match, the result. */
export function actionValuesBy(network: Network): ActionValues {
  const writer = featureWriter();
  const words = new Int32Array(WORDS);
  return function actionValues(view, seat, legal, values) {
    values.length = legal.length;
    writer.look(view, seat);
    for (let at = 0; at < legal.length; at += 1) {
      const after = muster.preview(view, seat, legal[at]);
      const over = muster.outcome(after);
      if (over === null) {
        writer.write(after, seat, words);
        values[at] = network(words);
      } else values[at] = shareOf(over, seat, 2);
    }
  };
}

export function indexOfHighest(values: readonly number[]): number {
  let best = 0;
  for (let at = 1; at < values.length; at += 1) if (values[at] > values[best]) best = at;
  return best;
}
