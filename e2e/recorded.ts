import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Match, stagesOf } from '#core/match';
import { loadMatch } from '#core/loaded';
import { saveMatch } from '#core/saved';
import { murano } from '#games/murano/index';
import { due, type OwedKind } from '#games/murano/rules/owed';
import type { State } from '#games/murano/rules/state';
import { goTo } from './table.ts';

const folder = join(import.meta.dirname, '..', 'src', 'games', 'murano', 'matches');
let stages: readonly Match[] | null = null;

/** A recorded match of Murano. */
export const matchNamed = (name: string): Match =>
  loadMatch(readFileSync(join(folder, `${name}.match`), 'utf8'), (id) =>
    id === 'murano' ? murano : undefined,
  );

/** The text of a match after so many actions. */
export const textAt = (match: Match, step: number): string => saveMatch(stagesOf(match)[step]);

/** Every position of every recorded match of Murano. */
function allStages(): readonly Match[] {
  stages ??= globSync('*.match', { cwd: folder })
    .toSorted()
    .flatMap((file) => stagesOf(matchNamed(file.replace(/\.match$/u, ''))));
  return stages;
}

/** The first recorded position of which this is true, as the text of a match. */
export function recorded(isIt: (state: State, match: Match) => boolean): string {
  const found = allStages().find((match) => isIt(match.state as State, match));
  if (found === undefined) throw new Error('no recorded match has such a position');
  return saveMatch(found);
}

/** The first recorded position in which such a decision is owed. */
export const owing = (kind: OwedKind): string => recorded((state) => due(state)?.kind === kind);

/** Opens the text of a match at one screen; all its seats are people, unless it is said who sits there. */
export async function openText(page: Page, text: string, players = ''): Promise<void> {
  await goTo(page, '/matches');
  const buffer = Buffer.from(players === '' ? text : `${text}# players ${players}\n`);
  await page.locator('input[type=file]').setInputFiles({ name: 'match.txt', mimeType: 'text/plain', buffer });
  await page.locator('.murano').waitFor();
}

/** In a match of several people the screen is handed to whoever has to decide. */
export async function show(page: Page): Promise<void> {
  // Not by its role: looking for that in a whole table, frame by frame, costs more than the table.
  const cover = page.locator('.cover .button');
  await cover.or(page.locator('.murano[data-mine="true"]')).first().waitFor();
  if (await cover.isVisible()) await cover.click();
}
