import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import type { Card } from '#games/murano/rules/cards';
import { completedBy, seatsOf } from '#games/murano/rules/state';
import { owlArt } from '../art/index.ts';
import { badgesOf } from './badges.ts';
import { Badges } from './recipe-badges.tsx';
import type { Interaction } from '../gestures/gestures.ts';
import { CardFace, Picture } from '../pieces/pieces.tsx';
import type { Scrub } from '../board/ring.ts';
import type { Spot } from '../gestures/spots.ts';
import { creationText } from '../telling.ts';
import type { SeatNames } from '../../../room/names.ts';
import { m } from '../texts.ts';
import { Tile } from '../pieces/tile.tsx';
import { Touch } from '../../../interaction/touch.tsx';
import { hasTiles } from '../upright.ts';
import { WorkFace } from '../pieces/work-face.tsx';

interface Props {
  readonly ui: Interaction;
  readonly seat: Seat;
  readonly names: SeatNames;
  readonly scrub: Scrub;
  /** The card that is looked at closely. */
  readonly closer: Signal<Card | null>;
}

/** The creations in hand, as a fan in which the first card is plainly the first. */
export function Hand({ ui, seat, names, scrub, closer }: Props): JSX.Element {
  const view = ui.view.value;
  const cards = entryAt(view.hands, seat);
  const owl = view.owl === seat;
  const name = ui.seat.value === seat ? null : names.tellOf(seat);
  // Where a fan would be too narrow to read: a few side by side, more in two rows.
  const rows = cards.length > 4 ? 2 : 1;
  return (
    <section class={view.owl < 0 ? 'works' : 'works perched'} aria-label={m('hand.label')}>
      <h2>
        {name === null ? m('hand.title') : m('hand.titleOf', { name })}{' '}
        <small>{cards.length > 1 && ui.seat.value !== null ? m('hand.hint') : ''}</small>
      </h2>
      {owl && (
        <Touch ui={ui} spot={{ at: 'owl' }} label={m('owl.mine')} class="owl">
          <Picture class="bird" name="owl" draw={owlArt} />
        </Touch>
      )}
      <ol
        class="fan"
        data-rows={rows}
        style={{
          '--per': Math.max(1, Math.ceil((cards.length - 1) / rows)),
          '--rest': Math.max(1, cards.length - 1),
          '--gaps': Math.max(1, cards.length - 2),
        }}
      >
        {cards.map((card, index) => (
          <HandCard
            key={`${card} ${index}`}
            ui={ui}
            seat={seat}
            scrub={scrub}
            closer={closer}
            card={card}
            index={index}
          />
        ))}
        {cards.length === 0 && completedBy(view, seat) > 0 && <li class="none">{m('hand.empty')}</li>}
      </ol>
    </section>
  );
}

interface CardProps extends Omit<Props, 'names'> {
  readonly card: Card;
  readonly index: number;
}

function HandCard({ ui, seat, scrub, closer, card, index }: CardProps): JSX.Element {
  const first = index === 0;
  const spot: Spot = { at: 'card', place: index + 1 };
  const place = `hand-${seat}-${index}`;
  if (card < 0) {
    return (
      <li class={`work${first ? ' first' : ''}`} style={{ '--i': index }} data-place={place}>
        <CardFace card={card} />
      </li>
    );
  }
  const bench = entryAt(ui.view.value.benches, seat);
  const then = scrub.afterIn(ui)?.benches[seat] ?? bench;
  return (
    <li class={`work${first ? ' first' : ''}`} style={{ '--i': index }}>
      <Touch
        ui={ui}
        spot={spot}
        label={m(first ? 'hand.first' : 'hand.card', { place: index + 1, card: creationText(card) })}
        place={place}
        carried={ui.isLive(spot)}
        closeUp={() => {
          closer.value = card;
        }}
      >
        {hasTiles(seatsOf(ui.view.value)) ? (
          <Tile card={card} badges={first ? badgesOf(card, bench, then) : []} />
        ) : (
          <WorkFace card={card}>{first && <Badges badges={badgesOf(card, bench, then)} />}</WorkFace>
        )}
      </Touch>
      {first && (
        <span class="first-tag" aria-hidden="true">
          {m('hand.tag')}
        </span>
      )}
    </li>
  );
}
