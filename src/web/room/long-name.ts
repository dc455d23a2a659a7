/** How long the longest word of a name is, for a stylesheet that writes it smaller before it divides it. */
export const longName = (name: string): { readonly '--letters': number } => ({
  '--letters': Math.max(...name.split(/[\s-]/u).map(({ length }) => length)),
});
