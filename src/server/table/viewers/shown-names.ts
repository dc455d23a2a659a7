/** Letters that look the same, in either case, with or without what is not seen. */
const looksOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\s]/gu, '');

/**
 * The names of those at a table, in the order of their seats: of several who would look the same, the later ones are
 * numbered. Nobody speaks or plays in the name of another by being called like them. Who has no name any more has none.
 */
export function shownNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    if (name === '') return name;
    let shown = name;
    for (let number = 2; taken.has(looksOf(shown)); number += 1) shown = `${name} (${number})`;
    taken.add(looksOf(shown));
    return shown;
  });
}
