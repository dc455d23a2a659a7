import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { HAS_SERVER } from '../address.ts';
import { CATALOGUE, type CatalogueGame, titleOf } from '../catalogue.ts';
import { Icon, PlayIcon } from '../icons.tsx';
import { quickOf, rivalsOf } from '../device/last-company.ts';
import { begin } from '../play.ts';
import { Later, type Load } from '../later.tsx';
import { Opener } from '../room/menu/opener.tsx';
import { bring } from '../rooms.ts';
import { all, type SavedMatch } from '../device/matches.ts';
import { pageText, t } from '../words/index.ts';
import type { BelowProps } from './below-the-doors.tsx';
import { Initial } from './initial.tsx';
import { PocketLinks } from './pocket-links.tsx';
import { Shell } from './shell.tsx';

/** What lies below the doors comes after them: nobody waits for it to go through one. */
const belowTheDoors: Load<BelowProps> = async () => (await import('./below-the-doors.tsx')).BelowTheDoors;

/** The entrance: a door for each game, and the way back to where one was. */
export function Home(): JSX.Element {
  const matches = useSignal<readonly SavedMatch[] | null>(null);
  useEffect(() => {
    void all().then((list) => {
      matches.value = list;
    });
  }, []);
  return (
    <Shell title={t('name')}>
      <section class="hero">
        <h1>{t('home.title')}</h1>
        <p>{t('home.lead')}</p>
      </section>
      <section class="doors">
        {CATALOGUE.map((game) => (
          <Door key={game.id} of={game} />
        ))}
      </section>
      <Later load={belowTheDoors} matches={matches.value} />
    </Shell>
  );
}

function Door({ of: { id: game, ui } }: { of: CatalogueGame }): JSX.Element {
  const play = (): void => {
    const { players, options } = quickOf(game);
    void begin(game, players, options);
  };
  const against = t('matches.against', { name: rivalsOf(game) });
  // Whoever reaches for a door will want what is behind it.
  const reach = (): void => void bring(game);
  return (
    <article class="door" onPointerEnter={reach} onFocusCapture={reach}>
      <div class={`window${ui.door?.isBright === true ? ' bright' : ''}`}>
        {ui.door === undefined ? (
          <Initial game={game} />
        ) : (
          <img src={ui.door.picture} alt="" width="560" height="318" />
        )}
      </div>
      <div class="info">
        <div>
          <h2>{titleOf(game)}</h2>
          <Opener label={t('home.options')} icon="more" opens={`more-${game}`} />
          <p>
            {pageText(game, 'tagline')}
            <br />
            {pageText(game, 'company')}
          </p>
        </div>
        <div class="actions">
          <button type="button" class="play" onClick={play}>
            <PlayIcon />
            <span>
              {t('home.play', { game: titleOf(game) })}
              <small>{against}</small>
            </span>
          </button>
          {HAS_SERVER && (
            <a class="friend" href={`/online/new/${game}#now`}>
              <Icon of="link" />
              <span>
                {t('home.friend')}
                <small>{t('home.friendHint')}</small>
              </span>
            </a>
          )}
        </div>
        <div class="links">
          <PocketLinks id={`more-${game}`} label={titleOf(game)}>
            <a href={`/new/${game}`}>{t('home.options')}</a>
            <a href={`/new/${game}?with=people`}>{t('home.around')}</a>
            {ui.lesson !== undefined && <a href={`/lesson/${game}`}>{t('lesson.learn')}</a>}
          </PocketLinks>
        </div>
      </div>
    </article>
  );
}
