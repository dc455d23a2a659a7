import type { JSX } from 'preact';
import { OwnFoldedPortrait } from '../../portraits/portrait-choice.tsx';
import { NameInput } from './name-input.tsx';
import { o } from '../words.ts';

/** What one is called at online tables and, where that is not asked for elsewhere, what one looks like there. */
export function NameField({ withPortrait = true }: { withPortrait?: boolean }): JSX.Element {
  return (
    <div class="setting called">
      <div>
        <label for="called">{o('name.label')}</label>
        <p id="called-hint">{o('name.hint')}</p>
      </div>
      <NameInput id="called" aria-describedby="called-hint" />
      {withPortrait && <OwnFoldedPortrait />}
    </div>
  );
}
