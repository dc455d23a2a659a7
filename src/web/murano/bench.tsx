import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import { creationOffers } from '#games/murano/preview';
import { sizeOf } from '#games/murano/shards';
import { BENCH_SIZE, type View } from '#games/murano/state';
import type { Handling } from './handling.ts';
import { EmptyPlace, Money, Murrina, ShardIcon } from './pieces.tsx';
import { usePlaces } from './places.ts';
import type { Spot } from './spots.ts';
import { creationName, shardName } from './telling.ts';
import { m } from './texts.ts';
import { Touch } from './touch.tsx';

interface Props {
  readonly hand: Handling;
  readonly seat: Seat;
  readonly name: string;
}

const PAID = 4;

/** One's own workbench: eight places, of which each empty one is worth a Lira. */
export function Bench({ hand, seat, name }: Props): JSX.Element {
  const view = hand.view.value;
  const places = usePlaces(view.benches[seat]);
  const surplus = Math.max(0, places.length - BENCH_SIZE);
  return (
    <section class={`panel bench${surplus > 0 ? ' over' : ''}`} aria-label={m('bench.label', { name })}>
      <div class="me">
        <Murrina seat={seat} />
        <h2>{name}</h2>
        <Money amount={view.money[seat]} />
      </div>
      <Pays view={view} seat={seat} />
      <div class="eight" role="group" aria-label={m('bench.places', { count: places.length })}>
        {Array.from({ length: Math.max(BENCH_SIZE, places.length) }, (_, place) => {
          const shard = places[place];
          const at = `bench-${seat}-${place}`;
          if (shard === undefined) {
            return (
              <span key={place} class="place empty" data-place={at}>
                <EmptyPlace />
              </span>
            );
          }
          const spot: Spot = { at: 'bench', place, shard };
          return (
            <Touch
              key={place}
              hand={hand}
              spot={spot}
              class={`place${place >= BENCH_SIZE ? ' surplus' : ''}`}
              label={m('bench.shard', { shard: shardName(shard), place: place + 1 })}
              place={at}
              carried
            >
              <span class="face">
                <ShardIcon shard={shard} />
              </span>
            </Touch>
          );
        })}
      </div>
    </section>
  );
}

/** What a creation would pay as the workbench stands. */
function Pays({ view, seat }: { view: View; seat: Seat }): JSX.Element {
  const [offer] = creationOffers(view, seat);
  const card = view.hands[seat][0] ?? -1;
  const empty = BENCH_SIZE - (sizeOf(view.benches[seat]) - PAID);
  if (sizeOf(view.benches[seat]) > BENCH_SIZE) {
    return (
      <p key="over" class="pays warn">
        {m('surplus', { count: sizeOf(view.benches[seat]) - BENCH_SIZE })}
      </p>
    );
  }
  if (offer !== undefined && card >= 0) {
    return (
      <p key={card} class="pays ready">
        <span>{m('bench.paysNow', { name: creationName(card) })}</span>
        <Money amount={offer.pay} />
      </p>
    );
  }
  return (
    <p key="would" class="pays">
      <span>{m('bench.wouldPay')}</span>
      <Money amount={Math.min(BENCH_SIZE, empty)} />
    </p>
  );
}
