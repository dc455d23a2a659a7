import type { ComponentChildren, JSX } from 'preact';
import { LANGUAGES } from '#core/words';
import { BOT_PACES } from '../../bots/pace.ts';
import { change, HELPS, MOTIONS, settings, TEXT_SIZES, THEMES } from '../../settings.ts';
import { pageText, t } from '../../words/index.ts';
import { HAS_SERVER } from '../../address.ts';
import { canInstall, install } from '../../device/installing.ts';
import { Account } from '../../online/account/account.tsx';
import { OwnPortrait } from '../../portraits/portrait-choice.tsx';
import { Choice, type ChoiceProps } from '../choice.tsx';
import { loudnessChoice, vibrationChoice } from './loudness.ts';
import { Shell } from '../shell.tsx';
import { s } from '../words.ts';
import { CATALOGUE } from '../../catalogue.ts';

export function SettingsScreen(): JSX.Element {
  const { language, theme, motion, botPace, textSize, name, help } = settings.value;
  const felt = vibrationChoice();
  return (
    <Shell title={s('settings.title')}>
      <section class="page settings">
        <h1>{s('settings.title')}</h1>
        <ChoiceRow
          label={t('language.label')}
          values={LANGUAGES}
          value={language}
          tell={(each) => t(`language.${each}`)}
          choose={(each) => change({ language: each })}
        />
        <ChoiceRow
          label={s('settings.theme')}
          values={THEMES}
          value={theme}
          tell={(each) => s(`settings.${each}`)}
          choose={(each) => change({ theme: each })}
        />
        <ChoiceRow
          label={s('settings.motion')}
          values={MOTIONS}
          value={motion}
          tell={(each) => s(`settings.${each}`)}
          choose={(each) => change({ motion: each })}
        />
        <ChoiceRow
          label={s('settings.botPace')}
          hint={s('settings.botPaceHint')}
          values={BOT_PACES}
          value={botPace}
          tell={(each) => s(`settings.${each}`)}
          choose={(each) => change({ botPace: each })}
        />
        <ChoiceRow {...loudnessChoice()} />
        {felt !== null && <ChoiceRow {...felt} />}
        <ChoiceRow
          label={s('help.label')}
          hint={s('help.hint')}
          values={HELPS}
          value={help}
          tell={(each) => s(`help.${each}`)}
          choose={(each) => change({ help: each })}
        />
        <ChoiceRow
          label={s('settings.text')}
          values={TEXT_SIZES}
          value={textSize}
          tell={(each) => `${each} %`}
          choose={(each) => change({ textSize: each })}
        />
        <Row name={s('settings.name')} hint={s('settings.nameHint')}>
          <input
            type="text"
            maxLength={24}
            value={name}
            aria-label={s('settings.name')}
            placeholder={t('seat.guest')}
            onInput={(event) => change({ name: event.currentTarget.value })}
          />
        </Row>
        <Row name={s('portrait.yours')} hint={s('portrait.hint')}>
          <OwnPortrait />
        </Row>
        <InstallRow />
        {CATALOGUE.map(({ id }) => pageText(id, 'signs'))
          .filter(Boolean)
          .map((signs) => (
            <p key={signs} class="note">
              {signs}
            </p>
          ))}
        {HAS_SERVER && <Account />}
      </section>
    </Shell>
  );
}

/** Where the browser offers to keep the page as an application. */
const InstallRow = (): JSX.Element | null =>
  canInstall() ? (
    <Row name={t('name')} hint={s('settings.installHint')}>
      <button type="button" class="button" onClick={install}>
        {s('settings.install')}
      </button>
    </Row>
  ) : null;

interface ChoiceRowProps<T> extends ChoiceProps<T> {
  readonly hint?: string;
}

/** A setting with a few values. */
function ChoiceRow<T extends string | number>({ hint, ...choice }: ChoiceRowProps<T>): JSX.Element {
  return (
    <Row name={choice.label} hint={hint}>
      <Choice {...choice} />
    </Row>
  );
}

function Row({
  name,
  hint,
  children,
}: {
  name: string;
  hint?: string | undefined;
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
