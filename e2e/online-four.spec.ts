import { expect, type Page } from '@playwright/test';
import { click, company, seats, test } from './far.ts';

async function handOver(page: Page): Promise<void> {
  await company(page).getByRole('button', { name: 'The table' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
}

test('four people far apart: a draft in which all choose at once, one is away, and one is played for', async ({
  person,
}) => {
  const people = await Promise.all(['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => person(name)));
  const [ada, ben, cleo, dan] = people;
  await ada.page.goto('/online/new/murano');
  await ada.page.getByRole('button', { name: '4 players' }).click();
  await ada.page.getByRole('button', { name: 'Glass Festival' }).click();
  await ada.page.getByLabel('Safety end', { exact: true }).fill('2');
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  for (const [index, { page }] of people.entries()) {
    if (index === 0) continue;
    const label = `Invitation link for seat ${index + 1}`;
    const link = await ada.page.getByLabel(label).inputValue();
    await page.goto(link);
    await page.getByRole('button', { name: 'Take this seat' }).click();
    await expect(ada.page.getByLabel(label)).toHaveCount(0);
  }
  for (const { page } of people) await expect(page.locator('.packet .work')).toHaveCount(6);

  // Dan hands his seat to a bot; Ben loses his page in the middle of the draft and comes back to it.
  await handOver(dan.page);
  await expect(dan.page.getByText('A bot plays for you.')).toBeVisible();
  await expect(seats(ada.page)).toContainText('a bot plays');
  const address = ben.page.url();
  await ben.page.goto('/about');
  await expect(seats(ada.page)).toContainText('away');
  await ben.page.goto(address);
  await expect(seats(ada.page)).not.toContainText('away');

  // Everybody picks at the same time: nobody's choice makes the others' stale.
  const present = [ada, ben, cleo];
  const choosing = '.murano[data-owed="pick"][data-mine="true"] .packet .work.live';
  for (let pick = 0; pick < 3; pick += 1) {
    for (const { page } of present) await click(page.locator(choosing).first());
    for (const { page } of present) await expect(page.locator('.murano .fan .work')).toHaveCount(pick + 1);
  }

  // Dan comes back, and picks like the others.
  await dan.page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(seats(ada.page)).not.toContainText('a bot plays');
  for (const { page } of people) await click(page.locator(choosing).first());
  for (const { page } of people) await expect(page.locator('.murano .fan .work')).toHaveCount(4);
});
