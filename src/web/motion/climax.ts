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
}

const middleOf = (element: Element | null): readonly [x: number, y: number] | null => {
  const box = element?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? null : [box.left + box.width / 2, box.top + box.height / 2];
};

/**
 * Something that was made stands in light for a moment and glides to its place. Nothing waits for it and nothing is
 * covered by it: it lies in the layer of what flies, and only transform and opacity change.
 */
export function climax({ room, picture, over, to, size, text }: Climax): void {
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
  layer.append(shown);
  const at = ([x, y]: readonly [number, number], scale: number): string =>
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

/** What has just changed hands is shaken, and its light goes up once. */
export function shake(selector: string): void {
  if (pace.value === 0) return;
  document.querySelector(selector)?.animate(
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
