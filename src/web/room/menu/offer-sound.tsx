import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { storageName } from '../../address.ts';
import { settings } from '../../settings.ts';
import { laterParts } from '../later.tsx';
import type { RoomState } from '../use-room.ts';

const KEY = storageName('tavola.sound-offered');

const { Later } = laterParts(() => import('./sound-offer.tsx'));

/** Whoever hears the table, or was asked before, is not asked; nor is anybody whose browser would forget it. */
function isAsked(): boolean {
  try {
    return settings.value.sound || localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** Sound is off until it is wanted: after the first action that somebody takes here it is offered, once and never again. */
export function OfferSound({
  room,
}: {
  room: Pick<RoomState<unknown>, 'sight' | 'persons'>;
}): JSX.Element | null {
  const isOffered = useSignal(false);
  useEffect(() => {
    if (isAsked()) return undefined;
    const before = room.sight.peek().log.length;
    const stop = room.sight.subscribe(({ log, outcome }) => {
      if (outcome !== null || !log.slice(before).some(({ seat }) => room.persons.includes(seat))) return;
      if (!isAsked()) {
        localStorage.setItem(KEY, 'yes');
        isOffered.value = true;
      }
    });
    return stop;
  }, [room]);
  const close = (): void => {
    isOffered.value = false;
  };
  return isOffered.value ? <Later show={({ SoundOffer }) => <SoundOffer close={close} />} /> : null;
}
