import type { JSX } from 'preact';
import type { Shards } from '#games/murano/rules/shards';
import { ShardRow } from '../pieces/pieces.tsx';

/** No text has it: the shards stand in its place. */
export const HERE = '\uE000';

/** A text in which shards are drawn where it would name them. */
export function WithShards({ text, shards }: { text: string; shards: Shards }): JSX.Element {
  const [before = '', after = ''] = text.split(HERE);
  return (
    <span class="with-shards">
      {before}
      <ShardRow shards={shards} read />
      {after}
    </span>
  );
}
