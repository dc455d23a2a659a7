import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { SeatInfo, TableInfo } from '#table/table-info';
import { isSealed } from '#table/part';
import { isGame, titleOf } from '../../catalogue.ts';
import { DEFAULT_LEVEL, levelName, levelsOf } from '../../bots/levels.ts';
import { Person } from '../../portraits/person.tsx';
import { Shell } from '../../screens/shell.tsx';
import { t } from '../../words/index.ts';
import { Agreed, OptionsTold } from '../lobby/agreement.tsx';
import { invite } from '../api.ts';
import { codesOf, dropInvitation, inviteLink, keepCodes, watchLink } from '../deal/table-keepsake.ts';
import { useGameRoom } from './use-game-room.ts';
import { sitterName } from '../lobby/table-row.tsx';
import { DealTrouble } from '../deal/deal-trouble.tsx';
import { LinkToShare } from '../lobby/share-link.tsx';
import { StatusLine } from './connection-status.tsx';
import type { TableSession } from './use-online-table.ts';
import { usePairing, waitsForAnybody } from '../lobby/use-pairing.ts';
import { o } from '../words.ts';

/** Before the match: who is here, who is missing, and the links for those who are. */
export function WaitingRoom({ session, table }: { session: TableSession; table: TableInfo }): JSX.Element {
  const { seat } = session.state.value;
  const room = useGameRoom(table.game, table.version);
  usePairing(session, table, room?.game ?? null);
  const isHost = seat === table.host;
  const title = o(isHost ? 'waiting.title' : 'waiting.guest', { game: titleOf(table.game) });
  const { watch } = codesOf(table.id);
  return (
    <Shell title={title}>
      <section class="page online waiting">
        <h1>{title}</h1>
        <StatusLine session={session} />
        <p class="lead" role="status">
          {waitsForAnybody(table) ? o('waiting.anybody') : leadText(table)}
        </p>
        {table.gathering !== undefined && <p class="note">{o(`gathering.${table.gathering.kind}`)}</p>}
        <DealTrouble session={session} />
        <div class="options seats">
          {table.seats.map((sitter, each) => (
            <SeatRow key={each} session={session} table={table} seat={each} sitter={sitter} isHost={isHost} />
          ))}
        </div>
        {table.watchers > 0 && <p class="note">{o('waiting.watchers', { count: table.watchers })}</p>}
        {seat !== null && (
          <button type="button" class="button leaving" onClick={() => void session.ask({ type: 'stand' })}>
            {o(isHost || isSealed(table) ? 'waiting.close' : 'waiting.stand')}
          </button>
        )}
        {isHost && watch !== undefined && (
          <>
            <h2>{o('waiting.watch')}</h2>
            <p class="note">{o('waiting.watchHint')}</p>
            <LinkToShare link={watchLink(table.id, watch)} label={o('waiting.watch')} title={title} />
          </>
        )}
        <Fold name={o('open.agreed')}>
          <Agreed agreement={table.agreement} seats={table.seats.length} />
        </Fold>
        <Fold name={o('options.title')}>
          {room !== null && <OptionsTold game={room.game} options={table.options} />}
        </Fold>
        <Fold name={o('waiting.fair')}>
          <p class="note">{o('waiting.fairText')}</p>
          <p class="digest">
            {o('waiting.commitment')}
            <code>{table.fair.commitment}</code>
          </p>
        </Fold>
        {table.fair.withdrawn.length > 0 && (
          <p class="note">{o('waiting.withdrawn', { count: table.fair.withdrawn.length })}</p>
        )}
        {isHost && isGame(table.game) && (
          <p>
            <a href={`/online/new/${table.game}`}>{o('waiting.other')}</a>
          </p>
        )}
      </section>
    </Shell>
  );
}

/** What only some want to read, behind its heading. */
const Fold = ({ name, children }: { name: string; children: ComponentChildren }): JSX.Element => (
  <details class="fold">
    <summary>{name}</summary>
    {children}
  </details>
);

/** Whom the match is waiting for: seats to be taken, or somebody who is not here and has to bind or to open their part of the deal. */
function leadText(table: TableInfo): string {
  if (table.seats.some(({ kind }) => kind === 'open')) return o('waiting.lead');
  const { digests, nonces } = table.fair;
  const owed = isSealed(table) ? nonces : digests;
  const missing = table.seats.flatMap((sitter, seat) =>
    sitter.kind === 'person' && !sitter.present && owed[seat] === null ? [sitterName(table, seat)] : [],
  );
  if (missing.length === 0) return o('waiting.starting');
  return o(isSealed(table) ? 'waiting.unopened' : 'waiting.unbound', { names: missing.join(', ') });
}

