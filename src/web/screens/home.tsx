import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { fieldThumb, lagoonDoor, meadowDoor } from '../art/doors.ts';
import { address } from '../art/src.ts';
import { PlayIcon } from '../icons.tsx';
import { DEFAULT_LEVEL } from '../levels.ts';
import { begin } from '../play.ts';
import { all, type Kept } from '../store.ts';
import { t } from '../words/index.ts';
import { companyOf, standOf } from './kept.ts';
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
        <MuranoDoor />
        <MusterDoor />
      </section>
      <Ways matches={matches.value} />
    </Shell>
  );
}

function MusterDoor(): JSX.Element {
  const play = (): void => {
    void begin('muster', [{ kind: 'person' }, { kind: 'bot', level: DEFAULT_LEVEL }]);
  };
  return (
    <article class="door">
      <div class="window meadow">
        <img src={address('door muster', meadowDoor)} alt="" width="560" height="318" />
      </div>
      <div class="info">
        <div>
          <h2>{t('game.muster')}</h2>
          <p>
            {t('home.muster')}
            <br />
            {t('home.musterFor')}
          </p>
        </div>
        <button type="button" class="play" onClick={play}>
          <PlayIcon />
          {t('home.play')}
        </button>
        <div class="links">
          <a href="/new/muster">{t('home.options')}</a>
          <a href="/new/muster?with=people">{t('home.around')}</a>
          <a href="/lesson/muster">{t('lesson.learn')}</a>
        </div>
      </div>
    </article>
  );
}

function MuranoDoor(): JSX.Element {
  return (
    <article class="door closed">
      <div class="window">
        <img src={address('door murano', lagoonDoor)} alt="" width="560" height="318" />
      </div>
      <div class="info">
        <div>
          <h2>{t('game.murano')}</h2>
          <p>
            {t('home.murano')}
            <br />
            {t('home.muranoFor')}
          </p>
        </div>
        <p class="soon">{t('home.soon')}</p>
      </div>
    </article>
  );
}

/** Under the doors: the match one left, the last one played, the rules. */
function Ways({ matches }: { matches: readonly Kept[] | null }): JSX.Element {
  const running = matches?.find(({ over }) => !over);
  const finished = matches?.find(({ over }) => over);
  return (
    <section class="ways">
      {running !== undefined && (
        <Way
          picture={address('thumb muster', fieldThumb)}
          title={continueTitle(running)}
          text={standOf(running)}
          dot
          to={`/match/${running.id}`}
          action={t('home.continue')}
        />
      )}
      {finished !== undefined && (
        <Way
          picture={address('thumb muster', fieldThumb)}
          title={t('home.replay')}
          text={t('home.replayHint')}
          to={`/replay/${finished.id}`}
          action={t('home.open')}
        />
      )}
      {running === undefined && finished === undefined && (
        <Way
          picture={address('thumb muster', fieldThumb)}
          title={t('home.two')}
          text={t('home.twoHint')}
          to="/new/muster?with=people"
          action={t('home.open')}
        />
      )}
      {(running === undefined || finished === undefined) && (
        <Way
          picture={address('door muster', meadowDoor)}
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
  const game = t('game.muster');
  if (kind === 'two') return t('home.continueTwo', { game });
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
