import type { Seat } from '#core/game';
import type { Action } from '#games/muster/action';
import type { Castle } from '#games/muster/cards';
import type { Interaction } from '../gestures/gestures.ts';
import { rainbowHeld } from '../gestures/held.ts';
import { standingOf } from './standing.ts';

/** What can be done with the chosen thing at one of one's own columns, and what the side's strength becomes. */
export interface Use {
  readonly action: Action;
  readonly before: number;
  readonly after: number;
  /** How many cards it brings. */
  readonly brings: number;
  /** A press on the column means this one. */
  readonly isUp: boolean;
}

/** Of a rainbow card both uses are told, the one that lies upwards first. */
export function usesAt(ui: Interaction, seat: Seat, castle: Castle): readonly Use[] {
  if (ui.selected.value.length === 0) return [];
  const held = rainbowHeld(ui);
  if (held === null) {
    const action = ui.leadsTo({ at: 'column', side: seat, castle });
    return action === null ? [] : [useOf(ui, seat, castle, action, true)];
  }
  const all = ui.legal.value.filter(
    (action) => (action.kind === 'wizard' || action.kind === 'bridge') && action.castle === castle,
  );
  const ofKind = (kind: Action['kind']): readonly Use[] =>
    all
      .filter((action) => action.kind === kind)
      .map((action) => useOf(ui, seat, castle, action, kind === held.use))
      // Several banners may close a bridge: the strongest stands for all.
      .toSorted((one, other) => other.after - one.after)
      .slice(0, 1);
  const [up, other] = [ofKind(held.use ?? 'wizard'), ofKind(held.use === 'bridge' ? 'wizard' : 'bridge')];
  // Where only the other way up fits, nothing is offered to be pressed.
  return up.length === 0 ? [] : [...up, ...other];
}

function useOf(ui: Interaction, seat: Seat, castle: Castle, action: Action, isUp: boolean): Use {
  const before = standingOf(ui.view.value, seat, castle).own;
  const after = standingOf(ui.previewOf(action), seat, castle).own;
  return { action, before, after, brings: action.kind === 'bridge' ? action.bridges + 1 : 1, isUp };
}
