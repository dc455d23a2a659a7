import type { JSX } from 'preact';
import type { Outcome, Seat } from '#core/game';
import { entryAt } from '#core/list';
import { murano } from '#games/murano/index';
import type { Card } from '#games/murano/rules/cards';
import { completedBy, type View } from '#games/murano/rules/state';
import type { Line } from '#table/table';
import type { SeatNames } from '../../room/names.ts';
import { tell } from '../../words/index.ts';
import { closely } from './closely/texts.ts';
import { signed } from './log/chain.tsx';
import { Coin, Creation, Murrina } from './pieces/pieces.tsx';
import { creationName } from './telling.ts';
import { m } from './texts.ts';

interface Props {
  readonly view: View;
  readonly log: readonly Line[];
  readonly outcome: Outcome;
  readonly names: SeatNames;
}

/** What everybody made, in the order of the places; of `count` of them, from the last, the light is on. */
export function Vitrines({
  order,
  count,
  ...props
}: Props & { readonly order: readonly Seat[]; readonly count: number }): JSX.Element {
  const large = largeOf(order, props.names);
  return (
    <ul class="vitrines" style={{ '--n': order.length }}>
      {order.map((seat, index) => (
        <Vitrine
          {...props}
          key={seat}
          seat={seat}
          isLarge={large.includes(seat)}
          shown={order.length - index <= count}
        />
      ))}
    </ul>
  );
}

/** Where there is room for two of them: the first, and whoever looks or the second. */
function largeOf(order: readonly Seat[], names: SeatNames): readonly Seat[] {
  const [first, ...others] = order;
  return [first, others.find((seat) => names.tellOf(seat) === null) ?? others[0]].filter(
    (seat) => seat !== undefined,
  );
}

interface VitrineProps extends Props {
  readonly seat: Seat;
  readonly isLarge: boolean;
  readonly shown: boolean;
}

const moneyText = (amount: number): string => String(amount).replace('-', '−');

/** What somebody made, each with what it paid, and the money that decides. */
function Vitrine({ view, log, seat, outcome, names, isLarge, shown }: VitrineProps): JSX.Element {
  const creations: readonly Card[] = [...entryAt(view.completed, seat), ...entryAt(view.aside, seat)];
  const isBest = outcome.won !== false && (outcome.ranking[0]?.includes(seat) ?? false);
  const classes = ['vitrine', isLarge ? 'large' : 'little', isBest && 'best', shown && 'shown'];
  return (
    <li class={classes.filter(Boolean).join(' ')}>
      {isBest && outcome.scores.length > 1 && <span class="first-place">{closely('firstPlace')}</span>}
      <div class="panes">
        {creations.map((card) => (
          <span key={card} class="pane">
            <Creation card={card} />
            <small>
              <span class="made-name">{creationName(card)}</span> {signed(paidFor(log, seat, card))}
            </small>
          </span>
        ))}
        {creations.length === 0 && <small class="nothing">{m('rivals.none')}</small>}
      </div>
      <div class="owner">
        <Murrina seat={seat} />
        <span>
          {names.nameOf(seat)}
          <small>{m('end.creations', { count: completedBy(view, seat) })}</small>
        </span>
        <b>
          {moneyText(outcome.scores[seat] ?? 0)}
          <Coin />
        </b>
      </div>
    </li>
  );
}

function paidFor(log: readonly Line[], seat: Seat, card: Card): number {
  const name = creationName(card);
  const line = log.find(
    (each) =>
      each.seat === seat &&
      each.message.key === 'log.create' &&
      tell(murano, { key: String(each.message.with?.['creation']).slice(1) }) === name,
  );
  return Number(line?.message.with?.['price'] ?? 0);
}
