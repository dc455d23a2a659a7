import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Calibration } from '../../src/bots/review/calibration.ts';
import type { JudgedMatch } from './judged.ts';
import type { ReasonAgain } from './reasons-again.ts';

export type GatheredMatch = JudgedMatch & { readonly reasons: readonly ReasonAgain[] };

/** What was gathered by a recipe, in all parts. A line that was broken off is left out. */
export function gathered(data: string, game: string, recipe: string): GatheredMatch[] {
  return readdirSync(data)
    .filter((file) => file.startsWith(`${game}-${recipe}-`))
    .flatMap((file) => readFileSync(join(data, file), 'utf8').split('\n'))
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as GatheredMatch);
}

/** The table that is in use. */
export async function calibrationOf(game: string): Promise<Calibration> {
  const { CALIBRATION } = (await import(`../../src/bots/${game}/content/calibration.ts`)) as {
    CALIBRATION: Calibration;
  };
  return CALIBRATION;
}
