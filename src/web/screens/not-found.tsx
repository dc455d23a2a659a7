import type { JSX } from 'preact';
import { t } from '../words/index.ts';
import { Shell } from './shell.tsx';

/** An address that leads nowhere, or a match that cannot be opened. */
export function Lost({ why = '' }: { why?: string }): JSX.Element {
  return (
    <Shell title={t('lost.title')}>
      <section class="page lost">
        <h1>{t('lost.title')}</h1>
        <p>{why === '' ? t('lost.text') : t('lost.broken', { why })}</p>
        <a class="button primary" href="/">
          {t('lost.home')}
        </a>
      </section>
    </Shell>
  );
}
