import { problem } from '#core/problem';
import { BRIDGE, type Card, castleWord, isBanner, type Piece, RAINBOW, WIZARD } from './cards.ts';
import { cardsLeft, HAND_SIZE, type State, wizardsOn, withoutCard } from './state.ts';

/** The cards of a state wherever they lie: a wizard or a bridge is a rainbow card. */
export function cardsOf(state: State): Card[] {
  const columns = state.columns
    .flat()
    .map((piece) => (piece === WIZARD || piece === BRIDGE ? RAINBOW : piece));
  return [
    ...state.hands.flat(),
    ...columns,
    ...state.castlePiles.flat(),
    ...state.pile.slice(state.drawn),
    ...state.turned,
  ];
}

/** What no match can lead to is refused with what was expected instead. The cards themselves are counted elsewhere. */
export function checkState(state: State): void {
  const expect = (holds: boolean, message: string): void => {
    if (!holds) throw problem('inconsistent', `state: expected ${message}`);
  };
  expect(
    cardsLeft(state) > 0 !== (state.phase === 'over' && state.quiet < state.options.stall),
    'an empty pile exactly when the match is over, unless it was scored for standing still',
  );
  expect(
    state.phase !== 'action' || (state.quiet >= 1 && state.quiet <= state.options.stall),
    'quiet from 1 to the stall limit while an action is owed',
  );
  expect(
    state.turned.length > 0 === (state.phase === 'place') || state.phase === 'over',
    'a turned card in the phase place and in no other',
  );
  expect(
    state.phase !== 'place' || !isBanner(state.turned[0]),
    'a rainbow card or a rainbow castle to place: a banner goes to its own castle',
  );
  expect(
    state.laid === -1 || state.castlePiles[state.laid].length > 0,
    'a card on the castle that was laid on',
  );
  expect(
    state.laid === -1 || state.phase === 'refill' || state.phase === 'over',
    'a laid castle only before the refill is done',
  );
  state.hands.forEach((hand, seat) => {
    const refilling = seat === state.turn && (state.phase === 'refill' || state.phase === 'over');
    expect(
      refilling ? hand.length <= HAND_SIZE : hand.length === HAND_SIZE,
      `five cards in the hand of seat ${seat}`,
    );
    expect(
      state.phase !== 'refill' || !refilling || hand.length < HAND_SIZE,
      `fewer than five cards in the hand of seat ${seat}, who refills`,
    );
    const shown = state.shown[seat];
    const unshown = shown.reduce<readonly Card[]>((rest, card) => withoutCard(rest, card), hand);
    expect(
      unshown.length === hand.length - shown.length,
      `only cards of the hand of seat ${seat} among its shown ones`,
    );
  });
  state.columns.forEach((column, at) => {
    const where = `the column of seat ${Math.floor(at / 5)} at ${castleWord((at % 5) as never)}`;
    expect(
      wizardsOn(column) === column.filter((piece) => piece === WIZARD).length,
      `nothing upon a wizard in ${where}`,
    );
    expect(bridgesClosed(column), `a banner upon the bridge in ${where}`);
  });
}

/** U22: a bridge is followed by another bridge or by the banner that closes it. */
function bridgesClosed(column: readonly Piece[]): boolean {
  return column.every(
    (piece, slot) => piece !== BRIDGE || (slot + 1 < column.length && column[slot + 1] !== WIZARD),
  );
}
