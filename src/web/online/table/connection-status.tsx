import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { OnlineTableState } from '#table/online-table';
import type { TableSession } from './use-online-table.ts';
import { o } from '../words.ts';

/** A short break is nobody's business. */
const PATIENCE = 700;
const GLAD = 4000;

/** The moment, again and again while something depends on it. */
export function useNow(every: number, needed: boolean): number {
  const now = useSignal(Date.now());
  useEffect(() => {
    if (!needed) return undefined;
    now.value = Date.now();
    const timer = setInterval(() => {
      now.value = Date.now();
    }, every);
    return () => clearInterval(timer);
  }, [needed, every]);
  return now.value;
}

function textOf({ link, seat, clocks }: OnlineTableState, now: number): string {
  if (link.kind === 'live' || link.kind === 'ended') return '';
  if (!navigator.onLine) {
    if (seat === null) return o('link.offlineWatching');
    return o(clocks === null ? 'link.offline' : 'link.offlineTimed');
  }
  if (link.kind === 'connecting') return o('link.connecting');
  if (link.kind === 'restarting') return o('link.restarting');
  const seconds = Math.ceil((link.again - now) / 1000);
  return seconds > 1 ? o('link.again', { seconds }) : o('link.reconnecting');
}

/** How the connection is: silent while all is well, plain while it is not, glad when it is back. */
export function StatusLine({ session }: { session: TableSession }): JSX.Element | null {
  const { link, sending } = session.state.value;
  const away = link.kind !== 'live';
  const shown = useSignal(false);
  const back = useSignal(false);
  const lost = useRef(false);
  const now = useNow(500, away);
  useEffect(() => {
    if (!away) {
      shown.value = false;
      back.value = lost.current;
      lost.current = false;
      const timer = setTimeout(() => {
        back.value = false;
      }, GLAD);
      return () => clearTimeout(timer);
    }
    const timer = setTimeout(() => {
      shown.value = true;
      lost.current = link.kind !== 'connecting';
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, [away]);
  if (link.kind === 'ended') return null;
  const words = shown.value ? textOf(session.state.value, now) : back.value ? o('link.back') : '';
  return (
    <div class={`statusline${words === '' ? '' : ' shown'}${back.value ? ' back' : ''}`} role="status">
      {words !== '' && (
        <>
          <i class="lamp" aria-hidden="true" />
          <span>
            {words}
            {shown.value && sending && ` ${o('link.unsent')}`}
          </span>
          {shown.value && 'again' in link && (
            <button type="button" class="button small" onClick={session.nudge}>
              {o('link.now')}
            </button>
          )}
        </>
      )}
    </div>
  );
}
