import type { JSX } from 'preact';
import { entryAt } from '#core/list';
import { type Castle, WIZARD } from '#games/muster/cards';
import { isWild, rivalOf } from '#games/muster/state';
import { Icon } from '../../../icons.tsx';
import type { Interaction } from '../gestures/gestures.ts';
import { CardFace, CastlePicture } from '../pieces.tsx';
import type { Marks } from '../log/marks.ts';
import { isTouchable } from '../gestures/spots.ts';
import { columnShown, type Laid, standingOf } from './standing.ts';
import { asTitle, cardName, castleName, type Names, pieceName } from '../telling.ts';
import { Hold, Total } from './totals.tsx';
import { Touch } from '../../../interaction/touch.tsx';
import { m } from '../texts.ts';

interface LaneProps {
  readonly ui: Interaction;
  readonly castle: Castle;
  /** The seat at the lower edge. */
  readonly seat: number;
  readonly names: Names;
  readonly lit: boolean;
  /** What was played last. */
  readonly marks: Marks | null;
}

/** One castle with the columns of both sides. */
export function Lane({ ui, castle, seat, names, lit, marks }: LaneProps): JSX.Element {
  const view = ui.view.value;
  const now = standingOf(view, seat, castle);
  const after = ui.after.value;
  const then = after === null ? null : standingOf(after, seat, castle);
  const changed = then !== null && (then.own !== now.own || then.rival !== now.rival);
  const { was, side } = marks?.change?.castle === castle ? marks.change : { was: null, side: null };
  return (
    <section class={`lane${lit ? ' lit' : ''}`} aria-label={m('room.castle', { castle: castleName(castle) })}>
      <Column ui={ui} castle={castle} side={rivalOf(seat)} seat={seat} names={names} />
      <div class={`keep${changed ? ' changing' : ''}`}>
        <Keep ui={ui} castle={castle} />
        {/* A preview stands in place of what is: a new thing, so that nothing on the table moves. */}
        <Total
          key={`rival ${changed}`}
          side="rival"
          now={now}
          then={changed ? then : null}
          was={side === seat ? null : was}
        />
        <Total
          key={`own ${changed}`}
          side="own"
          now={now}
          then={changed ? then : null}
          was={side === seat ? was : null}
        />
        <Hold now={now} then={changed ? then : null} names={names} isMarked={marks?.taken === castle} />
      </div>
      <Column ui={ui} castle={castle} side={seat} seat={seat} names={names} />
    </section>
  );
}

/** The castle itself, with the top card of its pile. */
function Keep({ ui, castle }: { ui: Interaction; castle: Castle }): JSX.Element {
  const view = ui.view.value;
  const pile = entryAt(view.castlePiles, castle);
  const coming = ui.after.value?.castlePiles[castle] ?? pile;
  const shown = coming.length > pile.length ? coming : pile;
  const top = shown.at(-1);
  const lying = pile.at(-1);
  const leaving = coming.length < pile.length;
  const wild = isWild(ui.after.value ?? view, castle);
  const label = [
    m('room.castle', { castle: castleName(castle) }),
    lying === undefined ? '' : m('room.onTop', { card: cardName(lying) }),
    pile.length > 1 ? m('room.cardCount', { count: pile.length }) : '',
    isWild(view, castle) ? m('room.wild') : '',
  ];
  return (
    <Touch
      ui={ui}
      spot={{ at: 'castle', castle }}
      label={label.filter((text) => text !== '').join(', ')}
      class="seat"
    >
      <CastlePicture castle={castle} wild={wild} />
      <span class={`parked${top === undefined ? ' none' : ''}`} data-place={`castle-${castle}`}>
        {shown.length > 1 && <span class="beneath" />}
        {top !== undefined && (
          <span class={`card${coming.length > pile.length ? ' coming' : ''}${leaving ? ' leaving' : ''}`}>
            <CardFace card={top} />
          </span>
        )}
        {pile.length > 1 && <span class="count">{pile.length}</span>}
      </span>
    </Touch>
  );
}

interface ColumnProps {
  readonly ui: Interaction;
  readonly castle: Castle;
  readonly side: number;
  readonly seat: number;
  readonly names: Names;
}

function Column({ ui, castle, side, seat, names }: ColumnProps): JSX.Element {
  const own = side === seat;
  const laid = columnShown(ui.view.value, ui.after.value, side, castle);
  const there = laid.filter(({ as }) => as !== 'coming');
  const cards = there.map(({ piece }) => pieceName(piece)).join(', ');
  const name = names[own ? 'own' : 'rival'];
  const where =
    name === null
      ? m('room.yours', { castle: castleName(castle) })
      : m('room.theirs', { castle: castleName(castle), name });
  const spot = { at: 'column', side, castle } as const;
  const sum = sumAt(ui, seat, castle, own);
  return (
    <div class={`column ${own ? 'own' : 'rival'}`} style={{ '--n': Math.max(laid.length, 1) }}>
      <Touch
        ui={ui}
        spot={spot}
        label={`${where}: ${cards === '' ? m('room.empty') : cards}${sum === null ? '' : `, ${m('room.becomes', sum)}`}`}
        class="ground"
      />
      {laid.map((each) => (
        <Piece key={each.slot} ui={ui} laid={each} side={side} castle={castle} flip={!own} />
      ))}
      {sum !== null && (
        <span class="slot" aria-hidden="true" style={{ '--i': there.length }}>
          <b class="sum">
            {sum.before} <Icon of="arrow" /> {sum.after}
          </b>
        </span>
      )}
    </div>
  );
}

/** What the total of this column would become if the chosen card came here. */
function sumAt(
  ui: Interaction,
  seat: number,
  castle: Castle,
  own: boolean,
): { before: number; after: number } | null {
  if (!own || ui.selected.value.length === 0) return null;
  const action = ui.leadsTo({ at: 'column', side: seat, castle });
  if (action === null) return null;
  const before = standingOf(ui.view.value, seat, castle).own;
  const after = standingOf(ui.previewOf(action), seat, castle).own;
  return { before, after };
}

interface PieceProps {
  readonly ui: Interaction;
  readonly laid: Laid;
  readonly side: number;
  readonly castle: Castle;
  readonly flip: boolean;
}

function Piece({ ui, laid: { piece, slot, as }, side, castle, flip }: PieceProps): JSX.Element {
  const style = { '--i': slot };
  const place = `column-${side}-${castle}-${slot}`;
  const face = <CardFace card={piece} flip={flip} />;
  if (!isTouchable(piece) || as === 'coming') {
    return (
      <span class={`card ${as}`} style={style} data-place={place}>
        {face}
      </span>
    );
  }
  const spot = { at: 'piece', side, castle, slot } as const;
  const where = castleName(castle);
  return (
    <Touch
      ui={ui}
      spot={spot}
      label={`${asTitle(pieceName(piece))}, ${where}`}
      class={`card ${as}${piece === WIZARD ? ' wizard' : ''}`}
      place={place}
      style={style}
    >
      {face}
    </Touch>
  );
}
