import type { JSX } from 'preact';
import { titleOf } from '../catalogue.ts';

/** Games without a drawing are told apart by their colour. */
const hueOf = (id: string): number =>
  Array.from(id, (sign) => sign.codePointAt(0)!).reduce((sum, code) => (sum * 31 + code) % 360, 7);

/** The initial of a game on a tint of its own: where nothing was drawn for it. */
export const Initial = ({ game }: { game: string }): JSX.Element => (
  <span class="initial" style={{ '--hue': hueOf(game) }} aria-hidden="true">
    {titleOf(game).slice(0, 1).toUpperCase()}
  </span>
);
