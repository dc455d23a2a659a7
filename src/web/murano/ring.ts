import { useRef } from 'preact/hooks';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { PLACES } from '#games/murano/board';
import { due } from '#games/murano/owed';
import type { Action } from '#games/murano/action';
import type { Handling } from './handling.ts';

/** Looking ahead: the ring shown some notches further than it stands. */
export interface Scrub {
  readonly notches: ReadonlySignal<number>;
  /** How far one may look: as far as one can pay, or anywhere with Visionary. */
  readonly most: ReadonlySignal<number>;
  readonly free: ReadonlySignal<boolean>;
  to(notches: number): void;
  /** Turns the ring as far as one has looked, or one notch. */
  turn(): void;
}

export function scrubbing(hand: Handling, send: (word: string) => void): Scrub {
  const asked = signal(0);
  const free = computed(() => hand.mover.value !== null && due(hand.view.value)?.kind === 'spin');
  const most = computed(() => {
    const seat = hand.mover.value;
    if (seat === null) return 0;
    if (free.value) return PLACES - 1;
    const legal = hand.legal.value.some((action: Action) => action.kind === 'notch');
    return legal ? Math.min(hand.view.value.money[seat], PLACES - 1) : 0;
  });
  const notches = computed(() => Math.min(asked.value, most.value));
  return {
    notches,
    most,
    free,
    to(given) {
      asked.value = Math.max(0, Math.min(given, most.value));
    },
    turn() {
      const count = Math.max(1, notches.value);
      const { ring } = hand.view.value;
      const spin = free.value;
      if (hand.isStale()) return;
      batch(() => {
        asked.value = 0;
        hand.clear();
        if (spin) send(`spin-${(ring + count) % PLACES}`);
        else for (let turned = 0; turned < count; turned += 1) send('notch');
      });
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
