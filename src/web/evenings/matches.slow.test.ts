import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, test } from 'vitest';
import { stagesOf } from '#core/match';
import { loadMatch } from '#core/loaded';
import { saveMatch } from '#core/saved';
import { gameOf } from '#games/index';
import type { Player } from '#table/table';
import { clipboard, type Evening, eveningOn } from '../testing/evening.ts';
import { usePage } from '../testing/page.ts';
import { PERSON } from '../testing/tables.ts';

// Matches of this device, from a file to the end and from there to everywhere. `npm run heard` writes the diaries anew.
const page = usePage();
let evening: Evening;
beforeAll(async () => {
  evening = await eveningOn(page);
});
const bot = (level: string): Player => ({ kind: 'bot', level });

/** A recorded match when about so many actions are left and the first seat begins a turn, as a file for this company. */
async function fileOf(game: string, name: string, left: number, players: readonly Player[]): Promise<string> {
  const { asFile } = await import('../device/match-link.ts');
  const path = join(import.meta.dirname, '..', '..', 'games', game, 'matches', `${name}.match`);
  const stages = stagesOf(loadMatch(readFileSync(path, 'utf8'), gameOf)).slice(0, -left);
  const stage = stages.findLast(
    (each) => each.game.toAct(each.state)[0] === 0 && each.last?.move.seat !== 0,
  )!;
  return asFile(saveMatch(stage), players);
}

const LIT = '.touch.live, .action.primary, .sell.live, .turn.live, .buy.live';

/** Touches what is lit, of several each in its turn, until this is there. */
async function touchUntil(end: string, most = 60): Promise<void> {
  for (let touches = 0; touches < most && page.all(end).length === 0; touches += 1) {
    const lit = page.all(LIT).filter((each) => !each.classList.contains('chosen'));
    const next = lit[(touches * 7) % lit.length];
    if (next === undefined) throw new Error(`nothing is lit: ${page.text('.prompt')}`);
    await evening.step(`touch “${page.name(next)}”`, () => next.click());
  }
}

test.each([
  ['muster', 'usual', 4, [PERSON, bot('1')]],
  ['murano', 'everything', 24, [PERSON, bot('1'), bot('2')]],
] as const)(
  'the last turns of %s, its end, and where one may go from there',
  async (game, name, left, players) => {
    await evening.bringIn(await fileOf(game, name, left, players));
    evening.readOnly(
      '.beside header, .beside .search, .room, .hint, .answer, dialog, .page, section.doors, .tiles',
    );
    for (const key of ['l', 'h', 'w', 'o', 'r']) await evening.key(key);
    await evening.press('Rulebook');
    await evening.step('close the rulebook', () => page.one('.beside header button').click());
    for (const times of ['', ' again', ' a third time']) {
      await evening.step(`ask for a hint${times}`, () => page.key('i'));
    }
    await touchUntil('dialog.end');
    await evening.press(/^Look at the table/u);
    await evening.press(/^Back to the result/u);
    await evening.press(/^Share/u);
    const link = new URL(evening.copied());
    await evening.press(/^Again/u);
    await evening.press('Resign this match');
    await evening.press(/^Yes/u);
    await evening.go('/');
    await evening.go('/matches');
    await evening.go(link.pathname + link.hash);
    evening.readOnly('.reel, .moves, .beside h2, .bar, dialog');
    for (const key of ['ArrowRight', 'PageDown', 'End', 'PageUp']) await evening.key(key);
    clipboard.isOpen = false;
    await evening.press('Copy a link');
    await evening.step('close the link', () => page.one('dialog.by-hand button').click());
    clipboard.isOpen = true;
    await evening.press('Copy a link');
    await evening.step('open the list of moves', () => page.one('.reel [aria-expanded]').click());
    await evening.step('twice as fast', () => page.all('.moves .choice button')[2].click());
    await evening.step('a round back', () => page.all('.rounds button')[0].click());
    await evening.step('a round on', () => page.all('.rounds button')[1].click());
    await evening.step('jump to a move', () => page.all('.moves li button')[2].click());
    await evening.step('play on from here', () => page.one('.moves .primary').click());
    await evening.keep(`match-${game}`);
  },
);

test.each(['muster', 'murano'])(
  'two people at one screen play %s, and nobody sees the hand of the other',
  async (game) => {
    const people: readonly Player[] = [
      { kind: 'person', name: 'Ada', colour: 'red' },
      { kind: 'person', name: 'Bo' },
      ...(game === 'murano' ? [bot('1')] : []),
    ];
    await evening.bringIn(await fileOf(game, game === 'muster' ? 'every-kind' : 'everything', 60, people));
    await evening.press('Show my hand');
    await touchUntil('.passing button', 40);
    await evening.step('pass the screen', () => page.one('.passing button').click());
    await evening.press('Show my hand');
    await evening.key('u');
    await evening.go('/');
    await evening.keep(`people-${game}`);
  },
);
