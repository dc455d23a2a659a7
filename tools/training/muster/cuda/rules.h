// The rules of Muster once more, for the training of bots: one header for host and device. It is proven equal to
// src/games/muster step by step (see compare.ts); the rule numbers are those of docs/rules/muster.md.
#pragma once
#include <stdint.h>

#ifdef __CUDACC__
#define MUSTER_FN __host__ __device__ inline
#else
#define MUSTER_FN inline
#endif

namespace muster {

typedef uint8_t u8;
typedef uint32_t u32;
typedef uint64_t u64;

// A card is a number in the order of the faces: eight banners of each emblem, five rainbow cards, two rainbow castles.
enum { CARDS = 47, BANNERS = 40, SUIT_CARDS = 8, FIRST_CASTLE = 45, HAND = 5, PILE = 37, COLUMNS = 10, STACKS = 15 };
// Faces and pieces as in cards.ts.
enum { RAINBOW = 25, CASTLE = 26, WIZARD = 25, BRIDGE = 27 };
enum { NONE = 255, HIDDEN = 254 };
enum Phase { ACTION, REFILL, PLACE, OVER };
enum Kind { PLAY_BANNER, PLAY_WIZARD, MOVE, LAY, BUILD_BRIDGE, SWAP, DRAW, PLACE_TURNED };
enum { MOST_ACTIONS = 128, FROM_PILE = 5 };

// An action in one word: kind, castle, face (or the castle a wizard moves to), slot or number of bridges, side.
MUSTER_FN u32 action(u32 kind, u32 castle, u32 card = 0, u32 extra = 0, u32 side = 0) {
  return kind | castle << 4 | card << 8 | extra << 16 | side << 24;
}
MUSTER_FN u32 kindOf(u32 a) { return a & 15; }
MUSTER_FN u32 castleOf(u32 a) { return (a >> 4) & 15; }
MUSTER_FN u32 cardOf(u32 a) { return (a >> 8) & 255; }
MUSTER_FN u32 extraOf(u32 a) { return (a >> 16) & 255; }
MUSTER_FN u32 sideOf(u32 a) { return a >> 24; }

struct Options {
  u8 steps, bridges, mend, unity, overRainbow, tieByStrength, stall;
};

struct State {
  u64 hand[2], shown[2];
  /** What still lies in the pile. */
  u64 inPile;
  Options options;
  /** The card under each card of a column or of a castle pile. */
  u8 below[CARDS];
  /** The top card of the columns, 5 × seat + castle, then of the five castle piles. */
  u8 top[STACKS];
  u8 pile[PILE];
  u8 drawn, turn, phase, quiet, laid, turned;
  /** A bit for each rainbow card that is a bridge where it lies. */
  u8 isBridge;
  /** Cards drawn unseen by whoever imagines the state after an action. */
  u8 unknown;
};

MUSTER_FN int bits(u64 mask) {
#ifdef __CUDA_ARCH__
  return __popcll(mask);
#else
  return __builtin_popcountll(mask);
#endif
}
MUSTER_FN int lowest(u64 mask) {
#ifdef __CUDA_ARCH__
  return __ffsll((long long)mask) - 1;
#else
  return __builtin_ctzll(mask);
#endif
}

MUSTER_FN int suitOfId(int id) { return id >> 3; }
MUSTER_FN int strengthInSuit(int at) { return at < 3 ? 1 : at < 5 ? 2 : at - 2; }
MUSTER_FN int firstInSuit(int strength) { return strength == 1 ? 0 : strength == 2 ? 3 : strength + 2; }
MUSTER_FN int copiesOf(int strength) { return strength == 1 ? 3 : strength == 2 ? 2 : 1; }
MUSTER_FN int faceOfId(int id) {
  if (id >= FIRST_CASTLE) return CASTLE;
  if (id >= BANNERS) return RAINBOW;
  return 5 * suitOfId(id) + strengthInSuit(id & 7) - 1;
}
MUSTER_FN u64 maskOfFace(int face) {
  if (face == RAINBOW) return (u64)31 << BANNERS;
  if (face == CASTLE) return (u64)3 << FIRST_CASTLE;
  int strength = face % 5 + 1;
  return (u64)((1 << copiesOf(strength)) - 1) << (SUIT_CARDS * (face / 5) + firstInSuit(strength));
}
MUSTER_FN bool isRainbowId(int id) { return id >= BANNERS && id < FIRST_CASTLE; }
MUSTER_FN bool isBridgeId(const State &s, int id) { return isRainbowId(id) && (s.isBridge >> (id - BANNERS) & 1); }
MUSTER_FN bool isWizardId(const State &s, int id) { return isRainbowId(id) && !(s.isBridge >> (id - BANNERS) & 1); }
MUSTER_FN int cardsLeft(const State &s) { return PILE - s.drawn; }
MUSTER_FN bool isWild(const State &s, int castle) {
  int top = s.top[COLUMNS + castle];
  return top != NONE && top >= FIRST_CASTLE;
}
MUSTER_FN int handSize(const State &s, int seat) { return bits(s.hand[seat]) + s.unknown; }

/** What there is to know of a column before something is laid there. */
struct Column {
  int strength, banners, wizards, length;
  /** B15: the rank below the wizards; 0 at the castle itself. */
  int rank;
  /** A bit for each rank that a bridge stands for. */
  int bridges;
};

MUSTER_FN Column columnOf(const State &s, int at) {
  Column c = {0, 0, 0, 0, 0, 0};
  int pending = 0; // bridges met since the last banner, from the top down
  for (int id = s.top[at]; id != NONE; id = s.below[id]) {
    c.length += 1;
    if (isWizardId(s, id)) {
      c.wizards += 1;
      c.strength += 6;
    } else if (isBridgeId(s, id)) {
      c.strength += 1;
      pending += 1;
    } else {
      int strength = strengthInSuit(id & 7);
      c.strength += strength;
      c.banners += 1;
      if (c.rank == 0) c.rank = strength + pending;
      for (int i = 1; i <= pending; i += 1) c.bridges |= 1 << (strength + i);
      pending = 0;
    }
  }
  if (c.rank == 0) c.rank = pending;
  for (int i = 1; i <= pending; i += 1) c.bridges |= 1 << i;
  return c;
}

/** U10 to U13, U33: may a banner of this strength lie upon this rank? */
MUSTER_FN bool follows(const Options &o, int rank, int strength) {
  if (rank == 0) return !o.unity || strength == 1;
  return strength >= rank && (!o.steps || strength <= rank + 1);
}

/** The castles where a banner of this emblem may be played: its own first, then the wild ones. */
MUSTER_FN int castlesFor(const State &s, int suit, int *castles) {
  int n = 0;
  castles[n++] = suit;
  for (int castle = 0; castle < 5; castle += 1) if (castle != suit && isWild(s, castle)) castles[n++] = castle;
  return n;
}

/** The distinct faces of a hand, in order. */
MUSTER_FN int facesOf(u64 hand, u8 *faces) {
  int n = 0;
  for (; hand != 0; hand &= hand - 1) {
    int face = faceOfId(lowest(hand));
    if (n == 0 || faces[n - 1] != face) faces[n++] = face;
  }
  return n;
}

MUSTER_FN int addSwaps(const State &s, int at, const u8 *faces, int count, u32 *out, int n) {
  int side = at / 5, castle = at % 5;
  bool wild = isWild(s, castle);
  Column c = columnOf(s, at);
  // From the castle outwards, as the rules list them: the slots of bridges, then the lowest wizard. [U27]
  for (int slot = 0; slot < c.length; slot += 1) {
    int id = s.top[at];
    for (int depth = c.length - 1; depth > slot; depth -= 1) id = s.below[id];
    if (!isRainbowId(id)) continue;
    bool bridge = isBridgeId(s, id);
    int rank = 0;
    if (bridge) {
      // B22: a bridge stands for one more than what it lies on.
      int under = s.below[id];
      rank = 1;
      while (under != NONE && isBridgeId(s, under)) { rank += 1; under = s.below[under]; }
      if (under != NONE) rank += strengthInSuit(under & 7);
    }
    for (int i = 0; i < count; i += 1) {
      int face = faces[i];
      if (face >= RAINBOW || (!wild && face / 5 != castle)) continue;
      int strength = face % 5 + 1;
      if (bridge ? s.options.mend && strength == rank : follows(s.options, c.rank, strength))
        out[n++] = action(SWAP, castle, face, slot, side);
    }
    if (!bridge) break;
  }
  return n;
}

/** Every legal action, in the order of the rules; their number. */
MUSTER_FN int legalActions(const State &s, u32 *out) {
  int n = 0, seat = s.turn;
  if (s.phase == OVER) return 0;
  if (s.phase == PLACE) {
    for (int castle = 0; castle < 5; castle += 1) out[n++] = action(PLACE_TURNED, castle);
    return n;
  }
  if (s.phase == REFILL) {
    out[n++] = action(DRAW, FROM_PILE);
    for (int castle = 0; castle < 5; castle += 1) {
      int top = s.top[COLUMNS + castle];
      if (top != NONE && s.laid != castle && top < FIRST_CASTLE) out[n++] = action(DRAW, castle);
    }
    return n;
  }
  u8 faces[HAND];
  int count = facesOf(s.hand[seat], faces);
  int rainbows = bits(s.hand[seat] & maskOfFace(RAINBOW));
  int castles[5];
  Column own[5];
  for (int castle = 0; castle < 5; castle += 1) own[castle] = columnOf(s, 5 * seat + castle);
  for (int i = 0; i < count && faces[i] < RAINBOW; i += 1) {
    int m = castlesFor(s, faces[i] / 5, castles);
    for (int j = 0; j < m; j += 1) {
      const Column &c = own[castles[j]];
      if (c.wizards == 0 && follows(s.options, c.rank, faces[i] % 5 + 1))
        out[n++] = action(PLAY_BANNER, castles[j], faces[i]);
    }
  }
  if (rainbows > 0) for (int castle = 0; castle < 5; castle += 1) out[n++] = action(PLAY_WIZARD, castle);
  for (int from = 0; from < 5; from += 1) {
    if (own[from].wizards == 0) continue;
    for (int to = 0; to < 5; to += 1) if (to != from) out[n++] = action(MOVE, from, to);
  }
  for (int i = 0; i < count; i += 1) {
    if (faces[i] < RAINBOW) out[n++] = action(LAY, faces[i] / 5, faces[i]);
    else for (int castle = 0; castle < 5; castle += 1) out[n++] = action(LAY, castle, faces[i]);
  }
  if (s.options.bridges && rainbows > 0) {
    for (int i = 0; i < count && faces[i] < RAINBOW; i += 1) {
      int m = castlesFor(s, faces[i] / 5, castles);
      for (int j = 0; j < m; j += 1) {
        const Column &c = own[castles[j]];
        int bridges = faces[i] % 5 + 1 - c.rank - 1;
        if (bridges < 1 || bridges > rainbows || c.wizards > 0) continue;
        if (bridges > 1 && !s.options.overRainbow) continue;
        out[n++] = action(BUILD_BRIDGE, castles[j], faces[i], bridges);
      }
    }
  }
  for (int at = 0; at < COLUMNS; at += 1) n = addSwaps(s, at, faces, count, out, n);
  return n;
}

/** Takes a copy of a face out of a hand, one that the rival has seen first. [B43] */
MUSTER_FN int spend(State &s, int seat, int face) {
  u64 held = s.hand[seat] & maskOfFace(face);
  u64 seen = held & s.shown[seat];
  int id = lowest(seen != 0 ? seen : held);
  s.hand[seat] &= ~((u64)1 << id);
  s.shown[seat] &= ~((u64)1 << id);
  return id;
}
MUSTER_FN void takeShown(State &s, int seat, int id) {
  s.hand[seat] |= (u64)1 << id;
  s.shown[seat] |= (u64)1 << id;
}
MUSTER_FN void layUpon(State &s, int stack, int id) {
  s.below[id] = s.top[stack];
  s.top[stack] = (u8)id;
}
MUSTER_FN void setBridge(State &s, int id, bool bridge) {
  if (!isRainbowId(id)) return;
  u8 bit = (u8)(1 << (id - BANNERS));
  s.isBridge = bridge ? s.isBridge | bit : s.isBridge & ~bit;
}

MUSTER_FN void endTurn(State &s) {
  if (s.quiet >= s.options.stall) {
    s.phase = OVER;
    return;
  }
  s.turn = 1 - s.turn;
  s.phase = ACTION;
  s.quiet += 1;
  s.laid = NONE;
}
MUSTER_FN void endAction(State &s) {
  if (handSize(s, s.turn) < HAND) s.phase = REFILL;
  else endTurn(s);
}
/** The top card leaves the pile, and is HIDDEN to one who only imagines it. [U29] */
MUSTER_FN int leavePile(State &s, bool blind) {
  int id = blind ? (int)HIDDEN : s.pile[s.drawn];
  if (!blind) s.inPile &= ~((u64)1 << id);
  s.drawn += 1;
  s.quiet = 0;
  if (cardsLeft(s) == 0) s.phase = OVER;
  return id;
}

MUSTER_FN void playMove(State &s, int from, int to, bool blind) {
  int id = s.top[5 * s.turn + from];
  s.top[5 * s.turn + from] = s.below[id];
  layUpon(s, 5 * s.turn + to, id);
  int card = leavePile(s, blind);
  bool banner = card < BANNERS;
  if (s.phase == OVER || !banner) s.turned = (u8)card;
  if (s.phase == OVER) return;
  if (banner) {
    layUpon(s, COLUMNS + suitOfId(card), card);
    endTurn(s);
  } else {
    s.phase = PLACE;
  }
}

MUSTER_FN void playSwap(State &s, u32 a) {
  int seat = s.turn, at = 5 * sideOf(a) + castleOf(a);
  int length = 0;
  for (int id = s.top[at]; id != NONE; id = s.below[id]) length += 1;
  int above = NONE, old = s.top[at];
  for (int depth = length - 1; depth > (int)extraOf(a); depth -= 1) { above = old; old = s.below[old]; }
  int id = spend(s, seat, cardOf(a));
  s.below[id] = s.below[old];
  if (above == NONE) s.top[at] = (u8)id;
  else s.below[above] = (u8)id;
  setBridge(s, old, false);
  takeShown(s, seat, old);
  endAction(s);
}

/** Plays an action. Blind: as the one who acts can foresee it, before a hidden card is seen. */
MUSTER_FN void play(State &s, u32 a, bool blind) {
  int seat = s.turn, castle = castleOf(a);
  switch (kindOf(a)) {
    case PLAY_BANNER:
      layUpon(s, 5 * seat + castle, spend(s, seat, cardOf(a)));
      endAction(s);
      break;
    case PLAY_WIZARD: {
      int id = spend(s, seat, RAINBOW);
      setBridge(s, id, false);
      layUpon(s, 5 * seat + castle, id);
      endAction(s);
      break;
    }
    case MOVE: playMove(s, castle, cardOf(a), blind); break;
    case LAY:
      layUpon(s, COLUMNS + castle, spend(s, seat, cardOf(a)));
      s.laid = (u8)castle;
      endAction(s);
      break;
    case BUILD_BRIDGE:
      for (u32 i = 0; i < extraOf(a); i += 1) {
        int id = spend(s, seat, RAINBOW);
        setBridge(s, id, true);
        layUpon(s, 5 * seat + castle, id);
      }
      layUpon(s, 5 * seat + castle, spend(s, seat, cardOf(a)));
      endAction(s);
      break;
    case SWAP: playSwap(s, a); break;
    case DRAW:
      if (castle == FROM_PILE) {
        int id = leavePile(s, blind);
        if (blind) s.unknown += 1;
        else s.hand[seat] |= (u64)1 << id;
      } else {
        int id = s.top[COLUMNS + castle];
        s.top[COLUMNS + castle] = s.below[id];
        takeShown(s, seat, id);
      }
      if (s.phase != OVER && handSize(s, seat) == HAND) endTurn(s);
      break;
    default:
      layUpon(s, COLUMNS + castle, s.turned);
      s.turned = NONE;
      endTurn(s);
  }
}

/** Castles held less castles lost, and strength less strength, from one seat. [U30, U31] */
struct Standing {
  int castles, strength;
};
MUSTER_FN Standing standing(const State &s, int seat) {
  Standing total = {0, 0};
  for (int castle = 0; castle < 5; castle += 1) {
    Column own = columnOf(s, 5 * seat + castle), other = columnOf(s, 5 * (1 - seat) + castle);
    int margin = own.strength - other.strength;
    int lead = margin != 0 ? margin : own.banners - other.banners;
    total.castles += (lead > 0) - (lead < 0);
    total.strength += margin;
  }
  return total;
}
/** The share of the win of a match that is over, in halves. [U32, B29] */
MUSTER_FN int halvesWon(const State &s, int seat) {
  Standing total = standing(s, seat);
  int lead = total.castles != 0 || !s.options.tieByStrength ? total.castles : total.strength;
  return 1 + (lead > 0) - (lead < 0);
}

/** A new match: cards are the 47 ids shuffled, the hands first. */
MUSTER_FN void setup(State &s, const Options &options, int first, const u8 *cards) {
  s.options = options;
  s.hand[0] = s.hand[1] = s.shown[0] = s.shown[1] = s.inPile = 0;
  for (int i = 0; i < HAND; i += 1) {
    s.hand[0] |= (u64)1 << cards[i];
    s.hand[1] |= (u64)1 << cards[HAND + i];
  }
  for (int i = 0; i < PILE; i += 1) {
    s.pile[i] = cards[2 * HAND + i];
    s.inPile |= (u64)1 << s.pile[i];
  }
  for (int i = 0; i < CARDS; i += 1) s.below[i] = NONE;
  for (int i = 0; i < STACKS; i += 1) s.top[i] = NONE;
  s.drawn = 0;
  s.turn = (u8)first;
  s.phase = ACTION;
  s.quiet = 1;
  s.laid = s.turned = NONE;
  s.isBridge = s.unknown = 0;
}

} // namespace muster
