import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { pace } from '../settings.ts';

const TIME = 360;

/** A number that counts up or down to its value. What a reader hears is the value itself: it is told elsewhere. */
export function Counting({ value }: { value: number }): JSX.Element {
  const [shown, show] = useState(value);
  const from = useRef(value);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const [start, time] = [from.current, TIME * pace.value];
    from.current = value;
    if (start === value) return undefined;
    if (time === 0) {
      show(value);
      return undefined;
    }
    place.current?.animate([{ scale: 1.4 }, { scale: 1 }], { duration: time, easing: 'ease-out' });
    const begun = performance.now();
    let frame = 0;
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, now - begun) / time);
      show(Math.round(start + (value - start) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  // Another digit makes it wider: then it is another thing, so that nothing moves aside.
  return (
    <b ref={place} key={String(shown).length}>
      {shown}
    </b>
  );
}
