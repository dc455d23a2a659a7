import { beforeAll, test, vi } from 'vitest';
import { partOf } from '../../src/server/testing/parts.ts';
import { type Evening, eveningOn } from '../../src/web/testing/evening.ts';
import { usePage } from '../../src/web/testing/page.ts';
import { tableId } from './at-table.ts';
import { farHouse, type FarPlayer } from './far-house.ts';

// One screen for all in the room, and a phone as a hand. `npm run heard` writes the diaries anew.
const page = usePage();
const far = farHouse();
let evening: Evening;
beforeAll(async () => {
  const isPhone = /reduced-motion|max-width|coarse/u;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone.test(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  // It is counted to three before a match begins.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  far.serve();
  evening = await eveningOn(page, { settled: far.settled, start: far.start, minutes: 0 });
});

const count = (): Promise<void> =>
  evening.step('it is counted to three', () => void vi.advanceTimersByTime(3000));

async function sit(name: string, code: string, table: string, seat: number): Promise<FarPlayer> {
  const player = await far.somebody(name);
  await player.call('POST /api/shared/sit', { code, seat });
  await evening.step(`${name} sits down`, () => player.come(table));
  return player;
}

test.each(['muster', 'murano'])('a table of %s on the screen in the room, with two phones', async (game) => {
  await evening.go(`/screen/${game}`);
  if (game === 'murano') await evening.press('3 players');
  else await evening.press('Beginner game');
  await evening.press('Open the table');
  const table = tableId();
  const [, code = ''] = /: (\w{4})$/u.exec(page.one('.code-letters').getAttribute('aria-label')!)!;
  const bo = await sit('Bo', code, table, 0);
  const shown = await bo.call<{ table: { options: object } }>('POST /api/shared/look', { code });
  evening.note(`the table has ${JSON.stringify(shown.table.options)}`);
  if (game === 'murano') await evening.press('Give to a bot, seat 3');
  const cy = await sit('Cy', code, table, 1);
  await count();
  await evening.step('both add their part to the deal', async () => {
    for (const round of ['digest', 'nonce'] as const) {
      await bo.say({ type: round, [round]: partOf(table, 0)[round] });
      await cy.say({ type: round, [round]: partOf(table, 1)[round] });
    }
  });
  const [spot] = game === 'muster' ? ['castle-2'] : ['market-1'];
  await evening.step('Bo points at something', () => bo.tell({ type: 'point', spots: [spot] }));
  for (let turn = 0; turn < 6; turn += 1) {
    const seat = await far.mover(table);
    await evening.step(`seat ${seat + 1} plays`, () => [bo, cy][seat].play(table, seat));
  }
  await evening.step('Cy falls asleep', cy.leave);
  await evening.step('Bo gives up', () => bo.say({ type: 'resign' }));
  await evening.keep(`screen-${game}`);
});

test.each(['muster', 'murano'])(
  'a phone finds its table of %s by four letters, and is a hand there',
  async (game) => {
    const bo = await far.somebody('Bo');
    const { table, code } = await bo.call<{ table: { id: string }; code: string }>(
      'POST /api/shared/tables',
      {
        game,
        options: {},
        seats: 2,
      },
    );
    await evening.go('/join');
    await evening.enter('input.letters', 'zzzz');
    await evening.step('look for it', () => page.one('form').fire('submit'));
    await evening.enter('input.letters', code.toLowerCase());
    await evening.step('look for it', () => page.one('form').fire('submit'));
    await evening.press('Sit here, seat 1');
    await bo.call('POST /api/shared/sit', { code, seat: 1 });
    await evening.step('Bo sits down', () => bo.come(table.id));
    await count();
    await evening.step('both add their part to the deal', () => bo.bind(table.id, 1));
    for (let step = 0; step < 14; step += 1) {
      const open = page
        .all('.hand-sheet button')
        .filter((each) => !each.disabled && each.getAttribute('aria-disabled') === null)
        .filter((each) => !each.matches('.side-action, .chosen, [aria-pressed="true"]'));
      const next = open.find((each) => each.matches('.gold-action')) ?? open[(step * 3) % open.length];
      if ((await far.mover(table.id)) === 1) await evening.step('Bo plays', () => bo.play(table.id, 1));
      else await evening.step(`touch “${page.name(next)}”`, () => next.click());
    }
    await evening.press('Cover hand');
    await evening.press('Show hand');
    await evening.press('The whole table');
    await evening.press('Show only what I have done');
    if (game === 'murano') {
      for (const name of ['Advantages', 'Rivals', 'Log', 'Log', 'Table']) {
        await evening.step(`tab ${name}`, () => page.one(`.tabs .to-${name.toLowerCase()}`).click());
      }
      await evening.step('look at a market', () => page.one('[data-spot="market-1"]').click());
    }
    await evening.press('My hand');
    await evening.keep(`phone-${game}`);
  },
);
