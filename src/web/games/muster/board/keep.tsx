import type { JSX } from 'preact';
import { entryAt } from '#core/list';
import type { Castle } from '#games/muster/cards';
import { isWild, type View } from '#games/muster/state';
import { Touch } from '../../../interaction/touch.tsx';
import type { Interaction } from '../gestures/gestures.ts';
import type { Marks } from '../log/marks.ts';
import { CardFace, CastlePicture } from '../pieces.tsx';
import { cardName, castleName, type Names } from '../telling.ts';
import { m } from '../texts.ts';
import { standingOf } from './standing.ts';
import { Hold, Total } from './totals.tsx';

interface Props {
  readonly ui: Interaction;
  readonly castle: Castle;
  /** The seat at the lower edge. */
  readonly seat: number;
  readonly names: Names;
  /** What was played last. */
  readonly marks: Marks | null;
  /** Spreads out what lies on it. */
  readonly fan: () => void;
}

/** A castle between its columns: how strong both sides are there, and who holds it. */
export function Keep({ ui, castle, seat, names, marks, fan }: Props): JSX.Element {
  const now = standingOf(ui.view.value, seat, castle);
  const after = ui.after.value;
  const then = after === null ? null : standingOf(after, seat, castle);
  const changed = then !== null && (then.own !== now.own || then.rival !== now.rival);
  const { was, side } = marks?.change?.castle === castle ? marks.change : { was: null, side: null };
  const shown = changed ? then : null;
  return (
    <div class={`keep${changed ? ' changing' : ''}`}>
      <Ground ui={ui} castle={castle} fan={fan} />
      {/* A preview stands in place of what is: a new thing, so that nothing on the table moves. */}
      <Total
        key={`rival ${changed} ${was}`}
        side="rival"
        now={now}
        then={shown}
        was={side === seat ? null : was}
      />
      <Total
        key={`own ${changed} ${was}`}
        side="own"
        now={now}
        then={shown}
        was={side === seat ? was : null}
      />
      <Hold now={now} then={shown} names={names} isMarked={marks?.taken === castle} />
    </div>
  );
}

/** The castle itself, with the top card of its pile. */
function Ground({ ui, castle, fan }: Pick<Props, 'ui' | 'castle' | 'fan'>): JSX.Element {
  const view = ui.view.value;
  const pile = entryAt(view.castlePiles, castle);
  const coming = ui.after.value?.castlePiles[castle] ?? pile;
  const shown = coming.length > pile.length ? coming : pile;
  const top = shown.at(-1);
  const leaving = coming.length < pile.length;
  const wild = isWild(ui.after.value ?? view, castle);
  const spot = { at: 'castle', castle } as const;
  return (
    <Touch
      ui={ui}
      spot={spot}
      label={labelOf(view, castle)}
      class="seat"
      opens={isSpread(ui, castle) ? fan : undefined}
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

/** With a card in the hand it is a place. Otherwise one looks at what lies there, unless it is one card to be drawn. */
function isSpread(ui: Interaction, castle: Castle): boolean {
  const { phase, castlePiles } = ui.view.value;
  const { length } = entryAt(castlePiles, castle);
  if (length === 0 || ui.selected.value.length > 0 || phase === 'place') return false;
  return phase !== 'refill' || length > 1 || !ui.isLive({ at: 'castle', castle });
}

function labelOf(view: View, castle: Castle): string {
  const pile = entryAt(view.castlePiles, castle);
  const lying = pile.at(-1);
  return [
    m('room.castle', { castle: castleName(castle) }),
    lying === undefined ? '' : m('room.onTop', { card: cardName(lying) }),
    pile.length > 1 ? m('room.cardCount', { count: pile.length }) : '',
    isWild(view, castle) ? m('room.wild') : '',
  ]
    .filter((text) => text !== '')
    .join(', ');
}
