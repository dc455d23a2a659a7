import { useSignal } from '@preact/signals';
import { CHAIRS } from '../../more-icons.ts';
import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { TableInfo } from '#table/table-info';
import { copied as hasCopied } from '../../device/match-link.ts';
import { LinkByHand } from '../../room/menu/link-by-hand.tsx';
import { Opener } from '../../room/menu/opener.tsx';
import { DEFAULT_LEVEL } from '../../bots/levels.ts';
import { Agreed } from '../lobby/agreement.tsx';
import { Proposing } from './proposals.tsx';
import { codesOf, watchLink } from '../deal/table-keepsake.ts';
import type { TableSession } from './use-online-table.ts';
import { o } from '../words.ts';

interface Props {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly choices?: ComponentChildren;
}

/** What one may do with one's seat, and what was agreed on. */
export function TableMenu({ session, table, choices }: Props): JSX.Element {
  const sheet = useRef<HTMLDivElement>(null);
  const asking = useSignal(false);
  const copied = useSignal(false);
  const byHand = useSignal(false);
  const { seat } = session.state.value;
  const sitter = seat === null ? undefined : table.seats[seat];
  const plays = table.phase === 'playing' && sitter?.kind === 'person' && !sitter.resigned;
  const { watch } = codesOf(table.id);
  const close = (): void => {
    sheet.current?.hidePopover();
    asking.value = false;
  };
  const copy = async (): Promise<void> => {
    if (watch === undefined) return;
    copied.value = await hasCopied(watchLink(table.id, watch));
    byHand.value = !copied.value;
  };
  const handOver = (): void => {
    close();
    void session.ask({ type: 'handOver', level: DEFAULT_LEVEL });
  };
  return (
    <>
      <Opener label={o('company.menu')} icon={CHAIRS} opens="company" />
      <div class="menu company-menu" id="company" popover="auto" ref={sheet}>
        {choices}
        <h2>{o('company.agreed')}</h2>
        <Agreed agreement={table.agreement} seats={table.seats.length} />
        {plays && sitter.standIn === null && (
          <button type="button" class="button small" title={o('company.handOverHint')} onClick={handOver}>
            {o('company.handOver')}
          </button>
        )}
        {watch !== undefined && (
          <button type="button" class="button small" onClick={() => void copy()}>
            <span aria-live="polite">{o(copied.value ? 'waiting.copied' : 'company.watchLink')}</span>
          </button>
        )}
        {plays && <Proposing session={session} table={table} close={close} />}
        {plays && !asking.value && (
          <button
            type="button"
            class="button small danger"
            onClick={() => {
              asking.value = true;
            }}
          >
            {o('company.resign')}
          </button>
        )}
        {plays && asking.value && <Resigning session={session} seats={table.seats.length} close={close} />}
        <a class="button small" href="/online">
          {o('company.lobby')}
        </a>
      </div>
      {watch !== undefined && byHand.value && (
        <LinkByHand link={watchLink(table.id, watch)} close={() => (byHand.value = false)} />
      )}
    </>
  );
}

function Resigning({
  session,
  seats,
  close,
}: {
  session: TableSession;
  seats: number;
  close: () => void;
}): JSX.Element {
  return (
    <div class="asking" role="group" aria-label={o('company.resignSure')}>
      <p>
        <b>{o('company.resignSure')}</b> {o(seats === 2 ? 'company.resignTwo' : 'company.resignMore')}
      </p>
      <button
        type="button"
        class="button small danger"
        onClick={() => {
          close();
          void session.ask({ type: 'resign' });
        }}
      >
        {o('company.resignYes')}
      </button>
      <button type="button" class="button small" onClick={close}>
        {o('company.cancel')}
      </button>
    </div>
  );
}
