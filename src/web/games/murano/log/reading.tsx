import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { circleAt, exchanged, MARKETS, NOON, shownAt } from '#games/murano/rules/board';
import { CATEGORIES, iconOf } from '#games/murano/rules/cards';
import { knownHand } from '#games/murano/view/knowledge';
import { isFull, seatsOf, type View } from '#games/murano/rules/state';
import { t } from '../../../words/index.ts';
import { PLACE_LIST } from '../board/board-places.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { othersOf } from '../players/rivals.tsx';
import {
  advantageName,
  advantageText,
  categoryName,
  creationName,
  creationText,
  iconName,
  listed,
  marketName,
  shardName,
  shardsText,
} from '../telling.ts';
import type { SeatNames } from '../../../room/names.ts';
import { m } from '../texts.ts';

interface Props {
  readonly ui: Interaction;
  /** The seat at the lower edge. */
  readonly seat: Seat;
  readonly names: SeatNames;
}

/** The whole position in words: for whoever hears the table, and for whoever asks with the key R. */
export function Reading({ ui, seat, names }: Props): JSX.Element {
  const view = ui.view.value;
  const viewer = ui.seat.value;
  return (
    <section class="reading" tabIndex={0} aria-label={t('reading.title')}>
      <h2>{t('reading.title')}</h2>
      {boardRead(view).map((text, index) => (
        <p key={index}>{text}</p>
      ))}
      <ul>
        {MARKETS.map((market) => (
          <li key={market}>
            {m('market.label', {
              name: marketName(market),
              shards: shardsText(entryAt(view.markets, market)),
            })}{' '}
            {isFull(view, market)
              ? m('market.full')
              : m('market.gives', { shards: shardsText(exchanged(view, market)) })}
          </li>
        ))}
      </ul>
      <ul data-answer="score">
        {[seat, ...othersOf(seatsOf(view), seat)].map((each) => (
          <li key={each}>
            <b>{names.nameOf(each)}.</b> {playerRead(view, viewer, each)}
          </li>
        ))}
      </ul>
      <ul>
        {CATEGORIES.map((category) => {
          const advantage = entryAt(view.advantages, category);
          return (
            <li key={category}>
              <b>{`${categoryName(category)}, ${advantageName(advantage)} (${iconName(iconOf(view, advantage))}).`}</b>{' '}
              {advantageText(advantage)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function boardRead(view: View): readonly string[] {
  const { selector, warehouse, liras } = view;
  return [
    m('round', { count: view.round }),
    m('board.ringText', { names: PLACE_LIST.map((place) => shardName(shownAt(view, place))).join(', ') }),
    m('board.circleText', { names: PLACE_LIST.map((place) => shardName(circleAt(view, place))).join(', ') }),
    selector === NOON
      ? m('board.selectorNoon')
      : m('board.selector', {
          circle: shardName(circleAt(view, selector)),
          ring: shardName(shownAt(view, selector)),
        }),
    m('reading.stock', { shards: shardsText(warehouse) }),
    ...(liras.length > 0 ? [m('board.liras', { count: liras.reduce((sum, left) => sum + left, 0) })] : []),
  ].map((text) => (text.endsWith('.') ? text : `${text}.`));
}

/** Money, workbench, what was made, and of the hand whatever the viewer may know. */
function playerRead(view: View, viewer: Seat | null, seat: Seat): string {
  const hand = entryAt(view.hands, seat);
  const { places, loose } = seat === viewer ? { places: hand, loose: [] } : knownHand(view, viewer, seat);
  const known = [...places.filter((card) => card >= 0), ...loose];
  const creations = entryAt(view.completed, seat).map(creationName);
  const aside = entryAt(view.aside, seat).map((card) => m('shelf.aside', { name: creationName(card) }));
  return [
    m('reading.player', {
      money: entryAt(view.money, seat),
      shards: shardsText(entryAt(view.benches, seat)),
      cards: m('rivals.cards', { count: hand.length }),
    }),
    creations.length + aside.length > 0
      ? m('rivals.made', { cards: listed([...creations, ...aside]) })
      : m('rivals.none'),
    known.length > 0 ? m('reading.hand', { cards: known.map(creationText).join(' ') }) : '',
    view.owl === seat ? m('reading.owl') : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}
