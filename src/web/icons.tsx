import type { JSX } from 'preact';

const ICONS = {
  undo: 'M9 7H16a5 5 0 0 1 0 10H8M9 7l4-4M9 7l4 4',
  again: 'M5 12a7 7 0 1 0 2.1-5L4.5 9.5M4.5 4.5v5h5',
  take: 'M12 4v10M7.5 10l4.5 4.5L16.5 10M5 19.5h14',
  deal: 'M4 9h15l-4-4M20 15H5l4 4',
  book: 'M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  back: 'M15 5l-7 7 7 7',
  forth: 'M9 5l7 7-7 7',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  first: 'M17 5l-7 7 7 7M7 5v14',
  last: 'M7 5l7 7-7 7M17 5v14',
  turnBack: 'M18 5l-7 7 7 7M11 5l-7 7 7 7',
  turnOn: 'M6 5l7 7-7 7M13 5l7 7-7 7',
  pause: 'M8 5v14M16 5v14',
  number: 'M9 4L7 20M17 4l-2 16M4 9h17M3 15h17',
  close: 'M6 6l12 12M18 6L6 18',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.6-5.6l-1.4 1.3M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.6 5.6l1.4-1.3',
  wheel:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 3v5.5M12 15.5V21M3 12h5.5M15.5 12H21',
  star: 'M12 3c1.6 4.6 4 6.8 9 9-5 2.2-7.4 4.4-9 9-1.6-4.6-4-6.8-9-9 5-2.2 7.4-4.4 9-9z',
  people:
    'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M15.5 5a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2.3.8 3.6 2.6 4 5.5',
  sound: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 8.5a5 5 0 0 1 0 7M18.8 5.8a9 9 0 0 1 0 12.4',
  swap: 'M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4',
  turn: 'M4 12V9a3 3 0 0 1 3-3h12M16 3l3 3-3 3M20 12v3a3 3 0 0 1-3 3H5M8 15l-3 3 3 3',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  chairs:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M8 3.5a9 9 0 0 1 8 0M8 20.5a9 9 0 0 0 8 0M3.5 9a9 9 0 0 0 0 6M20.5 9a9 9 0 0 1 0 6',
  banner: 'M6 3v18M6 4h12l-3.5 4.5L18 13H6',
  cards:
    'M9.5 8h8a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 8 18.5v-9A1.5 1.5 0 0 1 9.5 8zM5 15.5v-10A1.5 1.5 0 0 1 6.5 4h8',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  share: 'M12 15V4M8 8l4-4 4 4M6 12v8h12v-8',
  level: 'M6 19v-4M12 19v-8M18 19V6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20',
} as const;

export type IconName = keyof typeof ICONS;

export function Icon({ of }: { of: IconName }): JSX.Element {
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
      <path d={ICONS[of]} />
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
