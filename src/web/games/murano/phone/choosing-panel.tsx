import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { due, type OwedKind } from '#games/murano/rules/owed';
import { coloursOf, hasShard, SHARDS, type Shards } from '#games/murano/rules/shards';
import { seatsOf } from '#games/murano/rules/state';
import { Touch } from '../../../interaction/touch.tsx';
import type { SeatNames } from '../../../room/names.ts';
import { Tokens } from '../bench/choosing.tsx';
import type { Interaction } from '../gestures/gestures.ts';
import { Murrina, ShardIcon } from '../pieces/pieces.tsx';
import { othersOf } from '../players/rivals.tsx';
import { shardName } from '../telling.ts';
import { m } from '../texts.ts';

interface Props {
  readonly ui: Interaction;
  readonly seat: Seat;
  readonly names: SeatNames;
}

const FROM_STOCK: readonly (OwedKind | undefined)[] = ['gain', 'swap', 'substitute', 'receive'];
const FROM_RIVALS: readonly (OwedKind | undefined)[] = ['claim', 'give', 'trade'];

/** Whether something else than a market is chosen from. */
export function hasChoice({ view, mover }: Interaction): boolean {
  const kind = due(view.value)?.kind;
  return mover.value !== null && [...FROM_RIVALS, ...FROM_STOCK].includes(kind) && kind !== undefined;
}

/** What is chosen from in place of the markets, while something else is owed. */
export function Choosing(props: Props): JSX.Element {
  const { ui } = props;
  if (FROM_RIVALS.includes(due(ui.view.value)?.kind)) return <FromRivals {...props} />;
  return (
    <section class="pocket-choice" aria-label={m('action.choose')}>
      <p>{m('action.choose')}</p>
      <Tokens ui={ui} shards={stockOf(ui)} />
    </section>
  );
}

function stockOf({ view: { value: view } }: Interaction): Shards {
  const owed = due(view);
  if (owed?.kind === 'gain' || owed?.kind === 'receive') return owed.from;
  return owed?.kind === 'swap' ? coloursOf(view.warehouse) : view.warehouse;
}

/** The workbenches of the others, and the others themselves. */
function FromRivals({ ui, seat, names }: Props): JSX.Element {
  const view = ui.view.value;
  const isGiven = due(view)?.kind === 'give';
  return (
    <section class="pocket-choice" aria-label={m('rivals.title')}>
      {othersOf(seatsOf(view), seat).map((other) => (
        <div key={other} class="pocket-rival">
          <Murrina seat={other} />
          <b>{names.nameOf(other)}</b>
          {isGiven ? (
            <Touch
              ui={ui}
              spot={{ at: 'seat', seat: other }}
              class="pocket-give"
              label={m('rivals.give', { name: names.nameOf(other) })}
            >
              {m('rivals.give', { name: names.nameOf(other) })}
            </Touch>
          ) : (
            <span class="tokens">
              {SHARDS.filter((shard) => hasShard(entryAt(view.benches, other), shard)).map((shard) => (
                <Touch
                  key={shard}
                  ui={ui}
                  spot={{ at: 'theirs', seat: other, shard }}
                  class="token"
                  label={m('rivals.shardOf', { shard: shardName(shard), name: names.nameOf(other) })}
                >
                  <ShardIcon shard={shard} />
                </Touch>
              ))}
            </span>
          )}
        </div>
      ))}
    </section>
  );
}
