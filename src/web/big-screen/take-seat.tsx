import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { NAME_LENGTH } from '#table/terms';
import type { SeatInfo, TableInfo } from '#table/table-info';
import { DEFAULT_LEVEL } from '../bots/levels.ts';
import { titleOf } from '../catalogue.ts';
import { type Failure, giveToBot, newGuest, sitAt } from '../online/api.ts';
import { harmless } from '../online/clean-text.ts';
import { StatusLine } from '../online/table/connection-status.tsx';
import { DealTrouble } from '../online/deal/deal-trouble.tsx';
import { introduced, NameInput } from '../online/lobby/name-input.tsx';
import { refusedText } from '../online/refusal-texts.ts';
import { codesOf, keepCodes } from '../online/deal/table-keepsake.ts';
import { sitterName } from '../online/lobby/table-row.tsx';
import type { TableSession } from '../online/table/use-online-table.ts';
import { t } from '../words/index.ts';
import { mayStayAwake } from './awake.ts';
import { beginsText } from './beginning.ts';
import { useCount } from './count.ts';
import { w } from './words.ts';

interface Props {
  readonly session: TableSession;
  /** The second person at this phone. */
  readonly second: TableSession | null;
  readonly table: TableInfo;
  /** Somebody at this phone has sat down or got up: the table is greeted anew. */
  readonly renew: () => void;
}

/** What somebody at this phone can do about seats, and why it was not done. */
function useSitting({ session, second, table, renew }: Props) {
  const isSharing = useSignal(false);
  const secondName = useSignal('');
  const failure = useSignal<Failure | null>(null);
  const { code = '' } = codesOf(table.id);
  const mine = session.state.value.seat;
  const theirs = second?.state.value.seat ?? null;
  const sitFirst = async (seat: number): Promise<Failure | null> => {
    const known = await introduced();
    const seated = 'failure' in known ? known : await sitAt(code, seat);
    return 'failure' in seated ? seated.failure : null;
  };
  const sitSecond = async (seat: number): Promise<Failure | null> => {
    const name = harmless(secondName.value, NAME_LENGTH);
    const guest = await newGuest(name === '' ? t('seat.guest') : name);
    if ('failure' in guest) return guest.failure;
    const seated = await sitAt(code, seat, guest.value.key);
    if ('failure' in seated) return seated.failure;
    keepCodes(table.id, { second: guest.value.key });
    return null;
  };
  return {
    code,
    mine,
    theirs,
    isSharing,
    secondName,
    failure,
    async sit(seat: number): Promise<void> {
      failure.value = await (mine === null ? sitFirst(seat) : sitSecond(seat));
      if (failure.value === null) renew();
    },
    async give(seat: number): Promise<void> {
      const answer = await giveToBot(code, seat, DEFAULT_LEVEL);
      if ('failure' in answer) failure.value = answer.failure;
    },
  };
}

/** A phone at a table around a shared screen, before the match: one touch and one sits. */
export function TakeSeat(props: Props): JSX.Element {
  const { session, table } = props;
  const sitting = useSitting(props);
  const { code, mine, theirs, isSharing, failure } = sitting;
  const isSecond = mine !== null && isSharing.value && theirs === null;
  const mayTake = mine === null || isSecond;
  useEffect(() => {
    document.title = `${w('phone.title')} · ${titleOf(table.game)}`;
  }, [table.game]);
  const whoOf = (seat: number): string => {
    if (seat === mine) return w('phone.you');
    return seat === theirs ? w('phone.second') : '';
  };
  return (
    <main class="taking" data-theme="dark" id="content">
      <header>
        <b>{titleOf(table.game)}</b>
        <span class="letters">{code}</span>
      </header>
      <h1>{w('phone.title')}</h1>
      <StatusLine session={session} />
      <DealTrouble session={session} />
      {mayTake && <Named isSecond={isSecond} secondName={sitting.secondName} />}
      <ul class="places">
        {table.seats.map((sitter, seat) => (
          <Place
            key={seat}
            table={table}
            seat={seat}
            sitter={sitter}
            who={whoOf(seat)}
            sit={mayTake ? () => void sitting.sit(seat) : null}
            give={mine === null ? null : () => void sitting.give(seat)}
          />
        ))}
      </ul>
      {theirs === null && table.seats.some(({ kind }) => kind === 'open') && (
        <label class="sharing-phone">
          <input
            type="checkbox"
            checked={isSharing.value}
            onChange={({ currentTarget }) => {
              isSharing.value = currentTarget.checked;
            }}
          />
          <span>{w(isSecond ? 'phone.shareNow' : 'phone.share')}</span>
        </label>
      )}
      {failure.value !== null && (
        <p class="refused" role="alert">
          {refusedText(failure.value)}
        </p>
      )}
      {mine !== null && <Beginning {...props} />}
      <p class="foot">{w(mayStayAwake() ? 'phone.awake' : 'phone.asleep')}</p>
    </main>
  );
}

