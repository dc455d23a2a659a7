import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { cardsLeft, type View } from '#games/muster/state';
import { playElsewhere } from './elsewhere.ts';
import {
  click,
  company,
  end,
  lines,
  linkState,
  mover,
  openTable,
  seats,
  takeSeat,
  test,
  turn,
  twoAtATable,
} from './far.ts';
import { myAction, putDown, refill, takeTurn } from './table.ts';

test('an invitation is spent by a press, and two people play to the end, look at the deal, and again', async ({
  person,
  far,
}) => {
  const [ada, ben, cy] = [await person('Ada'), await person('Ben'), await person('Cy')];
  const { invitation } = await openTable(ada);
  // Looking at it, even twice, changes nothing.
  await cy.page.goto(invitation);
  await expect(cy.page.getByRole('heading', { level: 1 })).toContainText('Ada invites you');
  await takeSeat(ben, invitation);
  await cy.page.getByRole('button', { name: 'Take this seat' }).click();
  await expect(cy.page.getByRole('heading', { level: 1 })).toContainText('has been used');

  const pair = { ada, ben, watch: '' };
  for (let count = 0; count < 4; count += 1) await turn(pair);
  // Much of the match is played on other devices of theirs, the rest here again.
  await playElsewhere(far.url, {
    pages: [ada.page, ben.page],
    until: (view) => cardsLeft(view as unknown as View) <= 4 && view['phase'] === 'action',
    choose: ([first]) => first,
  });
  while (await turn(pair));
  await expect(end(ben.page)).toBeVisible();
  await ada.page.getByRole('button', { name: 'Rematch' }).click();
  await expect(ben.page.getByText('Ada would like a rematch.')).toBeVisible();
  const first = ada.page.url();
  await ben.page.getByRole('button', { name: 'Rematch' }).click();
  for (const { page } of [ada, ben]) {
    await expect(page).not.toHaveURL(first);
    await expect(lines(page)).toHaveCount(0);
    await expect(page.locator('.room .hand .card')).toHaveCount(5);
  }

  await ada.page.goto(first.replace('/table/', '/replay/'));
  await ada.page.getByRole('button', { name: 'The deal' }).click();
  const deal = ada.page.getByRole('dialog', { name: 'Nobody could choose these cards' });
  await expect(deal).toContainText('this device kept the digests of the server and of all the others');
  await expect(deal).toContainText('Digest of Ben');
  await expect(deal).toContainText('Part of Ben');
  // What this device kept proves it without the page.
  const download = ada.page.waitForEvent('download');
  await deal.getByRole('link', { name: 'Save my receipt' }).click();
  const receipt = await (await download).path();
  const id = first.split('/').at(-1)!;
  const { match } = await ada.page.evaluate(
    async (table) => (await (await fetch(`/api/tables/${table}/replay`)).json()) as { match: string },
    id,
  );
  const file = `${receipt}.match`;
  writeFileSync(file, match);
  const told = spawnSync(process.execPath, ['src/cli/tavola.ts', 'verify', file, '--receipt', receipt], {
    encoding: 'utf8',
  });
  expect(told.stdout).toContain('the receipt of seat 0 fits. Proven');
});

test('a move made without a network arrives when it is back, and nothing is lost', async ({
  person,
  far,
}) => {
  const pair = await twoAtATable(person);
  await turn(pair);
  const [acting, other] = (await mover(pair))!;
  const before = await lines(other.page).count();
  await acting.context.setOffline(true);
  await far.kill();
  await expect(acting.page.getByText('This device has no network')).toBeVisible();
  await putDown(acting.page, (target) => target.click());
  await expect(acting.page.getByText('Your move is not sent yet')).toBeVisible();
  await far.start();
  // It is said for a moment only: one has to look before it comes.
  const said = acting.page.getByText('Connected again').waitFor();
  await acting.context.setOffline(false);
  await said;
  await expect(linkState(acting.page)).toHaveText('live');
  await expect(linkState(other.page)).toHaveText('live');
  await expect(lines(other.page)).toHaveCount(before + 1);
  await refill(acting.page, click);
  await turn(pair);
});

test('the server restarts in the middle of a match: both see so, and play on without reloading', async ({
  person,
  far,
}) => {
  const pair = await twoAtATable(person);
  await turn(pair);
  const told = await lines(pair.ada.page).allTextContents();
  await far.restart();
  for (const { page } of [pair.ada, pair.ben]) {
    await expect(linkState(page)).toHaveText('live');
    await expect(lines(page)).toHaveCount(told.length);
  }
  await turn(pair);
  await turn(pair);
});

