import '../styles/online/fair.css';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { type Fair, fairSeed } from '#core/fair';
import type { Match } from '#core/match';
import { Icon } from '../icons.tsx';
import { codesOf } from './codes.ts';
import { o, type OnlineKey } from './words.ts';

/** What this device was shown before the match, held against what was published after it. */
function remembered({ table, commitment, nonces }: Fair): 'seen' | 'unseen' | 'other' {
  const { commitment: shown, nonce } = codesOf(table);
  if (shown === undefined) return 'unseen';
  return shown === commitment && (nonce === undefined || nonces.includes(nonce)) ? 'seen' : 'other';
}

/**
 * How the deal came about. A match whose secret is not the one of the commitment does not open at all, and every card
 * of the replay follows from the seed: whoever reads this has checked it.
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
  const memory = remembered(fair);
  return (
    <>
      <button type="button" class="tool wide" onClick={() => dialog.current?.showModal()}>
        <Icon of={memory === 'other' ? 'close' : 'check'} />
        <span>{o('fair.title')}</span>
      </button>
      <dialog class="end deal" ref={dialog} aria-labelledby="deal">
        <h2 id="deal">{o('fair.checked')}</h2>
        <p class={memory}>{o(`fair.${memory}` as OnlineKey)}</p>
        <p>{o('fair.how')}</p>
        <dl>
          <dt>{o('fair.commitment')}</dt>
          <dd>{fair.commitment}</dd>
          <dt>{o('fair.secret')}</dt>
          <dd>{fair.secret}</dd>
          {fair.nonces.map((nonce, seat) => (
            <Part key={seat} name={nameOf(seat)} nonce={nonce} />
          ))}
          <dt>{o('fair.seed')}</dt>
          <dd>{fairSeed(fair, options)}</dd>
        </dl>
        <div class="choices">
          <button type="button" class="button primary" onClick={() => dialog.current?.close()}>
            {o('fair.close')}
          </button>
        </div>
      </dialog>
    </>
  );
}

function Part({ name, nonce }: { name: string; nonce: string | null }): JSX.Element {
  return (
    <>
      <dt>{o('fair.part', { name })}</dt>
      <dd>{nonce ?? o('fair.bot')}</dd>
    </>
  );
}
