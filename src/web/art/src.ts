/** A drawing as the address of an image: each is made once, and the browser keeps what it painted. */
const made = new Map<string, string>();

export function address(name: string, draw: () => string): string {
  let found = made.get(name);
  if (found === undefined) {
    found = URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }));
    made.set(name, found);
  }
  return found;
}
