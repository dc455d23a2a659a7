import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, test, vi } from 'vitest';
import { loadEvaluator } from '#bots/review/load';
import { reviewOf } from '#bots/review/review-match';
import { loadMatch } from '#core/loaded';
import { stagesOf } from '#core/match';
import { saveMatch } from '#core/saved';
import { ENTRIES } from '#games/catalogue';
import { gameOf } from '#games/index';
import type { Player } from '#table/table';
import { type Evening, eveningOn } from '../testing/evening.ts';
import { usePage } from '../testing/page.ts';
import { PERSON } from '../testing/tables.ts';

// Looking back at matches: what is told of each, moment by moment. `npm run heard` writes the diaries anew.
const page = usePage();
let evening: Evening;
/** Ends what is being looked through. */
let finish = (): void => undefined;
beforeAll(async () => {
  evening = await eveningOn(page);
  const wait = setTimeout;
  // A line is played step by step: on a busy machine more of them would be seen at once.
  vi.stubGlobal('setTimeout', (task: () => void, time = 0) => wait(task, Math.min(time, 1)));
  const evaluators = new Map(
    await Promise.all(
      ENTRIES.map(
        async (entry) => [entry.id, await loadEvaluator(entry, (await entry.load()).version)] as const,
      ),
    ),
  );
  const Plain = Worker;
  // Few worlds are imagined: what is tried here is the page.
  vi.stubGlobal(
    'Worker',
    class extends Plain {
      override postMessage(request: { readonly review?: string; readonly ranking?: never }): void {
        if (request.review === undefined) return super.postMessage(request);
        const match = loadMatch(request.review, gameOf);
        const ranking = request.ranking ?? null;
        const settings = { worlds: 1, ...(ranking !== null && { ranking }) };
        const whole = reviewOf(evaluators.get(match.game.id)!, match, settings);
        const { answer } = this as never as { answer: (data: unknown) => void };
        answer.call(this, { done: whole.actions, of: whole.actions + 8, current: whole });
        finish = () => answer.call(this, { whole });
        return undefined;
      }
    },
  );
});
const bot: Player = { kind: 'bot', level: '3' };

/** A recorded match after so many actions, as a file. */
async function fileOf(game: string, name: string, actions: number): Promise<string> {
  const { asFile } = await import('../device/match-link.ts');
  const path = join(import.meta.dirname, '..', '..', 'games', game, 'matches', `${name}.match`);
  const stages = stagesOf(loadMatch(readFileSync(path, 'utf8'), gameOf));
  return asFile(saveMatch(stages[Math.min(actions, stages.length - 1)]), [PERSON, bot]);
}

async function lookBack(): Promise<void> {
  const id = /[0-9a-f]{12}/u.exec(location.pathname)![0];
  await evening.go(`/look/${id}`);
  await evening.step('all of it is looked through', () => finish());
  await evening.key('Enter');
  await evening.press('Next moment');
  await evening.press('Moment before');
  for (const key of ['End', 'ArrowLeft', 't', 'Escape']) await evening.key(key);
  await evening.key('t');
  const isDone = (): boolean => page.all('button').some((each) => page.name(each) === 'Done');
  for (let touches = 0; touches < 9 && !isDone(); touches += 1) {
    const lit = page.all('.touch.live').filter((each) => !each.classList.contains('chosen'));
    const next = lit[(touches * 3) % lit.length];
    if (next !== undefined) await evening.step(`touch “${page.name(next)}”`, () => next.click());
  }
  await evening.press('Done');
  await evening.press(/^Play the better line/u);
  const rival = page.all('button').find((each) => page.name(each).startsWith('Look from the seat'));
  if (rival !== undefined) {
    await evening.step(`press “${page.name(rival)}”`, () => rival.click());
    await evening.press('Next moment');
    await evening.key('Enter');
  }
  await evening.go('/puzzles');
}

test('a whole match of Muster is looked back at, and a moment of it tried again', async () => {
  evening.readOnly('.look-page, .look-waiting, .look-bar, .promptline, dialog, .own-moments');
  await evening.bringIn(await fileOf('muster', 'every-kind', 999));
  await lookBack();
  await evening.keep('look-muster');
});

test('a match of Murano is given up, and looked back at as one that was lost', async () => {
  evening.readOnly('.look-page, .look-waiting, .look-bar, .promptline, dialog, .own-moments');
  await evening.bringIn(await fileOf('murano', 'one-round', 14));
  await evening.press('Resign this match');
  await evening.press(/^Yes/u);
  await lookBack();
  await evening.keep('look-murano');
});
