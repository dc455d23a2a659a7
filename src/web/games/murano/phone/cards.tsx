import type { Signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import type { Card } from '#games/murano/rules/cards';
import { Touch } from '../../../interaction/touch.tsx';
import { owlArt } from '../art/index.ts';
import { usePlaces } from '../bench/places.ts';
import { badgesOf, recipeShown } from '../hand/badges.ts';
import { Badges } from '../hand/recipe-badges.tsx';
import { CardFace, Creation, EmptyPlace, Picture, ShardIcon } from '../pieces/pieces.tsx';
import { PrintedName } from '../pieces/printed-name.tsx';
import { WorkFace } from '../pieces/work-face.tsx';
import { creationText, shardName } from '../telling.ts';
import { m } from '../texts.ts';
import { BENCH_SIZE } from '#games/murano/rules/state';
import type { Pocket } from './pocket.ts';

interface Props {
  readonly pocket: Pocket;
  readonly seat: Seat;
}

/** Eight places, each as wide as a thumb. */
export function PocketBench({ pocket: { ui }, seat }: Props): JSX.Element {
  const places = usePlaces(entryAt(ui.view.value.benches, seat));
  const count = Math.max(BENCH_SIZE, places.length);
  return (
    <div
      class={`pocket-bench${count > BENCH_SIZE ? ' over' : ''}`}
      role="group"
      aria-label={m('bench.places', { count: places.length })}
    >
      {Array.from({ length: count }, (_, place) => {
        const shard = places[place];
        return shard === undefined ? (
          <span key={place} class="pocket-place">
            <EmptyPlace />
          </span>
        ) : (
          <Touch
            key={place}
            ui={ui}
            spot={{ at: 'bench', place, shard }}
            class="pocket-place"
            label={m('bench.shard', { shard: shardName(shard), place: place + 1 })}
            isToggle
          >
            <ShardIcon shard={shard} />
          </Touch>
        );
      })}
    </div>
  );
}

interface CardsProps extends Props {
  readonly isCovered: boolean;
  /** The card that is looked at closely. */
  readonly closer: Signal<Card | null>;
  /** Beside the first card, above the others. */
  readonly children: ComponentChildren;
}

/** So many stand beside the first as whole cards. */
const WHOLE = 2;

/** The hand: the first card large, the others beside it. */
export function PocketCards({ pocket, seat, isCovered, closer, children }: CardsProps): JSX.Element {
  const { ui, after } = pocket;
  const view = ui.view.value;
  const cards = entryAt(view.hands, seat).map((card) => (isCovered ? -1 : card));
  const [first, ...others] = cards;
  const bench = entryAt(view.benches, seat);
  const then = after.value?.benches[seat] ?? bench;
  const touch = (card: Card, index: number, face: JSX.Element): JSX.Element => (
    <Touch
      ui={ui}
      spot={{ at: 'card', place: index + 1 }}
      label={m(index === 0 ? 'hand.first' : 'hand.card', { place: index + 1, card: creationText(card) })}
      closeUp={() => (closer.value = card)}
    >
      {face}
    </Touch>
  );
  return (
    <section class="pocket-cards" aria-label={m('hand.label')}>
      {first !== undefined && (
        <div class="work first pocket-first">
          {first < 0 ? (
            <CardFace card={first} />
          ) : (
            touch(
              first,
              0,
              <WorkFace card={first}>
                <Badges badges={badgesOf(first, bench, then)} />
              </WorkFace>,
            )
          )}
          <span class="first-tag" aria-hidden="true">
            {m('hand.tag')}
          </span>
        </div>
      )}
      <div class="pocket-rest">
        {view.owl === seat && (
          <Touch ui={ui} spot={{ at: 'owl' }} label={m('owl.mine')} class="pocket-owl">
            <Picture class="bird" name="owl" draw={owlArt} />
          </Touch>
        )}
        {children}
        <ol class={others.length > WHOLE ? 'small' : ''}>
          {others.map((card, index) => (
            <li key={`${card} ${index}`} class={card < 0 || others.length <= WHOLE ? 'work' : ''}>
              {card < 0 ? (
                <CardFace card={card} />
              ) : (
                touch(
                  card,
                  index + 1,
                  others.length > WHOLE ? <SmallCard card={card} /> : <WorkFace card={card} />,
                )
              )}
            </li>
          ))}
        </ol>
        {cards.length === 0 && <p class="pocket-none">{m('hand.empty')}</p>}
      </div>
    </section>
  );
}

/** Where a whole card would be too small to read: what it needs, and its name. */
function SmallCard({ card }: { card: Card }): JSX.Element {
  return (
    <span class="small-card">
      <span class="needs">
        {recipeShown(card).map((shard, index) => (
          <ShardIcon key={index} shard={shard} />
        ))}
      </span>
      <Creation card={card} />
      <PrintedName card={card} />
    </span>
  );
}
