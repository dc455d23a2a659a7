import { expect, type Page } from '@playwright/test';
import { company, end, takeSeat, test } from './far.ts';

async function resign(page: Page): Promise<void> {
  await company(page).getByRole('button', { name: 'The table' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, I resign' }).click();
  await expect(end(page)).toBeVisible();
}

test('one deal at two tables: people gather by a link, play apart, and compare when the last is over', async ({
  person,
}) => {
  const [ada, ben] = [await person('Ada'), await person('Ben')];
  await ada.page.goto('/new/muster?with=same');
  await ada.page.getByRole('button', { name: /^2 friends, each against/u }).click();
  await expect(ada.page.getByText('Table 2, seat 1')).toBeVisible();
  await takeSeat(ben, await ada.page.getByLabel('Invitation link for seat 3').inputValue());
  for (const { page } of [ada, ben]) await expect(page.locator('.room .hand .card')).toHaveCount(5);
  const handOf = (page: Page): Promise<string[]> => page.locator('.room .hand .card').allTextContents();
  expect(await handOf(ada.page)).toEqual(await handOf(ben.page));
  expect(ada.page.url()).not.toBe(ben.page.url());
  await resign(ada.page);
  await end(ada.page).getByRole('link', { name: 'Compare the tables' }).click();
  await expect(ada.page.getByText('when the last table is over')).toBeVisible();
  await resign(ben.page);
  await end(ben.page).getByRole('link', { name: 'Compare the tables' }).click();
  await expect(ben.page.getByRole('heading', { name: 'Seat 1' })).toBeVisible();
  await expect(ben.page.getByRole('link', { name: 'Replay' })).toHaveCount(2);
});
