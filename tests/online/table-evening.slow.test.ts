import { beforeAll, test } from 'vitest';
import { clipboard, type Evening, eveningOn } from '../../src/web/testing/evening.ts';
import { usePage } from '../../src/web/testing/page.ts';
import { comesByLink, copiedCode, tableId } from './at-table.ts';
import { farHouse } from './far-house.ts';

// All that is set before a table opens, and all that may happen until its match begins. `npm run heard` writes the diary anew.
const page = usePage();
const far = farHouse();
let evening: Evening;
beforeAll(async () => {
  far.serve();
  evening = await eveningOn(page, { settled: far.settled, start: far.start, minutes: 0 });
});

const choose = (selector: string, value: string): Promise<void> => evening.enter(selector, value, 'change');

test('a table is set up: seats, bots, clocks, days and rules, and what is refused of it', async () => {
  evening.readOnly('.page, .refused');
  await evening.go('/online/new/murano');
  await evening.press('4 players');
  await evening.step('a bot on the last seat', () => {
    const select = page.all('.seats select').at(-1)!;
    select.value = '3';
    select.fire('change');
  });
  await evening.press('3 players');
  await evening.press('Days for each turn');
  await choose('#days', '7');
  await evening.press('Clock');
  await choose('#minutes', '10');
  await choose('#timeout', 'lose');
  await choose('#away', '2');
  await evening.step('change every rule', async () => {
    for (const control of page.all('.options input[role="switch"]')) {
      control.checked = !control.checked;
      control.fire('change');
      await page.rest();
    }
  });
  await choose('#option-first', 'seat2');
  await evening.press('2 players');
  await choose('#option-first', 'seat1');
  far.network.isDown = true;
  await evening.press('Open the table');
  far.network.isDown = false;
  await evening.press('Open the table');
  await evening.keep('far-setting');
});

test('until a match begins: invited anew, freed, given to a bot, shown to spectators, and left', async () => {
  evening.readOnly('.page, .waiting, .lost, dialog, .company, .refused');
  await evening.go('/online/new/muster');
  await evening.press('Open the table');
  const table = tableId();
  const bo = await far.somebody('Bo');
  await evening.press('Copy the link');
  const code = copiedCode(evening);
  await evening.go(`/invite#${code}`);
  await evening.go(`/table/${table}`);
  await bo.call('POST /api/invitations/accept', { code });
  await evening.step('Bo has come', () => bo.come(table));
  await evening.press('Free this seat');
  clipboard.isOpen = false;
  await evening.step('copy the link for spectators by hand', () =>
    page.all('.waiting .address button').at(-1)?.click(),
  );
  clipboard.isOpen = true;
  await evening.press('Give the seat to a bot');
  await evening.keep('far-waiting');
});

test('somebody else’s invitation is taken, with and without a network; a stranger is found', async () => {
  evening.readOnly('.page, .waiting, .lost, .refused');
  const cy = await far.somebody('Cy');
  const opened = await cy.call<{
    table: { id: string };
    watch: string;
    invitations: readonly { code: string }[];
  }>('POST /api/tables', {
    game: 'muster',
    options: { unity: true, tie: 'strength' },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    agreement: { pace: { kind: 'live', minutes: 5, increment: 10 }, away: 2, timeout: 'lose' },
    listed: true,
  });
  await evening.go('/online');
  await cy.come(opened.table.id);
  await evening.go('/');
  await evening.go('/online');
  far.network.isDown = true;
  await evening.step('sit down without a network', () => page.one('.way button.primary').click());
  far.network.isDown = false;
  await evening.go(`/invite#${opened.invitations[0]?.code}`);
  await evening.press('Take this seat');
  await evening.go(`/invite#${opened.invitations[0]?.code}`);
  far.network.isDown = true;
  await evening.go('/online/new/murano#anybody');
  far.network.isDown = false;
  await evening.press('Look again');
  await evening.keep('far-invited');
});

test('at a table far apart: gestures, a chat closed by a key, a bot that plays for one, a link for spectators', async () => {
  evening.readOnly('.company, .notices, .chatbox, .promptline, dialog, [aria-live], .company-menu');
  await evening.go('/online/new/muster');
  await evening.press('Open the table');
  const table = tableId();
  const bo = await comesByLink(far, evening, 'Bo');
  await evening.step('Bo sits down', () => bo.come(table));
  await evening.step('both add their part to the deal', () => bo.bind(table, 1));
  await evening.step('open the chat', () => page.one('.chatter').click());
  await evening.step('wave', () => page.one('.emotes button').click());
  await evening.step('close the chat by a key', () =>
    page.one('.chatbox input').fire('keydown', { key: 'Escape' }),
  );
  await evening.step('Bo says something', () => bo.say({ type: 'chat', text: 'Hello?' }));
  await evening.press('Let a bot play for me');
  await evening.press('Take my seat back');
  clipboard.isOpen = false;
  await evening.press('Copy the link for spectators');
  await evening.step('close the link', () => page.one('dialog.by-hand button').click());
  clipboard.isOpen = true;
  await evening.press('Copy the link for spectators');
  const watch = new URL(evening.copied());
  await evening.press('Resign');
  await evening.step('think better of it', () => page.all('.asking button').at(-1)?.click());
  await evening.step('Bo resigns', () => bo.say({ type: 'resign' }));
  await evening.go(watch.pathname + watch.hash);
  await evening.keep('far-table');
});
