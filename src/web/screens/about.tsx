import type { JSX } from 'preact';
import { HAS_SERVER } from '../address.ts';
import { Stored } from '../online/account/privacy-note.tsx';
import { s } from './words.ts';
import { Shell } from './shell.tsx';

export function About(): JSX.Element {
  return (
    <Shell title={s('about.title')}>
      <section class="page">
        <h1>{s('about.title')}</h1>
        <p class="lead">{s('about.what')}</p>
        <p>{s('about.independent')}</p>
        <p>{s('about.art')}</p>
        <p>{s('about.data')}</p>
        <p>{s('about.fonts')}</p>
        {HAS_SERVER && <Stored />}
      </section>
    </Shell>
  );
}
