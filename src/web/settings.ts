import { computed, effect, signal } from '@preact/signals';
import { type Language, LANGUAGES } from '#core/words';
import { type Portrait, PORTRAITS } from '#table/terms';
import { storageName } from './address.ts';
import { type BotPace, readBotPace } from './bots/pace.ts';
import { isObject, readStored, writeStored } from './device/stored.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['normal', 'fast', 'off'] as const;
const LOUDNESS = ['soft', 'full'] as const;
export type Loudness = (typeof LOUDNESS)[number];
/** Alone against bots: no hints, hints for whoever asks, or a warning before a costly move as well. */
export const HELPS = ['none', 'ask', 'warn'] as const;
export const TEXT_SIZES = [100, 115, 130, 150, 200] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly botPace: BotPace;
  readonly textSize: number;
  readonly name: string;
  /** What one looks like; null: as the room has it. */
  readonly portrait: Portrait | null;
  readonly numbers: boolean;
  /** Cards are drawn without a touch where there is only one way. */
  readonly drawAlone: boolean;
  readonly sound: boolean;
  readonly loudness: Loudness;
  /** What matters is felt in the hand, too, where a device can do that. */
  readonly vibration: boolean;
  readonly help: (typeof HELPS)[number];
  /** Around a shared screen: what a finger is on here is seen there. */
  readonly points: boolean;
}

const KEY = storageName('tavola.settings');

const isLanguage = (text: string): text is Language => LANGUAGES.some((each) => each === text);
const preferredLanguage = (): Language =>
  navigator.languages.map((each) => each.slice(0, 2)).find(isLanguage) ?? 'en';

const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((each) => each === value) ?? otherwise;

function read(): Settings {
  const stored = readStored(KEY, isObject) ?? {};
  return {
    language: oneOf(LANGUAGES, stored['language'], preferredLanguage()),
    theme: oneOf(THEMES, stored['theme'], 'system'),
    motion: oneOf(MOTIONS, stored['motion'], 'normal'),
    botPace: readBotPace(stored),
    textSize: oneOf<number>(TEXT_SIZES, stored['textSize'], 100),
    name: typeof stored['name'] === 'string' ? stored['name'].slice(0, 24) : '',
    portrait: oneOf<Portrait | null>(PORTRAITS, stored['portrait'], null),
    numbers: stored['numbers'] === true,
    drawAlone: stored['drawAlone'] === true,
    sound: stored['sound'] === true,
    loudness: oneOf(LOUDNESS, stored['loudness'], 'soft'),
    vibration: stored['vibration'] === true,
    help: oneOf(HELPS, stored['help'], 'ask'),
    points: stored['points'] !== false,
  };
}

export const settings = signal<Settings>(read());
export const language = computed(() => settings.value.language);

/** A language with its regions and the like: some systems add what no list or date can be written by (en-US@posix). */
const TAG = /^[a-z]{2}(?:-[a-z\d]{2,8})*$/iu;

/** The language as it is written where the reader lives: a British reader reads British dates. */
export const locale = computed(
  () =>
    navigator.languages.find((each) => each.slice(0, 2) === language.value && TAG.test(each)) ??
    language.value,
);

export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some };
  writeStored(KEY, settings.value);
}

const darkDevice = matchMedia('(prefers-color-scheme: dark)');
const stillDevice = matchMedia('(prefers-reduced-motion: reduce)');
const device = signal({ dark: darkDevice.matches, still: stillDevice.matches });
for (const query of [darkDevice, stillDevice]) {
  query.addEventListener('change', () => {
    device.value = { dark: darkDevice.matches, still: stillDevice.matches };
  });
}

export const isDark = computed(() =>
  settings.value.theme === 'system' ? device.value.dark : settings.value.theme === 'dark',
);

/** How much of its time an animation takes: 0 is none. */
export const pace = computed(() => {
  if (device.value.still || settings.value.motion === 'off') return 0;
  return settings.value.motion === 'fast' ? 0.5 : 1;
});

/** The page itself follows the settings, and those that another tab has changed. */
export function applySettings(): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY) settings.value = read();
  });
  effect(() => {
    const page = document.documentElement;
    page.lang = language.value;
    page.dataset['theme'] = isDark.value ? 'dark' : 'light';
    page.dataset['motion'] = pace.value === 0 ? 'off' : 'on';
    page.dataset['text'] = settings.value.textSize >= 150 ? 'large' : 'normal';
    page.style.fontSize = settings.value.textSize === 100 ? '' : `${settings.value.textSize}%`;
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', isDark.value ? '#14131f' : '#faf6ec');
  });
}

/** Has this browser a key for online tables? */
export function isKnownFarAway(): boolean {
  try {
    return localStorage.getItem(storageName('tavola.player')) !== null;
  } catch {
    return false;
  }
}
