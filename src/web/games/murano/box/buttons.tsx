import type { ComponentChildren, JSX } from 'preact';
import { asHere, type BoxEntry, undone } from './entry.ts';
import { say } from './texts.ts';

interface Props {
  readonly box: BoxEntry;
  readonly change: (box: BoxEntry) => void;
  /** What is taken over from the box that everybody has. */
  readonly children: ComponentChildren;
}

/** One step back; and as it stands in the box that everybody has. */
export const BoxButtons = ({ box, change, children }: Props): JSX.Element => (
  <div class="box-buttons">
    <button type="button" class="button" disabled={box.past === null} onClick={() => change(undone(box))}>
      {say('undo')}
    </button>
    <button type="button" class="button" onClick={() => change(asHere(box))}>
      {children}
    </button>
  </div>
);
