import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { TableInfo } from '#table/table-info';
import { language } from '../../settings.ts';
import { sitterName } from '../lobby/table-row.tsx';
import type { TableSession } from './use-online-table.ts';
import { o } from '../words.ts';

interface Props {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly children: ComponentChildren;
}

/** A table at rest by consent is covered: nobody thinks on while no clock runs. The bar above it stays, to talk and to leave. */
export function Pausable({ session, table, children }: Props): JSX.Element {
  const room = useRef<HTMLDivElement>(null);
  const isPaused = table.pause !== undefined && table.phase === 'playing';
  const held = useRef<Element | null>(null);
  // Before the room can no longer have the focus.
  if (isPaused && held.current === null) held.current = document.activeElement;
  useEffect(() => {
    if (isPaused) return;
    const last = held.current;
    held.current = null;
    if (last instanceof HTMLElement && room.current?.contains(last)) last.focus();
  }, [isPaused]);
  return (
    <>
      <div class="pausable" inert={isPaused} ref={room}>
        {children}
      </div>
      {isPaused && <Paused session={session} table={table} />}
    </>
  );
}

function Paused({ session, table }: Omit<Props, 'children'>): JSX.Element {
  const { seat } = session.state.value;
  const { pause, proposal } = table;
  const sitter = seat === null ? undefined : table.seats[seat];
  const plays = sitter?.kind === 'person' && !sitter.resigned;
  const wish = proposal?.what === 'resume' ? proposal : null;
  const isOwn = wish !== null && (wish.by === seat || wish.agreed.includes(seat ?? -1));
  const goOn = (): void =>
    void session.ask(wish === null ? { type: 'propose', what: 'resume' } : { type: 'agree' });
  return (
    <section class="cover paused" aria-labelledby="paused">
      <div class="sheet">
        <h2 id="paused">{o('pause.title')}</h2>
        <p role="status">
          {wish === null
            ? o('pause.text')
            : o(isOwn ? 'pause.waiting' : 'pause.wished', {
                name: sitterName(table, wish.by),
                time: timeOf(pause?.endsAt ?? 0),
              })}
        </p>
        {plays && !isOwn && (
          <button type="button" class="button primary" autofocus onClick={goOn}>
            {o('pause.goOn')}
          </button>
        )}
      </div>
    </section>
  );
}

const timeOf = (moment: number): string =>
  new Intl.DateTimeFormat(language.value, { timeStyle: 'short' }).format(moment);
