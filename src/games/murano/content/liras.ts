/**
 * Expert variant: where the Liras lie on the fixed circle [L69]. A space lies between two places of the circle,
 * after the place given: 11 is 12:00, 5 is 6:00. The picture is lost; this layout ends every match in round 7. [M53]
 */
export const LIRA_SPACES = [11, 5] as const;

/** How many Liras lie on each space at first, by the number of players. */
export const LIRAS: Readonly<Record<number, readonly number[]>> = {
  2: [1, 1],
  3: [1, 2],
  4: [2, 2],
};
