import type { ComponentChildren, JSX } from 'preact';
import { t } from '../../words/index.ts';

interface Props {
  readonly name: string;
  readonly show: () => void;
  /** The back of a card, as the game draws it. */
  readonly back: ComponentChildren;
}

/** Several people at one screen: the hands stay covered until the right one looks. */
export function Cover({ name, show, back }: Props): JSX.Element {
  return (
    <div class="cover" role="dialog" aria-modal="true" aria-labelledby="cover">
      <div class="sheet">
        <div class="fan" aria-hidden="true">
          {[0, 1, 2].map((index) => (
            <span key={index} class="card" style={{ '--i': index }}>
              {back}
            </span>
          ))}
        </div>
        <h2 id="cover">{t('cover.title', { name })}</h2>
        <p>{t('cover.text')}</p>
        <button type="button" class="button primary" autofocus onClick={show}>
          {t('cover.show')}
        </button>
      </div>
    </div>
  );
}
