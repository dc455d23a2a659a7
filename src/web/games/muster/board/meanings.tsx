import type { JSX } from 'preact';
import type { Action } from '#games/muster/action';
import { muster } from '#games/muster/index';
import { Icon } from '../../../icons.tsx';
import { ActionButton } from '../../../interaction/action-button.tsx';
import type { Interaction } from '../gestures/gestures.ts';
import { TURN } from '../hand/turn-over.tsx';
import { cardName, type Names } from '../telling.ts';
import { seldom } from '../seldom-texts.ts';
import { m } from '../texts.ts';
import { tellAction } from './action-text.ts';
import { UseSign } from './outcome.tsx';
import { rainbowHeld } from '../gestures/held.ts';
import { usesAt } from './uses.ts';

interface Props {
  readonly ui: Interaction;
  readonly names: Names;
}

/** So many rows have room; what goes beyond is folded. */
const MOST = 3;

/** What was touched could mean this: a row for each meaning, with what comes of it, in the place for decisions. */
export function Meanings({ ui, names }: Props): JSX.Element | null {
  const meant = meaningsOf(ui);
  if (meant.length === 0) return null;
  const rows = meant.map((action) => (
    <Meaning key={muster.encode(action)} ui={ui} names={names} action={action} />
  ));
  return (
    <div class="meanings">
      {rows.slice(0, MOST)}
      {rows.length > MOST && (
        <details>
          <summary>{seldom('more', { count: rows.length - MOST })}</summary>
          {rows.slice(MOST)}
        </details>
      )}
    </div>
  );
}

/** Everything was touched and it can mean several things; or one thing is being looked at, with its other way up. */
function meaningsOf(ui: Interaction): readonly Action[] {
  const { value: selected } = ui.selected;
  const has = (kind: 'column' | 'card'): boolean => selected.some(({ at }) => at === kind);
  if (has('column') && has('card')) return ui.open.value;
  const pointed = ui.pointed.value;
  if (pointed === null || (selected.length === 0 && pointed.kind !== 'place')) return [];
  const seat = ui.seat.value;
  if (seat === null || !('castle' in pointed) || rainbowHeld(ui) === null) return [pointed];
  const uses = usesAt(ui, seat, pointed.castle).map(({ action }) => action);
  return uses.some(({ kind }) => kind === pointed.kind) ? uses : [pointed];
}

/** Where the castle is plain, a bridge is told in few words. */
function briefOf(action: Action): string | null {
  if (action.kind !== 'bridge') return null;
  const values = { card: cardName(action.card), count: action.bridges };
  return seldom(action.bridges > 1 ? 'bridgesThen' : 'bridgeThen', values);
}

function Meaning({ ui, names, action }: Props & { readonly action: Action }): JSX.Element | null {
  const seat = ui.seat.value;
  if (seat === null) return null;
  const { text, hint, before, after } = tellAction(ui.view.value, seat, action, names);
  const held = rainbowHeld(ui);
  const isTurned =
    (action.kind === 'wizard' || action.kind === 'bridge') && held !== null && held.use !== action.kind;
  return (
    <div class="meaning">
      <span class="sign">
        <UseSign action={action} />
      </span>
      <span class="what">
        <b>{briefOf(action) ?? text}</b>
        <small>{hint}</small>
      </span>
      {after !== null && (
        <span class="sum" role="img" aria-label={m('room.becomes', { before: before ?? 0, after })}>
          {before} <Icon of="arrow" /> {after}
        </span>
      )}
      {isTurned ? (
        <button
          type="button"
          class="other"
          onClick={() => {
            ui.press(held);
            ui.point(action);
          }}
        >
          <Icon of={TURN} /> {seldom('turnOver')}
        </button>
      ) : (
        <ActionButton ui={ui} action={action} class="do">
          {m('room.stepPlay')}
        </ActionButton>
      )}
    </div>
  );
}
