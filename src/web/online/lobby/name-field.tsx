import type { JSX } from 'preact';
import { NameInput } from './name-input.tsx';
import { o } from '../words.ts';

/** What one is called at online tables. */
export function NameField(): JSX.Element {
  return (
    <div class="setting called">
      <div>
        <label for="called">{o('name.label')}</label>
        <p id="called-hint">{o('name.hint')}</p>
      </div>
      <NameInput id="called" aria-describedby="called-hint" />
    </div>
  );
}
