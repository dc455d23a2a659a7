import './index.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { packs } from '#games/muster/pack-json';
import type { BoxProps } from '../../../game-ui.ts';
import { followBoxTexts, say } from './texts.ts';

await followBoxTexts();

const KINDS = ['1', '2', '3', '4', '5', 'rainbows', 'castles'] as const;
const BANNERS = 5;
const DECK_SIZE = 47;

type Counts = readonly number[];

function countsIn(text: string): Counts {
  const { banners, rainbows, castles } = packs.write(text) as unknown as {
    banners: Counts;
    rainbows: number;
    castles: number;
  };
  return [...banners, rainbows, castles];
}

const sizeOf = (counts: Counts): number =>
  counts.reduce((sum, count, kind) => sum + count * (kind < BANNERS ? BANNERS : 1), 0);

const textOf = (counts: Counts): string =>
  packs.read({
    tavola: 'pack 1',
    game: 'muster',
    banners: counts.slice(0, BANNERS),
    rainbows: counts[BANNERS] ?? 0,
    castles: counts[BANNERS + 1] ?? 0,
  });

/** A deck of Muster: how many of what, 47 in all. */
export function Box({ text, draft, change }: BoxProps): JSX.Element {
  const counts = useSignal<Counts>((draft as Counts | null) ?? countsIn(text));
  const here = countsIn('');
  const set = (kind: number, count: number): void => {
    counts.value = counts.value.with(kind, Math.min(DECK_SIZE, Math.max(0, count)));
    // Until the sum is right, the match keeps the last deck that was.
    change(sizeOf(counts.value) === DECK_SIZE ? textOf(counts.value) : text, counts.value);
  };
  const size = sizeOf(counts.value);
  return (
    <div class="muster-box">
      <ul>
        {KINDS.map((name, kind) => (
          <li key={name}>
            <span>
              {say(`kind.${name}`)}
              <small>{say('here', { count: here[kind] ?? 0 })}</small>
            </span>
            <button
              type="button"
              class="button"
              aria-label={say('less', { name: say(`kind.${name}`) })}
              onClick={() => set(kind, (counts.value[kind] ?? 0) - 1)}
            >
              −
            </button>
            <output>{counts.value[kind]}</output>
            <button
              type="button"
              class="button"
              aria-label={say('more', { name: say(`kind.${name}`) })}
              onClick={() => set(kind, (counts.value[kind] ?? 0) + 1)}
            >
              +
            </button>
          </li>
        ))}
      </ul>
      <p role="status">
        {say(size === DECK_SIZE ? 'right' : size > DECK_SIZE ? 'tooMany' : 'tooFew', { size })}
      </p>
    </div>
  );
}

export { packs };
