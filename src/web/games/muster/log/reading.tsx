import type { JSX } from 'preact';
import { entryAt } from '#core/list';
import { CASTLES, type Castle } from '#games/muster/cards';
import { cardsLeft, columnAt, rivalOf, type View } from '#games/muster/state';
import { t } from '../../../words/index.ts';
import { standingOf } from '../board/standing.ts';
import {
  cardName,
  cardTitle,
  castleName,
  holderText,
  marginText,
  type Names,
  pieceName,
} from '../telling.ts';
import { seldom } from '../seldom-texts.ts';
import { m } from '../texts.ts';

interface Props {
  readonly view: View;
  /** The seat at the lower edge. */
  readonly seat: number;
  readonly names: Names;
}

/** The whole position in words: for whoever hears the table, and for whoever asks with the key R. */
export function Reading({ view, seat, names }: Props): JSX.Element {
  const [own, rival] = [entryAt(view.hands, seat), entryAt(view.hands, rivalOf(seat))];
  const cards = rival.filter((card) => card >= 0);
  return (
    <section class="reading" tabIndex={0} aria-label={t('reading.title')}>
      <h2>{t('reading.title')}</h2>
      <ul data-answer="score">
        {CASTLES.map((castle) => (
          <li key={castle}>
            <b>{m('room.castle', { castle: castleName(castle) })}.</b>{' '}
            {castleRead(view, seat, castle, names).join(' ')}
          </li>
        ))}
      </ul>
      {own.every((card) => card >= 0) && <p>{handRead(own, names.own)}</p>}
      <p>
        {[
          backsRead(rival.length, names.rival),
          ...cards.map((card) => shownRead(cardName(card), names.rival)),
          m('room.pile', { count: cardsLeft(view) }),
        ].join('. ')}
        .
      </p>
    </section>
  );
}

function handRead(hand: readonly number[], name: string | null): string {
  const cards = hand.map(cardTitle).join('; ') || m('room.empty');
  return name === null ? seldom('reading.hand', { cards }) : seldom('reading.handOf', { name, cards });
}

const backsRead = (count: number, name: string | null): string =>
  name === null ? seldom('reading.backs', { count }) : m('room.backs', { name, count });

const shownRead = (card: string, name: string | null): string =>
  name === null ? seldom('reading.shown', { card }) : m('room.shownCard', { name, card });

function castleRead(view: View, seat: number, castle: Castle, names: Names): string[] {
  const now = standingOf(view, seat, castle);
  const side = (of: 'own' | 'rival'): string => {
    const pieces = entryAt(view.columns, columnAt(of === 'own' ? seat : rivalOf(seat), castle));
    const values = { count: now[of], cards: pieces.map(pieceName).join(', ') || m('room.empty') };
    const name = names[of];
    return name === null ? seldom('reading.own', values) : seldom('reading.side', { ...values, name });
  };
  const pile = entryAt(view.castlePiles, castle);
  return [
    `${[holderText(now, names), marginText(now)].filter((text) => text !== '').join(' ')}.`,
    side('own'),
    side('rival'),
    ...(pile.length === 0 ? [] : [seldom('reading.pile', { cards: pile.map(cardName).join(', ') })]),
  ];
}
