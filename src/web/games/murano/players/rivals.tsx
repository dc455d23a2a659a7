import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { creationKey } from '#games/murano/view/describe';
import { knownHand } from '#games/murano/view/knowledge';
import { due } from '#games/murano/rules/owed';
import { type Shard, sizeOf } from '#games/murano/rules/shards';
import { BENCH_SIZE, seatsOf, type View } from '#games/murano/rules/state';
import { firstPlayerArt, owlArt } from '../art/index.ts';
import { longName } from '../../../room/long-name.ts';
import { useSeen } from '../../../room/seen.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { CardFace, Creation, Money, Murrina, Picture, ShardIcon } from '../pieces/pieces.tsx';
import { useOrder, usePlaces } from '../bench/places.ts';
import type { Spot } from '../gestures/spots.ts';
import { creationName, listed, shardName, shardsText } from '../telling.ts';
import type { SeatNames } from '../../../room/names.ts';
import type { Turn } from '#table/turns';
import { Later } from '../later.ts';
import type { Relive } from '../log/last-turn.tsx';
import { m } from '../texts.ts';
import { Touch } from '../../../interaction/touch.tsx';

/** The others, in the order in which they come after the seat at the lower edge. */
export const othersOf = (seats: number, seat: Seat): readonly Seat[] =>
  Array.from({ length: seats - 1 }, (_, step) => (seat + 1 + step) % seats);

interface Props {
  readonly ui: Interaction;
  readonly seat: Seat;
  readonly names: SeatNames;
  /** What was played, and how it is shown again; null where it is not told. */
  readonly turns: ReadonlySignal<readonly Turn[]>;
  readonly relive: Relive | null;
}

/** The rivals: money, workbench, creations; everything that lies open. */
export function Rivals({ ui, seat, names, turns, relive }: Props): JSX.Element | null {
  const seats = useSeen(() => seatsOf(ui.view.value), [ui]);
  const others = othersOf(seats, seat);
  if (seats === 1) return null;
  return (
    <section class="rivals" aria-label={m('rivals.title')} data-count={others.length}>
      {others.map((each) => (
        <Rival key={each} ui={ui} seat={each} names={names} turns={turns} relive={relive} />
      ))}
    </section>
  );
}

function Rival({ ui, seat, names, turns, relive }: Props): JSX.Element {
  const view = ui.view.value;
  const turn = useSeen(() => ui.sight.value.toAct.includes(seat), [ui, seat]);
  const name = names.nameOf(seat);
  const last = turns.value.findLast((each) => each.seat === seat);
  const current = turns.value.at(-1);
  const chosen = (view.choices[seat]?.length ?? 0) > 0;
  const aside = entryAt(view.aside, seat);
  const creations = useOrder([...entryAt(view.completed, seat), ...aside]);
  const isAsked = ASKING.includes(askedIn(ui));
  return (
    <article
      class={`panel rival${turn ? ' turn' : ''}${isAsked ? ' asked' : ''}${name.length > 14 ? ' long' : ''}`}
      aria-label={name}
    >
      <header>
        <Murrina seat={seat} />
        {view.first === seat && (
          <Picture class="lantern" name="lantern" draw={firstPlayerArt} alt={m('rivals.first')} />
        )}
        {view.owl === seat && <Picture class="bird" name="owl" draw={owlArt} alt={m('owl.theirs')} />}
        <div>
          <h3 style={longName(name)}>{name}</h3>
          <p>
            {m('rivals.counts', {
              shards: m('rivals.shards', { count: sizeOf(entryAt(view.benches, seat)) }),
              cards: m('rivals.cards', { count: entryAt(view.hands, seat).length }),
            })}
          </p>
        </div>
        <Money amount={entryAt(view.money, seat)} />
      </header>
      <RivalBench ui={ui} seat={seat} name={name} />
      <div class="done">
        {creations.map((card) => {
          const spent = aside.includes(card);
          const title = spent ? m('shelf.aside', { name: creationName(card) }) : creationName(card);
          return (
            <span
              key={card}
              class={`niche${spent ? ' aside' : ''}`}
              title={title}
              data-place={`made-${creationKey(card)}`}
            >
              <Creation card={card} spent={spent} />
            </span>
          );
        })}
        <span class="unseen">{madeText(view, seat)}</span>
        <Backs view={view} viewer={ui.seat.value} seat={seat} />
      </div>
      {relive !== null && (
        // Its place is there before it is: nothing below is moved.
        <div class="turn-place">
          {last !== undefined && current !== undefined && (
            <Later
              show={({ LastTurn }) => (
                <LastTurn turn={last} current={current} seat={ui.seat.value} names={names} relive={relive} />
              )}
            />
          )}
        </div>
      )}
      {chosen && <p class="has-chosen">{m('rivals.chosen')}</p>}
      <GiveTo ui={ui} seat={seat} name={name} />
    </article>
  );
}

