import { type Market, MARKET_SIZE } from '#games/murano/rules/board';
import { ringOffers } from '#games/murano/view/preview';
import { isFull } from '#games/murano/rules/state';
import { padEnd, widthOf } from '../../terminal/ink.ts';
import { marketName, placesText, shardsText, type MuranoScene } from './pieces.ts';
import { RING_HEIGHT, ringLines } from './ring.ts';

const [NE, SE, SW, NW]: readonly [Market, Market, Market, Market] = [0, 1, 2, 3];

/** How wide a market is, without what joins it to the ring. */
const WIDTH = 11;
/** The lines of the ring at which the upper and the lower markets begin. */
const [UPPER, LOWER] = [0, 8];
/** What joins a market to its three places of the ring: the upper ones to their lines 1 and 4, the lower ones to 0 and 3. */
const LINKS = {
  [NW]: ['    ', '  ╭─', ' ─┤ ', '  │ ', '  ╰─'],
  [SW]: ['  ╭─', '  │ ', ' ─┤ ', '  ╰─', '    '],
  [NE]: ['    ', '─╮  ', ' ├─ ', ' │  ', '─╯  '],
  [SE]: ['─╮  ', ' │  ', ' ├─ ', '─╯  ', '    '],
} as const;

/** The ring between its markets. */
export function wheelLines(scene: MuranoScene): string[] {
  const west = besideRing(scene, NW, SW, (text, link) => padStart(text, WIDTH) + link);
  const east = besideRing(scene, NE, SE, (text, link) => link + padEnd(text, WIDTH));
  return ringLines(scene).map((line, at) => ` ${west[at]}${line}${east[at]}`.trimEnd());
}

const padStart = (text: string, width: number): string => ' '.repeat(width - widthOf(text)) + text;

function besideRing(
  scene: MuranoScene,
  upper: Market,
  lower: Market,
  join: (text: string, link: string) => string,
): string[] {
  const lines = Array<string>(RING_HEIGHT).fill(join('', '    '));
  for (const [market, top] of [
    [upper, UPPER],
    [lower, LOWER],
  ] as const) {
    marketLines(scene, market).forEach((text, at) => {
      lines[top + at] = join(text, LINKS[market][at] ?? '');
    });
  }
  return lines;
}

/** L18: its name and shards; what an exchange there brings, now and once the ring is turned one notch or two. */
function marketLines(scene: MuranoScene, market: Market): string[] {
  const { view, ink, say } = scene;
  const offers = ringOffers(view).map(({ markets }) => shardsText(ink, markets[market] ?? 0));
  const now = isFull(view, market) ? ink('dim', say('murano.full')) : `→ ${offers[0]}`;
  const later = [1, 2].map((price) => `${ink('dim', `${price} L →`)} ${offers[price]}`);
  const shards = `[${placesText(ink, view.markets[market] ?? 0, MARKET_SIZE)}]`;
  return [ink('bold', marketName(scene, market)), shards, now, ...later];
}
