import type { ReadonlySignal, Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { murano } from '#games/murano/index';
import { recapOf } from '#games/murano/recap';
import { MARKETS, type Market, marketWord } from '#games/murano/rules/board';
import { seatsOf } from '#games/murano/rules/state';
import type { Line } from '#table/table';
import type { Turn } from '#table/turns';
import { LogLines } from '../../../room/log/log.tsx';
import type { SeatNames } from '../../../room/names.ts';
import { useSeen } from '../../../room/seen.ts';
import { t, tell } from '../../../words/index.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { seatColour } from '../pieces/pieces.tsx';
import { listed } from '../telling.ts';
import { m } from '../texts.ts';
import { Chain, signed } from './chain.tsx';
import type { Relive } from './last-turn.tsx';

interface Props {
  readonly ui: Interaction;
  readonly turns: ReadonlySignal<readonly Turn[]>;
  readonly names: SeatNames;
  /** Shows a turn again; null where nothing of it is known. */
  readonly relive: Relive | null;
  /** The market that a line one points at is about. */
  readonly lit: Signal<Market | null>;
}

/** The market that a line is about. The words of others are not always told; what happened always is. */
const marketOf = ({ message }: Line): Market | null =>
  MARKETS.find((market) => message.with?.['market'] === `@market.${marketWord(market)}`) ?? null;

const isPick = ({ lines }: Turn): boolean => lines[0]?.message.key.startsWith('log.pick') === true;

/** The round that begins with each turn, or 0. A round is a turn of every seat; a draft comes before the first. */
function roundsBegun(turns: readonly Turn[], seats: number): readonly number[] {
  let played = 0;
  return turns.map((turn) => {
    if (isPick(turn)) return 0;
    played += 1;
    return (played - 1) % seats === 0 ? (played - 1) / seats + 1 : 0;
  });
}

/** What happened, turn by turn; the newest at the end, where it pushes nothing away. Each round has a heading. */
export function Log({ ui, turns: played, names, relive, lit }: Props): JSX.Element {
  const turns = played.value;
  const seats = useSeen(() => seatsOf(ui.view.value), [ui]);
  const begins = roundsBegun(turns, seats);
  return (
    <section class="panel log" aria-label={m('log.title')}>
      <h2>{m('log.title')}</h2>
      <LogLines
        log={turns}
        label={m('log.title')}
        begin={m('log.begin')}
        line={(turn, index) => (
          // A turn that has gone on is another line: nothing of it is moved.
          <TurnLine
            key={`${index} ${turn.lines.length}`}
            turn={turn}
            round={begins[index] ?? 0}
            now={index === turns.length - 1}
            names={names}
            relive={relive}
            lit={lit}
          />
        )}
      />
    </section>
  );
}

interface TurnProps extends Omit<Props, 'ui' | 'turns'> {
  readonly turn: Turn;
  /** The round that begins with it, or 0. */
  readonly round: number;
  readonly now: boolean;
}

/** Name, what was made, and what it came to; pressed, its steps. */
function TurnLine({ turn, round, now, names, relive, lit }: TurnProps): JSX.Element {
  const { was, now: purse } = recapOf(turn.lines);
  const creations = turn.lines.flatMap(({ message }) => madeIn(message));
  return (
    <li class={`turn${now ? ' now' : ''}`} style={seatColour(turn.seat)}>
      {round > 0 && <span class="round">{m('log.round', { count: round })}</span>}
      <details>
        <summary>
          <span class="told">
            <b class="by">{names.nameOf(turn.seat)}</b>{' '}
            {creations.length > 0 ? listed(creations) : <Chain turn={turn} />}
          </span>
          <span class="net">{purse === was ? '' : signed(purse - was)}</span>
        </summary>
        <ol>
          {turn.lines.map((line, index) => (
            <li
              key={index}
              class="line"
              onPointerEnter={() => (lit.value = marketOf(line))}
              onPointerLeave={() => (lit.value = null)}
            >
              {tell(murano, line.message, names.tellOf)}
            </li>
          ))}
        </ol>
        {relive !== null && (
          <button type="button" class="again" onClick={() => relive(turn)}>
            {t('room.relive')}
          </button>
        )}
      </details>
    </li>
  );
}

/** Creations and advantages, by which a turn is remembered. */
function madeIn({ key, with: values = {} }: Line['message']): readonly string[] {
  const named = key === 'log.create' ? values['creation'] : key === 'log.activate' ? values['advantage'] : '';
  return named === '' || named === undefined ? [] : [tell(murano, { key: String(named).slice(1) })];
}
