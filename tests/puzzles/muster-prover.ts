import { apply } from '#core/game';
import type { Json } from '#core/json';
import { cardWord, DECK } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import type { State, View } from '#games/muster/state';

/**
 * Proves statements about Muster without the solver: it shares nothing with it but the rules of play. Worlds are listed
 * from the words of a position, a result is counted from the cards that lie there, and sights are compared as JSON.
 */

export interface Claim {
  readonly view: View;
  /** Castles to be ahead by: 1 to win, 0 for a draw at least. */
  readonly ahead: number;
  /** Own turns within which the match is over, the present one included. */
  readonly turns: number;
}

/** The one who claims sits on seat 0. */
const SEAT = 0;

interface Told {
  readonly hands: readonly (readonly (string | null)[])[];
  readonly pile: readonly (string | null)[];
  readonly columns: readonly (readonly (readonly string[])[])[];
  readonly castlePiles: readonly (readonly string[])[];
}
const told = (view: View): Told => muster.json.position(view) as unknown as Told;

/** Every state that this view may be of. */
export function worldsIn(view: View): readonly State[] {
  const seen = told(view);
  const unseen = DECK.map(cardWord);
  const words = JSON.stringify(seen.columns).replaceAll(/wizard|bridge/gu, 'rainbow');
  const places = JSON.stringify([seen.hands, seen.castlePiles]);
  for (const [word] of (words + places).matchAll(/[a-z]+\d|rainbow|castle/gu)) {
    unseen.splice(unseen.indexOf(word), 1);
  }
  const worlds = new Map<string, State>();
  const fill = (pile: readonly string[], rest: readonly string[]): void => {
    if (pile.length < seen.pile.length) {
      for (const word of new Set(rest)) fill([...pile, word], rest.toSpliced(rest.indexOf(word), 1));
      return;
    }
    const hand = [...seen.hands[1 - SEAT].filter((word) => word !== null), ...rest];
    const whole = { ...(seen as object), hands: [seen.hands[SEAT], hand], pile } as unknown as Json;
    worlds.set(pile.join(), muster.json.readPosition(whole));
  };
  fill([], unseen);
  return [...worlds.values()];
}

const sizeOf = (piece: string): number =>
  piece === 'wizard' ? 6 : piece === 'bridge' ? 1 : Number(piece.at(-1));

/** Castles held by the seat, less those of the rival. */
function castlesAhead(view: View): number {
  const { columns } = told(view);
  let ahead = 0;
  for (let castle = 0; castle < 5; castle += 1) {
    const [own, rival] = [columns[SEAT][castle], columns[1 - SEAT][castle]].map((column) => ({
      strength: column.reduce((sum, piece) => sum + sizeOf(piece), 0),
      banners: column.filter((piece) => /\d/u.test(piece)).length,
    }));
    ahead += Math.sign(own.strength - rival.strength || own.banners - rival.banners);
  }
  return ahead;
}

export function proverOf({ view, ahead, turns }: Claim) {
  const last = view.turns + 2 * (turns - 1);
  const options = (state: State): State[] =>
    muster.legalActions(state, state.turn).map((action) => apply(muster, state, state.turn, action));
  const look = (state: State): string => JSON.stringify(muster.json.position(muster.view(state, SEAT)));

  /** Null while the match goes on in time. */
  function verdict(state: State): boolean | null {
    if (muster.toAct(state).length === 0) return castlesAhead(state) >= ahead;
    return state.turns > last ? false : null;
  }

  /** With open cards: some worlds are lost even so. */
  function isSureOpen(state: State): boolean {
    const end = verdict(state);
    if (end !== null) return end;
    return state.turn === SEAT ? options(state).some(isSureOpen) : options(state).every(isSureOpen);
  }

  function isSure(states: readonly State[]): boolean {
    const [first] = states;
    const end = verdict(first);
    if (end !== null) return end;
    if (first.turn !== SEAT) return areSure(states.flatMap(options));
    return muster
      .legalActions(first, SEAT)
      .some((action) => areSure(states.map((state) => apply(muster, state, SEAT, action))));
  }

  function areSure(states: readonly State[]): boolean {
    // One sight after the other: the ends first, which cost nothing.
    if (states.some((state) => verdict(state) === false)) return false;
    return [...Map.groupBy(states, look).values()].every(isSure);
  }

  return {
    /** The words of the actions after which the claim can be made true for certain. */
    sureActions(worlds = worldsIn(view)): string[] {
      return muster
        .legalActions(view, SEAT)
        .filter((action) => {
          const after = worlds.map((world) => apply(muster, world, SEAT, action));
          return after.every(isSureOpen) && areSure(after);
        })
        .map(muster.encode);
    },
  };
}
