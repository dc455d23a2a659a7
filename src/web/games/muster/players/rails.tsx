import type { JSX } from 'preact';
import { entryAt } from '#core/list';
import { CASTLES } from '#games/muster/cards';
import { castlesOf, ownerOf } from '#games/muster/scoring';
import { cardsLeft, rivalOf, type View } from '#games/muster/state';
import { Counting } from '../../../motion/counting.tsx';
import { longName } from '../../../room/long-name.ts';
import { t } from '../../../words/index.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { CardFace, colourOf, EmblemIcon, emblemOf, Portrait } from '../pieces.tsx';
import { cardName, castleName } from '../telling.ts';
import { Touch } from '../../../interaction/touch.tsx';
import { m } from '../texts.ts';

/** Who sits on a seat, as the room shows it. */
export interface Sitting {
  readonly name: string;
  readonly role: string;
  readonly portrait: string;
}

interface PlateProps {
  readonly view: View;
  readonly seat: number;
  readonly sitting: Sitting;
  readonly turn: boolean;
  readonly rival: boolean;
}

interface RailProps {
  readonly ui: Interaction;
  /** The seat at the lower edge. */
  readonly seat: number;
  readonly sittings: readonly Sitting[];
}

/** Both players, and the pile between them. */
export function Players({ ui, seat, sittings }: RailProps): JSX.Element {
  const { toAct } = ui.sight.value;
  const plate = (of: number): JSX.Element => (
    <Plate
      view={ui.view.value}
      seat={of}
      sitting={entryAt(sittings, of)}
      turn={toAct.includes(of)}
      rival={of !== seat}
    />
  );
  return (
    <>
      {plate(rivalOf(seat))}
      <Clock ui={ui} />
      {plate(seat)}
    </>
  );
}

/** The rival in one line, where there is no room for more. */
export function Strip({ ui, seat, sittings }: RailProps): JSX.Element {
  const view = ui.view.value;
  const rival = rivalOf(seat);
  const { name, portrait } = entryAt(sittings, rival);
  return (
    <aside class="strip" aria-label={name}>
      <Portrait of={portrait} />
      <b class={name.length > 11 ? 'long' : ''}>{name}</b>
      <Backs view={view} seat={rival} name={name} />
      <span class="score">
        {castlesOf(view, seat)} : {castlesOf(view, rival)}
      </span>
    </aside>
  );
}

/** A player: name, castles held, and for the rival the covered hand. */
function Plate({ view, seat, sitting, turn, rival }: PlateProps): JSX.Element {
  const count = castlesOf(view, seat);
  const cards = m('room.cards', { count: entryAt(view.hands, seat).length });
  return (
    <div class={`plate${rival ? ' rival' : ' own'}${turn ? ' turn' : ''}`}>
      <div class="who">
        <Portrait of={sitting.portrait} />
        <div>
          <h2 style={longName(sitting.name)}>{sitting.name}</h2>
          <p>{sitting.role === '' ? cards : sitting.role}</p>
        </div>
      </div>
      {rival && <Backs view={view} seat={seat} name={sitting.name} />}
      <div class="held">
        {CASTLES.map((castle) =>
          ownerOf(view, castle) === seat ? (
            <span
              key={castle}
              class="pip"
              style={{ background: colourOf(castle) }}
              title={castleName(castle)}
            >
              <EmblemIcon of={emblemOf(castle)} />
            </span>
          ) : (
            <span key={castle} class="pip none" />
          ),
        )}
        <b key={count}>{m('room.castles', { count })}</b>
      </div>
    </div>
  );
}

/** The rival's hand: backs, and the faces everybody has seen. [B38] */
export function Backs({ view, seat, name }: { view: View; seat: number; name: string }): JSX.Element {
  const cards = entryAt(view.hands, seat);
  const names = cards
    .filter((card) => card >= 0)
    .map((card) => m('room.shownCard', { name, card: cardName(card) }));
  return (
    <div
      class="backs"
      style={{ '--n': cards.length }}
      role="img"
      aria-label={[m('room.backs', { name, count: cards.length }), ...names].join(', ')}
      title={names.join(', ')}
    >
      {cards.map((card, index) => (
        <span key={index} class="card" style={{ '--i': index }} data-place={`hand-${seat}-${index}`}>
          <CardFace card={card} />
        </span>
      ))}
    </div>
  );
}

const TICKS = 37;
const NEAR_END = 5;

/** The draw pile is a clock: the match ends on its last card. */
export function Clock({ ui }: { ui: Interaction }): JSX.Element {
  const left = cardsLeft(ui.view.value);
  // Another word is another thing: as the same one it would move aside when it loses a letter.
  const word = m('room.left', { count: left });
  return (
    <Touch ui={ui} spot={{ at: 'pile' }} label={pileLabel(ui, left)} class="clock" place="pile">
      <Dial left={left} />
      <span class="stack" aria-hidden="true">
        {Array.from({ length: Math.min(4, left) }, (_, index) => (
          <span key={index} class="card" style={{ '--i': index }}>
            <CardFace card={-1} />
          </span>
        ))}
        {ui.isLive({ at: 'pile' }) && <i class="seal" title={t('room.seal')} />}
      </span>
      <span class="left" aria-hidden="true">
        <Counting value={left} /> <small key={word}>{word}</small>
      </span>
    </Touch>
  );
}

const pileLabel = (ui: Interaction, left: number): string =>
  [m('room.pile', { count: left }), ui.isLive({ at: 'pile' }) ? t('room.seal') : '']
    .filter((text) => text !== '')
    .join('. ');

function Dial({ left }: { left: number }): JSX.Element {
  return (
    <svg class="dial" viewBox="-94 -94 188 188" aria-hidden="true">
      <circle class="plane" r="92" />
      {Array.from({ length: TICKS }, (_, tick) => (
        <path
          key={tick}
          class={tick >= left ? 'gone' : tick < NEAR_END ? 'near' : 'here'}
          d="M0-84V-70"
          transform={`rotate(${(tick * 360) / TICKS})`}
        />
      ))}
    </svg>
  );
}
