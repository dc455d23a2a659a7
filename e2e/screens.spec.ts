import { type Browser, expect, type Page } from '@playwright/test';
import { inspect } from './screens/inspection.ts';
import { look, type Look } from './screens/looking.ts';
import { looksAt, sampleOf, SCENARIOS } from './screens/plan.ts';
import { sentences } from './screens/report.ts';
import { settle, test } from './table.ts';

/** What is said of one thing. */
const of = async (page: Page, thing: string): Promise<string[]> =>
  (await inspect(page)).filter((each) => each.thing.includes(thing)).map(({ what }) => what);

test.describe('what is planted into a screen is found', () => {
  const plant = (page: Page, html: string): Promise<void> =>
    page.setContent(
      `<main style="position: relative; inline-size: 300px; block-size: 200px; font: 16px sans-serif">${html}</main>`,
    );

  test('a button that lies open, and a label that is read in full, are no findings', async ({ page }) => {
    await plant(page, '<button class="good" style="inline-size: 90px; block-size: 44px">Whole</button>');
    expect(await of(page, 'good')).toEqual([]);
  });

  test('a covered button', async ({ page }) => {
    await plant(
      page,
      `<button class="bad" style="inline-size: 90px; block-size: 44px">Press</button>
       <i class="lid" style="position: absolute; inset: 0 auto auto 0; inline-size: 30px; block-size: 15px"></i>`,
    );
    expect(await of(page, 'bad')).toEqual(['is covered by i.lid']);
  });

  test('a wizard of a column that another one lies on, but not a bridge below a wizard', async ({ page }) => {
    const card = (name: string, top: number): string =>
      `<button class="card ${name}" style="position: absolute; top: ${top}px; inline-size: 60px; block-size: 84px"></button>`;
    const column = (below: string): string =>
      `<div class="column">${card(below, 40)}${card('wizard above', 16)}</div>`;
    await plant(page, column('wizard bad'));
    expect(await of(page, 'bad')).toEqual(['is covered by button.card.wizard.above']);
    await plant(page, column('good'));
    expect(await of(page, 'good')).toEqual([]);
    await plant(
      page,
      `${column('bad')}<i class="lid" style="position: absolute; inset: 0 auto auto 0; inline-size: 60px; block-size: 99px"></i>`,
    );
    expect(await of(page, 'bad')).toEqual(['is covered by i.lid']);
  });

  test('a button smaller than a finger, unless its edge can be pressed', async ({ page }) => {
    const small = 'inline-size: 90px; block-size: 30px; padding: 0; position: absolute; top: 40px';
    await plant(page, `<button class="bad" style="${small}">Press</button>`);
    expect(await of(page, 'bad')).toEqual(['is smaller than 44 pixels']);
    const wide = '<i style="position: absolute; inset: -10px 0"></i>';
    await plant(page, `<button class="good" style="${small}">Press${wide}</button>`);
    expect(await of(page, 'good')).toEqual([]);
  });

  test('a clipped label', async ({ page }) => {
    await plant(
      page,
      '<p class="bad" style="inline-size: 60px; overflow: hidden; white-space: nowrap">Nobody reads the end of it</p>',
    );
    expect(await of(page, 'bad')).toEqual(['is cut off by p.bad']);
  });

  test('a label that something lies on, even if a finger goes through', async ({ page }) => {
    await plant(
      page,
      `<p class="bad">Nobody reads the end of it</p>
       <i class="lid" style="position: absolute; inset: 0; background: #123; pointer-events: none"></i>`,
    );
    expect(await of(page, 'bad')).toEqual(['is covered by i.lid']);
  });

  test('a label in a tile that is pressed everywhere is no finding', async ({ page }) => {
    await plant(
      page,
      `<style>.whole::after { content: ''; position: absolute; inset: 0 }</style>
       <p class="good">Read in full</p>
       <button class="whole" style="block-size: 44px; background: #123">Press</button>`,
    );
    expect(await of(page, 'good')).toEqual([]);
  });

  test('a label that stands letter by letter, and one that is merely narrow', async ({ page }) => {
    const column = (name: string, width: number): string =>
      `<p class="${name}" style="inline-size: ${width}px; overflow-wrap: anywhere">Settings of the house</p>`;
    await plant(page, column('bad', 14));
    expect(await of(page, 'bad')).toEqual(['stands letter by letter']);
    await plant(page, column('good', 70));
    expect(await of(page, 'good')).toEqual([]);
  });

  test('two labels on one another', async ({ page }) => {
    await plant(
      page,
      `<p class="bad" style="position: absolute; top: 0">Nobody reads this</p>
       <p class="other" style="position: absolute; top: 0">nor can this be read</p>`,
    );
    expect(await of(page, 'bad')).toEqual(['lies on the text of p.other']);
  });

  test('a page that is wider than the window', async ({ page }) => {
    await plant(page, '<i style="position: absolute; inline-size: 9999px; block-size: 1px"></i>');
    expect(await of(page, 'the page')).toEqual(['is wider than the window']);
  });
});

