import type { JSX } from 'preact';
import type { Card } from '#games/murano/rules/cards';
import { type Badge, recipeShown } from '../hand/badges.ts';
import { Creation, ShardIcon } from './pieces.tsx';
import { PrintedName } from './printed-name.tsx';

/** A creation where a whole card would be too small to read: its recipe, what it looks like, and its name. */
export function Tile({ card, badges }: { card: Card; badges: readonly Badge[] }): JSX.Element {
  return (
    <span class="tile">
      <span class="recipe">
        {recipeShown(card).map((shard, index) => (
          <span key={index} class={badges[index] ?? ''}>
            <ShardIcon shard={shard} />
          </span>
        ))}
      </span>
      <Creation card={card} />
      <PrintedName card={card} />
    </span>
  );
}
