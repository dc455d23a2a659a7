import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { MARKETS, type Market, marketWord } from '#games/murano/rules/board';
import { murano } from '#games/murano/index';
import { seatsOf } from '#games/murano/rules/state';
import type { Line } from '#table/table';
import { LogLines } from '../../../room/log.tsx';
import { useSeen } from '../../../room/seen.ts';
import { tell } from '../../../words/index.ts';
import type { Interaction } from '../gestures/gestures.ts';
import type { SeatNames } from '../../../room/names.ts';
import { m } from '../texts.ts';

interface Props {
  readonly ui: Interaction;
  readonly names: SeatNames;
  /** The market that a line one points at is about. */
  readonly lit: Signal<Market | null>;
}

/** The market that a line is about. The words of others are not always told; what happened always is. */
const marketOf = ({ message }: Line): Market | null =>
  MARKETS.find((market) => message.with?.['market'] === `@market.${marketWord(market)}`) ?? null;

/** The round that begins with each line, or 0. A round is a turn of every seat. */
function roundsBegun(log: readonly Line[], seats: number): readonly number[] {
  let [turns, last] = [0, 0];
  return log.map(({ message }) => {
    const round = Math.floor(turns / seats) + 1;
    const begun = round === last ? 0 : round;
    last = round;
    if (message.key.startsWith('log.end')) turns += 1;
    return begun;
  });
}

/** What happened, in words; the newest at the end, where it pushes nothing away. Each round has a heading. */
export function Log({ ui, names, lit }: Props): JSX.Element {
  const log = useSeen(() => ui.sight.value.log, [ui]);
  const seats = useSeen(() => seatsOf(ui.view.value), [ui]);
  const begins = useMemo(() => roundsBegun(log, seats), [log, seats]);
  return (
    <section class="panel log" aria-label={m('log.title')}>
      <h2>{m('log.title')}</h2>
      <LogLines
        log={log}
        label={m('log.title')}
        begin={m('log.begin')}
        line={(line, index) => (
          <Told
            key={index}
            line={line}
            round={begins[index] ?? 0}
            now={index === log.length - 1}
            names={names}
            lit={lit}
          />
        )}
      />
    </section>
  );
}

interface ToldProps extends Pick<Props, 'names' | 'lit'> {
  readonly line: Line;
  /** The round that begins with it, or 0. */
  readonly round: number;
  readonly now: boolean;
}

function Told({ line, round, now, names, lit }: ToldProps): JSX.Element {
  return (
    <li
      class={`line seat-${line.seat}${now ? ' now' : ''}`}
      onPointerEnter={() => {
        lit.value = marketOf(line);
      }}
      onPointerLeave={() => {
        lit.value = null;
      }}
    >
      {round > 0 && <span class="round">{m('log.round', { count: round })}</span>}
      <span class="told">{tell(murano, line.message, names.tellOf)}</span>
    </li>
  );
}
