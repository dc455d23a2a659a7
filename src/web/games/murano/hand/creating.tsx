import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { murano } from '#games/murano/index';
import type { Action } from '#games/murano/rules/action';
import { contains, NO_SHARDS, type Shards } from '#games/murano/rules/shards';
import type { View } from '#games/murano/rules/state';
import { Icon } from '../../../icons.tsx';
import { CHECK } from '../../../more-icons.ts';
import { closely } from '../closely/texts.ts';
import { Offer } from '../prompt/offer.tsx';
import { shardsIn } from '../gestures/spots.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { Coin, ShardRow } from '../pieces/pieces.tsx';
import { creationName, shardsText } from '../telling.ts';
import { m } from '../texts.ts';
import { opensMarkets } from '../upright.ts';

export interface Way {
  readonly action: Extract<Action, { kind: 'create' }>;
  readonly gain: number;
}

/** The ways to pay for the first creation, the best first; what was chosen on the workbench narrows them. */
export function waysOf(ui: Interaction, seat: Seat): readonly Way[] {
  const chosen = shardsIn(ui.selected.value, 'bench');
  const moneyIn = ({ money }: View): number => entryAt(money, seat);
  return ui.legal.value
    .flatMap((action) => (action.kind === 'create' && contains(action.shards, chosen) ? [action] : []))
    .map((action) => ({
      action,
      gain: moneyIn(ui.previewOf(action)) - moneyIn(ui.view.value),
    }))
    .toSorted((a, b) => b.gain - a.gain);
}

/** The best way to make the first creation is one press; whoever wants to pay otherwise chooses first, by what is kept. */
export function Creates({ ui, seat }: { ui: Interaction; seat: Seat }): JSX.Element | null {
  const choosing = useSignal<{ readonly view: View; readonly shards: Shards } | null>(null);
  const view = ui.view.value;
  const card = view.hands[seat]?.[0] ?? -1;
  const ways = waysOf(ui, seat);
  const isOpen = choosing.value?.view === view && ways.length > 1;
  const chosen = isOpen ? ways.find(({ action }) => action.shards === choosing.value?.shards) : undefined;
  const way = chosen ?? ways[0];
  const name = creationName(card);
  const choose = (shards: Shards | null): void => {
    choosing.value = shards === null ? null : { view, shards };
  };
  // What is chosen is seen on the workbench as long as it is.
  useEffect(() => {
    if (!isOpen || way === undefined) return undefined;
    ui.point(way.action);
    return () => ui.point(null);
  }, [isOpen, way?.action.shards]);
  if (way === undefined || card < 0) return null;
  return (
    <>
      <Offer
        ui={ui}
        action={way.action}
        class="make"
        text={
          <>
            <span class="unseen">{m('action.create', { name })}</span>
            <span aria-hidden="true">{opensMarkets.value ? name : m('action.create', { name })}</span>
            <Price way={way} shown={ways.length > 1} />
          </>
        }
      />
      {ways.length > 1 && (
        <span class="others" onKeyDown={({ key }) => key === 'Escape' && choose(null)}>
          <button
            type="button"
            class="action otherwise"
            aria-expanded={isOpen}
            aria-label={m('action.otherwise')}
            title={m('action.otherwise')}
            onClick={() => choose(isOpen ? null : way.action.shards)}
          >
            <span class="long">{m('action.otherwise')}</span>
            <Icon of="more" />
          </button>
          {isOpen && (
            <Ways ui={ui} ways={ways} way={way} bench={entryAt(view.benches, seat)} choose={choose} />
          )}
        </span>
      )}
    </>
  );
}

interface WaysProps {
  readonly ui: Interaction;
  readonly ways: readonly Way[];
  readonly way: Way;
  readonly bench: Shards;
  readonly choose: (shards: Shards) => void;
}

/** Every way to pay in one row, by what stays on the workbench; the button beside it pays as chosen. */
function Ways({ ui, ways, way: chosen, bench, choose }: WaysProps): JSX.Element {
  const isAlike = ways.every(({ gain }) => gain === chosen.gain);
  return (
    <span class="ways" role="group" aria-label={`${m('action.otherwise')}. ${closely('whatKept')}`}>
      <i aria-hidden="true">
        {closely('whatKept')} {isAlike && <span>{closely('eachPays', { gain: chosen.gain })}</span>}
      </i>
      <span class={`row${ways.length > 4 ? ' many' : ''}`}>
        {ways.map(({ action, gain }) => (
          <button
            key={action.shards}
            type="button"
            class="payment"
            data-way={murano.encode(action)}
            aria-pressed={action === chosen.action}
            onClick={() => choose(action.shards)}
            onFocus={() => ui.point(action)}
            onPointerEnter={({ pointerType }) => pointerType !== 'touch' && ui.point(action)}
            onPointerLeave={() => ui.point(chosen.action)}
          >
            <Kept shards={action.shards} bench={bench} />
            {isAlike ? action === chosen.action && <Icon of={CHECK} /> : <Gain gain={gain} />}
          </button>
        ))}
      </span>
    </span>
  );
}

/** What stays on the workbench; whoever hears it is told what goes, too. */
export function Kept({ shards, bench }: { shards: Shards; bench: Shards }): JSX.Element {
  const rest = bench - shards;
  return (
    <>
      {rest === NO_SHARDS ? m('nothing') : <ShardRow shards={rest} read />}
      <span class="unseen">{closely('youPay', { shards: shardsText(shards) })}</span>
    </>
  );
}

/** What is paid, where there is a choice, and what it earns. */
function Price({ way: { action, gain }, shown }: { way: Way; shown: boolean }): JSX.Element {
  return (
    <span class="price">
      {shown && <ShardRow shards={action.shards} read />}
      <Gain gain={gain} />
    </span>
  );
}

const Gain = ({ gain }: { gain: number }): JSX.Element => (
  <b class="gain">
    {gain < 0 ? '−' : '+'}
    {Math.abs(gain)}
    <Coin />
  </b>
);
