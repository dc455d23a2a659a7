import type { Calibration } from '../../review/calibration.ts';

// From 986 decisions of level 3 against itself.
export const CALIBRATION: Calibration = {
  judge: '84354ad7db25dce5',
  knots: {
    duel: [
      0, 0.0012, 0.0052, 0.0132, 0.0262, 0.0458, 0.0739, 0.1122, 0.1627, 0.227, 0.3056, 0.3974, 0.4991,
      0.6052, 0.7083, 0.8012, 0.878, 0.9356, 0.9736, 0.994, 1,
    ],
  },
};
