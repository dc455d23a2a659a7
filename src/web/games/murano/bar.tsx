import type { JSX } from 'preact';
import { change, settings } from '../../settings.ts';
import { BarContent, ToggleTool } from '../../room/menu/bar.tsx';
import { useSeen } from '../../room/seen.ts';
import { t } from '../../words/index.ts';
import type { Interaction } from './gestures/gestures.ts';
import { Later } from './later.ts';
import { endsNow } from './prompt/notice.ts';
import { m } from './texts.ts';

const SOUND = 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 8.5a5 5 0 0 1 0 7M18.8 5.8a9 9 0 0 1 0 12.4';

/** The edge of the room: where one is, the round, and what one seldom needs. */
export function Bar({ id, ui }: { id: string; ui: Interaction }): JSX.Element {
  const round = useSeen(() => ui.view.value.round, [ui]);
  const last = useSeen(() => endsNow(ui.view.value), [ui]);
  const text = m(last ? 'lastRound' : 'round', { count: round });
  const { sound } = settings.value;
  return (
    <BarContent
      id={id}
      game="murano"
      keys={m('keys')}
      choices={<Later show={({ FlatMenuPart }) => <FlatMenuPart />} />}
      brand={
        <>
          <i>{t('name')}</i>
          <small>{m('name')}</small>
        </>
      }
      tools={
        <ToggleTool
          icon={SOUND}
          label={t('room.sound')}
          isOn={sound}
          toggle={() => change({ sound: !sound })}
        />
      }
    >
      {/* Written anew rather than moved: it ends where the tools begin. */}
      <p key={text} class="round">
        {text}
      </p>
    </BarContent>
  );
}
