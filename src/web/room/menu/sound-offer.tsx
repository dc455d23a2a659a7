import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../icons.tsx';
import { s } from '../../screens/words.ts';
import { change } from '../../settings.ts';
import { sound } from '../../sound.ts';
import { t } from '../../words/index.ts';
import { listenTo } from '../log/listen-to.ts';

const LOUDSPEAKER = 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 8.5a5 5 0 0 1 0 7M18.8 5.8a9 9 0 0 1 0 12.4';

/** Over the bar, where it covers nothing of the game; whoever goes on playing has answered. */
export function SoundOffer({ close }: { close: () => void }): JSX.Element {
  const offer = useRef<HTMLElement>(null);
  useEffect(() => {
    const away = ({ target }: Event): void => {
      if (offer.current?.contains(target as Node) !== true) close();
    };
    return listenTo({ pointerdown: away, keydown: away }, true);
  }, []);
  return (
    <aside class="sound-offer" ref={offer} aria-label={s('settings.sound')}>
      <Icon of={LOUDSPEAKER} />
      <p>{s('settings.soundOffer')}</p>
      <button
        type="button"
        class="yes"
        onClick={() => {
          change({ sound: true });
          sound('turn');
          close();
        }}
      >
        {s('settings.soundYes')}
      </button>
      <button type="button" class="no" aria-label={t('room.close')} onClick={close}>
        <Icon of="close" />
      </button>
    </aside>
  );
}
