import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { murano } from '#games/murano/index';
import type { Action } from '#games/murano/rules/action';
import { CATEGORIES } from '#games/murano/rules/cards';
import { sizeOf } from '#games/murano/rules/shards';
import { BackAction, HandFoot, SideAction } from '../../../big-screen/hand-foot.tsx';
import { HandChoices } from '../../../big-screen/hand-sheet.tsx';
import { Icon } from '../../../icons.tsx';
import type { Interaction } from '../gestures/gestures.ts';
import { shardsIn } from '../gestures/spots.ts';
import { Kept, waysOf } from '../hand/creating.tsx';
import { Creation } from '../pieces/pieces.tsx';
import { m } from '../texts.ts';
import { Change, Gold } from './gold.tsx';
import type { Pocket } from './pocket.ts';
import { w } from '../../../big-screen/words.ts';
import { p } from './texts.ts';

/** What lies over the cards for a while. */
export type PocketSheet = 'none' | 'advantages' | 'ways';

interface Props {
  readonly pocket: Pocket;
  readonly seat: Seat;
  readonly sheet: Signal<PocketSheet>;
  readonly undo: (() => void) | null;
}

/** Back, the one button, and what a finished creation can be spent for. */
export function Actions({ pocket, seat, sheet, undo }: Props): JSX.Element {
  const { ui, scrub, chosen } = pocket;
  const { selected, market } = chosen.value;
  const isChosen = selected.length > 0 || market !== null || scrub.notches.value > 0;
  const spendable = CATEGORIES.some((category) => ui.isLive({ at: 'advantage', category }));
  return (
    <HandFoot label={m('action.label')}>
      <BackAction letGo={isChosen ? pocket.clear : null} undo={undo} />
      <Gold pocket={pocket} seat={seat} />
      <AdvantagesAction ui={ui} seat={seat} sheet={sheet} text={p('spend')} isMarked={spendable} />
    </HandFoot>
  );
}

interface AdvantagesProps extends Pick<Props, 'seat' | 'sheet'> {
  readonly ui: Interaction;
  readonly text: string;
  readonly isMarked?: boolean;
}

/** Opens and closes the sheet of what a finished creation can be spent for; its sign is the latest of them. */
export function AdvantagesAction({ ui, seat, sheet, ...rest }: AdvantagesProps): JSX.Element {
  const latest = entryAt(ui.view.value.completed, seat).at(-1);
  const isOpen = sheet.value === 'advantages';
  return (
    <SideAction
      {...rest}
      sign={
        latest === undefined ? (
          <Icon of="star" />
        ) : (
          <span class="pocket-latest">
            <Creation card={latest} />
          </span>
        )
      }
      isOpen={isOpen}
      press={() => (sheet.value = isOpen ? 'none' : 'advantages')}
    />
  );
}

/** What else may be done, beside the first card. */
export function Quiet({ pocket, seat, sheet }: Omit<Props, 'undo'>): JSX.Element {
  const { ui, chosen, next } = pocket;
  const legal = (kind: Action['kind']): Action | undefined =>
    ui.legal.value.find((action) => action.kind === kind);
  const bench = shardsIn(chosen.value.selected, 'bench');
  const sale = ui.legal.value.find((action) => action.kind === 'sell' && action.shards === bench);
  const isNext = (action: Action | undefined): boolean =>
    action !== undefined && next.value !== null && murano.encode(action) === murano.encode(next.value);
  const [end, skip] = [legal('end'), legal('skip')];
  const isHeld = chosen.value.selected.length > 0;
  return (
    <div class="quiet-actions">
      {sale !== undefined && !isNext(sale) && (
        <button type="button" data-word={murano.encode(sale)} onClick={() => ui.play(sale)}>
          {sizeOf(bench) === 1 ? p('sell') : p('sellMany', { count: sizeOf(bench) })}
          <Change by={ui.view.value.terms.proceeds} />
        </button>
      )}
      {legal('reorder') !== undefined && !isHeld && (
        <button type="button" onClick={() => ui.press({ at: 'card', place: 1 })}>
          {p('move')}
          <Change by={-1} />
        </button>
      )}
      {!isHeld && waysOf(ui, seat).length > 1 && (
        <button
          type="button"
          aria-expanded={sheet.value === 'ways'}
          onClick={() => (sheet.value = sheet.value === 'ways' ? 'none' : 'ways')}
        >
          {p('others')}
        </button>
      )}
      {skip !== undefined && !isHeld && (
        <button type="button" data-word={murano.encode(skip)} onClick={() => ui.play(skip)}>
          {m('action.skip')}
        </button>
      )}
      {end !== undefined && !isNext(end) && !isHeld && <EndAnyway pocket={pocket} end={end} />}
    </div>
  );
}

/** While a creation could still be made, the end of the turn is asked for twice. */
function EndAnyway({ pocket: { ui }, end }: { pocket: Pocket; end: Action }): JSX.Element {
  const first = useSignal<unknown>(null);
  const isAsked = first.value === ui.view.value || ui.legal.value.every(({ kind }) => kind !== 'create');
  return (
    <button
      type="button"
      data-word={isAsked ? murano.encode(end) : undefined}
      onClick={() => (isAsked ? ui.play(end) : (first.value = ui.view.value))}
    >
      {m(first.value === ui.view.value ? 'action.endAnyway' : 'action.end')}
    </button>
  );
}

/** The ways to pay for the first creation, by what stays on the workbench. */
export function Ways({ pocket, seat, sheet }: Omit<Props, 'undo'>): JSX.Element | null {
  const { ui } = pocket;
  const view = ui.view.value;
  const [, ...others] = waysOf(ui, seat);
  const card = view.hands[seat]?.[0] ?? -1;
  if (sheet.value !== 'ways' || others.length === 0 || card < 0) return null;
  return (
    <section class="pocket-sheet" aria-label={p('others')}>
      <SheetHead title={p('others')} sheet={sheet} />
      <HandChoices>
        {others.map((way) => (
          <button
            key={way.action.shards}
            type="button"
            data-word={murano.encode(way.action)}
            onClick={() => {
              sheet.value = 'none';
              ui.play(way.action);
            }}
          >
            <Kept shards={way.action.shards} bench={entryAt(view.benches, seat)} />
            <Change by={way.gain} />
          </button>
        ))}
      </HandChoices>
    </section>
  );
}

export function SheetHead({ title, sheet }: { title: string; sheet: Signal<PocketSheet> }): JSX.Element {
  return (
    <header>
      <h2 class="sheet-title">{title}</h2>
      <button
        type="button"
        class="close"
        aria-label={w('hand.close')}
        title={w('hand.close')}
        onClick={() => (sheet.value = 'none')}
      >
        <Icon of="close" />
      </button>
    </header>
  );
}
