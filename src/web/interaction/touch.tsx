import type { ButtonHTMLAttributes, ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useSeen } from '../room/seen.ts';
import { dragging } from './drag.ts';
import type { InteractionOf } from './interaction.ts';

/** From so many milliseconds on, a finger that rests looks at a thing instead of pressing it. */
export const LONG_PRESS = 380;

interface Props<View, Action, Spot extends { readonly at: string }> {
  readonly ui: InteractionOf<View, Action, Spot>;
  readonly spot: Spot;
  /** Where what it shows is not enough to name it. */
  readonly label?: string;
  readonly class?: string;
  readonly style?: Readonly<Record<string, string | number>>;
  /** Where it lies, and what kind of piece it is, for what travels. */
  readonly place?: string;
  readonly face?: number;
  /** It is taken up and let go: a reader hears which, and it is never called disabled. */
  readonly isToggle?: boolean;
  /** It can be carried to another thing. */
  readonly carried?: boolean;
  /** Hover, focus or a long press looks at it, without doing anything. */
  readonly look?: (at: boolean) => void;
  /** A press opens it, and what is done with it is chosen there. */
  readonly opens?: (() => void) | undefined;
  /** A long press, and the second button or the menu key, look at it closely. */
  readonly closeUp?: () => void;
  readonly children?: ComponentChildren;
}

/** A thing on the table as a button: it shows whether it can be touched, and what would come of it. */
export function Touch<View, Action, Spot extends { readonly at: string }>(
  props: Props<View, Action, Spot>,
): JSX.Element {
  const { ui, spot, label, place, face, style, isToggle = false, opens, children } = props;
  const name = ui.model.nameOf(spot);
  const live = useSeen(() => ui.isLive(spot), [ui, name]);
  const chosen = useSeen(() => ui.isSelected(spot), [ui, name]);
  const offered = useSeen(() => ui.isOffered(spot), [ui, name]);
  const classes = ['touch', props.class, live && 'live', chosen && 'chosen', offered && 'offered'];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      data-spot={name}
      data-place={place}
      data-face={face}
      {...(style === undefined ? {} : { style })}
      aria-label={label}
      aria-pressed={chosen ? 'true' : isToggle ? 'false' : undefined}
      aria-haspopup={opens === undefined ? undefined : 'dialog'}
      aria-disabled={live || chosen || isToggle || opens !== undefined ? undefined : 'true'}
      {...useGestures(props)}
    >
      {children}
    </button>
  );
}

type Handlers = Pick<
  ButtonHTMLAttributes,
  | 'onClick'
  | 'onPointerDown'
  | 'onPointerMove'
  | 'onPointerUp'
  | 'onPointerCancel'
  | 'onPointerEnter'
  | 'onPointerLeave'
  | 'onFocus'
  | 'onBlur'
  | 'onContextMenu'
>;

/** Press, long press, drag, hover and focus, as events of the interaction. */
function useGestures<View, Action, Spot extends { readonly at: string }>({
  ui,
  spot,
  carried = false,
  look,
  opens,
  closeUp,
}: Props<View, Action, Spot>): Handlers {
  const press = useRef({ timer: 0, long: false, byFinger: false });
  const pointAt = (at: boolean): void => {
    ui.point(at ? spot : null);
    look?.(at);
  };
  const letGo = (): void => clearTimeout(press.current.timer);
  // What goes from under a finger is looked at no more.
  useEffect(() => letGo, []);
  return {
    onClick(event) {
      const { long: looked, byFinger } = press.current;
      press.current.byFinger = false;
      // A browser sends a click after a long press and after a drag as well.
      if (looked || dragging.justEnded(event.timeStamp)) return;
      if (opens !== undefined) opens();
      else if (byFinger) ui.tap(spot);
      else ui.press(spot);
    },
    onPointerDown(event) {
      press.current.long = false;
      press.current.byFinger = event.pointerType === 'touch';
      if (event.pointerType === 'touch') {
        press.current.timer = window.setTimeout(() => {
          press.current.long = true;
          pointAt(true);
          closeUp?.();
        }, LONG_PRESS);
      }
      if (carried) dragging.begin(event, ui, spot);
    },
    onPointerMove({ movementX, movementY }) {
      if (Math.hypot(movementX, movementY) > 3) clearTimeout(press.current.timer);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && pointAt(true),
    onPointerLeave({ pointerType }) {
      letGo();
      // What a finger has shown stays: it leaves with every tap.
      if (pointerType !== 'touch' || press.current.long) pointAt(false);
    },
    // A finger that touched it is gone again: only a key that came to it looks at it.
    onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && pointAt(true),
    onBlur: () => pointAt(false),
    onContextMenu(event) {
      if (closeUp === undefined && !press.current.long) return;
      event.preventDefault();
      if (!press.current.long) closeUp?.();
    },
  };
}
