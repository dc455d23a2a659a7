import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { LANGUAGES } from '#core/words';
import { HAS_SERVER } from '../address.ts';
import { FOR_NEWCOMERS } from '../catalogue.ts';
import { Mark } from '../icons.tsx';
import { Opener } from '../room/menu/opener.tsx';
import { change, language } from '../settings.ts';
import { t } from '../words/index.ts';
import { PocketLinks } from './pocket-links.tsx';

/** The quiet frame round every screen but a table. */
export function Shell({ title, children }: { title: string; children: ComponentChildren }): JSX.Element {
  useEffect(() => {
    document.title = title === t('name') ? title : `${title} · ${t('name')}`;
  }, [title]);
  return (
    <div class="shell">
      <a class="skip" href="#content">
        {t('nav.skip')}
      </a>
      <header class="masthead">
        <a class="logo" href="/">
          <Mark />
          {t('name')}
        </a>
        <Opener label={t('room.menu')} icon="list" opens="nav" />
        <PocketLinks id="nav" label={t('nav.label')}>
          <a href={`/rules/${FOR_NEWCOMERS.id}`}>{t('nav.rules')}</a>
          <a href="/matches">{t('nav.matches')}</a>
          {HAS_SERVER && <a href="/online">{t('nav.online')}</a>}
          <a href="/settings">{t('nav.settings')}</a>
          <a href="/about">{t('nav.about')}</a>
        </PocketLinks>
        <div class="languages" role="group" aria-label={t('language.label')}>
          {LANGUAGES.map((each) => (
            <button
              type="button"
              key={each}
              lang={each}
              title={t(`language.${each}`)}
              aria-pressed={each === language.value}
              onClick={() => change({ language: each })}
            >
              {each.toUpperCase()}
            </button>
          ))}
        </div>
      </header>
      <main id="content">{children}</main>
    </div>
  );
}
