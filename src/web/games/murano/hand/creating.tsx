import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import type { Action } from '#games/murano/rules/action';
import { contains, NO_SHARDS, type Shards } from '#games/murano/rules/shards';
import type { View } from '#games/murano/rules/state';
import { Icon } from '../../../icons.tsx';
import { closely } from '../closely/texts.ts';
import { Offer } from '../prompt/offer.tsx';
import { shardsIn } from '../gestures/spots.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { Coin, ShardRow } from '../pieces/pieces.tsx';
import { creationName, shardsText } from '../telling.ts';
import { m } from '../texts.ts';
import { opensMarkets } from '../upright.ts';

interface Way {
  readonly action: Extract<Action, { kind: 'create' }>;
  readonly gain: number;
}

/** The ways to pay for the first creation, the best first; what was chosen on the workbench narrows them. */
function waysOf(ui: Interaction, seat: Seat): readonly Way[] {
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

/** The best way to make the first creation is one press; the other ways open beside it, however many there are. */
export function Creates({ ui, seat }: { ui: Interaction; seat: Seat }): JSX.Element | null {
  const opened = useSignal<View | null>(null);
  const view = ui.view.value;
  const card = view.hands[seat]?.[0] ?? -1;
  const [best, ...others] = waysOf(ui, seat);
  if (best === undefined || card < 0) return null;
  const name = creationName(card);
  const open = opened.value === view && others.length > 0;
  const toggle = (to: boolean): void => {
    opened.value = to ? view : null;
  };
  return (
    <>
      <Offer
        ui={ui}
        action={best.action}
        class="make"
        text={
          <>
            <span class="unseen">{m('action.create', { name })}</span>
            <span aria-hidden="true">{opensMarkets.value ? name : m('action.create', { name })}</span>
            <Price way={best} shown={others.length > 0} />
          </>
        }
      />
      {others.length > 0 && (
        <span class="others" onKeyDown={({ key }) => key === 'Escape' && toggle(false)}>
          <button
            type="button"
            class="action otherwise"
            aria-expanded={open}
            aria-label={m('action.otherwise')}
            title={m('action.otherwise')}
            onClick={() => toggle(!open)}
          >
            <span class="long">{m('action.otherwise')}</span>
            <Icon of="more" />
          </button>
          {open && (
            <span class="ways" role="group" aria-label={m('action.otherwise')}>
              <i>{closely('youKeep')}</i>
              {others.map((way) => (
                <Offer
                  key={way.action.shards}
                  ui={ui}
                  action={way.action}
                  quiet
                  text={<Kept way={way} name={name} bench={entryAt(view.benches, seat)} />}
                />
              ))}
            </span>
          )}
        </span>
      )}
    </>
  );
}

/** Another way to pay, by what stays on the workbench; whoever hears it is told what goes, too. */
function Kept({ way, name, bench }: { way: Way; name: string; bench: Shards }): JSX.Element {
  const { shards } = way.action;
  const rest = bench - shards;
  return (
    <>
      <span class="unseen">
        {m('action.create', { name })}: {shardsText(shards)}. {closely('youKeep')}
      </span>
      {rest === NO_SHARDS ? m('nothing') : <ShardRow shards={rest} read />}
      <Gain gain={way.gain} />
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
