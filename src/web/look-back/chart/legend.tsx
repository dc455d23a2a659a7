import type { JSX } from 'preact';
import { COSTS, markPath } from '../marks.ts';
import { l } from '../texts.ts';

/** Both lines by name, where they have no room for it in the drawing. */
export function LineNames({ known }: { readonly known: string }): JSX.Element {
  const lines = { 'look-known': known, 'look-open': l('open') };
  return (
    <p class="look-legend" aria-hidden="true">
      {Object.entries(lines).map(([line, name]) => (
        <span key={line}>
          <svg viewBox="0 0 22 16" width="22" height="16">
            <path class={line} d="M1 8h20" />
          </svg>
          {name}
        </span>
      ))}
    </p>
  );
}

/** The four shapes, and what they mean. */
export function Legend(): JSX.Element {
  return (
    <p class="look-legend" aria-hidden="true">
      <span>{l('costs')}</span>
      {COSTS.map((each) => (
        <span key={each}>
          <svg viewBox="0 0 16 16" width="16" height="16">
            <path class={`look-cost cost-${each}`} d={markPath(each, 8, 8)} />
          </svg>
          {l(each)}
        </span>
      ))}
    </p>
  );
}
