import type { Review } from '#bots/review/review';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { type Frame, knownPath, openPath, xAt, yAt } from './chart/curve.ts';
import { decisionsOf, fallOf, type Looked, namesIn, openPoints } from './looked.ts';
import { markPath } from './marks.ts';
import { signed, whole } from './numbers.ts';
import { l } from './texts.ts';
import { waterfallOf } from './chart/waterfall.ts';

export const PICTURE = { width: 1200, height: 630 } as const;

/** What a picture is made of, in the order in which it is painted. */
export type Shape =
  | {
      readonly kind: 'line';
      readonly path: string;
      readonly colour: string;
      readonly width: number;
      readonly dash: readonly number[];
    }
  | { readonly kind: 'area'; readonly path: string; readonly colour: string }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly face: 'serif' | 'sans';
      readonly colour: string;
      readonly align: 'left' | 'right';
    };

/** What stands above the curve, and below it. */
export interface PictureTexts {
  readonly title: string;
  readonly score: string;
  readonly length: string;
  readonly summary: string;
}

const LEFT = 64;
const RIGHT = PICTURE.width - LEFT;
const [INK, PALE, LINE, OPEN, COSTLY] = ['#fffdf6', '#cfc9e6', '#ffffff2e', '#bda4f5', '#ff7a7a'];

/** A match in one picture: how it ended, who was winning when, luck, play and accuracy. */
export function pictureOf(looked: Looked, review: Review, seat: Seat, texts: PictureTexts): readonly Shape[] {
  const frame: Frame = { left: LEFT, top: 216, width: RIGHT - LEFT, height: 250, total: review.actions };
  const text = (
    words: string,
    x: number,
    y: number,
    size: number,
    some: Partial<Extract<Shape, { kind: 'text' }>> = {},
  ): Shape => ({ kind: 'text', text: words, x, y, size, face: 'sans', colour: INK, align: 'left', ...some });
  const line = (path: string, colour: string, width: number, dash: readonly number[] = []): Shape => ({
    kind: 'line',
    path,
    colour,
    width,
    dash,
  });
  const level = (share: number): string => `M${LEFT} ${yAt(frame, share)}H${RIGHT}`;
  const { luck, result, moments } = entryAt(review.players, seat);
  const fall = waterfallOf(luck, result);
  return [
    text(texts.title, LEFT, 92, 44, { face: 'serif' }),
    text(texts.length, RIGHT, 88, 26, { align: 'right', colour: PALE }),
    text(texts.score, LEFT, 158, 38),
    line(level(1), LINE, 2),
    line(level(0.5), PALE, 2, [2, 8]),
    line(level(0), LINE, 2),
    line(openPath(frame, openPoints(review, seat)), OPEN, 3, [10, 8]),
    line(knownPath(frame, decisionsOf(review, seat).map(fallOf), result + 0.5), INK, 5),
    ...moments.map((at): Shape => {
      const { share } = entryAt(review.decisions, at);
      return { kind: 'area', path: markPath('large', xAt(frame, at), yAt(frame, share), 2), colour: COSTLY };
    }),
    text(`${l('luck')} ${signed(fall.luck.hundredths)}`, LEFT, 532, 30),
    text(`${l('play')} ${signed(fall.play.hundredths)}`, LEFT + 290, 532, 30),
    text(accuracies(looked, review, seat), RIGHT, 532, 30, { align: 'right' }),
    text(texts.summary, LEFT, 586, 26, { colour: PALE }),
  ];
}

/** The accuracy of whoever shows it first, then of the others. */
function accuracies(looked: Looked, { players }: Review, seat: Seat): string {
  const names = namesIn(looked);
  const order = players.toSorted((a, b) => Number(b.seat === seat) - Number(a.seat === seat));
  const parts = order.flatMap(({ seat: of, accuracy }) =>
    accuracy === null ? [] : [`${names.nameOf(of)} ${whole(accuracy)}`],
  );
  return parts.length === 0 ? '' : `${l('accuracy')}: ${parts.join(' · ')}`;
}
