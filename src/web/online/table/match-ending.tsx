import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { verdict } from '#core/verdict';
import type { TableInfo } from '#table/table-info';
import { go } from '../../route.ts';
import { language } from '../../settings.ts';
import { Share } from '../../room/menu/share.tsx';
import { Ended } from '../../room/ending/ended.tsx';
import { moodOf } from '../../room/mood.ts';
import { codesOf, keepCodes } from '../deal/table-keepsake.ts';
import { t } from '../../words/index.ts';
import { sitterName } from '../lobby/table-row.tsx';
import type { TableSession } from './use-online-table.ts';
import { o } from '../words.ts';

/** Another match of the same company: it is opened when everybody wishes for it. */
export function Rematch({
  session,
  second = null,
  table,
}: {
  session: TableSession;
  /** The second person at this phone, who wishes with the first. */
  second?: TableSession | null;
  table: TableInfo;
}): JSX.Element | null {
  const { seat } = session.state.value;
  const { wishes, table: next } = table.rematch;
  const { watch, second: secondKey, code } = codesOf(table.id);
  const wished = seat !== null && wishes.includes(seat);
  const address =
    next === null
      ? null
      : seat === null
        ? `/watch/${next}#${watch ?? location.hash.slice(1)}`
        : `/table/${next}`;
  useEffect(() => {
    if (next === null) return;
    if (watch !== undefined) keepCodes(next, { watch });
    if (code !== undefined) keepCodes(next, { code });
    if (secondKey !== undefined) keepCodes(next, { second: secondKey });
    // Whoever has wished for it is waiting for it.
    if (wished && address !== null) go(address);
  }, [next]);
  const together = table.dealt !== undefined && (
    <a class="button" href={`/table/${table.dealt.gathering}`}>
      {o('gathering.compare')}
    </a>
  );
  if (address !== null) {
    return (
      <>
        <a class="button primary" href={address}>
          {o('end.toRematch')}
        </a>
        {together}
      </>
    );
  }
  if (seat === null) return together || null;
  const persons = table.seats.filter(({ kind }) => kind === 'person').length;
  const others = wishes.filter((each) => each !== seat).map((each) => sitterName(table, each));
  return (
    <>
      {others.length > 0 && !wished && (
        <p class="wanted" role="status">
          {o('end.wanted', { names: others.join(', ') })}
        </p>
      )}
      <button
        type="button"
        class="button primary"
        disabled={wished}
        onClick={() => {
          for (const each of [session, second]) void each?.ask({ type: 'rematch' });
        }}
      >
        {wished ? o('end.wished', { count: persons - wishes.length }) : o('end.rematch')}
      </button>
      {together}
    </>
  );
}

interface EndedProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly choices: JSX.Element;
  /** Whoever looks at the table has it in the room, beside what lies there. */
  readonly looking: Signal<boolean>;
}

/** A match that did not end by its rules: somebody gave up, ran out of time, or nobody came back. */
export function EndedOtherwise({ session, table, choices, looking }: EndedProps): JSX.Element | null {
  const { result } = table;
  if (result === null || result.ending === 'played') return null;
  const { seat } = session.state.value;
  const look = (isLooking: boolean) => (): void => {
    looking.value = isLooking;
  };
  const isLooking = looking.value;
  const [title, reason] = [winnerOf(table, seat), reasonText(table, seat)];
  const ways = (
    <>
      {result.ending !== 'abandoned' && choices}
      <a class="button" href={`/replay/${table.id}`}>
        {o('end.replay')}
      </a>
      {result.ranking.length > 0 && (
        <a class="button" href={`/look/${table.id}`}>
          {t('end.lookBack')}
        </a>
      )}
      <Share id={table.id} />
      {!isLooking && (
        <button type="button" class="button" onClick={look(true)}>
          {o('end.look')}
        </button>
      )}
      <a class="button" href="/online">
        {o('end.lobby')}
      </a>
    </>
  );
  if (!isLooking) return <Box title={title} reason={reason} ways={ways} look={look(true)} />;
  const mood = moodOf(result, seat === null ? [] : [seat]);
  return (
    <Ended mood={mood} title={title} reason={reason} back={look(false)}>
      {ways}
    </Ended>
  );
}

interface BoxProps {
  readonly title: string;
  readonly reason: string;
  readonly ways: JSX.Element;
  readonly look: () => void;
}

/** Over the table. The chat beside it stays open, and the room behind it is shut. */
function Box({ title, reason, ways, look }: BoxProps): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('.choices > *')?.focus({ preventScroll: true });
    const around: ParentNode | null | undefined = box.current?.parentNode;
    const room = around?.querySelector('.room');
    room?.setAttribute('inert', '');
    return () => room?.removeAttribute('inert');
  }, []);
  return (
    <dialog
      class="end otherwise at-table"
      ref={box}
      open
      aria-labelledby="otherwise"
      onKeyDown={(event) => {
        if (event.key === 'Escape') look();
      }}
    >
      <div class="verdict done">
        <h2 id="otherwise">{title}</h2>
        <p>{reason}</p>
      </div>
      <div class="choices">{ways}</div>
    </dialog>
  );
}

function winnerOf(table: TableInfo, seat: number | null): string {
  const [best = []] = table.result?.ranking ?? [];
  if (best.length !== 1 && table.result?.ending !== 'agreed') return o('end.title');
  return verdict({ ranking: [best] }, language.value, (each) =>
    each === seat ? null : sitterName(table, each),
  );
}

function reasonText(table: TableInfo, seat: number | null): string {
  const { ending = 'abandoned', ranking = [] } = table.result ?? {};
  if (ending === 'abandoned') return o('end.abandoned');
  if (ending === 'agreed' || ending === 'calledOff') return o(`end.${ending}`);
  const [last = -1] = ranking.at(-1) ?? [];
  const name = sitterName(table, last);
  if (ending === 'time') return last === seat ? o('end.yourTime') : o('end.time', { name });
  return last === seat ? o('end.youResigned') : o('end.resigned', { name });
}
