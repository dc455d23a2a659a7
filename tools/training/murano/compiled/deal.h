// Deals a match of Murano: chance, options and the first state.
#pragma once
#include "actions.h"
#include <string.h>

namespace murano {

/** The same generator as quickRandom. */
struct Random {
  u32 state;
  MURANO_FN u32 below(u32 n) {
    state += 0x6d2b79f5u;
    u32 t = (state ^ state >> 15) * (1 | state);
    t = (t + (t ^ t >> 7) * (61 | t)) ^ t;
    return (u32)((u64)(t ^ t >> 14) * n >> 32);
  }
  template <class T> MURANO_FN void shuffle(T *items, int count) {
    for (int i = count - 1; i > 0; i -= 1) {
      int j = below(i + 1);
      T kept = items[i];
      items[i] = items[j];
      items[j] = kept;
    }
  }
};

/** Which advantages lie out: the first-game set, any of the sixteen, one interactive one among them, any of the twenty. */
enum Sets { FIRST_SET, ANY_SIXTEEN, ONE_INTERACTIVE, ANY_TWENTY };

struct Options {
  int seats, sets;
  /** Expert: is nothing taken out but Prevident (sheet), or the gifts, too (strict)? */
  bool expert, strict;
  int ring, circle, safety;
  bool emptiesAll;
};

/** L4, L49, L68 */
MURANO_FN int handSize(const Options &o) { return (o.seats <= 2 ? 6 : 5) + (o.expert ? 1 : 0); }

MURANO_FN bool isRemoved(const Options &o, int advantage) {
  return o.expert && (advantage == PREVIDENT || (o.strict && advantage <= GIFT));
}

/** L8, L9, L62, L67, M07, M37, M91 */
MURANO_FN void drawAdvantages(const Options &o, Random &random, u8 *four) {
  u8 from[ADVANTAGES + 4];
  int count = 0, drawn = 0;
  if (o.sets == ONE_INTERACTIVE) four[drawn++] = (u8)(AUTHORITARIAN + random.below(4));
  const int last = o.sets == FIRST_SET ? (int)MERCHANT : o.sets == ANY_TWENTY ? (int)COLLECTOR : (int)VISIONARY;
  for (int each = 0; each <= last; each += 1) if (!isRemoved(o, each)) from[count++] = (u8)each;
  random.shuffle(from, count);
  for (int i = 0; drawn < 4; i += 1) four[drawn++] = from[i];
  random.shuffle(four, 4);
}

/** A new match: cards and challenges as they were shuffled, the hands first. */
MURANO_FN void setup(State &s, const Table &table, const u8 *cards, int hand, int ring, int selector, const u8 *markets,
                  const u8 *challenges) {
  memset(&s, 0, sizeof s);
  s.table = table;
  s.turn = table.first;
  s.round = 1;
  s.terms = PRINTED;
  s.ring = (u8)ring;
  s.selector = (u8)selector;
  s.warehouse = ALL_SHARDS;
  for (int m = 0; m < MARKETS; m += 1) {
    s.markets[m] = one(markets[m]);
    s.warehouse -= one(markets[m]);
  }
  for (int seat = 0; seat < MOST_SEATS; seat += 1) {
    s.choices[seat] = NOT_CHOSEN;
    if (seat >= table.seats) continue;
    s.money[seat] = 4;
    for (int i = 0; i < hand; i += 1) add(s.hands[seat], cards[seat * hand + i]);
  }
  s.owl = table.expert ? (u8)((table.first + table.seats - 1) % table.seats) : (u8)NO_OWL;
  for (int i = 0; i < 2 && table.expert; i += 1) s.liras[i] = LIRAS[table.seats][i];
  for (int i = 0; i < CHALLENGES_IN_PILE && table.seats == 1; i += 1) s.pile[s.pileCount++] = challenges[i];
  memcpy(s.unused, challenges + CHALLENGES_IN_PILE, sizeof s.unused);
}

/** What chance gives to a match. */
struct Deal {
  Table table;
  u8 cards[CARDS], markets[MARKETS], challenges[CHALLENGE_CARDS];
  int hand, ring, selector;
};

MURANO_FN Deal dealt(const Options &o, Random &random) {
  Deal d;
  d.table = {(u8)o.seats, (u8)random.below(o.seats), (u8)o.ring, (u8)o.circle, (u8)o.expert, (u8)o.emptiesAll, (u8)o.safety, {}};
  d.hand = handSize(o);
  for (int i = 0; i < CARDS; i += 1) d.cards[i] = (u8)i;
  random.shuffle(d.cards, CARDS);
  d.ring = random.below(PLACES);
  d.selector = o.expert ? (int)NOON : random.below(PLACES);
  for (int i = 0; i < MARKETS; i += 1) d.markets[i] = (u8)i;
  random.shuffle(d.markets, MARKETS);
  drawAdvantages(o, random, d.table.advantages);
  memcpy(d.challenges, CHALLENGE_DECK, sizeof d.challenges);
  random.shuffle(d.challenges, CHALLENGE_CARDS);
  return d;
}
MURANO_FN void setup(State &s, const Deal &d) { setup(s, d.table, d.cards, d.hand, d.ring, d.selector, d.markets, d.challenges); }

} // namespace murano
