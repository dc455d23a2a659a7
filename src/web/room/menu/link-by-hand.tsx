import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../words/index.ts';

/** A link that could not be copied: shown, and selected, for whoever copies it by hand. */
export function LinkByHand({ link, close }: { link: string; close: () => void }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.select();
  }, []);
  return (
    <dialog class="by-hand" ref={dialog} aria-labelledby="by-hand" onClose={close}>
      <h2 id="by-hand">{t('byHand.title')}</h2>
      <p>{t('byHand.text')}</p>
      <input
        type="text"
        readOnly
        value={link}
        aria-labelledby="by-hand"
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="button primary" onClick={() => dialog.current?.close()}>
        {t('room.close')}
      </button>
    </dialog>
  );
}
