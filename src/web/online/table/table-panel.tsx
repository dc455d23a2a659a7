import type { ComponentChildren, JSX } from 'preact';
import type { SeatInfo, TableInfo } from '#table/table-info';
import type { Clocks } from '#table/online-table';
import { Icon } from '../../icons.tsx';
import { EYE } from '../../more-icons.ts';
import { language } from '../../settings.ts';
import { Chat } from './chat.tsx';
import { useChoosing } from './choosing.ts';
import { TableMenu } from './table-menu.tsx';
import { sitterName } from '../lobby/table-row.tsx';
import { useNow } from './connection-status.tsx';
import type { TableSession } from './use-online-table.ts';
import { o } from '../words.ts';

const HURRY = 30_000;
const DAY = 86_400_000;

interface CompanyProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  /** Everybody sits in one room, with a screen that shows who is there: only the line and the menu. */
  readonly isBrief?: boolean;
  /** What else there is to choose at this table. */
  readonly choices?: ComponentChildren;
}

/** Who is at the table, how long each still has, and what one may say and do there. */
export function Company({ session, table, isBrief = false, choices }: CompanyProps): JSX.Element {
  const { seat, link } = session.state.value;
  return (
    <section class={`company${isBrief ? ' brief' : ''}`} aria-label={o('company.label')}>
      {!isBrief && <Sitters session={session} table={table} />}
      {seat === null && table.phase === 'playing' && (
        <span class="watching" title={o('company.watching')}>
          <Icon of={EYE} />
          <span>{o('company.watching')}</span>
        </span>
      )}
      <span class={`link ${link.kind}`}>
        <i class="lamp" aria-hidden="true" />
        <span>{o(`link.short.${link.kind}`)}</span>
      </span>
      {!isBrief && <Chat session={session} table={table} />}
      <TableMenu session={session} table={table} choices={choices} />
    </section>
  );
}

function Sitters({ session, table }: Pick<CompanyProps, 'session' | 'table'>): JSX.Element {
  const { clocks, toAct, seat, link } = session.state.value;
  const now = useNow(250, clocks !== null && clocks.running.length > 0);
  const chooser = useChoosing(session);
  return (
    <ul class="sitters">
      {table.seats.map((sitter, each) => (
        <li key={each} class={toAct.includes(each) ? 'turn' : ''}>
          <Presence sitter={sitter} live={link.kind === 'live'} />
          <span class="name">{each === seat ? o('company.you') : sitterName(table, each)}</span>
          <span class="state">{stateText(sitter)}</span>
          {toAct.includes(each) && <span class="unseen">{o('company.turn')}</span>}
          {each === chooser && each !== seat && <span class="choosing">{o('company.choosing')}</span>}
          {clocks !== null && sitter.kind === 'person' && <Time clocks={clocks} seat={each} now={now} />}
        </li>
      ))}
    </ul>
  );
}

function Presence({ sitter, live }: { sitter: SeatInfo; live: boolean }): JSX.Element {
  const present = live && (sitter.kind === 'bot' || (sitter.kind === 'person' && sitter.present));
  return <i class={`presence${present ? '' : ' absent'}`} aria-hidden="true" />;
}

function stateText(sitter: SeatInfo): string {
  if (sitter.kind === 'bot') return o('company.bot');
  if (sitter.kind === 'open') return '';
  if (sitter.resigned) return o('company.resigned');
  if (sitter.standIn !== null) return o('company.playedFor');
  return sitter.present ? '' : o('company.away');
}

function Time({ clocks, seat, now }: { clocks: Clocks; seat: number; now: number }): JSX.Element {
  const running = clocks.running.includes(seat);
  const left = Math.max(0, (clocks.left[seat] ?? 0) - (running ? Math.max(0, now - clocks.at) : 0));
  const time = timeText(left);
  return (
    <time
      class={`${running ? 'running' : ''}${left < HURRY ? ' hurry' : ''}`}
      aria-label={o('company.clock', { time })}
    >
      {time}
    </time>
  );
}

function timeText(left: number): string {
  if (left >= DAY) return o('company.days', { count: Math.floor(left / DAY) });
  const seconds = Math.ceil(left / 1000);
  const two = new Intl.NumberFormat(language.value, { minimumIntegerDigits: 2 });
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${two.format(minutes)}:${two.format(seconds % 60)}`
    : `${minutes}:${two.format(seconds % 60)}`;
}