/** What whoever sits down next is called. */
function Named({ isSecond, secondName }: { isSecond: boolean; secondName: Signal<string> }): JSX.Element {
  if (!isSecond) {
    return (
      <label class="named">
        <span>{w('phone.name')}</span>
        <NameInput />
        <small>{w('phone.kept')}</small>
      </label>
    );
  }
  return (
    <label class="named">
      <span>{w('phone.secondName')}</span>
      <input
        type="text"
        maxLength={NAME_LENGTH}
        value={secondName.value}
        placeholder={t('seat.guest')}
        onInput={({ currentTarget }) => {
          secondName.value = currentTarget.value;
        }}
      />
    </label>
  );
}

interface PlaceProps {
  readonly table: TableInfo;
  readonly seat: number;
  readonly sitter: SeatInfo;
  readonly who: string;
  readonly sit: (() => void) | null;
  readonly give: (() => void) | null;
}

function Place({ table, seat, sitter, who, sit, give }: PlaceProps): JSX.Element {
  const count = seat + 1;
  if (sitter.kind !== 'open') {
    const isHere = sitter.kind === 'bot' || sitter.present;
    return (
      <li>
        <i class="disc" aria-hidden="true">
          {count}
        </i>
        <span>
          <b>{sitterName(table, seat)}</b>
          <small>{who === '' ? w('seats.ordinal', { count }) : who}</small>
        </span>
        <span class={isHere ? 'here' : 'gone'}>{w(isHere ? 'seats.here' : 'seats.asleep')}</span>
      </li>
    );
  }
  return (
    <li class="free">
      <i class="disc" aria-hidden="true">
        {count}
      </i>
      <span>
        <b>{w('seats.ordinal', { count })}</b>
        <small>{w('seats.open')}</small>
      </span>
      {sit !== null && (
        <button type="button" class="gold" aria-label={w('phone.sitLabel', { count })} onClick={sit}>
          {w('phone.sit')}
        </button>
      )}
      {sit === null && give !== null && (
        <button type="button" class="plain" aria-label={w('seats.giveLabel', { count })} onClick={give}>
          {w('seats.give')}
        </button>
      )}
    </li>
  );
}

/** Everybody sits: it begins in three seconds, unless somebody would rather wait. */
function Beginning({ session, second, table, renew }: Props): JSX.Element {
  const count = useCount(table);
  const isWaiting = useSignal(false);
  const isReady = count === 0 && !isWaiting.value;
  useEffect(() => {
    session.isHeld.value = !isReady;
    if (second !== null) second.isHeld.value = !isReady;
  }, [isReady, session, second]);
  const stand = async (): Promise<void> => {
    await Promise.all(
      [session, ...(second === null ? [] : [second])].map((each) => each.ask({ type: 'stand' })),
    );
    renew();
  };
  return (
    <footer>
      <p role="status">{isWaiting.value ? w('phone.held') : beginsText(table, count)}</p>
      {count !== null && (
        <button
          type="button"
          class={isWaiting.value ? 'gold' : 'plain'}
          onClick={() => {
            isWaiting.value = !isWaiting.value;
          }}
        >
          {w(isWaiting.value ? 'phone.go' : 'phone.wait')}
        </button>
      )}
      <button type="button" class="plain" onClick={() => void stand()}>
        {w('phone.stand')}
      </button>
    </footer>
  );
}
