import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isProblem } from '#core/problem';
import { bringIn } from '../../device/bring-in.ts';
import { reasonText } from '../../reasons.ts';
import { go } from '../../route.ts';
import { asFile } from '../../device/match-link.ts';
import { locale } from '../../settings.ts';
import { all, forget, type SavedMatch } from '../../device/matches.ts';
import { t } from '../../words/index.ts';
import { s } from '../words.ts';
import { Empty } from '../empty.tsx';
import { titleOf } from '../../catalogue.ts';
import { resignedText, verdictOf } from './ended-row-texts.ts';
import { companyText, standOf, summaryOf } from './match-row-texts.ts';
import { ResultsSection } from '../../results/results-section.tsx';
import { PositionThumb } from './thumb.tsx';
import { MyOnlineTables } from '../../online/lobby/my-tables.tsx';
import { Shell } from '../shell.tsx';

/** All matches of this device: to go on, to look at again, to take along. */
export function Matches(): JSX.Element {
  const matches = useSignal<readonly SavedMatch[] | null>(null);
  const far = useSignal(0);
  const load = (): void => {
    void all().then((list) => {
      matches.value = list;
    });
  };
  useEffect(load, []);
  const running = matches.value?.filter(({ over }) => !over) ?? [];
  const finished = matches.value?.filter(({ over }) => over) ?? [];
  return (
    <Shell title={s('matches.title')}>
      <section class="page matches">
        <h1>{s('matches.title')}</h1>
        <Import />
        <MyOnlineTables onCount={(count) => (far.value = count)} />
        {matches.value !== null && matches.value.length + far.value === 0 && (
          <Empty>
            <b>{s('matches.none')}</b>
            <a class="button primary small" href="/">
              {t('lost.home')}
            </a>
          </Empty>
        )}
        {matches.value !== null && matches.value.length > 0 && (
          <>
            <h2>{s('matches.running')}</h2>
            {running.length === 0 && <p>{s('matches.noneRunning')}</p>}
            {running.map((match) => (
              <Row key={match.id} match={match} changed={load} />
            ))}
            {running.length > 0 && <p class="note">{s('matches.exportHint')}</p>}
            <ResultsSection matches={matches.value} />
            <h2>{s('matches.finished')}</h2>
            {finished.length === 0 && <p>{s('matches.noneFinished')}</p>}
            {finished.map((match) => (
              <Row key={match.id} match={match} changed={load} />
            ))}
          </>
        )}
      </section>
    </Shell>
  );
}

function Row({ match, changed }: { match: SavedMatch; changed: () => void }): JSX.Element {
  const asking = useSignal(false);
  const day = new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <article class="way" id={match.id}>
      <PositionThumb match={match} />
      <div>
        <h3>
          {titleOf(match.game)}, {companyText(match)}
        </h3>
        <p>
          {match.over && <b>{verdictOf(match)} </b>}
          {(match.over
            ? [summaryOf(match), resignedText(match), day.format(match.changed)]
            : [day.format(match.changed), standOf(match)]
          )
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div class="buttons">
        {asking.value ? (
          <>
            <b>{s('matches.deleteSure')}</b>
            <button type="button" class="button danger" onClick={() => void forget(match.id).then(changed)}>
              {s('matches.delete')}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => {
                asking.value = false;
              }}
            >
              {s('matches.keep')}
            </button>
          </>
        ) : (
          <>
            <a class="button" href={match.over ? `/replay/${match.id}` : `/match/${match.id}`}>
              {s(match.over ? 'matches.replay' : 'matches.continue')}
            </a>
            {match.over && (
              <a class="button" href={`/look/${match.id}`}>
                {t('end.lookBack')}
              </a>
            )}
            <a class="button" download={`tavola-${match.game}-${match.id}.txt`} href={download(match)}>
              {s('matches.export')}
            </a>
            <button
              type="button"
              class="button"
              onClick={() => {
                asking.value = true;
              }}
            >
              {s('matches.delete')}
            </button>
          </>
        )}
      </div>
    </article>
  );
}

const download = ({ text, players }: SavedMatch): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(asFile(text, players))}`;

/** Opens a file; a damaged one is refused with its reason, and nothing is changed. */
function Import(): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const wrong = useSignal('');
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      const id = await bringIn(await file.text());
      go(`/match/${id}`);
    } catch (thrown) {
      if (!isProblem(thrown)) throw thrown;
      const reason = reasonText(thrown);
      wrong.value = thrown.line === undefined ? reason : `${thrown.line}: ${reason}`;
    }
  };
  return (
    <div class="import">
      <button type="button" class="button" onClick={() => input.current?.click()}>
        {s('matches.import')}
      </button>
      <input
        ref={input}
        type="file"
        accept=".txt,text/plain"
        hidden
        aria-label={s('matches.import')}
        onChange={(event) => void read(event.currentTarget.files?.[0])}
      />
      {wrong.value !== '' && (
        <p class="refused" role="alert">
          {s('matches.importFailed', { why: wrong.value })}
        </p>
      )}
    </div>
  );
}
