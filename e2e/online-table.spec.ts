import { expect } from '@playwright/test';
import {
  company,
  lines,
  mover,
  openTable,
  type Person,
  seats,
  takeSeat,
  test,
  turn,
  twoAtATable,
} from './far.ts';
import { myAction } from './table.ts';

test('whoever plays far apart is “you” in their own chronicle, and has a name in the others’', async ({
  person,
}) => {
  const pair = await twoAtATable(person);
  const [acting, other] = (await mover(pair))!;
  const name = acting === pair.ada ? 'Ada' : 'Ben';
  await turn(pair);
  await expect(lines(acting.page).first()).toHaveText(/^You /u);
  await expect(lines(other.page).first()).toHaveText(new RegExp(`^${name} `, 'u'));
});

test('a turn is taken back, and the match is paused, when the other agrees', async ({ person }) => {
  const pair = await twoAtATable(person);
  const [first, second] = (await mover(pair))!;
  const propose = async ({ page }: Person, what: string): Promise<void> => {
    await company(page).getByRole('button', { name: 'The table' }).click();
    await page.getByRole('button', { name: what }).click();
  };
  await turn(pair);
  await expect(myAction(second.page)).toBeVisible();
  await propose(first, 'Ask to take my last turn back');
  await second.page.getByRole('button', { name: 'Agree' }).click();
  await expect(myAction(first.page)).toBeVisible();
  await expect(lines(first.page)).toHaveCount(0);
  await propose(second, 'Propose a pause');
  await first.page.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [first, second]) {
    await expect(page.getByRole('heading', { name: 'The match is paused' })).toBeInViewport();
    await expect(page.locator('.pausable')).toHaveAttribute('inert');
  }
  await first.page.getByRole('button', { name: 'Go on' }).click();
  await expect(second.page.locator('.paused')).toContainText('wants to go on');
  await second.page.getByRole('button', { name: 'Go on' }).click();
  await expect(first.page.locator('.paused')).toHaveCount(0);
  await expect(myAction(first.page)).toBeVisible();
  await turn(pair);
});

test('whoever watches is told so in the bar, where it covers no card', async ({ person }) => {
  const [ada, ben, cy] = [await person('Ada Lovelace-Byron'), await person('Ben'), await person('Cy')];
  const { invitation, watch } = await openTable(ada);
  await takeSeat(ben, invitation);
  await cy.page.goto(watch);
  await expect(cy.page.locator('.room .hand .card')).toHaveCount(5);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
    { width: 768, height: 1024 },
    { width: 390, height: 664 },
    { width: 320, height: 568 },
  ]) {
    await cy.page.setViewportSize(size);
    const told = company(cy.page).locator('.watching');
    // Who sits there is told before what it means to watch.
    const isWhole = (each: Element): boolean => each.scrollWidth <= each.clientWidth;
    const short = seats(cy.page).locator('.name', { hasText: 'Ben' });
    expect(size.width < 390 || (await short.evaluate(isWhole)), `Ben at ${size.width}`).toBe(true);
    await expect(told.locator('.icon')).toBeInViewport({ ratio: 1 });
    const [bar, box] = [(await company(cy.page).boundingBox())!, (await told.boundingBox())!];
    expect(box.y).toBeGreaterThanOrEqual(bar.y);
    expect(box.y + box.height).toBeLessThanOrEqual(bar.y + bar.height);
    await expect(cy.page.locator('.notices')).toHaveText('');
  }
  await expect(company(ada.page).locator('.watching')).toHaveCount(0);
});

test('without a network, a match with clocks does not promise to wait', async ({ person, far }) => {
  const [ada, ben] = [await person('Ada'), await person('Ben')];
  await ada.page.goto('/online/new/muster');
  await ada.page.getByRole('button', { name: 'Clock', exact: true }).click();
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await takeSeat(ben, await ada.page.getByLabel('Invitation link for seat 2').inputValue());
  await expect(company(ben.page).locator('time').first()).toBeVisible();
  await ben.context.setOffline(true);
  await far.kill();
  await expect(ben.page.getByText('This device has no network. The clocks run on.')).toBeVisible();
  await far.start();
  await ben.context.setOffline(false);
});
