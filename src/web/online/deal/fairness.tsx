import './fairness.css';
import { useSignal } from '@preact/signals';
import { Fragment, type JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Fair, fairSeed } from '#core/fair';
import { readGivenUp } from '#core/given-up';
import type { Match } from '#core/match';
import { saveReceipt } from '#core/receipt';
import type { TableInfo } from '#table/table-info';
import { Icon } from '../../icons.tsx';
import { CHECK } from '../../more-icons.ts';
import { replayOf } from '../api.ts';
import { codesOf } from './table-keepsake.ts';
import { heading, isWrong, judge, shownCommitment } from './deal-judgement.ts';
import { o } from '../words.ts';

/**
 * How the deal came about. A match whose parts are not those of their digests does not open at all, and every card of
 * the replay follows from the seed: whoever reads this has checked it.
 */
export function Deal({
  match,
  nameOf,
}: {
  match: Match;
  nameOf: (seat: number) => string;
}): JSX.Element | null {
  const dialog = useRef<HTMLDialogElement>(null);
  const { start, options } = match.header;
  if (!('fair' in start)) return null;
  const { fair } = start;
  const judgement = judge(fair, match.header, codesOf(fair.table));
  return (
    <>
      <button type="button" class="tool wide" onClick={() => dialog.current?.showModal()}>
        <Icon of={isWrong(judgement) ? 'close' : CHECK} />
        <span>{o('fair.title')}</span>
      </button>
      <dialog class="end otherwise deal" ref={dialog} aria-labelledby="deal">
        <h2 id="deal">{o(heading(judgement))}</h2>
        <p class={isWrong(judgement) ? 'other' : judgement.kind}>
          {judgement.kind === 'other' ? o(`fair.discord.${judgement.discord}`) : o(`fair.${judgement.kind}`)}
        </p>
        <p>{o(fair.digests === undefined ? 'fair.howOnce' : 'fair.how')}</p>
        <p class="note">{o('fair.limits')}</p>
        <dl>
          <dt>{o('fair.commitment')}</dt>
          <dd>{fair.commitment}</dd>
          <dt>{o('fair.secret')}</dt>
          <dd>{fair.secret}</dd>
          {fair.nonces.map((nonce, seat) => (
            <Part
              key={seat}
              name={nameOf(seat)}
              digest={fair.digests?.[seat]}
              nonce={nonce ?? o('fair.bot')}
            />
          ))}
          <Withdrawn of={fair} />
          <dt>{o('fair.seed')}</dt>
          <dd>{fairSeed(fair, options)}</dd>
        </dl>
        <div class="choices">
          {judgement.kind === 'kept' && (
            <a
              class="button"
              download={`tavola-${fair.table}-receipt.txt`}
              href={asFile(saveReceipt(judgement.receipt))}
            >
              {o('fair.receipt')}
            </a>
          )}
          <button type="button" class="button primary" onClick={() => dialog.current?.close()}>
            {o('fair.close')}
          </button>
        </div>
      </dialog>
    </>
  );
}

const asFile = (text: string): string => `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;

/** A table that was closed before its match: what everybody had added, and what the server was bound to. */
export function GivenUp({
  table,
  nameOf,
}: {
  table: TableInfo;
  nameOf: (seat: number) => string;
}): JSX.Element | null {
  const text = useSignal<string | null>(null);
  useEffect(() => {
    void replayOf(table.id).then((answer) => {
      if ('value' in answer && answer.value.phase === 'given-up') text.value = answer.value.deal;
    });
  }, [table.id]);
  if (text.value === null) return null;
  const fair = checked(text.value);
  if (fair === null) return <p class="other">{o('fair.givenUpOther')}</p>;
  return (
    <section class="given-up deal">
      <h2>{o('fair.givenUp')}</h2>
      <p>{o('fair.givenUpText')}</p>
      <dl>
        <dt>{o('fair.commitment')}</dt>
        <dd>{fair.commitment}</dd>
        <dt>{o('fair.secret')}</dt>
        <dd>{fair.secret}</dd>
        {table.seats.map((sitter, seat) =>
          sitter.kind === 'person' ? (
            <Part
              key={seat}
              name={nameOf(seat)}
              digest={fair.digests?.[seat]}
              nonce={fair.nonces[seat] ?? o('fair.none')}
            />
          ) : null,
        )}
        <Withdrawn of={fair} />
      </dl>
      <a class="button" download={`tavola-${table.id}.txt`} href={asFile(text.value)}>
        {o('fair.save')}
      </a>
    </section>
  );
}

/** null: the server's part is not the one of the digest, or the digest is not the one that was shown here. */
function checked(text: string): Fair | null {
  try {
    const fair = readGivenUp(text);
    const shown = shownCommitment(codesOf(fair.table)) ?? fair.commitment;
    return shown === fair.commitment ? fair : null;
  } catch {
    return null;
  }
}

/** Parts of people who got up again. */
function Withdrawn({ of: { withdrawn = [] } }: { of: Pick<Fair, 'withdrawn'> }): JSX.Element {
  return (
    <>
      {withdrawn.map((nonce) => (
        <Fragment key={nonce}>
          <dt>{o('fair.withdrawn')}</dt>
          <dd>{nonce}</dd>
        </Fragment>
      ))}
    </>
  );
}

function Part({
  name,
  digest,
  nonce,
}: {
  name: string;
  digest: string | null | undefined;
  nonce: string;
}): JSX.Element {
  return (
    <>
      {digest !== null && digest !== undefined && (
        <>
          <dt>{o('fair.digest', { name })}</dt>
          <dd>{digest}</dd>
        </>
      )}
      <dt>{o('fair.part', { name })}</dt>
      <dd>{nonce}</dd>
    </>
  );
}
