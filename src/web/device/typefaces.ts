/** How long a first visit waits for typefaces when everything else is there, in milliseconds. */
const PATIENCE = 200;

/** Asks for typefaces, each as CSS writes a font. One that cannot be had (blocked, offline) is done without. */
export const typefaces = (fonts: readonly string[]): Promise<unknown> =>
  Promise.allSettled(fonts.map((font) => document.fonts.load(font)));

/** A typeface that is late stays away until the next visit: text never jumps. */
export const inTime = (coming: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    coming,
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE);
    }),
  ]);
