import type { ComponentChildren, JSX } from 'preact';
import { t } from '../../words/index.ts';
import { laterParts } from '../later.tsx';
import { Opener } from './opener.tsx';

const { Later } = laterParts(() => import('./menu-sheet.tsx'));

interface Props {
  readonly id: string;
  readonly game: string;
  readonly keys: ComponentChildren;
  /** What the game lets one choose. */
  readonly choices: ComponentChildren;
}

/** What one seldom needs in the middle of a match: it comes when the room stands. */
export function Menu(props: Props): JSX.Element {
  return (
    <>
      <Opener label={t('room.menu')} icon="more" opens="menu" />
      <div class="menu" id="menu" popover="auto">
        <Later show={({ MenuSheet }) => <MenuSheet {...props} />} />
      </div>
    </>
  );
}
