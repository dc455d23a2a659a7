import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { AnyGame } from '#core/game';
import { defaultOptions } from '#core/options';
import type { Player } from '#table/table';
import { PlayIcon } from '../icons.tsx';
import { DEFAULT_LEVEL, type Level, levelHint, levelName, LEVELS } from '../levels.ts';
import { begin } from '../play.ts';
import { gameOf } from '../games.ts';
import { t, tell } from '../words/index.ts';
import { Choice } from './choice.tsx';
import { Lost } from './lost.tsx';
import { type OptionValues, Options } from './options.tsx';
import { Shell } from './shell.tsx';

const COMPANIES = ['bot', 'people', 'bots'] as const;
type Company = (typeof COMPANIES)[number];

/** Every setting of a match, from the game's own option sheet. */
export function NewMatch({ game: id, company }: { game: string; company: string }): JSX.Element {
  const game = gameOf(id);
  return game === undefined ? <Lost /> : <Sheet game={game} company={company} />;
}

function Sheet({ game, company: given }: { game: AnyGame; company: string }): JSX.Element {
  const company = useSignal<Company>(COMPANIES.find((each) => each === given) ?? 'bot');
  const level = useSignal<Level>(DEFAULT_LEVEL);
  const options = useSignal<OptionValues>(defaultOptions(game.options) as OptionValues);
  const refusal = game.options.refusal(options.value, 2);
  const start = (): void => {
    void begin(game.id, playersOf(company.value, level.value), options.value);
  };
  return (
    <Shell title={t('new.title', { game: t('game.muster') })}>
      <section class="page new">
        <h1>{t('new.title', { game: t('game.muster') })}</h1>
        <h2>{t('new.company')}</h2>
        <Choice
          label={t('new.company')}
          values={COMPANIES}
          value={company.value}
          tell={(each) => t(each === 'bots' ? 'new.watch' : `new.${each}`)}
          choose={(each) => {
            company.value = each;
          }}
        />
        {company.value !== 'people' && (
          <>
            <h2>{t('new.level')}</h2>
            <Choice
              label={t('new.level')}
              values={LEVELS}
              value={level.value}
              tell={levelName}
              choose={(each) => {
                level.value = each;
              }}
            />
            <p class="note">
              {t(`persona.${level.value}`)}: {levelHint(level.value)}
            </p>
          </>
        )}
        <Options
          game={game}
          values={options.value}
          change={(values) => {
            options.value = game.options.settle(values) as OptionValues;
          }}
        />
        {refusal !== null && (
          <p class="refused" role="alert">
            {tell(game, refusal)}{' '}
            <a href={`/rules/${game.id}/${refusal.rule}`}>{t('new.why', { rule: refusal.rule })}</a>
          </p>
        )}
        <button type="button" class="play" disabled={refusal !== null} onClick={start}>
          <PlayIcon />
          {t('new.begin')}
        </button>
      </section>
    </Shell>
  );
}

function playersOf(company: Company, level: Level): readonly Player[] {
  const bot: Player = { kind: 'bot', level };
  if (company === 'bots') return [bot, bot];
  return [{ kind: 'person' }, company === 'people' ? { kind: 'person' } : bot];
}
