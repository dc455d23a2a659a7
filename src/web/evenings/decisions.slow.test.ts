import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { h } from 'preact';
import { test } from 'vitest';
import { type Match, stagesOf } from '#core/match';
import { loadMatch } from '#core/loaded';
import { gameOf } from '#games/index';
import { usePage } from '../testing/page.ts';
import { diaryOf } from '../testing/diary.ts';
import { BOT, PERSON, tableAt } from '../testing/tables.ts';
import { keepDiary } from '../testing/evening.ts';

// Every kind of decision that a match may ask for, as its room asks for it: what is lit, what a touch comes to, and why
// something is dead. `npm run heard` writes the diaries anew.
const page = usePage();

/** The first position of recorded matches that asks for something new: by its phase and what is owed. */
function* decisions(game: string): Generator<{ readonly name: string; readonly match: Match }> {
  const folder = join(import.meta.dirname, '..', '..', 'games', game, 'matches');
  const known = new Set<string>();
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.match'))) {
    for (const match of stagesOf(loadMatch(readFileSync(join(folder, file), 'utf8'), gameOf))) {
      const { phase, owed = [] }: { phase: string; owed?: readonly { kind: string }[] } = match.state;
      const name = `${phase} ${owed.at(-1)?.kind ?? ''}`.trim();
      if (phase === 'over') continue;
      if (known.has(name)) continue;
      known.add(name);
      yield { name: `${name} (${file})`, match };
    }
  }
}

const LIT = '.touch.live, .action.primary, .sell.live, .turn.live, .buy.live';

test.each(['muster', 'murano'])('every kind of decision in the room of %s', async (id) => {
  const { Room } = await page.room(id);
  const diary = diaryOf(page);
  diary.readOnly('.promptline, .dock, .hand, [role="alert"], [role="dialog"], dialog');
  for (const { name, match } of decisions(id)) {
    const [seat] = match.game.toAct(match.state);
    const players = Array.from({ length: match.header.seats }, (_, each) => (each === seat ? PERSON : BOT));
    const at = tableAt(match, players);
    page.show(null);
    await diary.step(name, () => page.show(h(Room, { id: 'd1', table: at.table })));
    const [dead] = page.all('.touch[aria-disabled="true"]');
    if (dead !== undefined) await diary.step(`touch “${page.name(dead)}”, which is dead`, () => dead.click());
    const [lit] = page.all(LIT).toReversed();
    if (lit === undefined) continue;
    await diary.step(`touch “${page.name(lit)}”`, () => lit.click());
    const played = at.played().length - stagesOf(match).length + 1;
    if (played > 0) diary.note(`plays ${at.played().at(-1)}`);
  }
  await keepDiary(diary, `decisions-${id}`);
});

test.each(['muster', 'murano'])('every kind of decision on a phone of %s', async (id) => {
  await page.room(id);
  const { gameIn } = await import('../catalogue.ts');
  const { PhoneHand } = await (await gameIn(id)!.ui.forAll!()).hand();
  const diary = diaryOf(page);
  for (const { name, match } of decisions(id)) {
    const [seat] = match.game.toAct(match.state);
    const players = Array.from({ length: match.header.seats }, (_, each) => (each === seat ? PERSON : BOT));
    const at = tableAt(match, players);
    const point = (spots: readonly string[]): void => diary.note(`points at ${spots.join(' ')}`);
    const before = at.played().length;
    page.show(null);
    await diary.step(name, () => page.show(h(PhoneHand, { id: 'd1', table: at.table, point })));
    // Until something is played: the golden button where there is one, else what is lit.
    for (let presses = 0; presses < 4 && at.played().length === before; presses += 1) {
      const lit = page
        .all('.touch.live, .gold-action, [data-word]')
        .filter((each) => !each.disabled && each.getAttribute('aria-disabled') === null);
      const next = lit[(presses * 3 + 1) % Math.max(1, lit.length)];
      if (next === undefined) break;
      await diary.step(`press “${page.name(next)}”`, () => next.click());
    }
    if (at.played().length > before) diary.note(`plays ${at.played().at(-1)}`);
  }
  await keepDiary(diary, `decisions-${id}-phone`);
});
