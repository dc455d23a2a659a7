import type { Calibration } from '../../review/calibration.ts';

const ALL = [
  0, 0.0337, 0.075, 0.1201, 0.1681, 0.2184, 0.2706, 0.3242, 0.379, 0.4346, 0.4907, 0.5471, 0.6034, 0.6593,
  0.7145, 0.7686, 0.8212, 0.8718, 0.9197, 0.9637, 1,
];

// From 1,604 decisions of level 4 against itself.
export const CALIBRATION: Calibration = {
  judge: 'b53f8d855a166ff9',
  knots: { early: ALL, middle: ALL, late: ALL },
};
