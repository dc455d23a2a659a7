import type { JSX } from 'preact';
import { COSTS, markPath } from '../marks.ts';
import { l } from '../texts.ts';

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
