import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { h } from 'preact';
import { expect, test } from 'vitest';
import { type Match, stagesOf } from '#core/match';
import { loadMatch } from '#core/loaded';
import { ENTRIES } from '#games/catalogue';
import type { Player } from '#table/table';
import { hearing, type HeardTurn, transcript, wordCount } from './testing/hearing.ts';
import { usePage } from './testing/page.ts';
import { BOT, PERSON, tableAt } from './testing/tables.ts';

// Whole matches as they are heard. `npm run heard` writes them anew: read what has changed before keeping it.
const page = usePage();
// Nobody is waited for.
page.storage.set('tavola.settings', JSON.stringify({ botPace: 'once' }));
const games = join(import.meta.dirname, '..', 'games');

async function recorded(id: string, name: string): Promise<Match> {
  const entry = ENTRIES.find((each) => each.id === id)!;
  const game = await entry.load();
  return loadMatch(readFileSync(join(games, id, 'matches', `${name}.match`), 'utf8'), () => game);
}

/** Plays a recorded match at a table of its room, and listens to it on the first seat. */
async function listenTo(id: string, name: string, players: readonly Player[]): Promise<HeardTurn[]> {
  const { Room } = await page.room(id);
  const [start, ...stages] = stagesOf(await recorded(id, name));
  const at = tableAt(start, players);
  const listen = hearing(page);
  page.show(null);
  page.show(h(Room, { id: 'h1', table: at.table }));
  await page.until(() => page.all('.reading').length === 1);
  await page.rest();
  const turns: HeardTurn[] = [{ who: 'at first', told: [...listen()] }];
  for (const { said } of stages) {
    if (said === null || said.entry === 'undo') {
      throw new Error(`${name}: expected a match without take-backs`);
    }
    const { seat, notation } = said.entry;
    const who = seat === 0 ? 'you' : `seat ${seat + 1}`;
    if (turns.at(-1)?.who !== who) turns.push({ who, told: [] });
    at.table.send(seat, notation);
    await page.rest();
    const told = listen();
    expect(new Set(told).size, told.join('\n')).toBe(told.length);
    turns.at(-1)!.told.push(...told);
  }
  return turns;
}

for (const [id, name, players] of [
  ['muster', 'usual', [PERSON, BOT]],
  ['murano', 'everything', [PERSON, BOT, BOT]],
] as const) {
  test(`a whole match of ${id} is told to the ear: nothing twice, nothing left out, and no rival at length`, async () => {
    const turns = await listenTo(id, name, players);
    const rivals = turns.filter(({ who }) => who.startsWith('seat'));
    expect(rivals.length).toBeGreaterThan(10);
    for (const { who, told } of rivals) {
      expect(told, who).not.toEqual([]);
      expect(told.length, told.join('\n')).toBeLessThanOrEqual(6);
      expect(wordCount(told), told.join('\n')).toBeLessThanOrEqual(60);
      expect(new Set(told).size, told.join('\n')).toBe(told.length);
    }
    await expect(transcript(turns)).toMatchFileSnapshot(`heard/${id}.txt`);
  });
}

/** What a learner would touch next: what only reads on, what takes back, or what is lit and not taken up. */
function touchNext(touches: number): void {
  const [onward] = page.all('.coach .button, .taking-back .take-back');
  const lit = page
    .all('.touch.live, .action.primary, .sell.live, .turn.live, .buy.live')
    .filter((each) => !/\bchosen\b/u.test(each.getAttribute('class') ?? ''));
  // Of several, each in its turn: whoever touches the same again and again gets nowhere.
  const next = onward ?? lit[touches % lit.length];
  if (next === undefined) throw new Error(`nothing to touch at: ${page.text('.coach')}`);
  next.click();
}

/** Takes a lesson to its end, touching only what is lit, and listens to it. */
async function listenToLesson(id: string): Promise<HeardTurn[]> {
  await page.room(id);
  const { CATALOGUE } = await import('./catalogue.ts');
  const { Lesson } = await CATALOGUE.find((each) => each.id === id)!.ui.lesson!();
  const listen = hearing(page);
  page.show(null);
  page.show(h(Lesson, {}));
  const steps: HeardTurn[] = [];
  for (let touches = 0; touches < 200; touches += 1) {
    await page.until(() => page.all('.room[data-mine="true"], .coach .button').length > 0);
    await page.rest();
    const who = page.text('.coach h2');
    if (steps.at(-1)?.who !== who) steps.push({ who, told: [] });
    steps.at(-1)!.told.push(...listen());
    const [, count, total] = /(\d+)\D+(\d+)/u.exec(who) ?? [];
    if (count === total) return steps;
    touchNext(touches);
    await page.rest();
  }
  throw new Error(`the lesson does not end: ${page.text('.coach')}`);
}

test.each(['muster', 'murano'])('the lesson of %s is told to the ear, step by step', async (id) => {
  const steps = await listenToLesson(id);
  for (const { who, told } of steps) {
    expect(told, who).not.toEqual([]);
    expect(new Set(told).size, told.join('\n')).toBe(told.length);
  }
  await expect(transcript(steps)).toMatchFileSnapshot(`heard/lesson-${id}.txt`);
});