/** What whoever acts here has to decide just now. */
const askedIn = (ui: Interaction): string | undefined =>
  ui.mover.value === null ? undefined : due(ui.view.value)?.kind;
/** Decisions for which a rival is touched. */
const ASKING: readonly (string | undefined)[] = ['give', 'claim', 'trade'];

function madeText(view: View, seat: Seat): string {
  const creations = entryAt(view.completed, seat).map(creationName);
  const aside = entryAt(view.aside, seat).map((card) => m('shelf.aside', { name: creationName(card) }));
  return creations.length + aside.length === 0
    ? m('rivals.none')
    : m('rivals.made', { cards: listed([...creations, ...aside]) });
}

/** Somebody else's workbench: to be read, and to be touched where an advantage asks for it. */
function RivalBench({ ui, seat, name }: { ui: Interaction; seat: Seat; name: string }): JSX.Element {
  const view = ui.view.value;
  const bench = entryAt(view.benches, seat);
  const places = usePlaces(bench);
  const kind = askedIn(ui);
  const isAsked = kind === 'claim' || kind === 'trade';
  const cells = Array.from({ length: Math.max(BENCH_SIZE, places.length) }, (_, place) => place);
  const cell = (place: number): JSX.Element => {
    const shard: Shard | undefined = places[place];
    const at = `bench-${seat}-${place}`;
    if (shard === undefined) return <span key={place} class="cell" data-place={at} />;
    const spot: Spot = { at: 'theirs', seat, shard };
    if (!isAsked || places.indexOf(shard) !== place) {
      return (
        <span key={place} class="cell" data-place={at} data-face={shard}>
          <span class="face">
            <ShardIcon shard={shard} />
          </span>
        </span>
      );
    }
    return (
      <Touch
        key={place}
        ui={ui}
        spot={spot}
        label={m('rivals.shardOf', { shard: shardName(shard), name })}
        class="cell"
        place={at}
        face={shard}
      >
        <span class="face">
          <ShardIcon shard={shard} />
        </span>
      </Touch>
    );
  };
  return isAsked ? (
    <div key={cells.length} class="mini" role="group" aria-label={m('bench.label', { name })}>
      {cells.map(cell)}
    </div>
  ) : (
    <div
      key={cells.length}
      class="mini"
      role="img"
      aria-label={m('rivals.bench', { shards: shardsText(bench) })}
    >
      {cells.map(cell)}
    </div>
  );
}

/** The hand of a rival: backs, and whatever the viewer knows of it. [M05, M102] */
function Backs({ view, viewer, seat }: { view: View; viewer: Seat | null; seat: Seat }): JSX.Element {
  const { places, loose } = knownHand(view, viewer, seat);
  const names = [...places.filter((card) => card >= 0), ...loose].map(creationName);
  const label = [
    m('rivals.cards', { count: places.length }),
    names.length > 0 ? m('rivals.known', { cards: listed(names) }) : '',
  ]
    .filter((text) => text !== '')
    .join('. ');
  return (
    <span
      key={places.length}
      class="veils"
      role="img"
      aria-label={label}
      title={label}
      style={{ '--n': places.length }}
    >
      {places.map((card, index) => (
        <span key={index} style={{ '--i': index }} data-place={`hand-${seat}-${index}`}>
          <CardFace card={card} />
        </span>
      ))}
    </span>
  );
}

/** Dealer: somebody who can pay. */
function GiveTo({ ui, seat, name }: { ui: Interaction; seat: Seat; name: string }): JSX.Element | null {
  if (askedIn(ui) !== 'give') return null;
  return (
    <Touch ui={ui} spot={{ at: 'seat', seat }} label={m('rivals.give', { name })} class="give-to">
      {m('rivals.give', { name })}
    </Touch>
  );
}
