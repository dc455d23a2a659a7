/**
 * What is shown with two seats where the judge says 0, 1/20 … 1: its networks look at the lead as well as at who is first.
 * From `npm run calibrate -- murano --levels 3 --every 5`, 986 decisions; docs/review.md has the error.
 */
export const DUEL: readonly number[] = [
  0, 0.0012, 0.0052, 0.0132, 0.0262, 0.0458, 0.0739, 0.1122, 0.1627, 0.227, 0.3056, 0.3974, 0.4991, 0.6052,
  0.7083, 0.8012, 0.878, 0.9356, 0.9736, 0.994, 1,
];
