import type { JSX } from 'preact';
import { type IconShape, Icon } from '../../icons.tsx';

interface Props {
  readonly label: string;
  readonly icon: IconShape;
  /** The id of the sheet that it opens. */
  readonly opens: string;
}

/** A button in the bar that opens a sheet of things one seldom needs. */
export function Opener({ label, icon, opens }: Props): JSX.Element {
  return (
    <button type="button" class="tool" aria-label={label} title={label} popovertarget={opens}>
      <Icon of={icon} />
    </button>
  );
}
