import type { HTMLAttributes, JSX } from 'preact';
import { entryAt } from '#core/list';
import type { Castle } from '#games/muster/cards';
import { columnAt } from '#games/muster/state';
import { Icon } from '../../../icons.tsx';
import type { Interaction } from '../gestures/gestures.ts';
import { CardFace } from '../pieces.tsx';
import type { Names } from '../telling.ts';
import { isPointed, UseSign } from './outcome.tsx';
import { tellAction } from './action-text.ts';
import type { Use } from './uses.ts';

interface Props {
  readonly ui: Interaction;
  readonly castle: Castle;
  readonly seat: number;
  readonly names: Names;
  readonly uses: readonly Use[];
  /** How many cards lie there. */
  readonly above: number;
}

/** What could come to a column, as it would lie there, with what comes of it; two uses stand side by side. */
export function Ghosts({ uses, ...props }: Props): JSX.Element {
  return (
    <>
      {uses.map((use) => (
        <Ghost key={use.action.kind} {...props} use={use} isAlone={uses.length === 1} />
      ))}
    </>
  );
}

interface GhostProps extends Omit<Props, 'uses'> {
  readonly use: Use;
  readonly isAlone: boolean;
}

function Ghost({ ui, castle, seat, names, use, above, isAlone }: GhostProps): JSX.Element {
  const { action, before, after, isUp } = use;
  const pieces = entryAt(ui.previewOf(action).columns, columnAt(seat, castle)).slice(above);
  const { hint, margin } = tellAction(ui.view.value, seat, action, names);
  const side = isAlone ? '' : isUp ? ' first' : ' second';
  return (
    // The list of places says the same to whoever cannot see it.
    <span
      class={`ghost${side}${isPointed(ui, action) ? ' pointed' : ''}`}
      aria-hidden="true"
      style={{ '--i': above, '--k': pieces.length }}
      {...(isAlone ? {} : touchesOf(ui, use))}
    >
      {pieces.map((piece, at) => (
        <span key={at} class="part" style={{ '--at': at }}>
          <CardFace card={piece} />
        </span>
      ))}
      <span class="outcome">
        <b>
          <span class="sign">
            <UseSign action={action} />
          </span>{' '}
          {before}{' '}
          <span class="to">
            <Icon of="arrow" />
          </span>{' '}
          {after}
        </b>
        <small class="words">{hint}</small>
        <small class="brief">{margin}</small>
      </span>
    </span>
  );
}

type Touches = Pick<
  HTMLAttributes<HTMLElement>,
  'onClick' | 'onPointerEnter' | 'onPointerLeave' | 'onPointerDown'
>;

/** Where two uses stand side by side each is pointed at, and pressed, by itself. */
function touchesOf(ui: Interaction, { action }: Use): Touches {
  let byFinger = false;
  return {
    onPointerDown: ({ pointerType }) => {
      byFinger = pointerType === 'touch';
    },
    onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && ui.point(action),
    onPointerLeave: ({ pointerType }) => pointerType !== 'touch' && ui.point(null),
    onClick() {
      if (byFinger && !isPointed(ui, action)) ui.point(action);
      else ui.play(action);
    },
  };
}
