/** How long a first visit waits for typefaces when everything else is there, in milliseconds. */
const PATIENCE = 200;

/** Asks for typefaces. */
export const typefaces = (names: readonly string[]): Promise<unknown> =>
  Promise.all(names.map((name) => document.fonts.load(`1em '${name}'`)));

/** A typeface that is late stays away until the next visit: text never jumps. */
export const inTime = (coming: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    coming,
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE);
    }),
  ]);
