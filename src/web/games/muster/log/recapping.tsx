import type { JSX } from 'preact';
import type { Message } from '#core/game';
import { muster } from '#games/muster/index';
import { recapOf, recapWords, sentencesOf } from '#games/muster/recap';
import type { Turn } from '#table/turns';
import { Icon } from '../../../icons.tsx';
import { speakerOf } from '../../../words/index.ts';
import { castleOf } from './castle-of.ts';

type NameOf = (seat: number) => string | null;

const messagesOf = ({ lines }: Turn): readonly Message[] => lines.map(({ message }) => message);

const sayAll = (messages: readonly Message[], nameOf: NameOf): string =>
  messages.map(speakerOf(muster, nameOf, recapWords).say).join(' ');

/** A turn in words. */
export const turnText = (turn: Turn, nameOf: NameOf): string =>
  sayAll(sentencesOf(recapOf(messagesOf(turn))), nameOf);

/** The castle a turn was about. */
export const turnCastle = (turn: Turn): number | null =>
  messagesOf(turn)
    .map(castleOf)
    .find((castle) => castle !== null) ?? null;

/** A turn with its numbers as signs: what was done, what came of it, and what was drawn. */
export function TurnSentence({ turn, nameOf }: { turn: Turn; nameOf: NameOf }): JSX.Element {
  const { actions, change, results, drawn } = recapOf(messagesOf(turn));
  const say = (messages: readonly Message[]): string => sayAll(messages, nameOf);
  return (
    <span class="told">
      <b class="turn-actions">{say(actions)}</b>{' '}
      {change !== null && (
        <>
          <span class="unseen">{say([change])}</span>
          <span class="change" aria-hidden="true">
            {change.with?.['was']}
            <Icon of="arrow" />
            {change.with?.['now']}
          </span>{' '}
        </>
      )}
      {results.length > 0 && <span class="result">{say(results)}</span>}{' '}
      {drawn.length > 0 && <span class="drawn">{say(drawn)}</span>}
    </span>
  );
}
