import { HIDDEN, type Hidden, type Seat } from '#core/game';
import { packetsSeen } from '../modules/packets.ts';
import { hiddenCards, type State, type View } from '../rules/state.ts';

/** What a seat sees: its own hand, what lies open, and what it has held in a draft; null for a spectator. [M06] */
export function view(state: State, seat: Seat | null): View {
  return {
    options: state.options,
    first: state.first,
    advantages: state.advantages,
    turn: state.turn,
    round: state.round,
    lastMade: state.lastMade,
    phase: state.phase,
    turned: state.turned,
    taken: state.taken,
    dealt: state.dealt,
    made: state.made,
    lastDeal: state.lastDeal,
    terms: state.terms,
    owed: state.owed,
    choices: choicesSeen(state, seat),
    ring: state.ring,
    selector: state.selector,
    warehouse: state.warehouse,
    markets: state.markets,
    benches: state.benches,
    money: state.money,
    hands: handsSeen(state, seat),
    completed: state.completed,
    aside: state.aside,
    box: hiddenCards(state.box.length),
    packets: packetsSeen(state, seat),
    memory: state.memory,
    liras: state.liras,
    owl: state.owl,
    pile: hiddenCards(state.pile.length),
    revealed: state.revealed,
    unused: hiddenCards(state.unused.length),
  };
}

type Hands = View['hands'];

/** What the viewers saw of the hands that were looked at last: most actions leave them alone, and all seats look. */
let lastHands: State['hands'] = [];
let lastMemory: State['memory'] | null = null;
let lastSeen: (Hands | undefined)[] = [];
const SPECTATOR = 4;

function handsSeen(state: State, viewer: Seat | null): Hands {
  if (state.hands !== lastHands || state.memory !== lastMemory) {
    lastHands = state.hands;
    lastMemory = state.memory;
    lastSeen = [];
  }
  return (lastSeen[viewer ?? SPECTATOR] ??= handsFor(state, viewer));
}

/** M05, M90: of another hand the cards that everybody could follow since they lay open; otherwise only their number. */
function handsFor({ hands, memory: { faces } }: State, viewer: Seat | null): Hands {
  const seen = faces.length > 0 ? faces.slice() : hands.map((hand) => hiddenCards(hand.length));
  if (viewer !== null) seen[viewer] = hands[viewer];
  return seen;
}

const CHOSEN_UNSEEN: readonly Hidden[] = [HIDDEN];

/** M42: that somebody has chosen is seen, but not what. */
function choicesSeen({ owed, choices }: State, viewer: Seat | null): View['choices'] {
  if (owed.length === 0) return choices;
  return choices.map((choice, seat) => (seat === viewer || choice.length === 0 ? choice : CHOSEN_UNSEEN));
}
