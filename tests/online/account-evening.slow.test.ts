import { beforeAll, test } from 'vitest';
import { type Evening, eveningOn } from '../../src/web/testing/evening.ts';
import { usePage } from '../../src/web/testing/page.ts';
import { comesByLink, tableId } from './at-table.ts';
import { farHouse } from './far-house.ts';

// Who one is on the server, what proves a deal, and tables that come to nothing. `npm run heard` writes the diaries anew.
const page = usePage();
const far = farHouse();
let evening: Evening;
beforeAll(async () => {
  far.serve();
  evening = await eveningOn(page, { settled: far.settled, start: far.start, minutes: 0 });
});

test('who one is on the server: named, taken along to another device, exported and deleted', async () => {
  evening.readOnly('.page');
  await evening.go('/settings');
  const claim = (text: string) => async (): Promise<void> => {
    const field = page.one('form.buttons input');
    field.value = text;
    field.fire('input');
    await page.rest();
    page.one('form.buttons').fire('submit');
  };
  await evening.step('use a code that is none', claim('nonsense'));
  await evening.step('use a code that nobody has', claim('abcd-efgh'));
  await evening.go('/online/new/muster');
  await evening.press('Open the table');
  await evening.go('/settings');
  const dee = await far.somebody('Dee');
  await evening.enter('#called', 'Ada');
  await evening.press('Save the name');
  far.network.isDown = true;
  for (const name of ['Save the name', 'Get a code', 'Sign out', 'Export']) await evening.press(name);
  await evening.press('Delete');
  await evening.press('Keep it');
  await evening.press('Delete');
  await evening.press('Yes, delete');
  far.network.isDown = false;
  await evening.press('Export');
  await evening.press('Get a code');
  await evening.press('Sign out');
  const { code } = await dee.call<{ code: string }>('POST /api/me/code');
  await evening.step('use the code of Dee, as it is easily mistaken', () =>
    claim(` ${code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} `)(),
  );
  await evening.press('Delete');
  await evening.press('Yes, delete');
  await evening.keep('far-account');
});

test('a table that is closed before its match tells everybody’s part of the deal', async () => {
  evening.readOnly('.page, dialog, .otherwise, .bar, .lost, .given-up');
  await evening.go('/online/new/murano');
  await evening.press('Open the table');
  const cy = await comesByLink(far, evening, 'Cy');
  await evening.step('Cy sits down', () => cy.come(tableId()));
  await evening.press('Close the table');
  await evening.keep('far-deal');
});
