import type { Message, Seat } from '#core/game';
import { type Action, type ActionOf, PILE } from './action.ts';
import { type Card, type Castle, cardWord, castleWord, isBanner, pieceWord } from './cards.ts';
import { columnAt, rivalOf, type View, withoutCard } from './state.ts';

/** A banner has a name of its own; the rainbow cards and castles are one of several. */
const cardKey = (card: Card): string => `@${isBanner(card) ? 'card' : 'some'}.${cardWord(card)}`;
const castleKey = (castle: Castle): string => `@castle.${castleWord(castle)}`;

interface Told<A> {
  readonly before: View;
  readonly after: View;
  readonly who: Seat;
  readonly action: A;
}
type Teller<Kind extends Action['kind']> = (told: Told<ActionOf<Kind>>) => Message;

const TELLERS: { readonly [Kind in Action['kind']]: Teller<Kind> } = {
  banner: ({ who, action: { card, castle } }) => ({
    key: 'log.banner',
    with: { who, card: cardKey(card), castle: castleKey(castle) },
  }),
  wizard: ({ who, action: { castle } }) => ({ key: 'log.wizard', with: { who, castle: castleKey(castle) } }),
  move: tellMove,
  lay: ({ who, action: { card, castle } }) => ({
    key: 'log.lay',
    with: { who, card: cardKey(card), castle: castleKey(castle) },
  }),
  bridge: ({ who, action: { castle, card, bridges } }) => ({
    key: 'log.bridge',
    with: { who, count: bridges, card: cardKey(card), castle: castleKey(castle) },
  }),
  swap: tellSwap,
  draw: tellDraw,
  place: ({ before, who, action: { castle } }) => ({
    key: 'log.place',
    with: { who, card: cardKey(before.turned[0]), castle: castleKey(castle) },
  }),
};

/** The log line of an action, as the reader of both views may know it. */
export function describe(before: View, after: View, who: Seat, action: Action): Message {
  const tell = TELLERS[action.kind] as (told: Told<Action>) => Message;
  return tell({ before, after, who, action });
}

/** The card turned up lies on a castle that has grown, or waits to be placed. */
function tellMove({ before, after, who, action: { from, to } }: Told<ActionOf<'move'>>): Message {
  const grown = after.castlePiles.find((pile, castle) => pile.length > before.castlePiles[castle].length);
  const card = grown?.at(-1) ?? after.turned[0];
  const moved = { who, from: castleKey(from), castle: castleKey(to) };
  if (card === undefined || card < 0) return { key: 'log.moveUnseen', with: moved };
  return { key: 'log.move', with: { ...moved, card: cardKey(card) } };
}

function tellSwap({ before, who, action: { side, castle, slot, card } }: Told<ActionOf<'swap'>>): Message {
  const piece = pieceWord(before.columns[columnAt(side, castle)][slot] ?? -1);
  const values = { who, card: cardKey(card), castle: castleKey(castle), piece: `@piece.${piece}` };
  return side === who
    ? { key: 'log.swapOwn', with: values }
    : { key: 'log.swapRival', with: { ...values, whom: rivalOf(who) } };
}

function tellDraw({ before, after, who, action: { from } }: Told<ActionOf<'draw'>>): Message {
  if (from !== PILE) {
    const card = before.castlePiles[from].at(-1)!;
    return { key: 'log.drawCastle', with: { who, card: cardKey(card), castle: castleKey(from) } };
  }
  const drawn = before.hands[who].reduce<readonly number[]>(
    (rest, card) => withoutCard(rest, card),
    after.hands[who],
  )[0];
  return drawn === undefined || drawn < 0
    ? { key: 'log.drawPile', with: { who } }
    : { key: 'log.drawSeen', with: { who, card: cardKey(drawn) } };
}
