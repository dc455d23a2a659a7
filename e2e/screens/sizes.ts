/** The screens people really hold: a phone inside its browser is lower than its glass. */
const PHONES = [
  '320x568',
  '360x640',
  '375x667',
  '390x664',
  '393x727',
  '430x932',
  '667x375',
  '844x390',
  '768x1024',
] as const;
const DESKTOPS = ['1024x768', '1280x720', '1440x900', '1920x1080', '2560x1440'] as const;

/** Fingers on the one, a pointer on the other: each has pages of its own, resized from screen to screen. */
export const DEVICES = [
  { name: 'touch', sizes: PHONES, context: { hasTouch: true, isMobile: true, deviceScaleFactor: 1 } },
  { name: 'mouse', sizes: DESKTOPS, context: {} },
] as const;

export type Device = (typeof DEVICES)[number];
export type Size = Device['sizes'][number];

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const TEXT_SIZES = [100, 200] as const;

export const measuresOf = (size: Size): { width: number; height: number } => {
  const [width, height] = size.split('x').map(Number);
  return { width, height };
};
