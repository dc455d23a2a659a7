import type { JSX } from 'preact';
import type { Outcome, Seat } from '#core/game';
import { entryAt } from '#core/list';
import { murano } from '#games/murano/index';
import type { View } from '#games/murano/rules/state';
import { lossPerCard } from '#games/murano/modules/variants';
import { RANKS } from '#games/murano/content/challenges';
import type { Line } from '#table/table';
import type { RoomProps } from '../../game-ui.ts';
import { rankArt } from './art/index.ts';
import { Farewell } from '../../farewell/farewell.tsx';
import { Ending } from '../../room/ending/verdict.tsx';
import { tell } from '../../words/index.ts';
import { signed } from './log/chain.tsx';
import { differences, ENTRIES, type Ledger, ledgersOf } from './log/ledger.ts';
import { Murrina, Picture } from './pieces/pieces.tsx';
import type { SeatNames } from '../../room/names.ts';
import { listed } from './telling.ts';
import { m } from './texts.ts';
import { Vitrines } from './vitrines.tsx';

interface Props extends RoomProps {
  readonly view: View;
  readonly outcome: Outcome;
  readonly log: readonly Line[];
  readonly names: SeatNames;
}

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
      say={(message) => tell(murano, message, names.tellOf)}
      steps={order.length}
      counted={(count) => (
        <>
          <Vitrines {...{ view, log, outcome, names, order, count }} />
          <Book order={order} ledgers={ledgers} names={names} shown={count >= order.length} />
        </>
      )}
      above={outcome.won === true && <Rank score={entryAt(outcome.scores, 0)} />}
      decided={decidedText(order, ledgers, names)}
      farewell={
        <Farewell
          game={murano.id}
          players={props.table.players}
          outcome={outcome}
          face={(each) => <Murrina seat={each} />}
        />
      }
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
    m(`end.more.${entry}`, { by }),
  );
  if (parts.length === 0) return undefined;
  const isYou = names.tellOf(second) === null;
  return m(isYou ? 'end.againstYou' : 'end.against', {
    name: names.nameOf(first),
    other: names.nameOf(second),
    parts: listed(parts),
  });
}

function Rank({ score }: { score: number }): JSX.Element | null {
  const rank = RANKS.find(({ from }) => score >= from)?.rank;
  if (rank === undefined) return null;
  return <Picture class="rank" name={`rank ${rank}`} draw={() => rankArt(rank)} />;
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
