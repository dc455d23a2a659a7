import type { JSX } from 'preact';
import type { AnyGame, Outcome, Seat } from '#core/game';
import { type FieldValue, inLine, type PositionField, positionText } from '#core/position';
import { Icon } from '../icons.tsx';
import { wordsOf } from '../words/games.ts';
import type { SeatNames } from '../room/names.ts';
import { p } from './texts.ts';

interface Props {
  readonly game: AnyGame;
  readonly view: unknown;
  /** What the action that is pointed at would lead to. */
  readonly after: unknown;
  /** Whose things stand first. */
  readonly seat: Seat;
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly names: SeatNames;
}

/** The whole table in words: what lies before everybody, then what each player has. */
export function Position({ game, view, after, seat, toAct, outcome, names }: Props): JSX.Element {
  const { language, words } = wordsOf(game);
  const textOf = (each: unknown): ReturnType<typeof positionText> =>
    positionText(game, each, language, words, names.nameOf);
  const now = textOf(view);
  const then = after === null ? now : textOf(after);
  const order = now.seats.map((_, at) => (seat + at) % now.seats.length);
  return (
    <section class="plain-position" tabIndex={0} aria-label={p('position')}>
      <div class="plain-sheet common">
        <h2>{p('everybody')}</h2>
        <Fields now={now.common} then={then.common} />
      </div>
      {order.map((each) => (
        <div key={each} class={`plain-sheet${toAct.includes(each) ? ' acting' : ''}`}>
          <h2>
            {names.nameOf(each)}
            {outcome !== null && <small>{p('score', { count: outcome.scores[each] ?? 0 })}</small>}
          </h2>
          <Fields now={now.seats[each] ?? []} then={then.seats[each] ?? []} />
        </div>
      ))}
    </section>
  );
}

function Fields({
  now,
  then,
}: {
  now: readonly PositionField[];
  then: readonly PositionField[];
}): JSX.Element {
  return (
    <dl>
      {now.map(({ field, name, value }, index) => {
        const next = then[index]?.value ?? value;
        const changes = inLine(next) !== inLine(value);
        return (
          <div key={field} class={changes ? 'changing' : ''}>
            <dt>{name}</dt>
            <dd>
              <Value value={value} />
              {changes && (
                <span class="plain-next">
                  <Icon of="forth" />
                  <span class="unseen"> {p('becomes')} </span>
                  <Value value={next} />
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Value({ value }: { value: FieldValue }): JSX.Element {
  if (value.kind === 'list') {
    return (
      <ul class="plain-pieces">
        {value.items.map((item, index) => (
          <li key={index}>
            <Value value={item} />
          </li>
        ))}
      </ul>
    );
  }
  if (value.kind === 'fields') return <Fields now={value.fields} then={value.fields} />;
  return <span class={value.kind === 'hidden' ? 'plain-piece back' : 'plain-piece'}>{value.text}</span>;
}
