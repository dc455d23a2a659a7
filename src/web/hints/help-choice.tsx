import type { JSX } from 'preact';
import { Choice } from '../screens/choice.tsx';
import { s } from '../screens/words.ts';
import { change, HELPS, settings } from '../settings.ts';

/** How much help one wants, to be chosen where one needs it. */
export const HelpChoice = (): JSX.Element => (
  <div class="menu-part">
    <p>{s('help.label')}</p>
    <Choice
      label={s('help.label')}
      values={HELPS}
      value={settings.value.help}
      tell={(each) => s(`help.${each}`)}
      choose={(each) => change({ help: each })}
    />
  </div>
);
