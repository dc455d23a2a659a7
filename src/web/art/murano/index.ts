import { type DrawingTexts, fetchDrawings } from '../../murano/ahead.ts';
import type * as drawings from './drawings.ts';
import type { Drawn } from './every.ts';

/**
 * The drawings of Murano as the room gets them: one file of texts, drawn when the application is built, so that no
 * page has to bring the pencils along.
 */
let texts: DrawingTexts = {};

export async function bringDrawings(): Promise<void> {
  texts = await fetchDrawings();
}

const drawn =
  <Name extends Drawn>(name: Name) =>
  (...given: Parameters<(typeof drawings)[Name]>): string => {
    const asked = [name, ...given].join(' ');
    const text = texts[asked];
    if (text === undefined) throw new Error(`every.ts does not list the drawing ${asked}`);
    return text;
  };

export const advantageArt = drawn('advantageArt');
export const bowlGlassArt = drawn('bowlGlassArt');
export const cardArt = drawn('cardArt');
export const cardBack = drawn('cardBack');
export const categoryArt = drawn('categoryArt');
export const challengeArt = drawn('challengeArt');
export const circleArt = drawn('circleArt');
export const coinArt = drawn('coinArt');
export const creationArt = drawn('creationArt');
export const emptyPlaceArt = drawn('emptyPlaceArt');
export const firstPlayerArt = drawn('firstPlayerArt');
export const marketArt = drawn('marketArt');
export const murrinaArt = drawn('murrinaArt');
export const owlArt = drawn('owlArt');
export const rankArt = drawn('rankArt');
export const ringArt = drawn('ringArt');
export const selectorArt = drawn('selectorArt');
export const shardArt = drawn('shardArt');
export const tableArt = drawn('tableArt');

export { CARD } from './card.ts';
export * from './geometry.ts';
export { shardColour } from './glass.ts';
