import type { JSX } from 'preact';
import { CARD } from '../art/index.ts';
import type { Badge } from './badges.ts';

const SIGNS: Readonly<Record<Badge, string>> = {
  have: 'M-2.200 0l1.600 1.700L2.300-1.600',
  clear: 'M-2.200 0l1.600 1.700L2.300-1.600',
  coming: 'M-2.300 0H2.300M0-2.300V2.300',
  lacking: '',
};

/** What of a recipe is there, beside each shard of the card. */
export function Badges({ badges }: { badges: readonly Badge[] }): JSX.Element {
  const { x, y, step } = CARD.recipe;
  return (
    <svg class="badges" viewBox={`0 0 ${CARD.width} ${CARD.height}`} aria-hidden="true">
      {badges.map((badge, index) =>
        badge === 'lacking' ? null : (
          <g key={index} class={badge} transform={`translate(${x + 10} ${y + 7 + index * step})`}>
            <circle r="5" />
            <path d={SIGNS[badge]} />
          </g>
        ),
      )}
    </svg>
  );
}
