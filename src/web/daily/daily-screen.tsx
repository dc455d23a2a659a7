import './index.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { HAS_SERVER } from '../address.ts';
import { gameIn, titleOf } from '../catalogue.ts';
import { all, type SavedMatch } from '../device/matches.ts';
import type { PuzzleSolution } from '../puzzles/solution.ts';
import { Shell } from '../screens/shell.tsx';
import { Thumb } from '../screens/matches/thumb.tsx';
import { locale } from '../settings.ts';
import { t } from '../words/index.ts';
import { type Day, dayNumber, dayOf, monthOf, shareText, shifted, signsOf } from './daily.ts';
import { buttonText, loadPars, openDaily, type Pars, parOf, stateText } from './telling.ts';
import { Others } from './others.tsx';
import { pictureOf, sharePicture } from './picture.ts';
import { d } from './texts.ts';
import { dailiesOf, type Daily, doneDays, streakToday } from './today.ts';

/** Today's table: a puzzle and a deal that are the same for everybody. */
export function DailyScreen(): JSX.Element | null {
  const matches = useSignal<readonly SavedMatch[] | null>(null);
  const pars = useSignal<Pars>(new Map());
  useEffect(() => {
    void Promise.all([all(), loadPars()]).then(([list, come]) => {
      pars.value = come;
      matches.value = list;
    });
  }, []);
  if (matches.value === null) return null;
  const today = dayOf(new Date());
  const dailies = dailiesOf(today, matches.value);
  const streak = streakToday(matches.value);
  return (
    <Shell title={d('title')}>
      <section class="page daily">
        <p class="note">{d('number', { number: dayNumber(today) })}</p>
        <h1>{d('title')}</h1>
        <p class="lead">
          {dateText(today)}
          {streak > 0 && <b> · {d('streak', { count: streak })}</b>}
        </p>
        {dailies.map((daily) => (
          <Row key={`${daily.kind} ${daily.game}`} daily={daily} day={today} pars={pars.value} />
        ))}
        <Share day={today} dailies={dailies} pars={pars.value} />
        {HAS_SERVER && <Others day={today} dailies={dailies} parOf={(daily) => parOf(daily, pars.value)} />}
        <Sheets dailies={dailies} />
        <Yesterday day={shifted(today, -1)} />
        <Month today={today} matches={matches.value} />
        <p class="note">{d('same')}</p>
      </section>
    </Shell>
  );
}

const dateText = (day: Day): string =>
  new Intl.DateTimeFormat(locale.value, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));

interface RowProps {
  readonly daily: Daily;
  readonly day: Day;
  readonly pars: Pars;
}

function Row({ daily, day, pars }: RowProps): JSX.Element {
  const { kind, game, state } = daily;
  return (
    <article class="way">
      <Thumb game={game} />
      <div>
        <h2>{d(kind, { game: titleOf(game) })}</h2>
        <p>
          {kind === 'deal' && state === 'open' && `${d('dealHint')} `}
          {stateText(daily, parOf(daily, pars))}
        </p>
      </div>
      <button
        type="button"
        class={`button${state === 'done' ? '' : ' primary'}`}
        onClick={() => openDaily(daily, day)}
      >
        {buttonText(daily)}
      </button>
    </article>
  );
}

interface ShareProps {
  readonly day: Day;
  readonly dailies: readonly Daily[];
  readonly pars: Pars;
}

/** Once something is done: a text that spoils nothing. */
function Share({ day, dailies, pars }: ShareProps): JSX.Element | null {
  const copied = useSignal(false);
  const results = dailies.flatMap((daily) =>
    daily.result === null ? [] : [{ ...daily.result, title: titleOf(daily.game), par: parOf(daily, pars) }],
  );
  if (results.length === 0) return null;
  const head = `${t('name')} ${dayNumber(day)} · ${dateText(day)}`;
  const text = shareText(head, results);
  const share = async (): Promise<void> => {
    const picture = await pictureOf(head, results);
    if (picture !== null) await sharePicture(picture, `tavola-${day}.png`, text);
  };
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(() => {
      copied.value = true;
    });
  };
  return (
    <section class="daily-share">
      <h2>{d('share')}</h2>
      <pre aria-label={results.map((each) => `${each.title}: ${signsOf(each)}`).join(', ')}>{text}</pre>
      <button type="button" class="button" onClick={copy}>
        {d(copied.value ? 'copied' : 'copy')}
      </button>{' '}
      <button type="button" class="button" onClick={() => void share()}>
        {d('picture')}
      </button>
    </section>
  );
}

/** What is laid out today, for the real box. */
const Sheets = ({ dailies }: { dailies: readonly Daily[] }): JSX.Element => (
  <section class="daily-sheets">
    <h2>{d('sheets')}</h2>
    <p>{d('sheetsHint')}</p>
    <p>
      {dailies.map(({ kind, game, number }) => (
        <a key={`${kind} ${game}`} class="button" href={`/puzzles/${game}/${kind}-${number}`}>
          {d(kind === 'deal' ? 'dealTile' : 'puzzleTile', { game: titleOf(game) })}
        </a>
      ))}
    </p>
  </section>
);

/** Yesterday's puzzles may be told: each with its solution, and why it is one, to whoever asks. */
export const Yesterday = ({ day }: { day: Day }): JSX.Element => (
  <>
    {dailiesOf(day, [])
      .filter(({ kind }) => kind === 'puzzle')
      .map(({ game, number }) => (
        <YesterdayPuzzle key={game} game={game} number={number} />
      ))}
  </>
);

function YesterdayPuzzle({ game, number }: { game: string; number: number }): JSX.Element {
  const solution = useSignal<PuzzleSolution | null>(null);
  const isAsked = useSignal(false);
  const ask = async (): Promise<void> => {
    isAsked.value = true;
    const puzzles = await gameIn(game)?.ui.puzzles?.();
    solution.value = (await puzzles?.solutionOf(number)) ?? null;
  };
  return (
    <>
      <article class="way">
        <Thumb game={game} />
        <div>
          <h2>{d('yesterday', { game: titleOf(game) })}</h2>
          <p>
            <a href={`/puzzles/${game}/${number}`}>{d('look')}</a>
          </p>
        </div>
        <button type="button" class="button" disabled={isAsked.value} onClick={() => void ask()}>
          {d('solution')}
        </button>
      </article>
      {solution.value !== null && (
        <div class="daily-solution" role="status">
          <p>{solution.value.claim}</p>
          <ol>
            {solution.value.lines.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ol>
          <p class="note">{solution.value.proven}</p>
        </div>
      )}
    </>
  );
}

/** The days of this month: what was done is told by shape and by word. */
function Month({ today, matches }: { today: Day; matches: readonly SavedMatch[] }): JSX.Element {
  const { before, days } = monthOf(today);
  const done = doneDays(matches);
  return (
    <section class="daily-month" aria-label={d('month')}>
      <h2>{d('month')}</h2>
      <ol style={{ '--before': before }}>
        {days.map((day) => {
          const isAll = dailiesOf(day, matches).every(({ state }) => state === 'done');
          const state = !done.has(day) ? 'none' : isAll ? 'both' : 'done';
          return (
            <li
              key={day}
              class={`${state}${day === today ? ' today' : ''}`}
              aria-current={day === today && 'date'}
            >
              <span aria-label={d(state, { day: dateText(day) })}>{Number(day.slice(-2))}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
