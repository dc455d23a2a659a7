import { replaced } from '#core/list';
import { checkBench, takeShards } from '../rules/bench.ts';
import { MARKETS, type Market, nextPlace, PLACES } from '../rules/board.ts';
import { type Challenge, challengeWord } from '../rules/cards.ts';
import type { ChallengeId } from '../content/challenges.ts';
import { owe } from '../rules/owed.ts';
import { hasShard, NO_SHARDS, one, type Shard, sizeOf } from '../rules/shards.ts';
import { type View } from '../rules/state.ts';

const PLAYER = 0;

/** L55–L58, M49: a shard of this colour, if the warehouse has one, and the surplus rule after it. */
function place(kind: Shard): (state: View) => void {
  return (state) => {
    if (!hasShard(state.warehouse, kind)) return;
    takeShards(state, PLAYER, one(kind));
    checkBench(state, PLAYER);
  };
}

/** What each challenge card does. */
const EFFECTS: Readonly<Record<ChallengeId, (state: View) => void>> = {
  ring(state) {
    state.ring = (state.ring + 1) % PLACES;
  },
  // M48: the circle is fixed; it is the selector that turns, and no shards are taken.
  selector(state) {
    state.selector = nextPlace(state.selector);
  },
  red: place(3),
  green: place(1),
  blue: place(0),
  yellow: place(2),
  empty(state) {
    const fullest = fullestMarkets(state);
    if (fullest.length > 1 && state.options.emptied === 'one') owe(state, 'empty', [PLAYER]);
    else for (const market of fullest) emptyMarket(state, market);
  },
  nothing: () => undefined,
};

/** L50, M45: after each turn one card is revealed and applied. */
export function revealChallenge(state: View): void {
  const [challenge] = state.pile;
  state.pile = state.pile.slice(1);
  state.revealed = [...state.revealed, challenge];
  // In a preview nobody knows yet what it will be.
  if (challenge >= 0) EFFECTS[challengeWord(challenge)](state);
}

/** The key of what a challenge card says: by option the one that empties says something else. [M47] */
export function challengeKey({ options }: View, challenge: Challenge): string {
  const word = challengeWord(challenge);
  return word === 'empty' && options.emptied === 'all' ? 'challenge.emptyAll' : `challenge.${word}`;
}

/** M47: those with the most shards; none when all are empty. */
export function fullestMarkets(view: View): readonly Market[] {
  const most = Math.max(...view.markets.map(sizeOf));
  return most === 0 ? [] : MARKETS.filter((market) => sizeOf(view.markets[market]) === most);
}

export function emptyMarket(state: View, market: Market): void {
  state.warehouse += state.markets[market];
  state.markets = replaced(state.markets, market, NO_SHARDS);
}
