import type { ComponentChildren, JSX } from 'preact';
import { LANGUAGES } from '#core/words';
import { BOT_PACES } from '../bots/pace.ts';
import { change, MOTIONS, settings, TEXT_SIZES, THEMES } from '../settings.ts';
import { pageText, t } from '../words/index.ts';
import { Account } from '../online/account.tsx';
import { Choice } from './choice.tsx';
import { Shell } from './shell.tsx';
import { CATALOGUE } from '../catalogue.ts';

export function SettingsScreen(): JSX.Element {
  const { language, theme, motion, botPace, textSize, name, sound } = settings.value;
  return (
    <Shell title={t('settings.title')}>
      <section class="page settings">
        <h1>{t('settings.title')}</h1>
        <Row name={t('language.label')}>
          <Choice
            label={t('language.label')}
            values={LANGUAGES}
            value={language}
            tell={(each) => t(`language.${each}`)}
            choose={(each) => change({ language: each })}
          />
        </Row>
        <Row name={t('settings.theme')}>
          <Choice
            label={t('settings.theme')}
            values={THEMES}
            value={theme}
            tell={(each) => t(`settings.${each}`)}
            choose={(each) => change({ theme: each })}
          />
        </Row>
        <Row name={t('settings.motion')}>
          <Choice
            label={t('settings.motion')}
            values={MOTIONS}
            value={motion}
            tell={(each) => t(`settings.${each}`)}
            choose={(each) => change({ motion: each })}
          />
        </Row>
        <Row name={t('settings.botPace')} hint={t('settings.botPaceHint')}>
          <Choice
            label={t('settings.botPace')}
            values={BOT_PACES}
            value={botPace}
            tell={(each) => t(`settings.${each}`)}
            choose={(each) => change({ botPace: each })}
          />
        </Row>
        <Row name={t('settings.sound')}>
          <Choice
            label={t('settings.sound')}
            values={['off', 'on']}
            value={sound ? 'on' : 'off'}
            tell={(each) => t(each === 'on' ? 'settings.soundOn' : 'settings.soundOff')}
            choose={(each) => change({ sound: each === 'on' })}
          />
        </Row>
        <Row name={t('settings.text')}>
          <Choice
            label={t('settings.text')}
            values={TEXT_SIZES}
            value={textSize}
            tell={(each) => `${each} %`}
            choose={(each) => change({ textSize: each })}
          />
        </Row>
        <Row name={t('settings.name')} hint={t('settings.nameHint')}>
          <input
            type="text"
            maxLength={24}
            value={name}
            aria-label={t('settings.name')}
            placeholder={t('seat.guest')}
            onInput={(event) => change({ name: event.currentTarget.value })}
          />
        </Row>
        {CATALOGUE.map(({ id }) => pageText(id, 'signs'))
          .filter(Boolean)
          .map((signs) => (
            <p key={signs} class="note">
              {signs}
            </p>
          ))}
        <Account />
      </section>
    </Shell>
  );
}

function Row({
  name,
  hint,
  children,
}: {
  name: string;
  hint?: string;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <div class="setting">
      <div>
        <h2>{name}</h2>
        {hint !== undefined && <p>{hint}</p>}
      </div>
      {children}
    </div>
  );
}
