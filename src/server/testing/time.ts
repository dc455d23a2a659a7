import type { Seat } from '#core/game';
import { type Match, playNotation, undo } from '#core/match';
import type { TableHeader, LoggedEvent } from '../table/decider/events.ts';

/** Time a second time, as plainly as can be, from the log alone and with nothing of the server's clocks in it. */
export interface TimeReferee {
  /** What is wrong with this entry, or null. `agreed`: what has come of it, for what all have to agree on. */
  see(entry: LoggedEvent, agreed?: Agreed): string | null;
  /** The most that a seat can have left now: what it was given, less what it has used. */
  most(seat: Seat): number;
}

/** How many actions stand after an entry, and whether no clock is to run until the next. */
interface Agreed {
  readonly standing: number;
  readonly isPaused: boolean;
}

const MINUTE = 60_000;
const CLAIM_GRACE = 30_000;

/** `begun` and `at`: the beginning; `bots`: seats that no person has. Nothing but moves, undos, resignations, hand-overs and outages may follow. */
// oxlint-disable-next-line eslint/max-lines-per-function -- time told a second time: it is to be read beside the rules in one piece
export function timeReferee(
  { agreement }: TableHeader,
  begun: Match,
  at: number,
  bots: readonly Seat[],
): TimeReferee {
  const { pace } = agreement;
  const seats = begun.header.seats;
  /** For each action that stands, the seat whose turn it ended and whether its person did that; null: it ended none. */
  const turns: ({ readonly seat: Seat; readonly own: boolean } | null)[] = [];
  /** Of each seat in each of its turns. */
  const used = Array.from({ length: seats }, (): number[] => []);
  const played = Array.from({ length: seats }, (_, seat) => bots.includes(seat));
  /** Time in which a seat was to act and had been handed over: some of it counts, so that no clock can be stopped. */
  const doubtful = played.map(() => 0);
  const outages: { from: number; to: number }[] = [];
  let match = begun;
  let last = at;
  let isPaused = false;

  const ended = (seat: Seat, wanted: (own: boolean) => boolean): number =>
    turns.filter((turn) => turn?.seat === seat && wanted(turn.own)).length;
  const total = (times: readonly number[]): number => times.reduce((sum, time) => sum + time, 0);
  const most = (seat: Seat): number => {
    if (pace.kind === 'free') return Infinity;
    if (pace.kind === 'days') {
      return pace.days * 1440 * MINUTE - (used[seat][ended(seat, () => true)] ?? 0);
    }
    const allowance = pace.minutes * MINUTE + 1000 * pace.increment * ended(seat, (own) => own);
    return allowance - total(used[seat]);
  };
  const pass = (now: number): void => {
    const down = outages.map(({ from, to }) => Math.max(0, Math.min(now, to) - Math.max(last, from)));
    for (const seat of isPaused ? [] : match.game.toAct(match.state)) {
      const turn = ended(seat, () => true);
      const time = now - last - total(down);
      if (played[seat]) doubtful[seat] += time;
      else used[seat][turn] = (used[seat][turn] ?? 0) + time;
    }
    last = now;
  };
  const play = (seat: Seat, word: string, own: boolean): void => {
    const actors = match.game.toAct(match.state);
    match = playNotation(match, seat, word);
    const next = match.game.toAct(match.state);
    const isOver = !next.includes(seat) || next.some((each) => !actors.includes(each));
    turns.push(isOver ? { seat, own } : null);
  };
  const takeBack = (): void => {
    match = undo(match);
    turns.pop();
    // What was used in turns that no longer stand was used in the one that is made again.
    for (const [seat, times] of used.entries()) {
      const turn = ended(seat, () => true);
      times.splice(turn, Infinity, total(times.slice(turn)));
    }
  };

  return {
    most,
    // oxlint-disable-next-line eslint/complexity -- one case for each kind of entry
    see({ seq, at: now, event }, agreed) {
      if (event.kind === 'outage') {
        if (outages.some(({ to }) => to > event.from)) return `${seq}: two outages at the same time`;
        outages.push(event);
        return now < last || event.to <= event.from ? `${seq}: an outage of no time` : null;
      }
      if (event.kind === 'claim') {
        // A process was lost: until this one has the table, and some time after, is nobody's.
        const known = outages.at(-1)?.to ?? 0;
        const from = Math.max(event.lostSince ?? Infinity, last, known);
        if (from < now + CLAIM_GRACE) outages.push({ from, to: now + CLAIM_GRACE });
        return null;
      }
      if (now < last) return `${seq}: before the one before it`;
      pass(now);
      if (event.kind === 'move') {
        const own = event.bot !== true;
        const isLate = own && most(event.seat) <= 0;
        // It stands all the same: what follows is judged by it.
        play(event.seat, event.word, own);
        if (isLate) return `${seq}: seat ${event.seat} acts without time`;
      }
      if (event.kind === 'undo') takeBack();
      if (event.kind === 'agree') while (turns.length > (agreed?.standing ?? 0)) takeBack();
      isPaused = agreed?.isPaused ?? false;
      if (event.kind === 'handOver' || event.kind === 'resign' || event.kind === 'flag') {
        played[event.seat] = true;
      }
      if (event.kind === 'takeBack') {
        if (most(event.seat) <= 0) return `${seq}: seat ${event.seat} comes back without time`;
        played[event.seat] = false;
      }
      const early = event.kind === 'flag' || (event.kind === 'handOver' && event.why === 'time');
      return early && most(event.seat) > doubtful[event.seat]
        ? `${seq}: seat ${event.seat} still had time`
        : null;
    },
  };
}
