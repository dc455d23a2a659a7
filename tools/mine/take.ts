import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** What a game does for its puzzles. */
export interface Miner {
  /** Lines of text, found in a match with this seed; `kind`: where a game has several, which. */
  puzzlesIn(seed: number, kind: string): Iterable<string>;
  /** What a level answers to a puzzle, and whether that is the solution. */
  isFound(line: string, level: number, seed: number): boolean;
  /** The line with the difficulty it has for the levels of today. */
  graded(line: string): string;
  /** The words of all actions that are not the solution. */
  wrongIn(line: string): readonly string[];
  /** `like`: what else should vary from one to the next. */
  tagsOf(line: string): { readonly theme: string; readonly difficulty: number; readonly like: string };
}

/** No theme may be more than this part of all. */
const MOST_OF_ALL = 0.29;
/** So many may be of one theme before shares mean anything. */
const FIRST = 6;

export const fileOf = (game: string): string => `src/bots/${game}/content/puzzles.ts`;

/** The lines of a module that holds a text. */
export const linesIn = (text: string): string[] => text.split('\n').filter((line) => / \d /u.test(line));

function writeLines(game: string, lines: readonly string[]): void {
  writeFileSync(
    fileOf(game),
    `// Written by \`npm run mine -- ${game} --take FILE\`. A line once here stays where it is: dailies go by its number.\nexport const PUZZLES = \`\n${lines.join('\n')}\n\`;\n`,
  );
}

/** Asks the levels again how hard each puzzle is that is shipped. Nothing else of it changes, nor its number. */
export async function grade(game: string): Promise<string> {
  const { graded } = (await import(`./${game}/find.ts`)) as Miner;
  const lines = linesIn(readFileSync(fileOf(game), 'utf8'));
  const anew = lines.map(graded);
  writeLines(game, anew);
  return `${anew.filter((line, at) => line !== lines[at]).length} of ${lines.length} graded otherwise`;
}

/**
 * Adds lines to the puzzles that are shipped, each once. Those that are there keep their numbers for ever: the dailies
 * name them. What comes next is always of the theme, the difficulty and the kind that there are fewest of.
 */
export async function take(game: string, text: string): Promise<string> {
  const { tagsOf } = (await import(`./${game}/find.ts`)) as Miner;
  const file = fileOf(game);
  const lines = existsSync(file) ? linesIn(readFileSync(file, 'utf8')) : [];
  const positionOf = (line: string): string => line.split(' ').slice(2).join(' ');
  const there = new Set(lines.map(positionOf));
  const counts = new Map<string, number>();
  const count = (name: string): number => counts.get(name) ?? 0;
  const namesOf = (line: string): string[] => {
    const { theme, difficulty, like } = tagsOf(line);
    return [theme, `${theme} ${difficulty}`, `${theme} ${like}`, String(difficulty), `by ${like}`];
  };
  const add = (line: string): void => namesOf(line).forEach((name) => counts.set(name, count(name) + 1));
  lines.forEach(add);
  const before = lines.length;
  let rest = linesIn(text).map((line) => ({ line, names: namesOf(line) }));
  for (;;) {
    rest = rest.filter(({ line }) => !there.has(positionOf(line)));
    const most = Math.max(FIRST, MOST_OF_ALL * (lines.length + 1));
    const open = rest.filter(({ names: [theme] }) => count(theme) + 1 <= most);
    const [first] = open;
    if (first === undefined) break;
    const rank = ({ names }: typeof first): number => names.reduce((sum, name) => sum + count(name), 0);
    const { line } = open.reduce((best, each) => (rank(each) < rank(best) ? each : best), first);
    lines.push(line);
    there.add(positionOf(line));
    add(line);
  }
  writeLines(game, lines);
  const shares = [...counts].map(([name, number]) => `${name}: ${number}`).join(', ');
  return `${lines.length - before} added, ${lines.length} in all (${shares})`;
}
