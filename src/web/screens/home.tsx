import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { HAS_SERVER } from '../address.ts';
import { CATALOGUE, type CatalogueGame, FOR_NEWCOMERS, titleOf } from '../catalogue.ts';
import { Icon, PlayIcon } from '../icons.tsx';
import type { TodayTable } from '../daily/today-table.tsx';
import { quickOf, rivalsOf } from '../device/last-company.ts';
import { begin } from '../play.ts';
import { bring } from '../rooms.ts';
import { isKnownFarAway } from '../settings.ts';
import { all, type SavedMatch } from '../device/matches.ts';
import { pageText, t } from '../words/index.ts';
import { companyOf, standOf } from './match-row-texts.ts';
import { Initial, PositionThumb, Thumb } from './thumb.tsx';
import { Shell } from './shell.tsx';

const NONE: readonly SavedMatch[] = [];

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
      <BelowTheDoors matches={matches.value} />
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
          <a href={`/new/${game}`}>{t('home.options')}</a>
          <a href={`/new/${game}?with=people`}>{t('home.around')}</a>
          {ui.lesson !== undefined && <a href={`/lesson/${game}`}>{t('lesson.learn')}</a>}
        </div>
      </div>
    </article>
  );
}

/**
 * What is laid out today, which whoever only wants to play need not bring, and the ways on. They wait for it, so that it
 * moves nothing when it comes, however high it is.
 */
function BelowTheDoors({ matches }: { matches: readonly SavedMatch[] | null }): JSX.Element | null {
  const come = useSignal<{ Table: typeof TodayTable | null } | null>(null);
  useEffect(() => {
    void import('../daily/today-table.tsx').then(
      ({ TodayTable: Table }) => (come.value = { Table }),
      () => (come.value = { Table: null }),
    );
  }, []);
  if (come.value === null) return null;
  const { Table } = come.value;
  return (
    <>
      {Table && <Table matches={matches ?? NONE} />}
      <Ways matches={matches} />
      <FarWays />
    </>
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
function Ways({ matches }: { matches: readonly SavedMatch[] | null }): JSX.Element {
  const running = matches?.find(({ over }) => !over);
  const finished = matches?.find(({ over }) => over);
  return (
    <section class="tiles">
      {running !== undefined && (
        <Way
          match={running}
          title={continueTitle(running)}
          text={standOf(running)}
          dot
          to={`/match/${running.id}`}
          action={t('home.continue')}
        />
      )}
      {finished !== undefined && (
        <Way
          match={finished}
          title={t('home.replay')}
          text={t('home.replayHint')}
          to={`/replay/${finished.id}`}
          action={t('home.open')}
        />
      )}
      {running === undefined && finished === undefined && (
        <Way
          game={FOR_NEWCOMERS.id}
          title={t('home.two')}
          text={t('home.twoHint')}
          to={`/new/${FOR_NEWCOMERS.id}?with=people`}
          action={t('home.open')}
        />
      )}
      {(running === undefined || finished === undefined) && (
        <Way
          title={t('home.learn')}
          text={t('home.learnHint')}
          to={`/rules/${FOR_NEWCOMERS.id}`}
          action={t('home.open')}
        />
      )}
    </section>
  );
}

function continueTitle(match: SavedMatch): string {
  const { kind, name } = companyOf(match);
  const game = titleOf(match.game);
  if (kind === 'alone') return t('home.continueAlone', { game });
  if (kind === 'people') return t('home.continuePeople', { game, count: match.players.length });
  return kind === 'watched' ? t('home.continueWatch', { game }) : t('home.continueWith', { game, name });
}

interface WayProps {
  /** Whose picture it has: that of a match, or of a game; without either, that of the rulebook. */
  readonly match?: SavedMatch;
  readonly game?: string;
  readonly title: string;
  readonly text: string;
  readonly dot?: boolean;
  readonly to: string;
  readonly action: string;
}

function Way({ match, game, title, text, dot = false, to, action }: WayProps): JSX.Element {
  return (
    <div class="way">
      <WayPicture match={match} game={game} />
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

interface WayPictureProps {
  readonly match: SavedMatch | undefined;
  readonly game: string | undefined;
}

function WayPicture({ match, game }: WayPictureProps): JSX.Element {
  if (match !== undefined) return <PositionThumb match={match} />;
  if (game !== undefined) return <Thumb game={game} />;
  return (
    <span class="initial bound" aria-hidden="true">
      <Icon of="book" />
    </span>
  );
}