interface RowProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly seat: number;
  readonly sitter: SeatInfo;
  readonly isHost: boolean;
}

function SeatRow({ session, table, seat, sitter, isHost }: RowProps): JSX.Element {
  const own = seat === session.state.value.seat;
  useEffect(() => {
    if (sitter.kind !== 'open') dropInvitation(table.id, seat);
  }, [sitter.kind]);
  if (sitter.kind === 'open') {
    return (
      <div class="option open">
        <b>
          {o('waiting.open')}
          <Place table={table} seat={seat} />
        </b>
        {isHost && <Inviting session={session} table={table} seat={seat} />}
      </div>
    );
  }
  const present = sitter.kind === 'bot' || sitter.present;
  const name = own ? o('waiting.you') : sitterName(table, seat);
  const role =
    sitter.kind === 'bot'
      ? t('bot', { level: isGame(table.game) ? levelName(table.game, sitter.level) : sitter.level })
      : o(present ? 'waiting.here' : 'waiting.absent');
  return (
    <div class="option">
      <b>
        <Sign sitter={sitter} />
        {name}
        <Place table={table} seat={seat} />
      </b>
      <span>
        {role}
        {seat === table.host && !own && `, ${o('waiting.host')}`}
      </span>
      {isHost && !own && sitter.kind === 'person' && !sitter.ready && (
        <div class="inviting">
          <p>{o('waiting.dismissHint')}</p>
          <button
            type="button"
            class="button small"
            onClick={() => void session.ask({ type: 'dismiss', seat })}
          >
            {o('waiting.dismiss')}
          </button>
        </div>
      )}
    </div>
  );
}

/** What somebody looks like, and whether they are here. */
const Sign = ({ sitter }: Pick<RowProps, 'sitter'>): JSX.Element => {
  const isAbsent = sitter.kind === 'person' && !sitter.present;
  return (
    <>
      {sitter.kind === 'person' && <Person of={sitter.portrait ?? null} />}
      <i class={`presence${isAbsent ? ' absent' : ''}`} aria-hidden="true" />
    </>
  );
};

/** Where people of several tables gather: at which of them a seat is and, of two teams, which it belongs to. */
function Place({
  table: { gathering, seats },
  seat,
}: {
  table: TableInfo;
  seat: number;
}): JSX.Element | null {
  if (gathering === undefined) return null;
  const size = seats.length / gathering.tables;
  const number = Math.floor(seat / size);
  return (
    <small class="place">
      {' · '}
      {o(gathering.kind === 'mirror' ? 'gathering.inTeam' : 'gathering.place', {
        count: number + 1,
        seat: (seat % size) + 1,
        team: ((number + seat) % 2) + 1,
      })}
    </small>
  );
}

/** The link of an open seat, or a bot instead. */
function Inviting({ session, table, seat }: Omit<RowProps, 'sitter' | 'isHost'>): JSX.Element {
  const code = useSignal(codesOf(table.id).seats?.[seat] ?? null);
  const level = useSignal(DEFAULT_LEVEL);
  const label = o('waiting.invite', { seat: seat + 1 });
  const renew = async (): Promise<void> => {
    const answer = await invite(table.id, seat);
    if ('failure' in answer) return;
    code.value = answer.value.code;
    keepCodes(table.id, { seats: { ...codesOf(table.id).seats, [seat]: answer.value.code } });
  };
  return (
    <div class="inviting">
      {code.value === null ? (
        <>
          <p>{o('waiting.renewHint')}</p>
          <button type="button" class="button small primary" onClick={() => void renew()}>
            {o('waiting.renew')}
          </button>
        </>
      ) : (
        <>
          <LinkToShare link={inviteLink(code.value)} label={label} title={label} />
          <p>{o('waiting.once')}</p>
        </>
      )}
      {isGame(table.game) && (
        <div class="filling">
          <select
            aria-label={o('waiting.level', { seat: seat + 1 })}
            value={level.value}
            onChange={({ currentTarget }) => {
              level.value = currentTarget.value;
            }}
          >
            {levelsOf(table.game).map((each) => (
              <option key={each} value={each}>
                {levelName(table.game, each)}
              </option>
            ))}
          </select>
          <button
            type="button"
            class="button small"
            onClick={() => void session.ask({ type: 'fill', seat, level: level.value })}
          >
            {o('waiting.fill')}
          </button>
        </div>
      )}
    </div>
  );
}
