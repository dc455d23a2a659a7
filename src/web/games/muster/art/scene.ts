import { picture, RAINBOW } from './paint.ts';

interface Light {
  readonly sky: readonly [top: string, middle: string, bottom: string];
  /** From the farthest to the nearest. */
  readonly hills: readonly [string, string, string, string, string, string];
  readonly tree: string;
  readonly tuft: string;
  readonly cloud: string;
  readonly sun: string;
  readonly glow: number;
  readonly rainbow: number;
}

const DAY: Light = {
  sky: ['#A8D3E6', '#DCEEEF', '#F8F3DC'],
  hills: ['#B5D8C2', '#A3CFA0', '#8FC27C', '#7CB46D', '#639F5C', '#4C8A4E'],
  tree: '#6FAE7B',
  tuft: '#3F7A44',
  cloud: '#fff',
  sun: '#FFF4C8',
  glow: 0.6,
  rainbow: 0.3,
};
const NIGHT: Light = {
  sky: ['#171B3A', '#2A3560', '#54608C'],
  hills: ['#35506A', '#2C4A58', '#25434A', '#1F3B3E', '#193233', '#132829'],
  tree: '#2B5350',
  tuft: '#1C3B38',
  cloud: '#4A5684',
  sun: '#F4EBC8',
  glow: 0.14,
  rainbow: 0.2,
};

const TREES: readonly (readonly [x: number, y: number, size: number])[] = [
  [60, 424, 0.9],
  [100, 416, 1.2],
  [1340, 420, 1.2],
  [1385, 424, 0.9],
  [240, 412, 0.7],
  [1215, 418, 0.75],
];
const TUFTS: readonly (readonly [x: number, y: number])[] = [
  [40, 760],
  [300, 735],
  [1250, 735],
  [1400, 760],
  [160, 850],
  [1180, 845],
  [980, 845],
  [420, 842],
];
const FLOWERS: readonly (readonly [number, number, string])[] = [
  [90, 742, '#FBE6A0'],
  [120, 752, '#fff'],
  [1330, 742, '#F2A27A'],
  [1300, 750, '#fff'],
  [210, 870, '#F2A27A'],
  [1230, 872, '#FBE6A0'],
  [250, 862, '#fff'],
];

/** The field behind the table: sky, sun or moon, rainbow, paper clouds, folds of hill. */
export function scene(night: boolean): string {
  const c = night ? NIGHT : DAY;
  const cloud = (x: number, y: number, s: number, o: number): string =>
    `<g transform="translate(${x} ${y}) scale(${s})" opacity="${o}"><path d="M10 44a22 22 0 0 1 10-42 34 34 0 0 1 62-6 26 26 0 0 1 44 14 18 18 0 0 1 0 34z" fill="#3d6a84" opacity=".16" transform="translate(2 5)"/><path d="M10 44a22 22 0 0 1 10-42 34 34 0 0 1 62-6 26 26 0 0 1 44 14 18 18 0 0 1 0 34z" fill="${c.cloud}"/></g>`;
  const hill = (d: string, f: string, o = 0.13): string =>
    `<path d="${d}" fill="#1c3b24" opacity="${o}" transform="translate(0 -5)"/><path d="${d}" fill="${f}"/>`;
  const tuft = (x: number, y: number, s: number, f: string): string =>
    `<path transform="translate(${x} ${y}) scale(${s})" d="M0 0C-2-8-6-12-10-14C-6-8-5-4-4 0M2 0C2-10 2-16 5-22C6-14 6-6 6 0M8 0C9-6 12-10 16-12C13-7 12-3 12 0Z" fill="${f}"/>`;
  const flower = (x: number, y: number, s: number, f: string): string =>
    `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0 0V-14" stroke="#2f6b3a" stroke-width="1.6"/><circle cy="-16" r="4" fill="${f}"/><circle cy="-16" r="1.5" fill="#fff8"/></g>`;
  const tree = (x: number, y: number, s: number, f: string): string =>
    `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0-46C14-30 16-14 0-8C-16-14-14-30 0-46Z" fill="#1c3b24" opacity=".16" transform="translate(2 2)"/><path d="M0-46C14-30 16-14 0-8C-16-14-14-30 0-46Z" fill="${f}"/><path d="M0-34V0" stroke="#4c3a24" stroke-width="2" opacity=".6"/></g>`;
  return picture(
    '0 0 1440 900',
    `<defs><linearGradient id="sky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${c.sky[0]}"/><stop offset=".55" stop-color="${c.sky[1]}"/><stop offset="1" stop-color="${c.sky[2]}"/></linearGradient></defs><rect width="1440" height="900" fill="url(#sky)"/><circle cx="1130" cy="150" r="120" fill="${c.sun}" opacity="${c.glow}"/><circle cx="1130" cy="150" r="78" fill="${c.sun}" opacity=".85"/>
 <g opacity="${c.rainbow}">${RAINBOW.map((q, i) => `<circle cx="720" cy="640" r="${620 - i * 17}" fill="none" stroke="${q}" stroke-width="17.5"/>`).join('')}</g>
 ${cloud(30, 120, 1.5, 0.95)}${cloud(1240, 250, 1.35, 0.9)}${cloud(330, 92, 0.9, 0.8)}${cloud(900, 86, 1, 0.85)}${cloud(640, 180, 0.7, 0.7)}
 ${hill('M0 380C160 300 300 330 420 372C560 300 720 300 860 360C1000 296 1180 300 1440 372V900H0Z', c.hills[0], 0.1)}
 ${hill('M0 440C200 360 380 398 560 424C760 372 980 380 1160 420C1280 396 1380 400 1440 412V900H0Z', c.hills[1])}
 ${TREES.map(([x, y, size]) => tree(x, y, size, c.tree)).join('')}
 ${hill('M0 500C260 452 520 470 720 482C960 460 1220 462 1440 494V900H0Z', c.hills[2])}
 ${hill('M0 610C300 560 620 590 860 604C1100 580 1300 584 1440 604V900H0Z', c.hills[3], 0.1)}
 ${hill('M0 742C260 700 560 716 760 728C1020 700 1260 706 1440 736V900H0Z', c.hills[4], 0.13)}
 ${hill('M0 838C300 800 620 822 840 826C1100 806 1300 812 1440 834V900H0Z', c.hills[5], 0.14)}
 ${TUFTS.map(([x, y]) => tuft(x, y, 1.2, c.tuft)).join('')}
 ${FLOWERS.map(([x, y, fill]) => flower(x, y, 1.1, fill)).join('')}`,
    ' preserveAspectRatio="xMidYMid slice"',
  );
}
