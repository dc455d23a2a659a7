/** Words that cannot name a constant, and names that every object has. */
const RESERVED = new Set(
  (
    'arguments await break case catch class const constructor continue debugger default delete do else enum eval ' +
    'export extends false finally for function if implements import in instanceof interface let new null package ' +
    'private protected prototype public return static super switch this throw true try typeof undefined var void ' +
    'while with yield game games core bots table server web cli entry words'
  ).split(' '),
);
const LONGEST = 20;

/** Why this cannot be the name of a game, in a sentence; null: it can. */
export function nameProblem(name: string, taken: readonly string[]): string | null {
  if (name === '') return 'A game needs a name.';
  if (!/^[a-z][a-z0-9]*$/u.test(name)) {
    return `“${name}” cannot name a folder, an address and a constant at once: small letters from a to z and digits only, a letter first, such as “ladder”.`;
  }
  if (name.length > LONGEST) return `“${name}” is too long: ${LONGEST} letters at most.`;
  if (RESERVED.has(name)) return `“${name}” means something else here already: choose another name.`;
  if (taken.includes(name)) return `src/games has “${name}” already: choose another name.`;
  return null;
}

/** Why this cannot be its title; null: it can. */
export function titleProblem(title: string): string | null {
  return /^[\p{L}\p{N}][\p{L}\p{N} ’:,!.–-]{0,59}$/u.test(title)
    ? null
    : `“${title}” cannot be a title: up to 60 letters, digits, spaces and ’ : , ! . – -, such as “Up the Ladder”.`;
}

export const asTitle = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The list of games with one line more, in the order of the alphabet. */
export function withEntry(entries: string, name: string): string {
  const line = `export { entry as ${name} } from './${name}/entry.ts';`;
  const lines = entries.trimEnd().split('\n');
  const at = lines.findIndex((each) => each.startsWith('export') && each > line);
  lines.splice(at < 0 ? lines.length : at, 0, line);
  return `${lines.join('\n')}\n`;
}
