import type { ComponentChildren, JSX } from 'preact';
import { LANGUAGES } from '#core/words';
import { BOT_PACES } from '../../bots/pace.ts';
import { quickOf, rivalsOf } from '../../device/last-company.ts';
import { begin } from '../../play.ts';
import { route } from '../../route.ts';
import { Choice } from '../../screens/choice.tsx';
import { loudnessChoice } from '../../screens/settings/loudness.ts';
import { s } from '../../screens/words.ts';
import { change, settings, THEMES } from '../../settings.ts';
import { t } from '../../words/index.ts';
import { extraChoice } from './extra-tool.ts';
import { Resign } from '../ending/resign.tsx';

interface Props {
  readonly id: string;
  readonly game: string;
  readonly keys: ComponentChildren;
  readonly choices: ComponentChildren;
}

/** What stands in the menu of a room: how it is shown and how fast it goes, another match, and where else one may go. */
export function MenuSheet({ id, game, keys, choices }: Props): JSX.Element {
  const { language, theme, botPace } = settings.value;
  const { players, options } = quickOf(game);
  // Far apart, bots have a pace of their own, and whoever sits there does not leave for another match by mistake.
  const isFar = route.value.screen === 'online';
  return (
    <>
      <div class="menu-part">
        <div class="choice" role="group" aria-label={t('language.label')}>
          {LANGUAGES.map((each) => (
            <button
              type="button"
              key={each}
              lang={each}
              aria-pressed={each === language}
              onClick={() => change({ language: each })}
            >
              {t(`language.${each}`)}
            </button>
          ))}
        </div>
      </div>
      <div class="menu-part">
        <Choice
          label={s('settings.theme')}
          values={THEMES}
          value={theme}
          tell={(each) => s(`settings.${each}`)}
          choose={(each) => change({ theme: each })}
        />
      </div>
      {!isFar && (
        <div class="menu-part">
          <p>{s('settings.botPace')}</p>
          <Choice
            label={s('settings.botPace')}
            values={BOT_PACES}
            value={botPace}
            tell={(each) => s(`settings.${each}`)}
            choose={(each) => change({ botPace: each })}
          />
        </div>
      )}
      <div class="menu-part">
        <p>{s('settings.sound')}</p>
        <Choice {...loudnessChoice()} />
      </div>
      {extraChoice.value?.()}
      {choices}
      <Resign id={id} />
      {!isFar && (
        <>
          <button type="button" onClick={() => void begin(game, players, options)}>
            {t('room.newMatch', { name: rivalsOf(game) })}
          </button>
          <a href={`/new/${game}`}>{t('room.otherMatch')}</a>
        </>
      )}
      <a href={`/matches#${id}`}>{t('nav.matches')}</a>
      <a href="/settings">{t('nav.settings')}</a>
      <a href="/">{t('end.home')}</a>
      <p class="keys">{keys}</p>
    </>
  );
}
