// Lists inside a position are values: whoever changes one makes a new one (decision 2).

/** The entry at this index. One that is missing is a mistake of the caller, told here and not where it does harm. */
export function entryAt<T>(list: readonly T[], index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new RangeError(`A list of ${list.length} has no entry ${index}.`);
  return entry;
}

/** The same list with one entry replaced. */
export function replaced<T>(list: readonly T[], index: number, entry: T): readonly T[] {
  const out = list.slice();
  out[index] = entry;
  return out;
}

/** The same list with an entry more, at its end. */
export function added<T>(list: readonly T[], entry: T): readonly T[] {
  const out = list.slice();
  out.push(entry);
  return out;
}

/** The same list without the entry at this index. */
export function without<T>(list: readonly T[], index: number): readonly T[] {
  const out: T[] = [];
  for (let i = 0; i < list.length; i += 1) if (i !== index) out.push(list[i]);
  return out;
}

/** The same list with an entry moved to another place; the others keep their order. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const out = list.slice();
  const step = from < to ? 1 : -1;
  for (let i = from; i !== to; i += step) out[i] = out[i + step];
  out[to] = list[from];
  return out;
}
