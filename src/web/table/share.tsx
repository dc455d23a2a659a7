import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { played } from '../played.ts';
import { handOn, replayLink } from '../sharing.ts';
import { t } from '../words/index.ts';

/** Hands on a link that contains the match. */
export function Share({ id }: { id: string }): JSX.Element {
  const copied = useSignal(false);
  const share = async (): Promise<void> => {
    const found = await played(id);
    if (found === null || typeof found === 'string' || 'sights' in found) return;
    copied.value = await handOn(await replayLink(found.text, found.players), t('replay.title'));
  };
  return (
    <button type="button" class="button" aria-live="polite" onClick={() => void share()}>
      {t(copied.value ? 'end.copied' : 'end.share')}
    </button>
  );
}
