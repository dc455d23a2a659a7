import type { JSX } from 'preact';
import type { AnyGame } from '#core/game';
import { Choice } from '../../screens/choice.tsx';
import { Sitter } from '../../screens/new-match/seat-choice.tsx';
import type { NewTable } from '../api.ts';
import { o } from '../words.ts';

type Seats = NewTable['seats'];
type SeatPlan = Seats[number];

interface Props {
  readonly game: string;
  readonly rules: AnyGame;
  readonly seats: Seats;
  readonly change: (seats: Seats) => void;
}

/** Who is to sit where: oneself, people who are invited, bots. */
export function SeatsForm({ game, rules, seats, change }: Props): JSX.Element {
  // Nobody opens a table to sit there alone.
  const least = Math.max(2, rules.seats.min);
  const counts = Array.from({ length: rules.seats.max - least + 1 }, (_, index) => least + index);
  const resize = (count: number): void =>
    change(Array.from({ length: count }, (_, seat): SeatPlan => seats[seat] ?? { kind: 'open' }));
  return (
    <>
      {counts.length > 1 && (
        <Choice
          label={o('open.seats')}
          values={counts}
          value={seats.length}
          tell={(count) => o('open.count', { count })}
          choose={resize}
        />
      )}
      <div class="options seats">
        {seats.map((plan, seat) => (
          <SeatForm
            key={seat}
            game={game}
            seat={seat}
            plan={plan}
            change={(next) => change(seats.with(seat, next))}
          />
        ))}
      </div>
    </>
  );
}

interface SeatProps {
  readonly game: string;
  readonly seat: number;
  readonly plan: SeatPlan;
  readonly change: (plan: SeatPlan) => void;
}

function SeatForm({ game, seat, plan, change }: SeatProps): JSX.Element {
  const label = o('open.seat', { count: seat + 1 });
  if (plan.kind === 'me') {
    return (
      <div class="option">
        <b>{label}</b>
        <span>{o('open.me')}</span>
      </div>
    );
  }
  return (
    <Sitter
      game={game}
      seat={seat}
      label={label}
      level={plan.kind === 'bot' ? plan.level : null}
      person={o('open.friend')}
      hint={o('open.friendHint')}
      choose={(level) => change(level === null ? { kind: 'open' } : { kind: 'bot', level })}
    />
  );
}
