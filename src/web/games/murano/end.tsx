import type { JSX } from 'preact';
import type { Outcome, Seat } from '#core/game';
import { entryAt } from '#core/list';
import { murano } from '#games/murano/index';
import type { Card } from '#games/murano/rules/cards';
import { completedBy, type View } from '#games/murano/rules/state';
import { lossPerCard } from '#games/murano/modules/variants';
import { RANKS } from '#games/murano/content/challenges';
import type { Line } from '#table/table';
import type { RoomProps } from '../../game-ui.ts';
import { rankArt } from './art/index.ts';
import { Ending } from '../../room/verdict.tsx';
import { tell } from '../../words/index.ts';
import { signed } from './log/chain.tsx';
import { differences, ENTRIES, type Ledger, ledgersOf } from './log/ledger.ts';
import { Coin, Creation, Murrina, Picture } from './pieces/pieces.tsx';
import type { SeatNames } from '../../room/names.ts';
import { closely } from './closely/texts.ts';
import { creationName, listed } from './telling.ts';
import { m } from './texts.ts';

interface Props extends RoomProps {
  readonly view: View;
  readonly outcome: Outcome;
  readonly log: readonly Line[];
  readonly names: SeatNames;
}

const moneyText = (amount: number): string => String(amount).replace('-', '−');

/** The end of a match of Murano: vitrines light up from the last place to the first; then who has won, and by what. */
export function End({ names, log, ...props }: Props): JSX.Element {
  const { view, outcome } = props;
  const order = outcome.ranking.flat();
  const lost = view.hands.map((hand) => lossPerCard(view.options) * hand.length);
  const ledgers = ledgersOf(log, outcome.scores, lost);
  return (
    <Ending
      {...props}
      tellOf={names.tellOf}
      say={(message) => tell(murano, message, names.nameOf)}
      steps={order.length}
      counted={(count) => (
        <>
          <ul class="vitrines" style={{ '--n': order.length }}>
            {order.map((seat, index) => (
              <Vitrine
                key={seat}
                view={view}
                log={log}
                seat={seat}
                outcome={outcome}
                names={names}
                shown={order.length - index <= count}
              />
            ))}
          </ul>
          <Book order={order} ledgers={ledgers} names={names} shown={count >= order.length} />
        </>
      )}
      above={outcome.won === true && <Rank score={entryAt(outcome.scores, 0)} />}
      decided={decidedText(order, ledgers, names)}
    />
  );
}

/** What parted the first from the second. */
function decidedText(
  [first, second]: readonly Seat[],
  ledgers: readonly Ledger[],
  names: SeatNames,
): string | undefined {
  if (first === undefined || second === undefined) return undefined;
  const parts = differences(entryAt(ledgers, first), entryAt(ledgers, second)).map(({ entry, by }) =>
    m('end.more', { entry: m(`ledger.${entry}`), by: signed(by) }),
  );
  if (parts.length === 0) return undefined;
  return m('end.against', { name: names.nameOf(first), other: names.nameOf(second), parts: listed(parts) });
}

function Rank({ score }: { score: number }): JSX.Element | null {
  const rank = RANKS.find(({ from }) => score >= from)?.rank;
  if (rank === undefined) return null;
  return <Picture class="rank" name={`rank ${rank}`} draw={() => rankArt(rank)} />;
}

interface VitrineProps {
  readonly view: View;
  readonly log: readonly Line[];
  readonly seat: Seat;
  readonly outcome: Outcome;
  readonly names: SeatNames;
  readonly shown: boolean;
}

/** What somebody made, each with what it paid, and the money that decides. */
function Vitrine({ view, log, seat, outcome, names, shown }: VitrineProps): JSX.Element {
  const creations: readonly Card[] = [...entryAt(view.completed, seat), ...entryAt(view.aside, seat)];
  const isBest = outcome.won !== false && (outcome.ranking[0]?.includes(seat) ?? false);
  return (
    <li class={`vitrine${shown ? ' shown' : ''}${isBest ? ' best' : ''}`}>
      {isBest && outcome.scores.length > 1 && <span class="first-place">{closely('firstPlace')}</span>}
      <div class="panes">
        {creations.map((card) => (
          <span key={card} class="pane">
            <Creation card={card} />
            <small>
              {creationName(card)} {signed(paidFor(log, seat, card))}
            </small>
          </span>
        ))}
        {creations.length === 0 && <small>{m('rivals.none')}</small>}
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

interface BookProps {
  readonly order: readonly Seat[];
  readonly ledgers: readonly Ledger[];
  readonly names: SeatNames;
  readonly shown: boolean;
}

/** Where the money came from, line by line; only what anybody has. */
function Book({ order, ledgers, names, shown }: BookProps): JSX.Element {
  const rows = ENTRIES.filter((entry) => ledgers.some((ledger) => ledger[entry] !== 0));
  return (
    <table class={`accounts${shown ? ' shown' : ''}`} style={{ '--n': order.length }}>
      <thead>
        <tr>
          <td />
          {order.map((seat) => (
            <th key={seat} scope="col">
              {names.nameOf(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((entry) => (
          <tr key={entry}>
            <th scope="row">{m(`ledger.${entry}`)}</th>
            {order.map((seat) => {
              const money = entryAt(ledgers, seat)[entry];
              return (
                <td key={seat} class={money < 0 ? 'less' : money === 0 ? 'none' : ''}>
                  {entry === 'start' || money === 0 ? money : signed(money)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
