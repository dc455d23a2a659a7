import { readFileSync } from 'node:fs';
import { LEVELS } from '#bots/level';
import { fileOf, linesIn, type Miner } from './take.ts';

/** How many of the shipped puzzles each level finds, all of them and by difficulty. */
export async function measure(game: string): Promise<string> {
  const { isFound, tagsOf } = (await import(`./${game}/find.ts`)) as Miner;
  const lines = linesIn(readFileSync(fileOf(game), 'utf8'));
  const rows = LEVELS.map((level) => {
    const rows = lines.map((line, at) => ({
      degree: tagsOf(line).difficulty,
      // A seed for each: a level that chooses by chance is not asked the same twice.
      isFound: isFound(line, level - 1, at + 1),
    }));
    const share = (all: typeof rows): string =>
      `${((100 * all.filter((each) => each.isFound).length) / all.length).toFixed(1)} %`;
    const byDegree = [...Map.groupBy(rows, ({ degree }) => degree)].toSorted(([a], [b]) => a - b);
    const degrees = byDegree.map(([degree, all]) => `${degree}: ${share(all)}`).join(', ');
    return `level ${level}: ${share(rows)} of ${rows.length} (${degrees})`;
  });
  return rows.join('\n');
}
