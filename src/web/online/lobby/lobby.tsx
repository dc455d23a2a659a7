import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { CATALOGUE, isGame, titleOf as gameTitle } from '../../catalogue.ts';
import { go } from '../../route.ts';
import { Empty } from '../../screens/empty.tsx';
import { Shell } from '../../screens/shell.tsx';
import { Thumb } from '../../screens/matches/thumb.tsx';
import { paceText } from './agreement.tsx';
import { type Failure, join, lobby, myTables, type Summary } from '../api.ts';
import { me } from '../account/player.ts';
import { NameField } from './name-field.tsx';
import { PackNote } from './pack-note.tsx';
import { introduced } from './name-input.tsx';
import { refusedText } from '../refusal-texts.ts';
import { TableRow, titleOf } from './table-row.tsx';
import { o } from '../words.ts';

const EVERY = 8000;

interface TableLists {
  readonly mine: readonly Summary[];
  readonly open: readonly Summary[];
}

/** Where one finds a table, or opens one. */
export function LobbyScreen(): JSX.Element {
  const lists = useSignal<TableLists | null>(null);
  const failure = useSignal<Failure | null>(null);
  const look = async (): Promise<void> => {
    const [mine, open] = await Promise.all([me.value === null ? null : myTables(), lobby()]);
    if ('failure' in open) {
      failure.value = open.failure;
      return;
    }
    failure.value = null;
    const sat = mine !== null && 'value' in mine ? mine.value.tables : [];
    const own = new Set(sat.map(({ table }) => table.id));
    lists.value = { mine: sat, open: open.value.tables.filter(({ table }) => !own.has(table.id)) };
  };
  useEffect(() => {
    void look();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look();
    }, EVERY);
    return () => clearInterval(timer);
  }, []);
  return (
    <Shell title={o('lobby.title')}>
      <section class="page online">
        <h1>{o('lobby.title')}</h1>
        <p class="lead">{o('lobby.lead')}</p>
        <h2>{o('lobby.anybody')}</h2>
        <p class="note">{o('lobby.anybodyHint')}</p>
        <div class="buttons openers">
          {CATALOGUE.map(({ id }) => (
            <a key={id} class="button primary" href={`/online/new/${id}#anybody`}>
              {o('lobby.anybodyOf', { game: gameTitle(id) })}
            </a>
          ))}
        </div>
        <h2>{o('lobby.own')}</h2>
        <div class="buttons openers">
          {CATALOGUE.map(({ id }) => (
            <a key={id} class="button" href={`/online/new/${id}`}>
              {o('lobby.openOne', { game: gameTitle(id) })}
            </a>
          ))}
        </div>
        <h2>{o('lobby.screen')}</h2>
        <p class="note">{o('lobby.screenHint')}</p>
        <div class="buttons openers">
          {CATALOGUE.map(({ id }) => (
            <a key={id} class="button" href={`/screen/${id}`}>
              {o('lobby.screenOf', { game: gameTitle(id) })}
            </a>
          ))}
          <a class="button" href="/join">
            {o('lobby.join')}
          </a>
        </div>
        {failure.value !== null && (
          <p class="refused" role="alert">
            {refusedText(failure.value)}{' '}
            <button type="button" class="button small" onClick={() => void look()}>
              {o('lobby.refresh')}
            </button>
          </p>
        )}
        {lists.value === null && failure.value === null && <p role="status">{o('lobby.loading')}</p>}
        {lists.value !== null && <Lists lists={lists.value} failed={(why) => (failure.value = why)} />}
      </section>
    </Shell>
  );
}

function Lists({ lists, failed }: { lists: TableLists; failed: (why: Failure) => void }): JSX.Element {
  const running = lists.mine.filter(({ table }) => table.phase !== 'over');
  return (
    <>
      {running.length > 0 && (
        <>
          <h2>{o('lobby.mine')}</h2>
          {running.map((summary) => (
            <TableRow key={summary.table.id} summary={summary} />
          ))}
        </>
      )}
      <h2>{o('lobby.open')}</h2>
      {lists.open.length === 0 ? (
        <Empty>
          <b>{o('lobby.none')}</b>
          <br />
          {o('lobby.noneHint')}
        </Empty>
      ) : (
        <>
          <NameField />
          {lists.open.map((summary) => (
            <OpenRow key={summary.table.id} summary={summary} failed={failed} />
          ))}
        </>
      )}
    </>
  );
}

function OpenRow({ summary, failed }: { summary: Summary; failed: (why: Failure) => void }): JSX.Element {
  const { table } = summary;
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  const sit = async (): Promise<void> => {
    const known = await introduced();
    const seated = 'failure' in known ? known : await join(table.id);
    if ('failure' in seated) failed(seated.failure);
    else go(`/table/${table.id}`);
  };
  return (
    <article class="way">
      {isGame(table.game) && <Thumb game={table.game} />}
      <div>
        <h3>{titleOf(table)}</h3>
        <p>
          {o('lobby.free', { count: free })} · {paceText(table.agreement.pace)}
          <PackNote table={table} />
        </p>
      </div>
      <button type="button" class="button primary" onClick={() => void sit()}>
        {o('lobby.sit')}
      </button>
    </article>
  );
}
