import type { JSX } from 'preact';
import { entryAt } from '#core/list';
import { type Castle, WIZARD } from '#games/muster/cards';
import { columnAt } from '#games/muster/state';
import { Touch } from '../../../interaction/touch.tsx';
import type { Interaction } from '../gestures/gestures.ts';
import { isTouchable } from '../gestures/spots.ts';
import { isHere, Later } from '../later.ts';
import { CardFace } from '../pieces.tsx';
import { asTitle, castleName, type Names, pieceName } from '../telling.ts';
import { m } from '../texts.ts';
import { columnShown, type Laid } from './standing.ts';
import type { Use } from './uses.ts';

interface Props {
  readonly ui: Interaction;
  readonly castle: Castle;
  readonly side: number;
  readonly seat: number;
  readonly names: Names;
}

/** The cards of one side under a castle, and what could come there. */
export function Column(props: Props): JSX.Element {
  const { ui, castle, side, seat } = props;
  const own = side === seat;
  const come = isHere();
  const uses = own && come !== null ? come.usesAt(ui, seat, castle) : [];
  const pointed = ui.pointed.value;
  // A swap is shown upon the card that it takes.
  const after = pointed?.kind === 'swap' ? null : ui.after.value;
  const laid = columnShown(ui.view.value, after, side, castle);
  const column = entryAt(ui.view.value.columns, columnAt(side, castle));
  const { length } = column;
  const there = laid.filter(({ as }) => as !== 'coming');
  // What comes to the end of the column is shown as the use that it is.
  const shown = uses.length === 0 ? laid : laid.filter(({ slot }) => slot < length);
  const cards = shown.length + Math.max(0, ...uses.map(({ brings }) => brings));
  return (
    <div class={`column ${own ? 'own' : 'rival'}`} style={{ '--n': Math.max(cards, 1) }}>
      <Touch
        ui={ui}
        spot={{ at: 'column', side, castle }}
        label={labelOf(props, there, uses)}
        class="ground"
      />
      {shown.map((each) => (
        <Piece
          key={each.slot}
          {...props}
          laid={each}
          flip={!own}
          isTouched={each.as !== 'coming' && isTouchable(column, each.slot)}
        />
      ))}
      {uses.length > 0 && <Later show={({ Ghosts }) => <Ghosts {...props} uses={uses} above={length} />} />}
    </div>
  );
}

function labelOf({ castle, side, seat, names }: Props, there: readonly Laid[], uses: readonly Use[]): string {
  const name = names[side === seat ? 'own' : 'rival'];
  const where =
    name === null
      ? m('room.yours', { castle: castleName(castle) })
      : m('room.theirs', { castle: castleName(castle), name });
  const cards = there.map(({ piece }) => pieceName(piece)).join(', ') || m('room.empty');
  const [use] = uses;
  return [
    `${where}: ${cards}`,
    ...(use === undefined ? [] : [m('room.becomes', { before: use.before, after: use.after })]),
  ].join(', ');
}

interface PieceProps extends Props {
  readonly laid: Laid;
  readonly flip: boolean;
  readonly isTouched: boolean;
}

function Piece(props: PieceProps): JSX.Element {
  const { ui, laid, side, castle, flip, isTouched } = props;
  const { piece, slot, as } = laid;
  const style = { '--i': slot };
  const place = `column-${side}-${castle}-${slot}`;
  const face = <CardFace card={piece} flip={flip} />;
  if (!isTouched) {
    return (
      <span class={`card ${as}`} style={style} data-place={place}>
        {face}
      </span>
    );
  }
  const spot = { at: 'piece', side, castle, slot } as const;
  const swap = ui.selected.value.length > 0 ? ui.leadsTo(spot) : null;
  return (
    <>
      <Touch
        ui={ui}
        spot={spot}
        label={`${asTitle(pieceName(piece))}, ${castleName(castle)}`}
        class={`card ${as}${piece === WIZARD ? ' wizard' : ''}`}
        place={place}
        style={style}
      >
        {face}
      </Touch>
      {swap?.kind === 'swap' && <Later show={({ SwapMark }) => <SwapMark {...props} action={swap} />} />}
    </>
  );
}
