import type { JSX } from 'preact';
import { d } from './texts.ts';

/** From the end of a deal of the day, to where it is compared with par and told to others. */
export const WayBack = (): JSX.Element => (
  <a class="button" href="/daily">
    {d('title')}
  </a>
);
