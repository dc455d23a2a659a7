import type { JSX } from 'preact';
import type { AnyGame } from '#core/game';
import type { Line } from '#table/table';
import { LogLines } from '../room/log/log.tsx';
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
  return (
    <section class="plain-log" aria-label={p('log')}>
      <h2>{p('log')}</h2>
      <LogLines
        log={log}
        label={p('log')}
        begin={p('begin')}
        line={(line, index) => (
          <li key={index} class={index === log.length - 1 ? 'latest' : ''}>
            {tell(game, line.message, names.tellOf)}
          </li>
        )}
      />
    </section>
  );
}
