import { h } from 'preact';
import { beforeAll, expect, test, vi } from 'vitest';
import { usePage } from '../../testing/page.ts';

const page = usePage();
beforeAll(async () => {
  await page.room('muster');
});

test('the page follows its settings: theme, text, motion, language, and those of another tab', async () => {
  const { applySettings, change, settings } = await import('../../settings.ts');
  applySettings();
  const root = page.document.documentElement;
  const shown = (): readonly unknown[] => [
    Reflect.get(root, 'lang'),
    root.dataset['theme'],
    root.dataset['text'],
    root.style['fontSize'],
  ];
  change({ theme: 'dark', textSize: 150, language: 'de' });
  expect(shown()).toEqual(['de', 'dark', 'large', '150%']);
  change({ theme: 'light', textSize: 130, language: 'fr' });
  expect(shown()).toEqual(['fr', 'light', 'normal', '130%']);
  change({ textSize: 100, language: 'en' });
  expect(shown()).toEqual(['en', 'light', 'normal', '']);
  page.storage.set('tavola.settings', JSON.stringify({ ...settings.value, theme: 'dark', textSize: 200 }));
  page.document.fire('storage', { key: 'something else' });
  expect(root.dataset['theme']).toBe('light');
  page.document.fire('storage', { key: 'tavola.settings' });
  expect(shown()).toEqual(['en', 'dark', 'large', '200%']);
});

test('the menu of a room sets the language, the theme, the pace of the bots and the sound, and what is set is pressed', async () => {
  const { settings } = await import('../../settings.ts');
  const { MenuSheet } = await import('../../room/menu/menu-sheet.tsx');
  page.show(h(MenuSheet, { id: 'm7', game: 'muster', keys: 'keys', choices: null }));
  for (const [name, changed] of [
    ['Deutsch', { language: 'de' }],
    ['English', { language: 'en' }],
    ['Light', { theme: 'light' }],
    ['As the device', { theme: 'system' }],
    ['Calm', { botPace: 'calm' }],
    ['Brisk', { botPace: 'brisk' }],
    ['Loud', { sound: true, loudness: 'full' }],
    ['Soft', { sound: true, loudness: 'soft' }],
  ] as const) {
    page
      .all('button')
      .find((each) => page.name(each) === name)
      ?.click();
    expect(settings.value, name).toMatchObject(changed);
    await page.until(() => page.named(name).getAttribute('aria-pressed') === 'true');
  }
  expect(page.all('a').map((each) => each.getAttribute('href'))).toEqual([
    '/new/muster',
    '/matches#m7',
    '/settings',
    '/',
  ]);
});

test('what is felt is offered where a device can do it, and is off until it is wanted', async () => {
  const { vibrationChoice } = await import('./loudness.ts');
  const { settings } = await import('../../settings.ts');
  vi.stubGlobal('navigator', { languages: ['en'], onLine: true });
  expect(vibrationChoice()).toBeNull();
  vi.stubGlobal('navigator', { languages: ['en'], onLine: true, vibrate: () => true });
  const { value, choose, tell } = vibrationChoice()!;
  expect([value, tell('on'), tell('off')]).toEqual(['off', 'On', 'Off']);
  choose('on');
  expect([settings.value.vibration, vibrationChoice()?.value]).toEqual([true, 'on']);
});

test('a match that is played in another tab is taken from there by a button', async () => {
  const { Elsewhere } = await import('../match/elsewhere.tsx');
  let taken = 0;
  page.show(h(Elsewhere, { take: () => (taken += 1) }));
  await page.until(() => page.document.title.endsWith('Tavola'));
  page.press('.elsewhere button');
  expect([taken, page.one('.elsewhere a').getAttribute('href')]).toEqual([1, '/']);
});
