import type { ComponentChildren, JSX } from 'preact';
import type { Json } from '#core/json';
import type { Outcome } from '#core/game';
import { verdict } from '#core/verdict';
import type { Sight, Table } from '#table/table';
import { begin } from '../play.ts';
import { Ending } from '../room/verdict.tsx';
import { language } from '../settings.ts';
import { tell } from '../words/index.ts';
import type { PlainNames } from './names.ts';
import { p } from './texts.ts';

interface Props {
  readonly id: string;
  readonly table: Table;
  readonly choices?: ComponentChildren;
  readonly sight: Sight;
  readonly outcome: Outcome;
  readonly names: PlainNames;
}

/** The end of a match: the scores one by one, the lowest first, then who has won and why. */
export function PlainEnd({ id, table, choices, sight, outcome, names }: Props): JSX.Element {
  const { game, players } = table;
  const order = outcome.ranking.flatMap((place, at) => place.map((seat) => ({ seat, at }))).toReversed();
  return (
    <Ending
      id={id}
      again={() => void begin(game.id, players, game.rematch(sight.view) as Json)}
      choices={choices}
      steps={order.length}
      counted={(count) => (
        <ul class="plain-scores">
          {order.map(({ seat, at }, index) => (
            <li
              key={seat}
              class={`${index < count ? 'shown' : ''}${at === 0 && outcome.won !== false ? ' own' : ''}`}
            >
              <span class="plain-place">{at + 1}</span>
              <span class="name">{names.nameOf(seat)}</span>
              <b class="winner">{p('score', { count: outcome.scores[seat] ?? 0 })}</b>
            </li>
          ))}
        </ul>
      )}
      verdict={
        <>
          <h2 id="end">{verdict(outcome, language.value, names.tellOf)}</h2>
          {outcome.tie !== undefined && <p>{tell(game, outcome.tie, names.tellOf)}</p>}
          <p>{tell(game, outcome.reason, names.tellOf)}</p>
        </>
      }
    />
  );
}
