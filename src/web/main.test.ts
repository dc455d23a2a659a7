import { beforeEach, expect, test, vi } from 'vitest';
import { PageElement } from './testing/document.ts';
import { usePage } from './testing/page.ts';

const page = usePage();
const asked: string[] = [];
/** As the file of the page has it, with what is seen before there is a program. */
let app: PageElement;

beforeEach(() => {
  vi.resetModules();
  page.document.body.replaceChildren();
  app = new PageElement('div');
  app.setAttribute('id', 'app');
  app.append(new PageElement('noscript'));
  page.document.body.append(app);
  asked.length = 0;
  page.document.fonts.load = (font) => {
    asked.push(font);
    return Promise.resolve();
  };
  page.storage.clear();
  vi.stubGlobal('Worker', EventTarget);
});

const isOpen = (): boolean => page.all('h1').length > 0;

test('what is seen first stays until there are words and typefaces; then the screen of the address takes its place', async () => {
  page.storage.set('tavola.settings', JSON.stringify({ language: 'de', theme: 'dark' }));
  history.replaceState(null, '', '/settings');
  await import('./main.tsx');
  expect(page.all('noscript')).toHaveLength(1);
  await page.until(isOpen);
  expect(page.all('noscript')).toHaveLength(0);
  expect(page.text('h1')).toBe('Einstellungen');
  expect(page.document.documentElement.getAttribute('data-theme')).toBe('dark');
  expect(asked).toEqual(["1em 'Inter Variable'", "1em 'Fraunces Variable'"]);
  // A language that is chosen comes while the page is open.
  const { change } = await import('./settings.ts');
  change({ language: 'fr' });
  await page.until(() => page.text('h1') === 'Réglages');
});

test('with letters of another size nothing is seen first that would move', async () => {
  page.storage.set('tavola.settings', JSON.stringify({ language: 'en', textSize: 130 }));
  history.replaceState(null, '', '/about');
  await import('./main.tsx');
  expect(page.all('noscript')).toHaveLength(0);
  await page.until(isOpen);
});

test.each([
  ['never comes', () => new Promise<void>(() => undefined)],
  ['is refused', () => Promise.reject(new Error('blocked'))],
])('a typeface that %s is done without', async (_, load) => {
  page.document.fonts.load = load;
  history.replaceState(null, '', '/about');
  await import('./main.tsx');
  await page.until(isOpen);
});
