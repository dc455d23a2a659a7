import type { ComponentChildren, JSX } from 'preact';
import type { Handling } from './handling.ts';
import { type Spot, spotName } from './spots.ts';

interface Props {
  readonly hand: Handling;
  readonly spot: Spot;
  readonly label: string;
  readonly class?: string;
  readonly place?: string;
  readonly style?: Readonly<Record<string, string | number>>;
  readonly children?: ComponentChildren;
}

/** A thing on the table as a button: it shows whether it can be touched, and what would come of it. */
export function Touch({ hand, spot, label, class: more = '', place, style, children }: Props): JSX.Element {
  const live = hand.isLive(spot);
  const chosen = hand.isChosen(spot);
  const choosing = hand.chosen.value.length > 0 || hand.view.value.phase !== 'action';
  const classes = ['touch', more, live && 'live', chosen && 'chosen', live && choosing && 'offered'];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      data-spot={spotName(spot)}
      data-place={place}
      {...(style === undefined ? {} : { style })}
      aria-label={label}
      aria-pressed={chosen ? 'true' : undefined}
      aria-disabled={live || chosen ? undefined : 'true'}
      onClick={() => hand.touch(spot)}
      onPointerEnter={() => hand.point(spot)}
      onPointerLeave={() => hand.point(null)}
      onFocus={() => hand.point(spot)}
      onBlur={() => hand.point(null)}
    >
      {children}
    </button>
  );
}
