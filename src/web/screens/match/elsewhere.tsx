import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Mark } from '../../icons.tsx';
import { t } from '../../words/index.ts';
import { s } from '../words.ts';

/** The match is played in another tab: to go on here it is taken from there. */
export function Elsewhere({ take }: { take: () => void }): JSX.Element {
  useEffect(() => {
    document.title = `${s('elsewhere.title')} · ${t('name')}`;
  });
  return (
    <div class="room opening">
      <main class="cover elsewhere">
        <div class="sheet">
          <Mark />
          <h1>{s('elsewhere.title')}</h1>
          <p>{s('elsewhere.text')}</p>
          <div class="choices">
            <button type="button" class="button primary" autofocus onClick={take}>
              {s('elsewhere.here')}
            </button>
            <a class="button" href="/">
              {t('end.home')}
            </a>
          </div>
        </div>
      </main>
    </div>
  );
}
