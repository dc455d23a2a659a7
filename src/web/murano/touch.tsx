import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { dragging } from '../table/drag.ts';
import type { Handling } from './handling.ts';
import { readSpot, type Spot, spotName } from './spots.ts';

const LONG = 380;

interface Props {
  readonly hand: Handling;
  readonly spot: Spot;
  readonly label: string;
  readonly class?: string;
  readonly place?: string;
  readonly style?: Readonly<Record<string, string | number>>;
  /** It can be carried to another thing. */
  readonly carried?: boolean;
  /** Hover, focus or a long press looks at it, without doing anything. */
  readonly look?: (at: boolean) => void;
  readonly touch?: () => void;
  readonly children?: ComponentChildren;
}

/** A thing on the table as a button: it shows whether it can be touched, and what would come of it. */
export function Touch(props: Props): JSX.Element {
  const { hand, spot, label, class: more = '', place, style, carried = false, look, children } = props;
  const live = hand.isLive(spot);
  const chosen = hand.isChosen(spot);
  const press = useRef({ timer: 0, long: false });
  const seen = (at: boolean): void => {
    hand.point(at ? spot : null);
    look?.(at);
  };
  return (
    <button
      type="button"
      class={`touch ${more}${live ? ' live' : ''}${chosen ? ' chosen' : ''}`}
      data-spot={spotName(spot)}
      data-place={place}
      {...(style === undefined ? {} : { style })}
      aria-label={label}
      aria-pressed={chosen ? 'true' : undefined}
      aria-disabled={live || chosen ? undefined : 'true'}
      onClick={(event) => {
        if (press.current.long || dragging.justEnded(event.timeStamp)) return;
        (props.touch ?? (() => hand.touch(spot)))();
      }}
      onPointerDown={(event) => {
        press.current.long = false;
        if (event.pointerType === 'touch' && !carried) {
          press.current.timer = window.setTimeout(() => {
            press.current.long = true;
            seen(true);
          }, LONG);
        }
        if (carried) dragging.begin(event, hand, spot, readSpot);
      }}
      onPointerUp={() => clearTimeout(press.current.timer)}
      onPointerCancel={() => clearTimeout(press.current.timer)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && seen(true)}
      onPointerLeave={() => {
        clearTimeout(press.current.timer);
        seen(false);
      }}
      onFocus={() => seen(true)}
      onBlur={() => seen(false)}
    >
      {children}
    </button>
  );
}
