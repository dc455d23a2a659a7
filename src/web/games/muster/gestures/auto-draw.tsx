import { effect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Choice } from '../../../screens/choice.tsx';
import { change, settings } from '../../../settings.ts';
import { seldom } from '../seldom-texts.ts';
import type { Interaction } from './gestures.ts';

/** Milliseconds in which what was played can still be taken back: a card that was drawn cannot. */
const GRACE = 900;

/** Draws by itself where there is only one way, for whoever wants that. */
export function AutoDraw({ ui }: { ui: Interaction }): null {
  useEffect(
    () =>
      effect(() => {
        const [only, ...others] = ui.mover.value === null ? [] : ui.legal.value;
        if (!settings.value.drawAlone || others.length > 0 || only?.kind !== 'draw') return undefined;
        const timer = setTimeout(() => ui.play(only), GRACE);
        return () => clearTimeout(timer);
      }),
    [ui],
  );
  return null;
}

/** Whether that is wanted. */
export function DrawAlone(): JSX.Element {
  const isOn = settings.value.drawAlone;
  return (
    <div class="menu-part">
      <p>{seldom('drawAlone')}</p>
      <Choice
        label={seldom('drawAlone')}
        values={['off', 'on']}
        value={isOn ? 'on' : 'off'}
        tell={(each) => seldom(each === 'on' ? 'drawAloneOn' : 'drawAloneOff')}
        choose={(each) => change({ drawAlone: each === 'on' })}
      />
    </div>
  );
}
