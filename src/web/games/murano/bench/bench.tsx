import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { creationOffers } from '#games/murano/view/preview';
import { countOf, type Shard, sizeOf } from '#games/murano/rules/shards';
import { BENCH_SIZE } from '#games/murano/rules/state';
import { longName } from '../../../room/long-name.ts';
import { useSeen } from '../../../room/seen.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { EmptyPlace, Money, Murrina, ShardIcon } from '../pieces/pieces.tsx';
import { bestPay } from '../hand/paying.ts';
import { usePlaces } from './places.ts';
import { creationName, shardName } from '../telling.ts';
import { t } from '../../../words/index.ts';
import { m } from '../texts.ts';
import { Touch } from '../../../interaction/touch.tsx';

interface Props {
  readonly ui: Interaction;
  readonly seat: Seat;
  /** Null: the reader, whose bench it is. */
  readonly name: string | null;
}

/** One's own workbench: eight places, of which each empty one is worth a Lira. */
export function Bench({ ui, seat, name }: Props): JSX.Element {
  const shards = useSeen(() => entryAt(ui.view.value.benches, seat), [ui, seat]);
  const money = useSeen(() => entryAt(ui.view.value.money, seat), [ui, seat]);
  const places = usePlaces(shards);
  const count = Math.max(BENCH_SIZE, places.length);
  const shown = name ?? t('seat.you');
  return (
    <section
      class={`panel bench${count > BENCH_SIZE ? ' over' : ''}`}
      aria-label={name === null ? m('bench.own') : m('bench.label', { name })}
    >
      <div class="me">
        <Murrina seat={seat} />
        <h2 style={longName(shown)}>{shown}</h2>
        <Money amount={money} />
      </div>
      <Pays ui={ui} seat={seat} />
      <div key={count} class="eight" role="group" aria-label={m('bench.places', { count: places.length })}>
        {Array.from({ length: count }, (_, place) => (
          <Place
            key={place}
            ui={ui}
            seat={seat}
            place={place}
            shard={places[place]}
            nth={places.slice(0, place).filter((each) => each === places[place]).length}
          />
        ))}
      </div>
    </section>
  );
}

interface PlaceProps extends Omit<Props, 'name'> {
  readonly place: number;
  readonly shard: Shard | undefined;
  /** How many of its kind lie before it. */
  readonly nth: number;
}

/** The Lira is always there: a shard lies on it, and goes. */
function Place({ ui, seat, place, shard, nth }: PlaceProps): JSX.Element {
  const label = shard === undefined ? '' : m('bench.shard', { shard: shardName(shard), place: place + 1 });
  // What the creation that is looked at would cost is lifted.
  const pays = useSeen(() => {
    const action = ui.pointed.value;
    return shard !== undefined && action?.kind === 'create' && nth < countOf(action.shards, shard);
  }, [ui, shard, nth]);
  // The same element as before is not looked through again.
  return useMemo(
    () => (
      <span class={pays ? 'place pays-it' : 'place'} data-place={`bench-${seat}-${place}`} data-face={shard}>
        <EmptyPlace />
        {shard !== undefined && (
          <Touch
            ui={ui}
            spot={{ at: 'bench', place, shard }}
            class={`place${place >= BENCH_SIZE ? ' surplus' : ''}`}
            label={label}
            carried
          >
            <span class="face">
              <ShardIcon shard={shard} />
            </span>
          </Touch>
        )}
      </span>
    ),
    [ui, seat, place, shard, label, pays],
  );
}

/** What a creation would pay as the workbench stands. */
function Pays({ ui, seat }: Omit<Props, 'name'>): JSX.Element {
  const view = ui.view.value;
  const [offer] = creationOffers(view, seat);
  const card = view.hands[seat]?.[0] ?? -1;
  const bench = entryAt(view.benches, seat);
  if (sizeOf(bench) > BENCH_SIZE) {
    return (
      <p key="over" class="pays warn">
        {m('surplus', { count: sizeOf(bench) - BENCH_SIZE })}
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
  if (card < 0) return <p class="pays" />;
  return (
    <p key="would" class="pays">
      <span>{m('bench.wouldPay', { name: creationName(card) })}</span>
      <Money amount={bestPay(card, bench, view.options)} />
    </p>
  );
}
