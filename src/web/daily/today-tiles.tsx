import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { titleOf } from '../catalogue.ts';
import type { Kept } from '../device/matches.ts';
import { Thumb } from '../screens/thumb.tsx';
import { type Day, dayOf } from './daily.ts';
import { deedText, loadPars, openDaily, type Pars, parOf, stateText } from './telling.ts';
import { d } from './texts.ts';
import { dailiesOf, type Daily } from './today.ts';

/** What is laid out today, and where one stands with each. */
export function TodayTiles({ matches }: { matches: readonly Kept[] }): JSX.Element {
  const pars = useSignal<Pars>(new Map());
  useEffect(() => {
    void loadPars().then((come) => (pars.value = come));
  }, []);
  const today = dayOf(new Date());
  return (
    <>
      {dailiesOf(today, matches).map((daily) => (
        <Tile key={`${daily.kind} ${daily.game}`} daily={daily} day={today} par={parOf(daily, pars.value)} />
      ))}
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
        aria-label={`${deedText(daily)}: ${title}`}
        onClick={() => openDaily(daily, day)}
      >
        {deedText(daily)}
      </button>
    </article>
  );
}
