import type { JSX } from 'preact';

const ICONS = {
  undo: 'M9 7H16a5 5 0 0 1 0 10H8M9 7l4-4M9 7l4 4',
  book: 'M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  back: 'M15 5l-7 7 7 7',
  forth: 'M9 5l7 7-7 7',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  close: 'M6 6l12 12M18 6L6 18',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.6-5.6l-1.4 1.3M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.6 5.6l1.4-1.3',
  star: 'M12 3c1.6 4.6 4 6.8 9 9-5 2.2-7.4 4.4-9 9-1.6-4.6-4-6.8-9-9 5-2.2 7.4-4.4 9-9z',
  people:
    'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M15.5 5a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2.3.8 3.6 2.6 4 5.5',
} as const;

/** An icon that many places show, by its name; or, of one that few show, its strokes in a box of 24, which lie beside them. */
export type IconShape = keyof typeof ICONS | `M${string}`;

const isName = (of: IconShape): of is keyof typeof ICONS => Object.hasOwn(ICONS, of);

export function Icon({ of }: { of: IconShape }): JSX.Element {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width={of === 'more' ? 2.8 : 1.9}
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={isName(of) ? ICONS[of] : of} />
    </svg>
  );
}

export function PlayIcon(): JSX.Element {
  return (
    <svg class="icon triangle" viewBox="0 0 14 14" fill="currentColor" aria-hidden="true">
      <path d="M2 1.2v11.6a.8.8 0 0 0 1.2.7l9.6-5.8a.8.8 0 0 0 0-1.4L3.2.5A.8.8 0 0 0 2 1.2z" />
    </svg>
  );
}

/** The mark: a round table seen from above, two seats. */
export function Mark(): JSX.Element {
  return (
    <svg class="mark" viewBox="0 0 34 34" aria-hidden="true">
      <circle cx="17" cy="17" r="11" fill="none" stroke="currentColor" stroke-width="2.6" />
      <path
        d="M8.5 3.6a16 16 0 0 1 17 0M8.5 30.4a16 16 0 0 0 17 0"
        stroke="#C8432F"
        stroke-width="2.6"
        fill="none"
        stroke-linecap="round"
      />
      <circle cx="17" cy="17" r="4" fill="#E3B23C" />
    </svg>
  );
}
