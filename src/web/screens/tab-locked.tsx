import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { hold, type Holding } from '../device/tab-lock.ts';
import { Mark } from '../icons.tsx';
import { t } from '../words/index.ts';

/** What is on the table of a match, in the one tab that plays it; any other says where that is. */
export function Held({ id, children }: { id: string; children: ComponentChildren }): JSX.Element {
  const here = useSignal<boolean | null>(null);
  const holding = useRef<Holding | null>(null);
  useEffect(() => {
    holding.current = hold(id, (now) => {
      here.value = now;
    });
    return () => holding.current?.leave();
  }, [id]);
  if (here.value === null) return <div class="room opening" />;
  return here.value ? <>{children}</> : <Elsewhere take={() => holding.current?.take()} />;
}

function Elsewhere({ take }: { take: () => void }): JSX.Element {
  useEffect(() => {
    document.title = `${t('elsewhere.title')} · ${t('name')}`;
  });
  return (
    <div class="room opening">
      <main class="cover elsewhere">
        <div class="sheet">
          <Mark />
          <h1>{t('elsewhere.title')}</h1>
          <p>{t('elsewhere.text')}</p>
          <div class="choices">
            <button type="button" class="button primary" autofocus onClick={take}>
              {t('elsewhere.here')}
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
