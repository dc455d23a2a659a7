import type { JSX } from 'preact';
import { sameAddress } from './same-deal.ts';
import { e } from './texts.ts';

/** From the end of a match with a deal that friends share, to what they reached. */
export const WayBack = ({ id }: { id: string }): JSX.Element => (
  <a class="button" href={sameAddress(id) ?? '/'}>
    {e('compare')}
  </a>
);
