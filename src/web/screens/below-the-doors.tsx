import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { FOR_NEWCOMERS, titleOf } from '../catalogue.ts';
import { TodayTable } from '../daily/today-table.tsx';
import { noteInstallOffer } from '../device/installing.ts';
import type { SavedMatch } from '../device/matches.ts';
import { Icon } from '../icons.tsx';
import { isKnownFarAway } from '../settings.ts';
import { t } from '../words/index.ts';
import { companyOf, standOf } from './matches/match-row-texts.ts';
import { PositionThumb, Thumb } from './matches/thumb.tsx';

export interface BelowProps {
  /** Those of this device; null: they have not come yet. */
  readonly matches: readonly SavedMatch[] | null;
}

noteInstallOffer();

const NONE: readonly SavedMatch[] = [];

/** What is laid out today, and the ways on: they come together, so that nothing of it moves. */
export const BelowTheDoors = ({ matches }: BelowProps): JSX.Element => (
  <>
    <TodayTable matches={matches ?? NONE} />
    <Ways matches={matches} />
    <FarWays />
  </>
);

/** Whoever has never played far apart need not bring what only they would need. */
function FarWays(): JSX.Element | null {
  const come = useSignal<{ Tables: ComponentType } | null>(null);
  useEffect(() => {
    if (isKnownFarAway()) {
      void import('../online/lobby/waiting-tables.tsx').then(
        ({ WaitingTables }) => (come.value = { Tables: WaitingTables }),
      );
    }
  }, []);
  return come.value === null ? null : <come.value.Tables />;
}

/** Under the doors: the match one left, the last one played, the rules. */
function Ways({ matches }: BelowProps): JSX.Element {
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
