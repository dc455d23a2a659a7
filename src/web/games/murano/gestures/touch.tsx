import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Shard } from '#games/murano/rules/shards';
import { dragging } from '../../../interaction/drag.ts';
import { useSeen } from '../../../room/seen.ts';
import type { Handling } from './handling.ts';
import { readSpot, type Spot, spotName } from './spots.ts';

const LONG = 380;

interface Props {
  readonly hand: Handling;
  readonly spot: Spot;
  /** Where what it shows is not enough to name it. */
  readonly label?: string;
  readonly class?: string;
  readonly place?: string;
  readonly shard?: Shard;
  readonly style?: Readonly<Record<string, string | number>>;
  /** It can be carried to another thing. */
  readonly carried?: boolean;
  /** Hover, focus or a long press looks at it, without doing anything. */
  readonly look?: (at: boolean) => void;
  /** A long press looks at it closely; letting go ends it. */
  readonly long?: (at: boolean) => void;
  readonly children?: ComponentChildren;
}

/** A thing on the table as a button: it shows whether it can be touched, and what would come of it. */
export function Touch(props: Props): JSX.Element {
  const {
    hand,
    spot,
    label,
    class: more = '',
    place,
    shard,
    style,
    carried = false,
    look,
    long,
    children,
  } = props;
  const name = spotName(spot);
  const live = useSeen(() => hand.isLive(spot), [hand, name]);
  const chosen = useSeen(() => hand.isChosen(spot), [hand, name]);
  const press = useRef({ timer: 0, long: false });
  const seen = (at: boolean): void => {
    hand.point(at ? spot : null);
    look?.(at);
  };
  const letGo = (): void => {
    clearTimeout(press.current.timer);
    if (press.current.long) long?.(false);
  };
  return (
    <button
      type="button"
      class={`touch ${more}${live ? ' live' : ''}${chosen ? ' chosen' : ''}`}
      data-spot={name}
      data-place={place}
      data-shard={shard}
      {...(style === undefined ? {} : { style })}
      aria-label={label}
      aria-pressed={chosen ? 'true' : undefined}
      aria-disabled={live || chosen ? undefined : 'true'}
      onClick={(event) => {
        if (press.current.long || dragging.justEnded(event.timeStamp)) return;
        hand.touch(spot);
      }}
      onPointerDown={(event) => {
        press.current.long = false;
        if (event.pointerType === 'touch') {
          press.current.timer = window.setTimeout(() => {
            press.current.long = true;
            seen(true);
            long?.(true);
          }, LONG);
        }
        if (carried) dragging.begin(event, hand, spot, readSpot);
      }}
      onPointerMove={({ movementX, movementY }) => {
        if (Math.hypot(movementX, movementY) > 3) clearTimeout(press.current.timer);
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && seen(true)}
      onPointerLeave={() => {
        letGo();
        seen(false);
      }}
      // A finger that touched it is gone again: only a key that came to it looks at it.
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && seen(true)}
      onContextMenu={(event) => press.current.long && event.preventDefault()}
      onBlur={() => seen(false)}
    >
      {children}
    </button>
  );
}
