import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { MARKETS, type Market, marketWord } from '#games/murano/board';
import { murano } from '#games/murano/index';
import type { Line } from '#table/table';
import { tell } from '../words/index.ts';
import type { Names } from './telling.ts';
import { m } from './texts.ts';

interface Props {
  readonly log: readonly Line[];
  readonly seats: number;
  readonly names: Names;
  readonly light: (market: Market | null) => void;
}

/** The market that a line is about. The words of others are not always told; what happened always is. */
const marketOf = ({ message }: Line): Market | null =>
  MARKETS.find((market) => message.with?.['market'] === `@market.${marketWord(market)}`) ?? null;

/** The number of ended turns before each line, from which the rounds follow. */
function turnsBefore(log: readonly Line[]): readonly number[] {
  let turns = 0;
  return log.map(({ message }) => {
    const before = turns;
    if (message.key.startsWith('log.end')) turns += 1;
    return before;
  });
}

/** What happened, in words; the newest at the end, where it pushes nothing away. Each round has a heading. */
export function Log({ log, seats, names, light }: Props): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  // After every change of the room: the list may have become shorter, too.
  useLayoutEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }));
  const rounds = useMemo(() => turnsBefore(log).map((turns) => Math.floor(turns / seats) + 1), [log, seats]);
  return (
    <section class="panel log" aria-label={m('log.title')}>
      <h2>{m('log.title')}</h2>
      <ol ref={list} tabIndex={0} aria-label={m('log.title')}>
        {log.length === 0 && <li class="none">{m('log.begin')}</li>}
        {log.map((line, index) => (
          <li
            key={index}
            class={`line seat-${line.seat}${index === log.length - 1 ? ' now' : ''}`}
            onPointerEnter={() => light(marketOf(line))}
            onPointerLeave={() => light(null)}
          >
            {rounds[index] !== rounds[index - 1] && (
              <span class="round">{m('log.round', { count: rounds[index] })}</span>
            )}
            <span class="told">{tell(murano, line.message, names.tellOf)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
