import { useRef } from 'preact/hooks';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { entryAt } from '#core/list';
import { PLACES } from '#games/murano/rules/board';
import { murano } from '#games/murano/index';
import { due } from '#games/murano/rules/owed';
import type { View } from '#games/murano/rules/state';
import type { Action } from '#games/murano/rules/action';
import type { Interaction } from '../gestures/gestures.ts';

/** Looking ahead: the ring shown some notches further than it stands. */
export interface Scrub {
  readonly notches: ReadonlySignal<number>;
  /** How far one may look: as far as one can pay, or anywhere with Visionary. */
  readonly most: ReadonlySignal<number>;
  readonly free: ReadonlySignal<boolean>;
  /** The ring as a part of the room shows it. */
  ringIn(part: Interaction): number;
  to(notches: number): void;
  /** Turns the ring as far as one has looked, or one notch. */
  turn(): void;
  /** What an action would lead to with the ring as it is shown. */
  afterOf(part: Interaction, action: Action): View;
  /** The same of the action that is pointed at. */
  afterIn(part: Interaction): View | null;
}

const NOTCH: Action = { kind: 'notch' };

/** What depends on how the ring stands: whoever does it with a ring that is shown turned means that ring, and turns it. */
export const turnsFirst = (word: string): boolean => /^(?:take|exchange)/u.test(word);

export function scrubbing(ui: Interaction): Scrub {
  // Looking ahead ends with the position in which it began.
  const request = signal<{ readonly notches: number; readonly view: View | null }>({
    notches: 0,
    view: null,
  });
  const aheadIn = ({ view }: Interaction): number =>
    request.value.view === view.value ? request.value.notches : 0;
  const free = computed(() => ui.mover.value !== null && due(ui.view.value)?.kind === 'spin');
  const most = computed(() => {
    const seat = ui.mover.value;
    if (seat === null) return 0;
    if (free.value) return PLACES - 1;
    const legal = ui.legal.value.some((action: Action) => action.kind === 'notch');
    return legal ? Math.min(entryAt(ui.view.value.money, seat), PLACES - 1) : 0;
  });
  const notches = computed(() => aheadIn(ui));
  const afterOf = (part: Interaction, action: Action): View => {
    const seat = part.mover.value;
    if (seat === null || !turnsFirst(murano.encode(action))) return part.previewOf(action);
    let view = part.view.value;
    for (let left = aheadIn(part); left > 0; left -= 1) view = murano.preview(view, seat, NOTCH);
    return murano.preview(view, seat, action);
  };
  return {
    notches,
    most,
    free,
    ringIn: (part) => part.view.value.ring + aheadIn(part),
    afterOf,
    afterIn: (part) => (part.pointed.value === null ? null : afterOf(part, part.pointed.value)),
    to(notches) {
      request.value = { notches: Math.max(0, Math.min(notches, most.value)), view: ui.view.value };
    },
    turn() {
      const count = Math.max(1, notches.value);
      const to = (ui.view.value.ring + count) % PLACES;
      ui.say(free.value ? [`spin-${to}`] : Array.from({ length: count }, () => 'notch'));
    },
  };
}

/** An angle that goes the short way from where it was: a wheel never spins back round. */
export function useAngle(angle: number): number {
  const shown = useRef(angle);
  const turns = Math.round((shown.current - angle) / 360);
  shown.current = angle + 360 * turns;
  return shown.current;
}
