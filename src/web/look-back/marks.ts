import type { Grade } from '#bots/review/review';

/** What a decision cost, as the page shows it: by shape, size and colour. */
export const COSTS = ['equal', 'small', 'medium', 'large'] as const;
export type CostMark = (typeof COSTS)[number];

/** What was no decision is told like one that made no difference. */
export const costOf = (grade: Grade): CostMark => (grade === 'forced' || grade === 'alike' ? 'equal' : grade);

const round = (value: number): number => Math.round(value * 10) / 10;

const circle = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** The drawing of a cost round a point: a dot, a circle, a diamond, a triangle that points down. */
export function markPath(cost: CostMark, x: number, y: number, size = 1): string {
  const at = (dx: number, dy: number): string => `${round(x + dx * size)} ${round(y + dy * size)}`;
  switch (cost) {
    case 'equal':
      return circle(x, y, 2 * size);
    case 'small':
      return circle(x, y, 5 * size);
    case 'medium':
      return `M${at(0, -6.2)}L${at(6.2, 0)}L${at(0, 6.2)}L${at(-6.2, 0)}Z`;
    case 'large':
      return `M${at(-6.4, -5)}L${at(6.4, -5)}L${at(0, 6.4)}Z`;
  }
}
