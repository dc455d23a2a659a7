import type { Card } from '#games/murano/rules/cards';
import type { Options } from '#games/murano/options';
import type { Printed } from '#games/murano/pack/in-play';
import type * as drawings from './drawings.ts';
import { cardArt, ringArt } from './index.ts';

/** What another box prints is drawn on the spot: whoever plays with one brings the pencils along. [M103] */
const pencils = (): Promise<Pick<typeof drawings, 'cardArt' | 'ringArt'>> => import('./drawings.ts');

export const drawCard = (card: Card, printed: Printed): Promise<string> =>
  printed.options.pack === ''
    ? cardArt(card)
    : pencils().then((draw) => draw.cardArt(card, 'finished', printed));

export const drawRing = (options: Options): string | Promise<string> =>
  options.pack === ''
    ? ringArt(options.ring)
    : pencils().then((draw) => draw.ringArt(options.ring, { options }));
