import type { JSX } from 'preact';
import { p } from './texts.ts';

export const DIFFICULTIES = [1, 2, 3, 4, 5];
const WIDTH = 14;

/** How hard it is, in signs that need no colour: full and empty diamonds, drawn because no typeface of ours has them. */
export function Degree({ of }: { of: number }): JSX.Element {
  return (
    <svg
      class="degree"
      viewBox={`0 0 ${DIFFICULTIES.length * WIDTH} ${WIDTH}`}
      role="img"
      aria-label={p('degree', { count: of })}
    >
      {DIFFICULTIES.map((each) => (
        <path
          key={each}
          d={`M${each * WIDTH - WIDTH / 2} 2l5 5-5 5-5-5z`}
          fill={each <= of ? 'currentColor' : 'none'}
          stroke="currentColor"
        />
      ))}
    </svg>
  );
}
