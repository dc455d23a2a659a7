import { type DrawingTexts, fetchBoard, fetchCards } from './fetched.ts';
import type * as drawings from './drawings.ts';
import type { OnBoard, OnCards } from './every.ts';

/**
 * The drawings of Murano as the room gets them: two files of texts, drawn when the application is built, so that no
 * page has to bring the pencils along. The board is there before the room is, the cards come when they are wanted.
 */
let board: DrawingTexts = {};

export async function bringBoard(): Promise<void> {
  board = await fetchBoard();
}

function drawingText(texts: DrawingTexts, key: string): string {
  const text = texts[key];
  if (text === undefined) throw new Error(`every.ts does not list the drawing ${key}`);
  return text;
}

const drawn =
  <Name extends OnBoard>(name: Name) =>
  (...args: Parameters<(typeof drawings)[Name]>): string =>
    drawingText(board, [name, ...args].join(' '));

const painted =
  <Name extends OnCards>(name: Name) =>
  async (...args: Parameters<(typeof drawings)[Name]>): Promise<string> =>
    drawingText(await fetchCards(), [name, ...args].join(' '));

export const advantageArt = painted('advantageArt');
export const bowlGlassArt = drawn('bowlGlassArt');
export const cardArt = painted('cardArt');
export const cardBack = drawn('cardBack');
export const categoryArt = drawn('categoryArt');
export const challengeArt = painted('challengeArt');
export const circleArt = drawn('circleArt');
export const coinArt = drawn('coinArt');
export const creationArt = painted('creationArt');
export const emptyPlaceArt = drawn('emptyPlaceArt');
export const firstPlayerArt = drawn('firstPlayerArt');
export const iconArt = drawn('iconArt');
export const marketArt = drawn('marketArt');
export const murrinaArt = drawn('murrinaArt');
export const owlArt = drawn('owlArt');
export const rankArt = painted('rankArt');
export const ringArt = drawn('ringArt');
export const selectorArt = drawn('selectorArt');
export const shardArt = drawn('shardArt');
export const tableArt = drawn('tableArt');

export { CARD } from './card.ts';
export * from './geometry.ts';
export { shardColour } from './glass.ts';
