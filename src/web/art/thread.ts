/** A fine line. */
export const thread = (d: string, colour: string, width = 1.4, opacity = 0.8): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
