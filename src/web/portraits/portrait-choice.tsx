import type { JSX } from 'preact';
import { type Portrait, PORTRAITS } from '#table/terms';
import { s } from '../screens/words.ts';
import { change, settings } from '../settings.ts';
import { Person } from './person.tsx';

interface Props {
  /** No other choice on the page has it. */
  readonly id: string;
  readonly label: string;
  readonly value: Portrait | null;
  readonly choose: (portrait: Portrait | null) => void;
}

/** All portraits side by side, and none of them first. */
const PortraitChoice = ({ id, label, value, choose }: Props): JSX.Element => (
  <div class="portraits" role="radiogroup" aria-label={label}>
    {[null, ...PORTRAITS].map((each) => {
      const name = s(`portrait.${each ?? 'none'}`);
      return (
        <label key={each} title={name}>
          <input
            type="radio"
            name={id}
            aria-label={name}
            checked={each === value}
            onChange={() => choose(each)}
          />
          <Person of={each} />
        </label>
      );
    })}
  </div>
);

/** The portrait that was chosen; the others are behind it. */
export const FoldedPortrait = (props: Props): JSX.Element => (
  <details class="portrait-fold">
    <summary aria-label={`${props.label}: ${s(`portrait.${props.value ?? 'none'}`)}`}>
      <Person of={props.value} />
      <span>{s('portrait.label')}</span>
    </summary>
    <PortraitChoice {...props} />
  </details>
);

/** What whoever has this device looks like. */
const own = (id: string): Props => ({
  id,
  label: s('portrait.yours'),
  value: settings.value.portrait,
  choose: (portrait) => change({ portrait }),
});

export const OwnPortrait = (): JSX.Element => <PortraitChoice {...own('portrait')} />;

/** Beside what one is called. */
export const OwnFoldedPortrait = (): JSX.Element => <FoldedPortrait {...own('portrait')} />;
