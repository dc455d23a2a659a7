import { beforeAll, test } from 'vitest';
import { clipboard, type Evening, eveningOn } from '../../src/web/testing/evening.ts';
import { usePage } from '../../src/web/testing/page.ts';
import { copiedCode, tableId } from './at-table.ts';
import { farHouse, type FarPlayer } from './far-house.ts';

// Evenings far apart, on the page of one of those who play. `npm run heard` writes the diaries anew.
const page = usePage();
const far = farHouse();
let evening: Evening;
beforeAll(async () => {
  far.serve();
  evening = await eveningOn(page, { settled: far.settled, start: far.start, minutes: 0 });
});

const lit = () => page.all('.touch.live').filter((each) => !each.classList.contains('chosen'));

/** Both play for a while: one touches what is lit, the other does something legal. */
async function playOn(table: string, rival: FarPlayer, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    const next = lit()[(step * 3) % lit().length];
    if (next === undefined) await evening.step('the other plays', () => rival.play(table, 1));
    else await evening.step(`touch “${page.name(next)}”`, () => next.click());
  }
}

test('a table is opened for a friend, who comes; they play, talk, agree and disagree', async () => {
  const bo = await far.somebody('Bo');
  await evening.go('/online');
  await evening.go('/online/new/muster');
  await evening.press('Clock');
  await evening.press('Open the table');
  clipboard.isOpen = false;
  await evening.press('Copy the link');
  clipboard.isOpen = true;
  await evening.press('Copy the link');
  await evening.press('Show a QR code');
  const table = tableId();
  await bo.call('POST /api/invitations/accept', { code: copiedCode(evening) });
  evening.readOnly('.company, .notices, .chatbox, .promptline, .paused, dialog, .waiting, [aria-live], .bar');
  await evening.step('Bo sits down', () => bo.come(table));
  await evening.step('both add their part to the deal', () => bo.bind(table, 1));
  await playOn(table, bo, 14);
  await evening.step('Bo greets', () => bo.say({ type: 'emote', emote: 'hello' }));
  await evening.step('Bo says something', () => bo.say({ type: 'chat', text: 'Good evening.' }));
  await evening.step('open the chat', () => page.one('.chatter').click());
  await evening.enter('.chatbox input', 'Good evening, Bo.');
  await evening.step('say it', () => page.one('.chatbox form').fire('submit'));
  await evening.press('Mute the others');
  await evening.step('close the chat', () => page.one('.chatter').click());
  for (const what of ['draw', 'undo', 'pause', 'callOff']) {
    await evening.step(`Bo proposes: ${what}`, () => bo.say({ type: 'propose', what }));
    await evening.press('Decline');
  }
  await evening.step('Bo proposes a pause', () => bo.say({ type: 'propose', what: 'pause' }));
  await evening.press('Agree');
  await evening.press('Go on');
  await evening.step('Bo wants to go on, too', () => bo.say({ type: 'agree' }));
  await evening.press('Offer a draw');
  await evening.step('Bo declines', () => bo.say({ type: 'decline' }));
  await evening.step('Bo leaves', bo.leave);
  await evening.step('Bo comes back', () => bo.come(table));
  await evening.press('Resign');
  await evening.press(/^Yes|^Resign/u);
  await evening.step('Bo wants another match', () => bo.say({ type: 'rematch' }));
  await evening.keep('far-muster');
});

test('the lobby, a seat at somebody else’s table, and a table that is only watched', async () => {
  const cy = await far.somebody('Cy');
  const open = {
    game: 'murano',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: '2' }],
    agreement: { pace: { kind: 'days', days: 3 }, away: null, timeout: 'lose' },
    listed: true,
  };
  evening.readOnly('.page, .lost, .company, .promptline, .notices, .waiting');
  await evening.go('/online/new/muster');
  await evening.press('Listed in the lobby');
  await evening.press('Open the table');
  const opened = await cy.call<{ table: { id: string }; watch: string }>('POST /api/tables', open);
  await evening.go('/online');
  await evening.step('sit down at the table of Cy', () => page.one('.way button.primary').click());
  await evening.step('Cy comes', () => cy.come(opened.table.id));
  await evening.step('both add their part to the deal', () => cy.bind(opened.table.id, 0));
  await evening.go('/online');
  await evening.go('/matches');
  await evening.go(`/watch/${opened.table.id}#${opened.watch}`);
  await evening.go(`/replay/${opened.table.id}`);
  await evening.go('/settings');
  await evening.go('/invite#nobody');
  await evening.keep('far-lobby');
});

test('a deal for several tables gathers everybody first', async () => {
  evening.readOnly('.page, .waiting, .company, .gathered');
  await evening.go('/new/muster?with=same');
  await evening.press('2 friends, each against Maren');
  const dee = await far.somebody('Dee');
  const table = tableId();
  const [, code] = /invite#([\w-]+)/u.exec(
    page
      .all('.address input')
      .map((each) => each.value)
      .join(' '),
  )!;
  await dee.call('POST /api/invitations/accept', { code });
  await evening.step('Dee comes', () => dee.come(table));
  await evening.step('both add their part to the deal', () => dee.bind(table, 1));
  await evening.keep('far-gathering');
});

test('what became of a day is told to the others, once, and how they did is shown', async () => {
  evening.readOnly('.daily-others, .slip');
  await evening.go('/daily');
  await evening.press('Solve');
  await evening.press('Show the solution');
  await evening.go('/daily');
  far.network.isDown = true;
  await evening.press('Add my result');
  far.network.isDown = false;
  await evening.press('Add my result');
  await evening.go('/');
  await evening.go('/daily');
  await evening.keep('far-day');
});
