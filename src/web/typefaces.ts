/** How long a first visit waits for its typefaces, in milliseconds. */
const PATIENCE = 100;

/** A typeface that is late stays away until the next visit: text never jumps. */
export function typefaces(names: readonly string[]): Promise<unknown> {
  const coming = names.map((name) => document.fonts.load(`1em '${name}'`));
  return Promise.race([
    Promise.all(coming),
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE);
    }),
  ]);
}
