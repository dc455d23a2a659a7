/**
 * Whoever gave no name went to the table as a guest, in the language of their own page. To others that is no name: they
 * read it in theirs.
 */
export const isNameless = (name: string): boolean => ['', 'Guest', 'Invité', 'Gast'].includes(name);
