import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { storageName } from '../address.ts';
import { titleOf } from '../catalogue.ts';
import { isObject, readStored, writeStored } from '../device/stored.ts';
import { type DayResults, dayResults, introduce, tellResult } from '../online/api.ts';
import { me } from '../online/account/player.ts';
import { t } from '../words/index.ts';
import { type Day, dayNumber } from './daily.ts';
import { barsOf, resultOf } from './distribution.ts';
import { d } from './texts.ts';
import type { Daily } from './today.ts';

const KEY = storageName('tavola.told');

const isReport = (value: unknown): value is { readonly day: unknown; readonly told: readonly string[] } =>
  isObject(value) && Array.isArray(value['told']);

/** What this device has told of a day. */
function toldOn(day: Day): readonly string[] {
  const report = readStored(KEY, isReport);
  return report?.day === day ? report.told : [];
}

const nameOf = ({ kind, game }: Pick<Daily, 'kind' | 'game'>): string => `${kind} ${game}`;

interface Props {
  readonly day: Day;
  readonly dailies: readonly Daily[];
  readonly parOf: (daily: Daily) => number;
}

/** How others did today, without names, of what one has done oneself; one's own is added only by a press. */
export function Others({ day, dailies, parOf }: Props): JSX.Element | null {
  const results = useSignal<DayResults['results'] | null>(null);
  const reports = useSignal(toldOn(day));
  const done = dailies.filter(({ result }) => result !== null);
  const look = async (): Promise<void> => {
    const answer = await dayResults(dayNumber(day));
    if ('value' in answer) results.value = answer.value.results;
  };
  useEffect(() => {
    if (done.length > 0) void look();
  }, [done.length]);
  if (done.length === 0 || results.value === null) return null;
  const untold = done.filter((daily) => !reports.value.includes(nameOf(daily)));
  const add = async (): Promise<void> => {
    if (me.value === null && 'failure' in (await introduce(t('seat.guest')))) return;
    for (const daily of untold) {
      const { kind, game } = daily;
      const answer = await tellResult({ day: dayNumber(day), kind, game, result: resultOf(daily) });
      if ('failure' in answer) return;
      reports.value = [...reports.value, nameOf(daily)];
    }
    writeStored(KEY, { day, told: reports.value });
    await look();
  };
  return (
    <section class="daily-others">
      <h2>{d('others')}</h2>
      {done.map((daily) => (
        <Bars key={nameOf(daily)} daily={daily} results={results.value ?? []} par={parOf(daily)} />
      ))}
      {untold.length > 0 && (
        <p>
          <button type="button" class="button" onClick={() => void add()}>
            {d('addMine')}
          </button>{' '}
          <small>{d('addHint')}</small>
        </p>
      )}
    </section>
  );
}

interface BarsProps {
  readonly daily: Daily;
  readonly results: DayResults['results'];
  readonly par: number;
}

function Bars({ daily, results, par }: BarsProps): JSX.Element {
  const bars = barsOf(daily, results, par);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const title = d(daily.kind === 'deal' ? 'dealTile' : 'puzzleTile', { game: titleOf(daily.game) });
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <ul>
        {bars.map(({ name, tries, count, isOwn }) => (
          <li key={`${name} ${tries}`} class={isOwn ? 'own' : ''}>
            <span>{name === 'tries' ? d('bar.tries', { count: tries }) : d(`bar.${name}`)}</span>
            <i style={{ '--part': count / most }} aria-hidden="true" />
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