test('a bot plays for somebody who asks it to, and gives the seat back; resigning ends the match', async ({
  person,
}) => {
  const { ada, ben } = await twoAtATable(person);
  await company(ben.page).getByRole('button', { name: 'The table' }).click();
  await ben.page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(ben.page.getByText('A bot plays for you.')).toBeVisible();
  await expect(seats(ada.page)).toContainText('a bot plays');
  // The bot takes a turn of its own.
  if ((await myAction(ada.page).count()) > 0) await takeTurn(ada.page, click);
  await expect(myAction(ada.page)).toBeVisible();
  await ben.page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(seats(ada.page)).not.toContainText('a bot plays');
  await takeTurn(ada.page, click);
  await expect(myAction(ben.page)).toBeVisible();
  await company(ben.page).getByRole('button', { name: 'The table' }).click();
  await ben.page.getByRole('button', { name: 'Resign', exact: true }).click();
  await ben.page.getByRole('button', { name: 'Yes, I resign' }).click();
  await expect(end(ben.page)).toContainText('You have resigned.');
  await expect(end(ada.page)).toContainText('You win.');
  await end(ada.page).getByRole('link', { name: 'Replay' }).click();
  await expect(ada.page.getByRole('button', { name: 'The deal' })).toBeVisible();
});

test('a spectator is told what is public and nothing else, and cannot speak or act', async ({ person }) => {
  const pair = await twoAtATable(person);
  const cy = await person('Cy');
  const heard: string[] = [];
  cy.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
  );
  await cy.page.goto(pair.watch);
  await expect(cy.page.getByText('You are watching.')).toBeVisible();
  for (let count = 0; count < 4; count += 1) await turn(pair);
  await expect(lines(cy.page)).toHaveCount(await lines(pair.ada.page).count());
  const sights = heard.flatMap((text) => {
    const message = JSON.parse(text) as {
      sight?: { view: { hands: number[][]; pile: number[] }; log: object };
    };
    return message.sight ? [message.sight] : [];
  });
  expect(sights.length).toBeGreaterThan(8);
  for (const { view } of sights) {
    expect(view.pile.every((card) => card === -1)).toBe(true);
  }
  // Cards of a hand that everybody has seen are public; at the start nobody has seen any.
  expect(sights[0].view.hands.flat().every((card) => card === -1)).toBe(true);
  expect(heard.join('')).not.toMatch(/"word":"/);
  await expect(cy.page.locator('.hand .live')).toHaveCount(0);
  await company(cy.page).getByRole('button', { name: 'Chat' }).click();
  await expect(cy.page.getByText('Spectators listen and do not speak.')).toBeVisible();
});

test('a listed table is found in the lobby; those at it talk, and may be muted', async ({ person }) => {
  const [ada, ben] = [await person('Ada'), await person('Ben')];
  await ben.page.goto('/online');
  await expect(ben.page.getByText('No table is open just now.')).toBeVisible();
  await ada.page.goto('/online/new/muster');
  await ada.page.getByRole('button', { name: 'Listed in the lobby' }).click();
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(ada.page).toHaveURL(/\/table\//);
  await ben.page.reload();
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(ben.page.locator('.room .hand .card')).toHaveCount(5);
  await company(ada.page).getByRole('button', { name: 'Chat' }).click();
  await ada.page.getByLabel('Say something').fill('Good luck <b>you</b>');
  await ada.page.getByRole('button', { name: 'Send' }).click();
  await company(ben.page).getByRole('button', { name: 'Chat, 1 new message' }).click();
  await expect(ben.page.locator('.chatbox li')).toHaveText('Ada Good luck <b>you</b>');
  await ben.page.getByRole('button', { name: 'Well played!' }).click();
  await expect(ada.page.locator('.chatbox li').last()).toHaveText('Ben Well played!');
  await ben.page.getByRole('button', { name: 'Mute the others' }).click();
  await expect(ben.page.locator('.chatbox li')).toHaveText(['You Well played!']);
  // At the entrance, whoever is waited for finds the way back.
  const [{ page }] = (await mover({ ada, ben, watch: '' }))!;
  await page.goto('/');
  await page.getByRole('link', { name: 'Go to the table' }).click();
  await expect(page.locator('.room .hand .card')).toHaveCount(5);
});

test('the same person goes on on another device by a code, and can be deleted', async ({ person }) => {
  const [ada, phone] = [await person('Ada'), await person('')];
  await openTable(ada);
  await ada.page.goto('/settings');
  await ada.page.getByRole('button', { name: 'Get a code' }).click();
  const code = await ada.page.locator('.device-code').textContent();
  await phone.page.goto('/settings');
  await phone.page.getByLabel('Code from the other device').fill(code!.toLowerCase());
  await phone.page.getByRole('button', { name: 'Use the code' }).click();
  await expect(phone.page.getByText('Welcome back, Ada.')).toBeVisible();
  await phone.page.goto('/matches');
  await phone.page.getByRole('link', { name: 'Go to the table' }).click();
  await expect(phone.page.getByRole('heading', { level: 1 })).toHaveText('Your table of Muster');
  await phone.page.getByRole('button', { name: 'Make a new link' }).click();
  await expect(phone.page.getByLabel('Invitation link for seat 2')).toHaveValue(/invite#/);
  await ada.page.getByRole('button', { name: 'Delete', exact: true }).click();
  await ada.page.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(ada.page.getByText('Everything about you was deleted.')).toBeVisible();
  expect(await ada.page.evaluate<string | null>(`localStorage.getItem('tavola.player')`)).toBeNull();
});
