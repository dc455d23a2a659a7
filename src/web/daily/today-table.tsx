import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { HAS_SERVER } from '../address.ts';
import { titleOf } from '../catalogue.ts';
import type { SavedMatch } from '../device/matches.ts';
import { Thumb } from '../screens/matches/thumb.tsx';
import { locale } from '../settings.ts';
import { t } from '../words/index.ts';
import { type Day, dayOf } from './daily.ts';
import { buttonText, loadPars, openDaily, type Pars, parOf, stateText } from './telling.ts';
import { d } from './texts.ts';
import { dailiesOf, type Daily, streakToday } from './today.ts';

/** What is laid out today, where one stands with each, and how many days one came; whoever did not is told nothing. */
export function TodayTable({ matches }: { matches: readonly SavedMatch[] }): JSX.Element {
  const pars = useSignal<Pars>(new Map());
  useEffect(() => {
    void loadPars().then((come) => (pars.value = come));
  }, []);
  const now = new Date();
  const today = dayOf(now);
  const day = new Intl.DateTimeFormat(locale.value, { weekday: 'long', day: 'numeric', month: 'long' });
  const streak = streakToday(matches);
  return (
    <>
      <div class="today-line">
        <a href="/daily">
          <b>{d('title')}</b>
          <span>{day.format(now)}</span>
          {streak > 0 && <i>{d('streak', { count: streak })}</i>}
        </a>
        <a href="/puzzles">{d('puzzles')}</a>
        {/* Plain http from another machine: a phone in a home, whose screen may show four letters to type. */}
        {HAS_SERVER && !globalThis.isSecureContext && <a href="/join">{t('home.join')}</a>}
      </div>
      <section class="today-tiles" aria-label={d('title')}>
        {dailiesOf(today, matches).map((daily) => (
          <Tile
            key={`${daily.kind} ${daily.game}`}
            daily={daily}
            day={today}
            par={parOf(daily, pars.value)}
          />
        ))}
      </section>
    </>
  );
}

interface TileProps {
  readonly daily: Daily;
  readonly day: Day;
  readonly par: number;
}

function Tile({ daily, day, par }: TileProps): JSX.Element {
  const { kind, game, state } = daily;
  const title = d(kind === 'deal' ? 'dealTile' : 'puzzleTile', { game: titleOf(game) });
  return (
    <article class={`today-tile ${state}`}>
      <Thumb game={game} />
      <div>
        <h3>{title}</h3>
        <p>
          {kind === 'deal' && state === 'open' ? par > 0 && d('parTile', { par }) : stateText(daily, par)}
        </p>
      </div>
      <button
        type="button"
        class="button"
        aria-label={`${buttonText(daily)}: ${title}`}
        onClick={() => openDaily(daily, day)}
      >
        {buttonText(daily)}
      </button>
    </article>
  );
}
