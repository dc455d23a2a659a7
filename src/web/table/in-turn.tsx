import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { inTurn } from '../turns.ts';

interface Props {
  /** Drawn after everything that is seen: words for whoever hears the table. */
  readonly late?: boolean;
  readonly children: ComponentChildren;
}

/** A part of a room: when the room opens it is drawn after the parts before it, and from then on with all the others. */
export function InTurn({ late = false, children }: Props): JSX.Element | null {
  const [here, come] = useState(false);
  // What is asked for after the first frame stands behind what was asked for during it.
  const useAsked = late ? useEffect : useLayoutEffect;
  useAsked(() => inTurn(() => come(true)), []);
  return here ? <>{children}</> : null;
}
