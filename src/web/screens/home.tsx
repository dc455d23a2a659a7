import { lagoonDoor, meadowDoor } from 'tavola:doors';
import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { bring, GAME_IDS, type GameId } from '../games.ts';
import { PlayIcon } from '../icons.tsx';
import { quickOf, rivalsOf } from '../device/last-company.ts';
import { begin } from '../play.ts';
import { isKnownFarAway } from '../settings.ts';
import { all, type Kept } from '../device/matches.ts';
import { t } from '../words/index.ts';
import { companyOf, gameIn, standOf } from './match-row-texts.ts';
import { gameThumb } from './thumb.ts';
import { Shell } from './shell.tsx';

/** The entrance: two doors, and the way back to where one was. */
export function Home(): JSX.Element {
  const matches = useSignal<readonly Kept[] | null>(null);
  useEffect(() => {
    void all().then((found) => {
      matches.value = found;
    });
  }, []);
  return (
    <Shell title={t('name')}>
      <section class="hero">
        <h1>{t('home.title')}</h1>
        <p>{t('home.lead')}</p>
      </section>
      <section class="doors">
        {GAME_IDS.map((game) => (
          <Door key={game} game={game} />
        ))}
      </section>
      <Ways matches={matches.value} />
      <FarWays />
    </Shell>
  );
}

const DOORS: Readonly<Record<GameId, { readonly picture: string; readonly window: string }>> = {
  muster: { picture: meadowDoor, window: 'window meadow' },
  murano: { picture: lagoonDoor, window: 'window' },
};

function Door({ game }: { game: GameId }): JSX.Element {
  const { picture, window } = DOORS[game];
  const play = (): void => {
    const { players, options } = quickOf(game);
    void begin(game, players, options);
  };
  const against = t('matches.against', { name: rivalsOf(game) });
  // Whoever reaches for a door will want what is behind it.
  const reach = (): void => void bring(game);
  return (
    <article class="door" onPointerEnter={reach} onFocusCapture={reach}>
      <div class={window}>
        <img src={picture} alt="" width="560" height="318" />
      </div>
      <div class="info">
        <div>
          <h2>{t(`game.${game}`)}</h2>
          <p>
            {t(`home.${game}`)}
            <br />
            {t(`home.${game}For`)}
          </p>
        </div>
        <button type="button" class="play" onClick={play}>
          <PlayIcon />
          <span>
            {t('home.play', { game: t(`game.${game}`) })}
            <small>{against}</small>
          </span>
        </button>
        <div class="links">
          <a href={`/new/${game}`}>{t('home.options')}</a>
          <a href={`/new/${game}?with=people`}>{t('home.around')}</a>
          <a href={`/online/new/${game}`}>{t('home.far')}</a>
          <a href={`/lesson/${game}`}>{t('lesson.learn')}</a>
        </div>
      </div>
    </article>
  );
}

/** Whoever has never played far apart need not bring what only they would need. */
function FarWays(): JSX.Element | null {
  const come = useSignal<{ Tables: ComponentType } | null>(null);
  useEffect(() => {
    if (isKnownFarAway()) {
      void import('../online/waiting-tables.tsx').then(
        ({ WaitingTables }) => (come.value = { Tables: WaitingTables }),
      );
    }
  }, []);
  return come.value === null ? null : <come.value.Tables />;
}

/** Under the doors: the match one left, the last one played, the rules. */
function Ways({ matches }: { matches: readonly Kept[] | null }): JSX.Element {
  const running = matches?.find(({ over }) => !over);
  const finished = matches?.find(({ over }) => over);
  return (
    <section class="tiles">
      {running !== undefined && (
        <Way
          picture={gameThumb(gameIn(running))}
          title={continueTitle(running)}
          text={standOf(running)}
          dot
          to={`/match/${running.id}`}
          action={t('home.continue')}
        />
      )}
      {finished !== undefined && (
        <Way
          picture={gameThumb(gameIn(finished))}
          title={t('home.replay')}
          text={t('home.replayHint')}
          to={`/replay/${finished.id}`}
          action={t('home.open')}
        />
      )}
      {running === undefined && finished === undefined && (
        <Way
          picture={gameThumb('muster')}
          title={t('home.two')}
          text={t('home.twoHint')}
          to="/new/muster?with=people"
          action={t('home.open')}
        />
      )}
      {(running === undefined || finished === undefined) && (
        <Way
          picture={meadowDoor}
          title={t('home.learn')}
          text={t('home.learnHint')}
          to="/rules/muster"
          action={t('home.open')}
        />
      )}
    </section>
  );
}

function continueTitle(match: Kept): string {
  const { kind, name } = companyOf(match);
  const game = t(`game.${gameIn(match)}`);
  if (kind === 'alone') return t('home.continueAlone', { game });
  if (kind === 'people') return t('home.continuePeople', { game, count: match.players.length });
  return kind === 'watched' ? t('home.continueWatch', { game }) : t('home.continueWith', { game, name });
}

interface WayProps {
  readonly picture: string;
  readonly title: string;
  readonly text: string;
  readonly dot?: boolean;
  readonly to: string;
  readonly action: string;
}

function Way({ picture, title, text, dot = false, to, action }: WayProps): JSX.Element {
  return (
    <div class="way">
      <img src={picture} alt="" width="92" height="68" />
      <div>
        <h3>{title}</h3>
        <p>
          {dot && <i class="dot" />}
          {text}
        </p>
      </div>
      <a class="button" href={to}>
        {action}
      </a>
    </div>
  );
}
