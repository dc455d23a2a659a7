import { spawnSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { playElsewhere } from './elsewhere.ts';
import { click, company, lines, mover, openTable, seats, takeSeat, test, turn, twoAtATable } from './far.ts';
import { decide, myMove, over } from './glass.ts';
import { myAction, refill, takeTurn } from './table.ts';

/** A turn that leads to no creation: whatever can be sold is sold. */
const idle = (words: readonly string[]): string =>
  words.find((word) => word === 'end') ??
  words.filter((word) => word.startsWith('sell')).toSorted((a, b) => b.length - a.length)[0] ??
  words[0];

test('two people far apart play Murano to its end, and both are told the same result', async ({
  person,
  far,
}) => {
  const [ada, ben] = [await person('Ada'), await person('Ben')];
  await ada.page.goto('/online/new/murano');
  // The shortest match there is: it ends when nobody has made anything for six rounds.
  await ada.page.getByLabel('Safety end', { exact: true }).fill('6');
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await takeSeat(ben, await ada.page.getByLabel('Invitation link for seat 2').inputValue());
  const pages = [ada.page, ben.page];
  for (const page of pages) await expect(page.locator('.murano .stage')).toBeVisible();
  await playElsewhere(far.url, { pages, until: ({ round }) => (round as number) >= 6, choose: idle });
  const acting = async (): Promise<Page | 'over' | null> => {
    if ((await over(ada.page).count()) > 0) return 'over';
    for (const page of pages) if ((await myMove(page).count()) > 0) return page;
    return null;
  };
  for (;;) {
    await expect.poll(acting, { intervals: [50] }).not.toBeNull();
    const now = await acting();
    if (now === 'over') break;
    if (now !== null) await decide(now, click);
  }
  await expect(over(ben.page)).toBeVisible();
  const told = (page: Page): Promise<string[]> => over(page).locator('li b').allTextContents();
  expect((await told(ada.page)).length).toBeGreaterThan(1);
  expect(await told(ben.page)).toEqual(await told(ada.page));
  expect(await lines(ben.page).count()).toBe(await lines(ada.page).count());
  await over(ben.page).getByRole('link', { name: 'Replay' }).click();
  await expect(ben.page.getByRole('button', { name: 'The deal' })).toBeVisible();
});

test('whoever is away for as long as was agreed is played for by a bot, and takes the seat back', async ({
  latePerson,
  turned,
}) => {
  const pair = await twoAtATable(latePerson);
  const [gone, other] = (await mover(pair))!;
  const address = gone.page.url();
  await gone.page.goto('/about');
  await expect(seats(other.page)).toContainText('away');
  await turned.turn(4);
  await expect(seats(other.page)).not.toContainText('a bot plays');
  await expect(lines(other.page)).toHaveCount(0);
  // Five minutes were agreed on.
  await turned.turn(2);
  await expect(seats(other.page)).toContainText('a bot plays');
  await expect(myAction(other.page)).toBeVisible();
  await takeTurn(other.page, click);
  await refill(other.page, click);
  await expect(myAction(other.page)).toBeVisible();

  await gone.page.goto(address);
  await expect(gone.page.getByText('A bot plays for you.')).toBeVisible();
  await gone.page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(seats(other.page)).not.toContainText('a bot plays');
  await takeTurn(other.page, click);
  await refill(other.page, click);
  await expect(myAction(gone.page)).toBeVisible();
  await takeTurn(gone.page, click);
});

test('the replay of a running match shows what spectators have seen, step by step', async ({ person }) => {
  const pair = await twoAtATable(person);
  for (let count = 0; count < 3; count += 1) await turn(pair);
  const { page } = pair.ada;
  const address = page.url();
  const turns = await lines(page).count();
  const answered = page.waitForResponse(/\/replay$/);
  await page.goto(address.replace('/table/', '/replay/'));
  const { steps } = (await (await answered).json()) as {
    steps: { view: { pile: number[]; hands: number[][] } }[];
  };
  const total = steps.length - 1;
  expect(total).toBeGreaterThanOrEqual(turns);
  for (const { view } of steps) expect(new Set(view.pile)).toEqual(new Set([-1]));
  expect(new Set(steps[0].view.hands.flat())).toEqual(new Set([-1]));
  await expect(page.getByText('what spectators have seen so far')).toBeVisible();
  const slider = page.getByRole('slider');
  await expect(slider).toHaveAttribute('max', String(total));
  await expect(lines(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(lines(page)).toHaveCount(turns);
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(slider).toHaveValue(String(total - 1));
  await expect(page.getByRole('button', { name: 'The deal' })).toHaveCount(0);
  await page.getByRole('link', { name: 'To the table' }).click();
  await expect(page.locator('.room .hand .card')).toHaveCount(5);
  await turn(pair);
});

test('between the rounds: whoever was away opens their part on coming back, and nobody leaves unseen', async ({
  person,
}) => {
  const [ada, ben] = [await person('Ada'), await person('Ben')];
  const openAndLeave = async (): Promise<{ table: string; invitation: string }> => {
    await ada.page.goto('/online/new/muster');
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    const invitation = await ada.page.getByLabel('Invitation link for seat 2').inputValue();
    const table = ada.page.url();
    // Her part is kept here as soon as she is bound to it.
    await ada.page.waitForFunction(
      (id) => localStorage.getItem('tavola.tables')?.includes(`"${id}"`) === true,
      table.split('/').at(-1)!,
    );
    await expect
      .poll(() => ada.page.evaluate(() => localStorage.getItem('tavola.tables')))
      .toContain('"part"');
    await ada.page.goto('/');
    return { table, invitation };
  };
  const first = await openAndLeave();
  await takeSeat(ben, first.invitation);
  await expect(ben.page.getByText('as soon as these come back: Ada')).toBeVisible();
  await ben.page.reload();
  await expect(ben.page.getByText('as soon as these come back: Ada')).toBeVisible();
  await ada.page.goto(first.table);
  for (const { page } of [ada, ben]) await expect(page.locator('.room .hand .card')).toHaveCount(5);

  const second = await openAndLeave();
  await takeSeat(ben, second.invitation);
  await expect(ben.page.getByText('as soon as these come back: Ada')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Close the table' }).click();
  await expect(ben.page.getByRole('alert')).toContainText('when Ben got up');
  await ada.page.goto(second.table);
  await expect(ada.page.getByRole('alert')).toContainText('when Ben got up. That closed the table');
  await expect(ada.page.locator('.given-up')).toContainText('not opened');
});

/** Changes what this browser keeps of its newest table. */
const tamper = (page: Page, change: 'forget' | 'other'): Promise<void> =>
  page.evaluate((what) => {
    type Kept = Record<string, { part?: { receipt?: { digests: (string | null)[] } } }>;
    const kept = JSON.parse(localStorage.getItem('tavola.tables') ?? '{}') as Kept;
    const newest = Object.values(kept).at(-1)!;
    if (what === 'forget') delete newest.part;
    else newest.part!.receipt!.digests[1] = 'd'.repeat(64);
    localStorage.setItem('tavola.tables', JSON.stringify(kept));
  }, change);

test('a device that lost its part says so, and one that was shown another deal warns', async ({ person }) => {
  const [ada, ben] = [await person('Ada'), await person('Ben')];
  const { invitation } = await openTable(ada);
  const table = ada.page.url();
  await expect.poll(() => ada.page.evaluate(() => localStorage.getItem('tavola.tables'))).toContain('"part"');
  await ada.page.goto('/about');
  await tamper(ada.page, 'forget');
  await takeSeat(ben, invitation);
  await expect(ben.page.getByText('as soon as these come back: Ada')).toBeVisible();
  await ada.page.goto(table);
  await expect(ada.page.getByRole('alert')).toContainText('Your part of the deal lies on the device');

  const pair = await twoAtATable(person);
  const { page } = pair.ada;
  await company(page).getByRole('button', { name: 'The table' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, I resign' }).click();
  const address = page.url().replace('/table/', '/replay/');
  const dialogAt = async (): Promise<string> => {
    await page.goto(address);
    await page.getByRole('button', { name: 'The deal' }).click();
    return (await page.locator('dialog.deal[open]').textContent()) ?? '';
  };
  expect(await dialogAt()).toContain('Nobody could choose these cards');
  await tamper(page, 'other');
  const warned = await dialogAt();
  expect(warned).toContain('Beware: this is not the deal that you were shown.');
  expect(warned).toContain('The digests of the players are not those you were shown');
  await tamper(page, 'forget');
  expect(await dialogAt()).toContain('this is not one that opened a part here');
});

test('a deal that is given up is shown to those who were there', async ({ person }) => {
  const [ada, ben] = [await person('Ada'), await person('Ben')];
  await ada.page.goto('/online/new/murano');
  await ada.page.getByRole('button', { name: '3 players' }).click();
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  const invitation = await ada.page.getByLabel('Invitation link for seat 2').inputValue();
  const digest = await ada.page.locator('.digest code').textContent();
  await takeSeat(ben, invitation);
  await expect(ada.page.getByText('Ben', { exact: true })).toBeVisible();
  await ben.page.getByRole('button', { name: 'Get up' }).click();
  // The link that Ben used up is not offered again.
  await expect(ada.page.getByLabel('Invitation link for seat 2')).toHaveCount(0);
  await expect(ada.page.getByRole('button', { name: 'Make a new link' })).toBeVisible();
  await expect(ada.page.getByText('1 part was withdrawn here unopened')).toBeVisible();
  await ada.page.getByRole('button', { name: 'Close the table' }).click();
  await expect(ada.page.getByRole('alert')).toHaveText('This table was closed before a match began.');
  const deal = ada.page.locator('.given-up');
  await expect(deal).toContainText('No card was dealt at this table.');
  await expect(deal).toContainText(digest!);
  await expect(deal).toContainText('Part of Ada');
  await expect(deal).toContainText('Part that was withdrawn');
  const download = ada.page.waitForEvent('download');
  await deal.getByRole('link', { name: 'Save it for tavola verify' }).click();
  const file = await (await download).path();
  const told = spawnSync(process.execPath, ['src/cli/tavola.ts', 'verify', file], { encoding: 'utf8' });
  expect(told.stdout).toContain(`the server’s part is the one it had committed to: ${digest}`);
});
