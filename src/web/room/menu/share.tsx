import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { played } from '../../device/finished.ts';
import { handOn, replayLink } from '../../device/match-link.ts';
import { Icon } from '../../icons.tsx';
import { t } from '../../words/index.ts';
import { LinkByHand } from './link-by-hand.tsx';

const SHARE = 'M12 15V4M8 8l4-4 4 4M6 12v8h12v-8';

/** Hands on a link that contains the match. */
export function Share({ id }: { id: string }): JSX.Element {
  const copied = useSignal(false);
  const byHand = useSignal<string | null>(null);
  const share = async (): Promise<void> => {
    const match = await played(id);
    if (match === null || typeof match === 'string' || 'sights' in match) return;
    const link = await replayLink(match.text, match.players);
    const handed = await handOn(link, t('replay.title'));
    copied.value = handed === 'copied';
    byHand.value = handed === 'byHand' ? link : null;
  };
  return (
    <>
      <button type="button" class="button more" aria-live="polite" onClick={() => void share()}>
        <Icon of={SHARE} /> {t(copied.value ? 'end.copied' : 'end.share')}
      </button>
      {byHand.value !== null && <LinkByHand link={byHand.value} close={() => (byHand.value = null)} />}
    </>
  );
}
