import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { COLOURS, type Shard, SHARDS } from '#games/murano/rules/shards';
import { ShardIcon } from '../pieces/pieces.tsx';
import { shardName } from '../telling.ts';

/** Milliseconds after which a press means two of it. */
const HOLD = 450;

interface Props {
  readonly clear: boolean;
  readonly put: (shard: Shard) => void;
  /** Held: two of it at once. */
  readonly two?: (shard: Shard) => void;
}

/** The shards to choose from, each with its key. */
export function Palette({ clear, put, two }: Props): JSX.Element {
  const timer = useRef(0);
  const held = useRef(false);
  const press = (shard: Shard): void => {
    held.current = false;
    if (two === undefined) return;
    timer.current = window.setTimeout(() => {
      held.current = true;
      two(shard);
    }, HOLD);
  };
  const leave = (): void => clearTimeout(timer.current);
  return (
    <div class="box-palette">
      {(clear ? SHARDS : COLOURS).map((shard) => (
        <button
          key={shard}
          type="button"
          onPointerDown={() => press(shard)}
          onPointerUp={leave}
          onPointerLeave={leave}
          onContextMenu={(event) => event.preventDefault()}
          onClick={() => {
            leave();
            if (!held.current) put(shard);
            held.current = false;
          }}
        >
          <ShardIcon shard={shard} />
          {shardName(shard)}
          <kbd aria-hidden="true">{shard + 1}</kbd>
        </button>
      ))}
    </div>
  );
}
