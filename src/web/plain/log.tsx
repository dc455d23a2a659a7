import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { AnyGame } from '#core/game';
import type { Line } from '#table/table';
import { tell } from '../words/index.ts';
import type { SeatNames } from '../room/names.ts';
import { p } from './texts.ts';

interface Props {
  readonly game: AnyGame;
  readonly log: readonly Line[];
  readonly names: SeatNames;
}

/** What happened, in words; the newest at the end, where it pushes nothing away. */
export function PlainLog({ game, log, names }: Props): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [log]);
  return (
    <section class="plain-log" aria-label={p('log')}>
      <h2>{p('log')}</h2>
      <ol ref={list} tabIndex={0} aria-label={p('log')}>
        {log.length === 0 && <li class="none">{p('begin')}</li>}
        {log.map((line, index) => (
          <li key={index} class={index === log.length - 1 ? 'latest' : ''}>
            {tell(game, line.message, names.tellOf)}
          </li>
        ))}
      </ol>
    </section>
  );
}
