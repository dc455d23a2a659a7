import type { Message, Seat } from '#core/game';
import { entryAt } from '#core/list';
import { CASTLES, type Castle, castleWord, parseCard } from '#games/muster/cards';
import { columnAt, type View } from '#games/muster/state';
import type { Turn } from '#table/turns';
import { castleOf } from './castle-of.ts';

/** Where a turn is still to be seen on the table. */
export interface Marks {
  readonly seat: Seat;
  /** The `data-place` of every card that came somewhere. */
  readonly places: ReadonlySet<string>;
  /** Where a wizard has left. */
  readonly left: { readonly side: Seat; readonly castle: Castle } | null;
  /** The side whose strength has changed, and what it was. */
  readonly change: { readonly side: Seat; readonly castle: Castle; readonly was: number } | null;
  /** The castle that has another holder since. */
  readonly taken: Castle | null;
}

const castleNamed = (name: unknown): Castle | undefined =>
  CASTLES.find((castle) => name === `@castle.${castleWord(castle)}`);

/** The cards that came, by what each line tells; `view` is what stands now. */
function placesOf(view: View, { key, with: values = {} }: Message, seat: Seat): readonly string[] {
  const castle = castleOf({ key, with: values });
  if (castle === null) return [];
  const inColumn = (side: Seat, count: number): string[] => {
    const height = entryAt(view.columns, columnAt(side, castle as Castle)).length;
    return Array.from({ length: count }, (_, back) => `column-${side}-${castle}-${height - 1 - back}`);
  };
  switch (key) {
    case 'log.banner':
    case 'log.wizard':
    case 'log.move':
    case 'log.moveUnseen':
      return inColumn(seat, 1);
    case 'log.bridge':
      return inColumn(seat, Number(values['count']) + 1);
    case 'log.swapOwn':
      return [`column-${seat}-${castle}-${values['slot']}`];
    case 'log.swapRival':
      return [`column-${values['whom']}-${castle}-${values['slot']}`];
    case 'log.lay':
    case 'log.place':
      return [`castle-${castle}`];
    default:
      return [];
  }
}

/** The backs that came into the hand lie behind those that were there. */
function drawnPlaces(view: View, { seat, lines }: Turn): readonly string[] {
  const count = lines.filter(({ message }) => message.key === 'log.drawPile').length;
  const hidden = entryAt(view.hands, seat).filter((card) => card < 0).length;
  return Array.from({ length: Math.min(count, hidden) }, (_, back) => `hand-${seat}-${hidden - 1 - back}`);
}

/** The cards that came into the hand for all to see: from a castle, or out of a column for another. [B38] */
function takenPlaces(view: View, { seat, lines }: Turn): readonly string[] {
  const hand = entryAt(view.hands, seat);
  const marked = new Set<number>();
  for (const { message } of lines) {
    const card = takenBy(message);
    const place = hand.findLastIndex((each, index) => each === card && !marked.has(index));
    if (place >= 0) marked.add(place);
  }
  return [...marked].map((place) => `hand-${seat}-${place}`);
}

function takenBy({ key, with: values = {} }: Message): number | null {
  if (key.startsWith('log.swap')) return parseCard('rainbow');
  return key === 'log.drawCastle' ? parseCard(String(values['card']).split('.')[1]) : null;
}

/** The castle on which a card was turned up. */
function turnedUp({ key, with: values = {} }: Message): readonly string[] {
  if (key !== 'log.move') return [];
  const castle = CASTLES.find((each) => String(values['card']).startsWith(`@card.${castleWord(each)}`));
  return castle === undefined ? [] : [`castle-${castle}`];
}

/** What of a turn is to be seen in a view that nobody has changed since. */
export function marksOf(view: View, turn: Turn): Marks {
  const { seat, lines } = turn;
  const messages = lines.map(({ message }) => message);
  const changed = messages.find((each) => each.with?.['now'] !== undefined);
  const values = changed?.with ?? {};
  const castle = changed === undefined ? null : castleOf(changed);
  const from = castleNamed(values['from']);
  return {
    seat,
    places: new Set([
      ...messages.flatMap((each) => [...placesOf(view, each, seat), ...turnedUp(each)]),
      ...drawnPlaces(view, turn),
      ...takenPlaces(view, turn),
    ]),
    left: from === undefined ? null : { side: seat, castle: from },
    change:
      castle === null || values['was'] === values['now']
        ? null
        : {
            side: typeof values['whom'] === 'number' ? values['whom'] : seat,
            castle: castle as Castle,
            was: Number(values['was']),
          },
    taken: castle !== null && values['held'] !== values['holds'] ? (castle as Castle) : null,
  };
}
