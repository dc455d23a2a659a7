import { effect } from '@preact/signals';
import { pace } from '../settings.ts';

/** Milliseconds of the whole: it comes, stands in its light, and goes where it belongs. */
const TIME = 900;

interface Climax {
  /** The room in whose layer of flying things it is shown. */
  readonly room: string;
  /** As soon as it is drawn. */
  readonly picture: () => string | undefined;
  /** What it stands over, and where it goes: selectors inside the room. */
  readonly over: string;
  readonly to: string;
  /** Others' are smaller: they are told, not celebrated. */
  readonly size: number;
  /** What it earned, beside it. */
  readonly text: string;
  /** One's own: the rest of the table dims, and what pays for it rises from where it lay to the purse. */
  readonly coins?: { readonly picture: string; readonly from: string; readonly to: string };
}

/** Milliseconds from one coin to the next, and how long each is on its way. */
const NEXT_COIN = 40;
const COIN = 420;

type Point = readonly [x: number, y: number];

const middleOf = (element: Element | null): Point | null => {
  const box = element?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? null : [box.left + box.width / 2, box.top + box.height / 2];
};

/**
 * Something that was made stands in light for a moment and glides to its place. Nothing waits for it and nothing is
 * covered by it: it lies in the layer of what flies, and only transform and opacity change.
 */
export function climax({ room, picture, over, to, size, text, coins }: Climax): void {
  const layer = document.querySelector(`${room} > .flights`);
  const start = middleOf(document.querySelector(`${room} ${over}`));
  const end = middleOf(document.querySelector(`${room} ${to}`)) ?? start;
  if (pace.value === 0 || layer === null || start === null || end === null) return;
  const shown = document.createElement('figure');
  shown.className = 'made';
  const image = document.createElement('img');
  const stop = effect(() => {
    const drawn = picture();
    if (drawn !== undefined) image.src = drawn;
  });
  image.alt = '';
  const sum = document.createElement('b');
  sum.textContent = text;
  shown.append(image, sum);
  if (coins !== undefined) {
    dim(layer);
    pay(layer, room, coins);
  }
  layer.append(shown);
  const at = ([x, y]: Point, scale: number): string =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const animation = shown.animate(
    [
      { transform: at(start, size * 0.4), opacity: 0 },
      { transform: at(start, size), opacity: 1, offset: 0.25 },
      { transform: at(start, size), opacity: 1, offset: 0.5 },
      { transform: at(end, size * 0.25), opacity: 0.1 },
    ],
    { duration: TIME * pace.value, easing: 'ease-in-out', fill: 'both' },
  );
  const gone = (): void => {
    stop();
    shown.remove();
  };
  animation.addEventListener('finish', gone);
  animation.addEventListener('cancel', gone);
}

/** Whatever else there is steps back for a moment. */
function dim(layer: Element): void {
  const veil = document.createElement('i');
  veil.className = 'veil';
  layer.append(veil);
  const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }];
  veil
    .animate(frames, { duration: TIME * pace.value, fill: 'both' })
    .addEventListener('finish', () => veil.remove());
}

/** A coin from each of these places to the purse, one after the other. */
function pay(layer: Element, room: string, { picture, from, to }: NonNullable<Climax['coins']>): void {
  const pointsOf = (selector: string): readonly Point[] =>
    [...document.querySelectorAll(`${room} ${selector}`)].map(middleOf).filter((each) => each !== null);
  const [purse] = pointsOf(to);
  if (purse === undefined) return;
  for (const [index, start] of pointsOf(from).entries()) {
    const coin = document.createElement('img');
    coin.className = 'flying';
    coin.alt = '';
    coin.src = picture;
    layer.append(coin);
    const at = ([x, y]: Point, scale: number): string =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    const [x, y] = start;
    coin
      .animate(
        [
          { transform: at(start, 0.6), opacity: 0 },
          { transform: at([x, y - 40], 1), opacity: 1, offset: 0.35 },
          { transform: at(purse, 0.6), opacity: 0.2 },
        ],
        {
          duration: COIN * pace.value,
          delay: (TIME / 2 + index * NEXT_COIN) * pace.value,
          easing: 'ease-in-out',
          fill: 'both',
        },
      )
      .addEventListener('finish', () => coin.remove());
  }
}

/** Whose banner falls from a castle, and whose is raised: the classes of their colours. */
interface Banners {
  readonly down: string | null;
  readonly up: string;
}

/** One banner falls, another goes up. */
function change(castle: Element, { down, up }: Banners): void {
  for (const of of [down, up]) {
    if (of === null) continue;
    const banner = document.createElement('i');
    banner.className = `pennant ${of}`;
    castle.parentElement?.append(banner);
    const gone = { transform: 'translateY(90%) rotate(70deg)', opacity: 0 };
    const there = { transform: 'none', opacity: 1 };
    banner
      .animate(
        of === down ? [there, gone] : [{ transform: 'translateY(60%)', opacity: 0 }, there, there, gone],
        {
          duration: (of === down ? TIME * 0.6 : TIME * 1.2) * pace.value,
          delay: of === down ? 0 : TIME * 0.4 * pace.value,
          easing: 'ease-in',
          fill: 'both',
        },
      )
      .addEventListener('finish', () => banner.remove());
  }
}

/** What has just changed hands is shaken, its light goes up once, and its banner is changed. */
export function shake(selector: string, banners: Banners): void {
  if (pace.value === 0) return;
  const castle = document.querySelector(selector);
  if (castle !== null) change(castle, banners);
  castle?.animate(
    [
      { transform: 'none', filter: 'none' },
      {
        transform: 'translateY(-6px) rotate(-2deg)',
        filter: 'brightness(1.35) drop-shadow(0 0 14px #ffe08a)',
        offset: 0.2,
      },
      { transform: 'translateY(2px) rotate(2deg)', offset: 0.45 },
      { transform: 'translateY(0) rotate(-1deg)', offset: 0.7 },
      { transform: 'none', filter: 'none' },
    ],
    { duration: (TIME * 2 * pace.value) / 3, easing: 'ease-out' },
  );
}
