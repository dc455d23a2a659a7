/** A bar of the waterfall, from where it begins to where it ends, as parts of an even match. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  /** What is written beside it, in hundredths. */
  readonly hundredths: number;
}

export interface Waterfall {
  readonly luck: Bar;
  readonly play: Bar;
  readonly result: Bar;
  /** What the axis has to hold. */
  readonly low: number;
  readonly high: number;
}

const hundredths = (value: number): number => Math.round(value * 100);

/**
 * Luck from zero, play from where luck ends, the result from zero to the same end. The numbers that are read add up as
 * they are written: play is what is left of the written result when the written luck is taken from it.
 */
export function waterfallOf(luck: number, result: number): Waterfall {
  const total = hundredths(result);
  const lucky = hundredths(luck);
  return {
    luck: { from: 0, to: luck, hundredths: lucky },
    play: { from: luck, to: result, hundredths: total - lucky },
    result: { from: 0, to: result, hundredths: total },
    low: Math.min(0, luck, result),
    high: Math.max(0, luck, result),
  };
}

/**
 * Parts as they are written, in hundredths, so that they add up to what is written for their sum: what rounding left
 * over goes to the part that was rounded most.
 */
export function writtenParts(parts: readonly number[], sum: number): readonly number[] {
  const written = parts.map(hundredths);
  let left = sum - written.reduce((all, each) => all + each, 0);
  while (left !== 0) {
    const step = Math.sign(left);
    const misses = parts.map((part, at) => step * (part * 100 - (written[at] ?? 0)));
    const most = misses.indexOf(Math.max(...misses));
    written[most] = (written[most] ?? 0) + step;
    left -= step;
  }
  return written;
}
