/** The keys of a table that has no others: what `Object.keys` cannot know. */
export const keysOf = <Key extends string>(table: Readonly<Partial<Record<Key, unknown>>>): readonly Key[] =>
  Object.keys(table) as Key[];

/** A table with an entry for each of these keys, made in their order. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  entryOf: (key: Key) => Value,
): Readonly<Record<Key, Value>> =>
  Object.fromEntries(keys.map((key) => [key, entryOf(key)])) as Record<Key, Value>;
