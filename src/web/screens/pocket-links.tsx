import type { ComponentChildren, JSX } from 'preact';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly children: ComponentChildren;
}

/** Links that stand in their place where there is room for them; on a phone they lie in a sheet that a button opens. */
export const PocketLinks = ({ id, label, children }: Props): JSX.Element => (
  <nav id={id} class="pocket-links" popover="auto" aria-label={label}>
    {children}
  </nav>
);
