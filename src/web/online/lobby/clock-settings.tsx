import type { JSX } from 'preact';
import type { Agreement } from '#table/table-info';
import { Choice } from '../../screens/choice.tsx';
import { o } from '../words.ts';

type Pace = Agreement['pace'];

const PACES = ['free', 'live', 'days'] as const;
const FIRST: Readonly<Record<Pace['kind'], Pace>> = {
  free: { kind: 'free' },
  live: { kind: 'live', minutes: 15, increment: 10 },
  days: { kind: 'days', days: 3 },
};
const MINUTES = [5, 10, 15, 30, 60];
const INCREMENTS = [0, 5, 10, 30];
const DAYS = [1, 2, 3, 7, 14];
const AWAY = [0, 2, 5, 15, 60];

export const DEFAULT_AGREEMENT: Agreement = { pace: FIRST.free, away: 5, timeout: 'bot' };

interface Props {
  readonly agreement: Agreement;
  readonly change: (agreement: Agreement) => void;
}

/** How fast a table plays, and what happens when somebody is away. */
export function PaceForm({ agreement, change }: Props): JSX.Element {
  const { pace, away, timeout } = agreement;
  const changePace = (next: Pace): void => change({ ...agreement, pace: next });
  return (
    <>
      <Choice
        label={o('open.pace')}
        values={PACES}
        value={pace.kind}
        tell={(kind) => o(`open.${kind}`)}
        // Over days nobody is always there: being away is no reason for a bot.
        choose={(kind) => change({ ...agreement, pace: FIRST[kind], away: kind === 'days' ? null : 5 })}
      />
      <p class="note">{o(`open.${pace.kind}Hint`)}</p>
      <div class="options">
        {pace.kind === 'live' && (
          <>
            <Numbers
              id="minutes"
              label={o('open.minutes')}
              values={MINUTES}
              value={pace.minutes}
              choose={(minutes) => changePace({ ...pace, minutes })}
            />
            <Numbers
              id="increment"
              label={o('open.increment')}
              values={INCREMENTS}
              value={pace.increment}
              choose={(increment) => changePace({ ...pace, increment })}
            />
          </>
        )}
        {pace.kind === 'days' && (
          <Numbers
            id="days"
            label={o('open.daysEach')}
            values={DAYS}
            value={pace.days}
            choose={(days) => changePace({ ...pace, days })}
          />
        )}
        {pace.kind !== 'free' && (
          <div class="option">
            <label for="timeout">{o('open.timeout')}</label>
            <select
              id="timeout"
              value={timeout}
              onChange={({ currentTarget: { value } }) =>
                change({ ...agreement, timeout: value === 'lose' ? 'lose' : 'bot' })
              }
            >
              <option value="bot">{o('open.timeoutBot')}</option>
              <option value="lose">{o('open.timeoutLose')}</option>
            </select>
          </div>
        )}
        <Numbers
          id="away"
          label={o('open.away')}
          hint={o('open.awayHint')}
          values={AWAY}
          value={away ?? 0}
          tell={(count) => (count === 0 ? o('open.awayNever') : o('open.awayMinutes', { count }))}
          choose={(count) => change({ ...agreement, away: count === 0 ? null : count })}
        />
      </div>
    </>
  );
}

interface NumbersProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly values: readonly number[];
  readonly value: number;
  readonly tell?: (value: number) => string;
  readonly choose: (value: number) => void;
}

function Numbers({ id, label, hint, values, value, tell = String, choose }: NumbersProps): JSX.Element {
  return (
    <div class="option">
      <div>
        <label for={id}>{label}</label>
        {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
      </div>
      <select
        id={id}
        value={value}
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
        onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {tell(each)}
          </option>
        ))}
      </select>
    </div>
  );
}
