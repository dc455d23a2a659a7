import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import { creationOffers } from '#games/murano/preview';
import { contains } from '#games/murano/shards';
import { Deed } from './deed.tsx';
import { shardsIn } from './attempts.ts';
import type { Handling } from './handling.ts';
import { Coin, ShardRow } from './pieces.tsx';
import { creationName } from './telling.ts';
import { m } from './texts.ts';

/** The first creation, for each way to pay for it; what was chosen on the workbench narrows them. */
export function Creates({ hand, seat }: { hand: Handling; seat: Seat }): JSX.Element | null {
  const view = hand.view.value;
  const actions = hand.legal.value.flatMap((action) => (action.kind === 'create' ? [action] : []));
  const card = view.hands[seat][0] ?? -1;
  if (actions.length === 0 || card < 0) return null;
  const chosen = shardsIn(hand.chosen.value, 'bench');
  const fitting = actions.filter(({ shards }) => contains(shards, chosen));
  const offers = creationOffers(view, seat);
  const name = creationName(card);
  return (
    <>
      {fitting.slice(0, 4).map((action, index) => {
        const gain = hand.previewOf(action).money[seat] - view.money[seat];
        const ways = offers.length > 1;
        return (
          <Deed
            key={action.shards}
            hand={hand}
            action={action}
            quiet={index > 0}
            text={
              <>
                {index === 0 ? (
                  m('deed.create', { name })
                ) : (
                  <span class="unseen">{m('deed.create', { name })}</span>
                )}
                {ways && <ShardRow shards={action.shards} read />}
                <b class="gain">
                  +{gain}
                  <Coin />
                </b>
              </>
            }
          />
        );
      })}
    </>
  );
}
