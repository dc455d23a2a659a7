import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { pace } from '../settings.ts';

const TIME = 360;
const SWELL = 0.4;

/** A number that counts up or down to its value. What a reader hears is the value itself: it is told elsewhere. */
export function Counting({ value }: { value: number }): JSX.Element {
  const [shown, show] = useState(value);
  const from = useRef(value);
  const place = useRef<HTMLElement>(null);
  // How much of the counting is still to come, from 1 to 0.
  const rest = useRef(0);
  const swell = (): void => {
    if (rest.current === 0) return;
    const duration = TIME * pace.value * rest.current;
    place.current?.animate([{ scale: 1 + SWELL * rest.current }, { scale: 1 }], {
      duration,
      easing: 'ease-out',
    });
  };
  useEffect(() => {
    const [start, time] = [from.current, TIME * pace.value];
    from.current = value;
    if (start === value) return undefined;
    if (time === 0) {
      show(value);
      return undefined;
    }
    rest.current = 1;
    swell();
    const begun = performance.now();
    let frame = 0;
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, now - begun) / time);
      rest.current = 1 - part;
      show(Math.round(start + (value - start) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  useLayoutEffect(swell, [shown]);
  // Another number is another element: digits of other widths (a typeface that came too late) are then no layout shift.
  return (
    <b ref={place} key={shown}>
      {shown}
    </b>
  );
}
