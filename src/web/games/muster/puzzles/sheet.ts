import { handsOf } from '#bots/muster/proof';
import { choicesIn, type MusterPuzzle, SEAT } from '#bots/muster/puzzle';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { CASTLES, type Castle } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import { cardsLeft, columnAt, rivalOf } from '#games/muster/state';
import { unseenCards } from '#games/muster/view';
import { youAt } from '../../../bots/personas.ts';
import { titleOf } from '../../../catalogue.ts';
import type { Sheet, SheetPart } from '../../../puzzles/sheet.tsx';
import { p } from '../../../puzzles/texts.ts';
import { CLASS } from '../../../room/lesson/lesson-table.ts';
import { namesAt } from '../../../room/names.ts';
import { tell } from '../../../words/index.ts';
import { asTitle, cardName, castleName, pieceName } from '../telling.ts';
import { type PuzzleKey, q } from './texts.ts';

const RIVAL = rivalOf(SEAT);

/** A puzzle on paper: the cards by their names, nearest to the castle first. */
export function sheetOf(puzzle: MusterPuzzle, number: number): Sheet {
  const { view, goal, turns, solution } = puzzle;
  const action = muster.parse(solution)!;
  const { tellOf } = namesAt(muster.id, CLASS, youAt(CLASS));
  const message = muster.describe(view, muster.preview(view, SEAT, action), SEAT, action);
  const byCastle = (
    cardsAt: (castle: Castle) => readonly number[],
    nameOf: (card: number) => string,
  ): SheetPart['rows'] =>
    CASTLES.map((castle) => [
      asTitle(castleName(castle)),
      cardsAt(castle).map(nameOf).join(', ') || q('sheet.nothing'),
    ]);
  const columns = (seat: Seat): SheetPart['rows'] =>
    byCastle((castle) => entryAt(view.columns, columnAt(seat, castle)), pieceName);
  const hidden = entryAt(view.hands, RIVAL).length - entryAt(view.shown, RIVAL).length;
  const row = (name: PuzzleKey, cards: readonly number[]): readonly [string, string] => [
    q(name),
    cards.map(cardName).join(', ') || q('sheet.nothing'),
  ];
  return {
    title: p('of', { game: titleOf(muster.id), number }),
    claim: q(`claim.${goal}${turns}` as PuzzleKey),
    note: q('sheet.note', { actions: choicesIn(puzzle), hands: handsOf(view) }),
    parts: [
      { name: q('sheet.rival'), note: q('sheet.nearest'), rows: columns(RIVAL) },
      { name: q('sheet.own'), note: q('sheet.nearest'), rows: columns(SEAT) },
      {
        name: q('sheet.castles'),
        note: q('sheet.bottom'),
        rows: byCastle((castle) => entryAt(view.castlePiles, castle), cardName),
      },
      {
        name: q('sheet.hands'),
        note: q('sheet.unseen', { hidden, left: cardsLeft(view) }),
        rows: [
          row('sheet.hand', entryAt(view.hands, SEAT)),
          row('sheet.seen', entryAt(view.shown, RIVAL)),
          row('sheet.shuffle', unseenCards(view)),
        ],
      },
    ],
    below: { name: p('sheet.solution'), text: tell(muster, message, tellOf) },
  };
}
