import type { JSX } from 'preact';
import { Stored } from '../online/privacy-note.tsx';
import { t } from '../words/index.ts';
import { Shell } from './shell.tsx';

export function About(): JSX.Element {
  return (
    <Shell title={t('about.title')}>
      <section class="page">
        <h1>{t('about.title')}</h1>
        <p class="lead">{t('about.what')}</p>
        <p>{t('about.independent')}</p>
        <p>{t('about.art')}</p>
        <p>{t('about.data')}</p>
        <p>{t('about.fonts')}</p>
        <Stored />
      </section>
    </Shell>
  );
}
