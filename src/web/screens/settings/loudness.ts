import { change, settings } from '../../settings.ts';
import type { ChoiceProps } from '../choice.tsx';
import { s } from '../words.ts';

type Heard = 'off' | 'soft' | 'full';

const NAMES = { off: 'settings.soundOff', soft: 'settings.soundSoft', full: 'settings.soundFull' } as const;

/** How loud the table is, as settings and the menu of a room ask for it. */
export function loudnessChoice(): ChoiceProps<Heard> {
  const { sound, loudness } = settings.value;
  return {
    label: s('settings.sound'),
    values: ['off', 'soft', 'full'],
    value: sound ? loudness : 'off',
    tell: (each) => s(NAMES[each]),
    choose: (each) => change(each === 'off' ? { sound: false } : { sound: true, loudness: each }),
  };
}

/** Whether what matters is felt; null where the device cannot do it. */
export function vibrationChoice(): ChoiceProps<'off' | 'on'> | null {
  if (!('vibrate' in navigator)) return null;
  return {
    label: s('settings.vibration'),
    values: ['off', 'on'],
    value: settings.value.vibration ? 'on' : 'off',
    tell: (each) => s(each === 'on' ? 'settings.soundOn' : 'settings.soundOff'),
    choose: (each) => change({ vibration: each === 'on' }),
  };
}
