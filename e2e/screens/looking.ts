/// <reference lib="dom" />
import type { Browser, Page } from '@playwright/test';
import type { Language } from '#core/words';
import { noteShifts, shifts } from '../shifts.ts';
import { settle } from '../table.ts';
import { type Finding, inspect, settling } from './inspection.ts';
import type { Scenario } from './scenario.ts';
import { type Device, measuresOf, type Size, type Theme } from './sizes.ts';

/** What is shown to whom. */
export interface Look {
  readonly scenario: Scenario;
  readonly device: Device;
  readonly languages: readonly Language[];
  readonly textSizes: readonly number[];
  readonly sizes: readonly Size[];
  readonly themes: readonly Theme[];
}

export interface Sighting extends Finding {
  readonly scenario: Scenario;
  readonly size: Size;
  readonly language: Language;
  readonly theme: Theme;
  readonly textSize: number;
}

type Shown = Omit<Sighting, keyof Finding | 'scenario'>;

/** Every screen that is asked for, in the order in which the least changes from one to the next. */
const shownBy = ({ languages, textSizes, sizes, themes }: Look): readonly Shown[] =>
  languages.flatMap((language) =>
    textSizes.flatMap((textSize) =>
      sizes.flatMap((size) => themes.map((theme) => ({ language, textSize, size, theme }))),
    ),
  );

/** One page for a scenario, resized from screen to screen; its settings change as if in another tab. */
export async function look(browser: Browser, baseURL: string, asked: Look): Promise<Sighting[]> {
  const { scenario, device } = asked;
  const [first, ...others] = shownBy(asked);
  const context = await browser.newContext({
    ...device.context,
    baseURL,
    locale: 'en-GB',
    serviceWorkers: 'block',
    viewport: measuresOf(first.size),
    colorScheme: first.theme,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const settled = settling(page);
  const found: Sighting[] = [];
  const note = (findings: readonly Finding[], shown: Shown): void => {
    for (const each of findings) found.push({ ...each, ...shown, scenario });
  };
  let now = first;
  try {
    await noteShifts(page);
    await settle(page, { language: now.language, textSize: now.textSize });
    await scenario.open(page);
    await settled();
    note([...(await moved(page)), ...(await inspect(page))], now);
    for (const next of others) {
      await turnTo(page, now, next);
      await settled();
      now = next;
      note(await inspect(page), now);
    }
  } catch (error) {
    const measured = (error as Error).message.split('\n')[0];
    note([{ what: 'cannot be looked at', thing: 'the page', says: '', measured }], now);
  } finally {
    await context.close();
  }
  return found;
}

async function turnTo(page: Page, before: Shown, { language, textSize, size, theme }: Shown): Promise<void> {
  if (size !== before.size) await page.setViewportSize(measuresOf(size));
  if (theme !== before.theme) await page.emulateMedia({ colorScheme: theme });
  if (language !== before.language || textSize !== before.textSize) {
    await page.evaluate(
      ([key, some]) => {
        const kept = { ...(JSON.parse(localStorage.getItem(key) ?? '{}') as object), ...some };
        localStorage.setItem(key, JSON.stringify(kept));
        dispatchEvent(new StorageEvent('storage', { key }));
      },
      ['tavola.settings', { language, textSize }] as const,
    );
  }
}

/** What moved by itself until the page was there. */
async function moved(page: Page): Promise<Finding[]> {
  const all = await shifts(page);
  return all
    .filter(({ value }) => value > 0.0005)
    .map(({ value, what }) => ({
      what: 'moves by itself',
      thing: what.split(':')[0],
      says: '',
      measured: value.toFixed(4),
    }));
}
