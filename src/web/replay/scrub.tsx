import type { JSX } from 'preact';
import { s } from '../screens/words.ts';
import type { ReelProps } from './reel.tsx';

/** The whole replay as a line that can be gone along. */
export const Scrub = ({ at, total, turn }: Pick<ReelProps, 'at' | 'total' | 'turn'>): JSX.Element => (
  <input
    type="range"
    min={0}
    max={total}
    value={at}
    aria-label={s('replay.position', { count: at, total })}
    onInput={(event) => turn(event.currentTarget.valueAsNumber)}
  />
);