/** Looks at these screens, and tells in sentences what is wrong with them. */
async function findingsAt(
  browser: Browser,
  baseURL: string | undefined,
  looks: readonly Look[],
): Promise<unknown> {
  const seen = [];
  for (const each of looks) seen.push(...(await look(browser, baseURL!, each)));
  return sentences(seen);
}

/** Lessons, matches far apart and what takes long to be judged are looked at by `npm run screens`. */
const scenarios = SCENARIOS.filter(
  ({ of, name }) => of === 'house' && !/^(?:lesson of|a match of|looking back at) /u.test(name),
);

test('the corners: the smallest screens with the longest words', async ({ browser, baseURL }) => {
  const names = ['entrance', 'new match of Murano', 'settings', 'a table far apart, waiting'];
  const corners = looksAt({
    scenarios: scenarios.filter(({ name }) => names.includes(name)),
    sizes: ['320x568', '667x375'],
    languages: ['de'],
    themes: ['light'],
  });
  expect(corners.length).toBe(names.length);
  expect(await findingsAt(browser, baseURL, corners)).toEqual([]);
});

test('screens that nobody chose', async ({ browser, baseURL }) => {
  const seed = process.env['TAVOLA_SEED'] ?? '1';
  const drawn = sampleOf(looksAt({ scenarios }), 6, seed);
  expect(await findingsAt(browser, baseURL, drawn), `TAVOLA_SEED=${seed}`).toEqual([]);
});

const ENDS = ['end', 'end, two seats', 'a look at the table after the end'];

for (const room of ['muster', 'murano'] as const) {
  test(`moments of ${room} that nobody chose, and on a phone its end and the table after it`, async ({
    browser,
    baseURL,
  }) => {
    const seed = process.env['TAVOLA_SEED'] ?? '1';
    const moments = SCENARIOS.filter(({ of }) => of === room);
    const ends = looksAt({
      scenarios: moments.filter(({ name }) => ENDS.includes(name)),
      sizes: ['390x664'],
      languages: ['de'],
      textSizes: ['100'],
      themes: ['light'],
    });
    expect(ends).toHaveLength(2);
    const drawn = sampleOf(looksAt({ scenarios: moments, textSizes: ['100'] }), 2, seed);
    expect(await findingsAt(browser, baseURL, [...ends, ...drawn]), `TAVOLA_SEED=${seed}`).toEqual([]);
  });
}

/** What was once cut off or covered: a moment, and the screen on which it was. */
const ONCE = [
  ['a shard chosen', '320x568', '200'],
  ['lesson of Murano', '844x390', '200'],
  ['a screen that lies flat', '768x1024', '100'],
] as const;

test('large letters on small and lying screens, and a screen between two people', async ({
  browser,
  baseURL,
}) => {
  const looks = ONCE.flatMap(([moment, size, text]) =>
    looksAt({
      scenarios: SCENARIOS.filter(({ name }) => name === moment),
      sizes: [size],
      languages: ['de'],
      textSizes: [text],
      themes: ['light'],
    }),
  );
  expect(looks).toHaveLength(ONCE.length);
  expect(await findingsAt(browser, baseURL, looks)).toEqual([]);
});

test('on a phone the end of a match is read without scrolling, in German and with four at the table', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await settle(page, { language: 'de' });
  for (const [room, name] of [
    ['muster', 'end'],
    ['murano', 'end, four seats'],
  ]) {
    await SCENARIOS.find((each) => each.of === room && each.name === name)!.open(page);
    const told = page.locator('.told-end');
    await expect(told.locator('.decided.done')).toBeVisible();
    const beyond = await told.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    // A pixel is what rounding makes of two halves.
    expect(beyond).toBeLessThanOrEqual(1);
    // The bot has its word where the drawing has it: four at a table of Murano leave no room.
    await expect(told.locator('.farewell')).toHaveCount(room === 'muster' ? 1 : 0);
  }
});

test('at 1280 by 720 a usual turn of a rival is read in full, beside those of two others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await settle(page, { language: 'de' });
  await SCENARIOS.find(({ of, name }) => of === 'murano' && name === 'rivals')!.open(page);
  const turns = page.locator('.last-turn');
  await expect(turns).toHaveCount(3);
  const beyond = await turns.evaluateAll((all) =>
    all.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
  );
  // The second is a turn of seven actions.
  expect(beyond[0]).toBeLessThanOrEqual(1);
  expect(beyond[2]).toBeLessThanOrEqual(1);
});
