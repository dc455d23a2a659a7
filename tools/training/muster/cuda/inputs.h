// What the value network is told of the state after an action, by the one who took it and without any card that it has
// not seen: the same table as src/bots/muster/afterstate-features.ts, which documents it. Every feature is a bit.
#pragma once
#include "rules.h"

namespace muster {

enum { SIDE_BITS = 24, MARGIN_BITS = 17, TOP_BITS = 7, TAKER_BITS = 5 };
enum Feature {
  OWN_HAND = 0,
  OWN_DRAWN = OWN_HAND + CARDS,
  OWN_MISSING = OWN_DRAWN + 5,
  RIVAL_SHOWN = OWN_MISSING + 5,
  UNSEEN = RIVAL_SHOWN + CARDS,
  OWN_COLUMN = UNSEEN + CARDS,
  RIVAL_COLUMN = OWN_COLUMN + 5 * SIDE_BITS,
  MARGIN = RIVAL_COLUMN + 5 * SIDE_BITS,
  CASTLE_TOP = MARGIN + 5 * MARGIN_BITS,
  CASTLE_SECOND = CASTLE_TOP + 5 * TOP_BITS,
  LAID = CASTLE_SECOND + 5 * TOP_BITS,
  CARDS_LEFT = LAID + 5,
  CASTLE_LEAD = CARDS_LEFT + 18,
  STRENGTH_LEAD = CASTLE_LEAD + 11,
  NEXT = STRENGTH_LEAD + 2,
  QUIET_LEFT = NEXT + 3,
  OPTIONS = QUIET_LEFT + 9,
  OWN_TAKERS = OPTIONS + 6,
  RIVAL_TAKERS = OWN_TAKERS + 5 * TAKER_BITS,
  FEATURES = RIVAL_TAKERS + 5 * TAKER_BITS,
};
enum { WORDS = (FEATURES + 31) / 32, INPUTS = 32 * WORDS };

struct FeatureBits {
  u32 word[WORDS];
};
MUSTER_FN void on(FeatureBits &f, int at) { f.word[at >> 5] |= (u32)1 << (at & 31); }
/** A bit for each of the marks that the value reaches. */
MUSTER_FN void reach(FeatureBits &f, int at, const u8 *marks, int count, int value) {
  for (int i = 0; i < count && value >= marks[i]; i += 1) on(f, at + i);
}

/** How many of each face there are: for each copy a bit, the first ones first. */
MUSTER_FN void counts(FeatureBits &f, int at, u64 cards) {
  while (cards != 0) {
    int id = lowest(cards);
    u64 alike = maskOfFace(faceOfId(id));
    int first = lowest(alike), count = bits(cards & alike);
    for (int i = 0; i < count; i += 1) on(f, at + first + i);
    cards &= ~alike;
  }
}

/** The banners that may be laid upon this rank of a castle. */
MUSTER_FN u64 followers(const State &s, int castle, int rank) {
  u64 suit = 0;
  for (int strength = 1; strength <= 5; strength += 1)
    if (follows(s.options, rank, strength)) suit |= (u64)((1 << copiesOf(strength)) - 1) << firstInSuit(strength);
  return isWild(s, castle) ? suit * 0x0101010101ull : suit << (SUIT_CARDS * castle);
}

MUSTER_FN void writeColumn(FeatureBits &f, int at, const Column &c) {
  const u8 STRENGTHS[12] = {1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 22};
  on(f, at + c.rank);
  if (c.wizards >= 1) on(f, at + 6);
  if (c.wizards >= 2) on(f, at + 7);
  for (int rank = 1; rank <= 4; rank += 1) if (c.bridges >> rank & 1) on(f, at + 7 + rank);
  reach(f, at + 12, STRENGTHS, 12, c.strength);
}
MUSTER_FN void writeTakers(FeatureBits &f, int at, u64 takers, u64 own, u64 shown, u64 unseen) {
  const u8 MARKS[3] = {1, 2, 4};
  if (own & takers) on(f, at);
  if (shown & takers) on(f, at + 1);
  reach(f, at + 2, MARKS, 3, bits(unseen & takers));
}
/** −10 and less, −9 to −7, −6 and −5, −4 … 4, 5 and 6, 7 to 9, 10 and more. */
MUSTER_FN int marginClass(int margin) {
  int size = margin < 0 ? -margin : margin;
  int step = size <= 4 ? size : size <= 6 ? 5 : size <= 9 ? 6 : 7;
  return margin < 0 ? 7 - step : 7 + step;
}
MUSTER_FN void writeTop(FeatureBits &f, int at, int id) {
  if (id == NONE) return;
  on(f, at + (id >= FIRST_CASTLE ? 6 : id >= BANNERS ? 5 : strengthInSuit(id & 7) - 1));
}

MUSTER_FN void writeFeatures(FeatureBits &f, const State &s, int seat) {
  const u8 ONE_TO_FIVE[5] = {1, 2, 3, 4, 5};
  const u8 LEFT[18] = {1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20, 23, 26, 30, 34};
  const u8 TURNS[9] = {1, 2, 3, 4, 6, 8, 12, 16, 24};
  for (int i = 0; i < WORDS; i += 1) f.word[i] = 0;
  int rival = 1 - seat;
  u64 own = s.hand[seat], shown = s.shown[rival];
  u64 unseen = s.inPile | (s.hand[rival] & ~shown);
  counts(f, OWN_HAND, own);
  counts(f, RIVAL_SHOWN, shown);
  counts(f, UNSEEN, unseen);
  reach(f, OWN_DRAWN, ONE_TO_FIVE, 5, s.unknown);
  reach(f, OWN_MISSING, ONE_TO_FIVE, 5, HAND - bits(own) - s.unknown);
  int lead = 0, strength = 0;
  for (int castle = 0; castle < 5; castle += 1) {
    Column mine = columnOf(s, 5 * seat + castle), theirs = columnOf(s, 5 * rival + castle);
    writeColumn(f, OWN_COLUMN + SIDE_BITS * castle, mine);
    writeColumn(f, RIVAL_COLUMN + SIDE_BITS * castle, theirs);
    writeTakers(f, OWN_TAKERS + TAKER_BITS * castle, followers(s, castle, mine.rank), own, shown, unseen);
    writeTakers(f, RIVAL_TAKERS + TAKER_BITS * castle, followers(s, castle, theirs.rank), own, shown, unseen);
    int margin = mine.strength - theirs.strength, banners = mine.banners - theirs.banners;
    int at = MARGIN + MARGIN_BITS * castle;
    on(f, at + marginClass(margin));
    if (margin == 0 && banners != 0) on(f, at + (banners > 0 ? 15 : 16));
    int ahead = margin != 0 ? margin : banners;
    lead += (ahead > 0) - (ahead < 0);
    strength += margin;
    int top = s.top[COLUMNS + castle];
    writeTop(f, CASTLE_TOP + TOP_BITS * castle, top);
    writeTop(f, CASTLE_SECOND + TOP_BITS * castle, top == NONE ? (int)NONE : s.below[top]);
    if (s.laid == castle) on(f, LAID + castle);
  }
  reach(f, CARDS_LEFT, LEFT, 18, cardsLeft(s));
  on(f, CASTLE_LEAD + 5 + lead);
  if (s.options.tieByStrength && strength != 0) on(f, STRENGTH_LEAD + (strength < 0));
  on(f, NEXT + (s.phase == PLACE ? 2 : s.turn == seat ? 1 : 0));
  reach(f, QUIET_LEFT, TURNS, 9, s.options.stall - s.quiet);
  const Options &o = s.options;
  const u8 switches[6] = {o.steps, o.bridges, o.mend, o.unity, o.overRainbow, o.tieByStrength};
  for (int i = 0; i < 6; i += 1) if (switches[i]) on(f, OPTIONS + i);
}

} // namespace muster
