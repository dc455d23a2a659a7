import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { due, type OwedKind } from '#games/murano/rules/owed';
import { seatsOf } from '#games/murano/rules/state';
import type { Interaction } from '../gestures/gestures.ts';
import { Money, Murrina } from '../pieces/pieces.tsx';
import type { Tab } from '../tabs.tsx';
import type { SeatNames } from '../../../room/names.ts';
import { m } from '../texts.ts';
import { othersOf } from './rivals.tsx';

/** Where a decision is about a rival, their purses say so: the rivals are behind them. */
const ABOUT_RIVALS: readonly (OwedKind | undefined)[] = ['claim', 'give', 'trade'];

interface Props {
  readonly ui: Interaction;
  readonly seat: Seat;
  readonly names: SeatNames;
  readonly open: (tab: Tab) => void;
}

/** On a small screen everybody's money is in the bar; one's own leads to what one has made, another to the rivals. */
export function Purses({ ui, seat, names, open }: Props): JSX.Element {
  const { view, sight } = ui;
  const isAsked = ui.mover.value !== null && ABOUT_RIVALS.includes(due(view.value)?.kind);
  const seats = seatsOf(view.value);
  return (
    <div class="chips">
      {[seat, ...othersOf(seats, seat)].map((each) => (
        <button
          key={each}
          type="button"
          class={`chip${sight.value.toAct.includes(each) ? ' turn' : ''}`}
          onClick={() => open(each === seat ? 'advantages' : 'rivals')}
        >
          <Murrina seat={each} />
          <span class="unseen">{`${m('rivals.open')}: ${names.nameOf(each)},`}</span>
          <Money amount={entryAt(view.value.money, each)} />
          {isAsked && each !== seat && <i class="dot" aria-hidden="true" />}
        </button>
      ))}
    </div>
  );
}
