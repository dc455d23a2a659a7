/** What this device keeps under a name; null where there is nothing, or nothing that can be read. */
export function stored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** The same of what has fields: without any where something else was kept. */
export const storedFields = <T>(name: string): Partial<T> => Object(stored(name)) as Partial<T>;
