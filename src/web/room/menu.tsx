import type { JSX } from 'preact';
import { LANGUAGES } from '#core/words';
import { Opener } from './opener.tsx';
import { change, settings, THEMES } from '../settings.ts';
import { t } from '../words/index.ts';

/** What one seldom needs in the middle of a match. */
export function Menu({ id, keys }: { id: string; keys: string }): JSX.Element {
  const { language, theme } = settings.value;
  return (
    <>
      <Opener label={t('room.menu')} icon="more" opens="menu" />
      <div class="menu" id="menu" popover="auto">
        <div class="choice" role="group" aria-label={t('language.label')}>
          {LANGUAGES.map((each) => (
            <button
              type="button"
              key={each}
              lang={each}
              aria-pressed={each === language}
              onClick={() => change({ language: each })}
            >
              {t(`language.${each}`)}
            </button>
          ))}
        </div>
        <div class="choice" role="group" aria-label={t('settings.theme')}>
          {THEMES.map((each) => (
            <button
              type="button"
              key={each}
              aria-pressed={each === theme}
              onClick={() => change({ theme: each })}
            >
              {t(`settings.${each}`)}
            </button>
          ))}
        </div>
        <a href={`/matches#${id}`}>{t('nav.matches')}</a>
        <a href="/settings">{t('nav.settings')}</a>
        <a href="/">{t('end.home')}</a>
        <p class="keys">{keys}</p>
      </div>
    </>
  );
}
