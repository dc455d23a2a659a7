import './index.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableInfo } from '#table/table-info';
import { titleOf } from '../catalogue.ts';
import { type GatheringLook, gatheringOf } from '../online/api.ts';
import { codesOf, keepCodes } from '../online/deal/table-keepsake.ts';
import { sitterName } from '../online/lobby/table-row.tsx';
import { Shell } from '../screens/shell.tsx';
import { locale } from '../settings.ts';
import { compared, measureOf, mirrored, type PlayedTable } from './standings.ts';
import { g } from './texts.ts';

/** The server tells when a table is over; a word of it that was lost is made up for after so many milliseconds. */
const AGAIN = 60_000;

interface Props {
  readonly table: TableInfo;
  /** Our seat among those of all tables; null: we only watch. */
  readonly seat: number | null;
}

/** Where people gathered for one deal: the tables that have it and, when all are over, how they compare. */
export function Gathered({ table, seat }: Props): JSX.Element {
  const look = useSignal<GatheringLook | null>(null);
  useEffect(() => {
    let timer = 0;
    let isPast = false;
    const ask = async (): Promise<void> => {
      const answer = await gatheringOf(table.id);
      if (isPast) return;
      if ('value' in answer) look.value = answer.value;
      if (look.value?.tables.every(({ isOver }) => isOver) !== true) {
        timer = window.setTimeout(() => void ask(), AGAIN);
      }
    };
    void ask();
    return () => {
      isPast = true;
      clearTimeout(timer);
    };
    // How the table stands is told anew whenever one of those that it led to is over.
  }, [table]);
  const { tables: count = 0, kind, opened } = table.gathering ?? {};
  const title = g('title', { game: titleOf(table.game), count });
  const size = table.seats.length / Math.max(1, count);
  const own = seat === null ? -1 : Math.floor(seat / size);
  const played = playedIn(table, look.value);
  return (
    <Shell title={title}>
      <section class="page gathered">
        <h1>{title}</h1>
        <p class="lead">{g(kind === 'mirror' ? 'mirrorHint' : 'duplicateHint')}</p>
        {played === null ? <p role="status">{g('wait')}</p> : <Results kind={kind} tables={played} />}
        {(opened ?? []).map((id, number) => (
          <Row
            key={id}
            id={id}
            gathering={table.id}
            number={number}
            names={namesAt(table, number, size)}
            isOver={look.value?.tables[number]?.isOver ?? false}
            isOwn={number === own}
            isOpen={played !== null}
          />
        ))}
      </section>
    </Shell>
  );
}

const namesAt = (table: TableInfo, number: number, size: number): readonly string[] =>
  Array.from({ length: size }, (_, seat) => sitterName(table, number * size + seat));

/** null until all are over. */
function playedIn(table: TableInfo, look: GatheringLook | null): readonly PlayedTable[] | null {
  const size = table.seats.length / (table.gathering?.tables ?? 1);
  const played = (look?.tables ?? []).flatMap(({ result }, number) =>
    result === null ? [] : [{ names: namesAt(table, number, size), result }],
  );
  return played.length > 0 && played.length === look?.tables.length ? played : null;
}

interface RowProps {
  readonly id: string;
  readonly gathering: string;
  readonly number: number;
  readonly names: readonly string[];
  readonly isOver: boolean;
  readonly isOwn: boolean;
  readonly isOpen: boolean;
}

function Row({ id, gathering, number, names, isOver, isOwn, isOpen }: RowProps): JSX.Element {
  const { watch } = codesOf(gathering);
  // The same link for spectators is good for each of the tables.
  useEffect(() => {
    if (watch !== undefined) keepCodes(id, { watch });
  }, [id, watch]);
  const address = isOpen ? `/replay/${id}` : isOwn ? `/table/${id}` : null;
  return (
    <article class="way">
      <div>
        <h3>
          {g('table', { count: number + 1 })}: {names.join(', ')}
        </h3>
        <p>{g(isOver ? 'over' : 'running')}</p>
      </div>
      {address !== null && (
        <a class={`button${isOwn ? ' primary' : ''}`} href={address}>
          {g(isOpen ? 'replay' : 'own')}
        </a>
      )}
    </article>
  );
}

function Results({
  kind,
  tables,
}: {
  kind: 'mirror' | 'duplicate' | undefined;
  tables: readonly PlayedTable[];
}): JSX.Element {
  const number = new Intl.NumberFormat(locale.value, { signDisplay: 'exceptZero' });
  const isPoints = measureOf(tables) === 'points';
  return (
    <section class="gathered-results" role="status">
      {kind === 'mirror' ? (
        <Teams tables={tables} text={number.format} />
      ) : (
        <Seats tables={tables} text={number.format} />
      )}
      <p class="note">{g(isPoints ? 'byPoints' : 'byMatches')}</p>
    </section>
  );
}

interface ResultProps {
  readonly tables: readonly PlayedTable[];
  readonly text: (value: number) => string;
}

function Teams({ tables, text }: ResultProps): JSX.Element {
  const teams = mirrored(tables).toSorted((a, b) => b.sum - a.sum);
  const [best, other] = teams;
  const names = best?.names.join(', ') ?? '';
  return (
    <>
      <h2>{best?.sum === other?.sum ? g('tied') : g('won', { names })}</h2>
      <ol>
        {teams.map((team) => (
          <li key={team.names.join()}>{g('team', { names: team.names.join(', '), sum: text(team.sum) })}</li>
        ))}
      </ol>
    </>
  );
}

const Seats = ({ tables, text }: ResultProps): JSX.Element => (
  <>
    {compared(tables).map((standings, seat) => (
      <section key={seat}>
        <h2>{g('seat', { count: seat + 1 })}</h2>
        <ol>
          {standings.map(({ name, table, value }) => (
            <li key={table}>
              {name} ({g('table', { count: table + 1 })}): {text(value)}
            </li>
          ))}
        </ol>
      </section>
    ))}
  </>
);
