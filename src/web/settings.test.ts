import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

interface Device {
  readonly kept?: unknown;
  readonly dark?: boolean;
  readonly still?: boolean;
  readonly languages?: readonly string[];
}

/** The settings of a browser that begins with this; `wish` is what the device says from then on. */
async function browser({ kept, dark = false, still = false, languages = ['en-GB'] }: Device = {}) {
  const storage = new Map(kept === undefined ? [] : [['tavola.settings', JSON.stringify(kept)]]);
  const wish = { dark, still };
  const listeners: (() => void)[] = [];
  vi.resetModules();
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => storage.set(name, text),
  });
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('dark') ? wish.dark : wish.still;
    },
    addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
  }));
  const settings = await import('./settings.ts');
  return { ...settings, storage, wish, changed: () => listeners.forEach((listener) => listener()) };
}

test('a first visit has the language of the device, and what most people want', async () => {
  const { settings, language, locale } = await browser({ languages: ['it', 'de-AT', 'fr'] });
  expect(settings.value).toEqual({
    language: 'de',
    theme: 'system',
    motion: 'normal',
    botPace: 'calm',
    textSize: 100,
    name: '',
    portrait: null,
    numbers: false,
    drawAlone: false,
    sound: false,
    loudness: 'soft',
    vibration: false,
    help: 'ask',
    points: true,
  });
  expect([language.value, locale.value]).toEqual(['de', 'de-AT']);
});

test('what a system adds to a language, and nothing can be written by, is left out', async () => {
  const { locale } = await browser({ languages: ['en-US@posix', 'en-GB'] });
  expect(locale.value).toBe('en-GB');
  const { locale: alone } = await browser({ languages: ['en-US@posix'] });
  expect(alone.value).toBe('en');
});

test('a device that speaks none of our languages is spoken to in English', async () => {
  const { settings, locale } = await browser({ languages: ['it', 'pt-BR'] });
  expect([settings.value.language, locale.value]).toEqual(['en', 'en']);
});

test('what was kept is found again, and what nobody could have kept is not', async () => {
  const kept = {
    language: 'fr',
    theme: 'dark',
    motion: 'fast',
    botPace: 'once',
    textSize: 150,
    name: 'Ada',
    portrait: 'bun',
    numbers: true,
    drawAlone: true,
    sound: true,
    loudness: 'full',
    vibration: true,
    help: 'ask',
    points: false,
  };
  expect((await browser({ kept })).settings.value).toEqual(kept);
  const { settings } = await browser({
    kept: {
      language: 'it',
      theme: 'pink',
      motion: 'wild',
      textSize: 17,
      name: 'x'.repeat(30),
      portrait: 'Mona Lisa',
      numbers: 1,
      sound: 'yes',
      loudness: 'deafening',
      vibration: 'yes',
    },
  });
  expect(settings.value).toMatchObject({
    language: 'en',
    theme: 'system',
    motion: 'normal',
    textSize: 100,
    portrait: null,
    numbers: false,
    drawAlone: false,
    sound: false,
    loudness: 'soft',
    vibration: false,
    help: 'ask',
  });
  expect(settings.value.name).toBe('x'.repeat(24));
});

test('a change is kept with all the rest', async () => {
  const { change, settings, storage } = await browser({ kept: { name: 'Ada', theme: 'dark' } });
  change({ textSize: 130 });
  expect(settings.value).toMatchObject({ name: 'Ada', theme: 'dark', textSize: 130 });
  expect(JSON.parse(storage.get('tavola.settings') ?? '')).toEqual(settings.value);
});

test('a page follows what was changed in another tab', async () => {
  const { applySettings, settings, storage } = await browser({ kept: { name: 'Ada' } });
  const dataset: Record<string, string> = {};
  const page = { dataset, style: { fontSize: '' }, lang: '' };
  vi.stubGlobal('document', { documentElement: page, querySelector: () => null });
  let tell = (_event: object): void => undefined;
  vi.stubGlobal('addEventListener', (_type: 'storage', listener: typeof tell) => (tell = listener));
  applySettings();
  storage.set('tavola.settings', JSON.stringify({ name: 'Ada', language: 'de', textSize: 200 }));
  tell({ key: 'tavola.player' });
  expect(page.lang).toBe('en');
  tell({ key: 'tavola.settings' });
  expect(settings.value).toMatchObject({ name: 'Ada', language: 'de', textSize: 200 });
  expect([page.lang, page.style.fontSize, page.dataset['text']]).toEqual(['de', '200%', 'large']);
});

test('a browser that keeps nothing still plays', async () => {
  const { change, settings } = await browser();
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new Error('full');
    },
  });
  change({ theme: 'light' });
  expect(settings.value.theme).toBe('light');
});

test('it is dark by choice, or as the device is', async () => {
  const { change, isDark, wish, changed } = await browser({ dark: true });
  expect(isDark.value).toBe(true);
  wish.dark = false;
  changed();
  expect(isDark.value).toBe(false);
  change({ theme: 'dark' });
  expect(isDark.value).toBe(true);
  change({ theme: 'light' });
  wish.dark = true;
  changed();
  expect(isDark.value).toBe(false);
});

test('things move at their pace, in half the time, or not at all; a device at rest has them rest', async () => {
  const { change, pace, wish, changed } = await browser();
  expect(pace.value).toBe(1);
  change({ motion: 'fast' });
  expect(pace.value).toBe(0.5);
  change({ motion: 'off' });
  expect(pace.value).toBe(0);
  change({ motion: 'normal' });
  wish.still = true;
  changed();
  expect(pace.value).toBe(0);
});

test('a browser with a key has been far apart before', async () => {
  const { isKnownFarAway, storage } = await browser();
  expect(isKnownFarAway()).toBe(false);
  storage.set('tavola.player', '{}');
  expect(isKnownFarAway()).toBe(true);
});

test.each([
  [100, '', 'normal'],
  [115, '115%', 'normal'],
  [130, '130%', 'normal'],
  [150, '150%', 'large'],
  [200, '200%', 'large'],
])(
  'letters of %i % are so large on the page, and from half as large again the rooms are laid out for them',
  async (textSize, fontSize, text) => {
    const { applySettings, settings } = await browser({ kept: { textSize } });
    const dataset: Record<string, string> = {};
    const page = { dataset, style: { fontSize: '' }, lang: '' };
    vi.stubGlobal('document', { documentElement: page, querySelector: () => null });
    vi.stubGlobal('addEventListener', () => undefined);
    applySettings();
    expect(settings.value.textSize).toBe(textSize);
    expect([page.style.fontSize, page.dataset['text']]).toEqual([fontSize, text]);
  },
);
