import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Playing } from './playing.ts';
import { markAfter, markBefore, type ReplayTurn, roundMarks, turnMarks } from './waymarks.ts';

/** What a key leads to: a step, 'play' to go on by itself or stop, null for nothing. */
export function keyLeadsTo(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  at: number,
  total: number,
  turns: readonly ReplayTurn[],
): number | 'play' | null {
  const marks = shiftKey ? roundMarks(turns) : turnMarks(turns);
  switch (key) {
    case ' ':
      return 'play';
    case 'Home':
      return 0;
    case 'End':
      return total;
    case 'ArrowRight':
      return shiftKey ? markAfter(turnMarks(turns), at, total) : at + 1;
    case 'ArrowLeft':
      return shiftKey ? markBefore(turnMarks(turns), at) : at - 1;
    case 'PageDown':
      return markAfter(marks, at, total);
    case 'PageUp':
      return markBefore(marks, at);
    default:
      return null;
  }
}

/** Arrows step, with Shift by turns; Page up and down go by turns, with Shift by rounds; Space plays. */
export function useKeys(
  at: Signal<number>,
  total: number,
  turns: readonly ReplayTurn[],
  turn: (to: number) => void,
  { isPlaying }: Playing,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      // Buttons and the line have their own keys.
      const on = (event.target as Partial<Element> | null)?.tagName;
      if (on === 'INPUT' || (event.key === ' ' && on === 'BUTTON')) return;
      const to = keyLeadsTo(event, at.value, total, turns);
      if (to === null) return;
      event.preventDefault();
      if (to === 'play') isPlaying.value = !isPlaying.value;
      else turn(to);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [turns]);
}
