import type { JSX } from 'preact';
import { Icon } from '../../icons.tsx';
import { change, settings } from '../../settings.ts';
import { Menu } from '../../room/menu.tsx';
import { useSeen } from '../../room/seen.ts';
import { t } from '../../words/index.ts';
import type { Interaction } from './gestures/gestures.ts';
import { endsNow } from './prompt/notice.ts';
import { m } from './texts.ts';

/** The edge of the room: where one is, the round, and what one seldom needs. */
export function Bar({ id, ui }: { id: string; ui: Interaction }): JSX.Element {
  const round = useSeen(() => ui.view.value.round, [ui]);
  const last = useSeen(() => endsNow(ui.view.value), [ui]);
  const told = m(last ? 'lastRound' : 'round', { count: round });
  const { sound } = settings.value;
  return (
    <>
      <a class="brand" href="/">
        <i>{t('name')}</i>
        <small>{m('name')}</small>
      </a>
      {/* Written anew rather than moved: it ends where the tools begin. */}
      <p key={told} class="round">
        {told}
      </p>
      <div class="tools">
        <button
          type="button"
          class="tool"
          aria-label={t('settings.sound')}
          title={t('settings.sound')}
          aria-pressed={sound}
          onClick={() => change({ sound: !sound })}
        >
          <Icon of="sound" />
        </button>
        <a class="tool" href="/rules/murano" aria-label={t('room.rulebook')} title={t('room.rulebook')}>
          <Icon of="book" />
        </a>
        <Menu id={id} keys={m('keys')} />
      </div>
    </>
  );
}
