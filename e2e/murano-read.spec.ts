import { expect, type Page } from '@playwright/test';
import { myMove, over, setUp } from './glass.ts';
import { openText, recorded } from './recorded.ts';
import { settle, test } from './table.ts';

/** A button that a reader finds by its name and that is not marked as unavailable. */
const found = async (page: Page, name: RegExp) => {
  const buttons = page.getByRole('button', { name, disabled: false });
  return (await buttons.count()) > 0 ? buttons.first() : null;
};

/** One decision made by names alone, as they are read out. */
async function decideByName(page: Page): Promise<void> {
  for (const name of [
    /^Turn the selector/,
    /^Take /,
    /^Make /,
    /^End anyway/,
    /^End turn/,
    /^Nothing to negotiate/,
  ]) {
    const action = await found(page, name);
    if (action !== null) return action.click();
  }
  if (
    (await found(page, /^Return 0 of (\d)/)) !== null ||
    (await page.getByText('Eight places').count()) > 0
  ) {
    return returnByName(page);
  }
  const shard = await found(page, /place \d of your workbench$/);
  if (shard === null) return (await found(page, /^Buy 2\sL/))!.click();
  await shard.click();
  const market = await found(page, /market: /);
  return (market ?? (await found(page, /^Sell /)))!.click();
}

async function returnByName(page: Page): Promise<void> {
  const shards = page.getByRole('button', { name: /place \d+ of your workbench$/ });
  const owed = Number(
    /of (\d)/u.exec((await page.getByRole('button', { name: /^Return/ }).textContent()) ?? '')?.[1],
  );
  for (let index = 0; index < owed; index += 1) await shards.nth(index).click();
  await page.getByRole('button', { name: /^Return/ }).click();
}

test('the position can be read, and an expert game played to its end by names alone', async ({ page }) => {
  await settle(page);
  await setUp(page, ['person', '1'], (sheet) =>
    sheet.getByRole('button', { name: 'Grandmaster’s Challenge' }).click(),
  );
  await expect(myMove(page)).toBeVisible();
  const board = page.getByRole('region', { name: 'The position in words' });
  await expect(board).toContainText(/The ring, clockwise from 12:00: (?:\w+, ){11}\w+\./);
  await expect(board).toContainText(/The circle: (?:\w+, ){11}\w+\./);
  await expect(
    page.getByRole('button', { name: /market: .* An exchange gives .* Buying it costs 2\sL\./ }),
  ).toHaveCount(4);
  await expect(page.getByRole('button', { name: /^First creation: .* Recipe: / })).toHaveCount(1);
  await expect(page.getByRole('article').getByRole('img', { name: /^Workbench: / })).toHaveCount(1);
  const fifth = recorded(
    ({ round, turn, hands, options }) => options.expert && hands.length === 2 && round === 5 && turn === 0,
  );
  await openText(page, fifth, 'person bot-1');
  for (let step = 0; step < 400; step += 1) {
    await expect(myMove(page).or(over(page)).first()).toBeVisible();
    if ((await over(page).count()) > 0) break;
    await decideByName(page);
  }
  await expect(page.getByRole('dialog')).toContainText(
    /The last Lira has been taken from the board\.|has completed all creations\./,
  );
});
