/** Nothing is known of what is in it. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * What this device keeps as JSON under a name. Whatever cannot be read, or is not what is wanted (an earlier version of this
 * page may have written it, or anybody), was never kept: null.
 */
export function readStored<T>(name: string, isWanted: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return isWanted(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps it, or with null forgets it. A browser that keeps nothing still plays, as long as the page is open. */
export function writeStored(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Nothing that is kept is needed to play.
  }
}
