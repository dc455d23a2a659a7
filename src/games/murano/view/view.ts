import { HIDDEN, type Hidden, type Seat } from '#core/game';
import { packetsSeen } from '../modules/packets.ts';
import type { Card } from '../rules/cards.ts';
import { NO_MEMORY } from './memory.ts';
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
    choices: state.owed.length === 0 ? state.choices : choicesSeen(state.choices, seat),
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

interface Look {
  hands: State['hands'];
  memory: State['memory'];
  seen: Hands;
}

/** Behind the seats. */
const SPECTATOR = 4;

/** What each viewer saw of the hands when it looked last: most actions leave them alone. */
const looks: readonly Look[] = Array.from({ length: SPECTATOR + 1 }, () => ({
  hands: [],
  memory: NO_MEMORY,
  seen: [],
}));

function handsSeen({ hands, memory }: State, viewer: Seat | null): Hands {
  const look = looks[viewer ?? SPECTATOR];
  if (look.hands !== hands || look.memory !== memory) {
    look.hands = hands;
    look.memory = memory;
    look.seen = handsFor(hands, memory, viewer);
  }
  return look.seen;
}

/** M05, M90: of another hand the cards that everybody could follow since they lay open; otherwise only their number. */
function handsFor(hands: State['hands'], { faces }: State['memory'], viewer: Seat | null): Hands {
  const seen: (readonly (Card | Hidden)[])[] = hands.slice();
  for (let seat = 0; seat < seen.length; seat += 1) {
    if (seat !== viewer) seen[seat] = faces.length > 0 ? faces[seat] : hiddenCards(hands[seat].length);
  }
  return seen;
}

const CHOSEN_UNSEEN: readonly Hidden[] = [HIDDEN];

/** M42: that somebody has chosen is seen, but not what. */
const choicesSeen = (choices: State['choices'], viewer: Seat | null): View['choices'] =>
  choices.map((choice, seat) => (seat === viewer || choice.length === 0 ? choice : CHOSEN_UNSEEN));
