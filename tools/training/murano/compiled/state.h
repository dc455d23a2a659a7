// What Murano's rules for training work on: shards, what is printed, the state. See rules.h.
#pragma once
#include <stdint.h>

#ifdef __CUDACC__
#define MURANO_FN __host__ __device__ inline
#else
#define MURANO_FN inline
#endif
// Tables lie on both sides.
#ifdef __CUDA_ARCH__
#define MURANO_TABLE __constant__ const
#else
#define MURANO_TABLE const
#endif

namespace murano {

typedef uint8_t u8;
typedef int8_t i8;
typedef uint32_t u32;
typedef uint64_t u64;

enum { SHARDS = 5, COLOURS = 4, TRANSPARENT = 4, PLACES = 12, NOON = 12, MARKETS = 4, MARKET_SIZE = 3, BENCH_SIZE = 8 };
enum { CARDS = 24, RECIPE_SIZE = 4, MOST_SEATS = 4, MOST_HAND = 7, CHALLENGES_IN_PILE = 6, CHALLENGE_CARDS = 10 };
enum Phase { COLLECT, NEGOTIATE, CREATE, OVER };
enum DealKind { NO_DEAL, EXCHANGED, BOUGHT, SOLD, SKIPPED };
/** As in actions/index.ts, without the draft. */
enum Kind {
  K_SELECTOR, K_TAKE, K_EXCHANGE, K_BUY, K_SELL, K_SKIP, K_CREATE, K_END, K_NOTCH, K_REORDER, K_ACTIVATE, K_OWL, K_RETURN,
  K_SUBSTITUTE, K_RECEIVE, K_GAIN, K_ORDER, K_TRAVEL, K_SWAP, K_STOP, K_SPIN, K_CLAIM, K_GIVE, K_TRADE, K_DISCARD, K_EMPTY
};
/** As in owed.ts; nothing is picked here. */
enum OwedKind {
  O_PICK, O_RETURN, O_SUBSTITUTE, O_RECEIVE, O_GAIN, O_ORDER, O_TRAVEL, O_SWAP, O_SPIN, O_CLAIM, O_GIVE, O_TRADE, O_DISCARD,
  O_EMPTY, O_BUY, O_SELL, O_EXCHANGE, O_CREATE
};
enum Advantage {
  PRESENT, GIFT, FREE, MERCHANT, EXPERT, GOURMAND, GAMBLER, MAGICIAN, FAVOURITISM, PRIVILEGED, PREVIDENT, REPETITION,
  TRAVELLER, TOP_PRICE, OPPORTUNIST, VISIONARY, AUTHORITARIAN, DEALER, CLUMSINESS, COLLECTOR, ADVANTAGES
};
enum Challenge { C_RING, C_SELECTOR, C_RED, C_GREEN, C_BLUE, C_YELLOW, C_EMPTY, C_NOTHING, HIDDEN = 15 };

// Any number of shards in one word, five bits for each kind, as in shards.ts.
const u32 GUARD = 0x1084210;
const u32 ALL_SHARDS = 10 * 0x8421 + (6u << 20);
MURANO_FN u32 one(int kind) { return 1u << 5 * kind; }
MURANO_FN int countOf(u32 shards, int kind) { return shards >> 5 * kind & 31; }
MURANO_FN bool hasShard(u32 shards, int kind) { return countOf(shards, kind) != 0; }
MURANO_FN u32 coloursOf(u32 shards) { return shards & 0xfffff; }
MURANO_FN int sizeOf(u32 s) { return (s & 31) + (s >> 5 & 31) + (s >> 10 & 31) + (s >> 15 & 31) + (s >> 20); }
MURANO_FN bool contains(u32 whole, u32 part) { return (((whole | GUARD) - part) & GUARD) == GUARD; }

// What is printed, as in content: two rings, two circles, four recipes a line and the categories of each card in bits.
MURANO_TABLE u8 RINGS[2][PLACES] = {{4, 0, 1, 4, 2, 3, 4, 0, 2, 4, 1, 3}, {4, 4, 2, 0, 3, 4, 1, 2, 3, 0, 4, 1}};
MURANO_TABLE u8 CIRCLES[2][PLACES] = {{0, 3, 1, 2, 1, 0, 3, 2, 3, 1, 0, 2}, {0, 0, 1, 2, 2, 3, 1, 1, 0, 3, 3, 2}};
constexpr u32 recipe(int blue, int green, int yellow, int red) { return blue | green << 5 | yellow << 10 | red << 15; }
MURANO_TABLE u32 RECIPES[CARDS] = {
    recipe(0, 2, 1, 1), recipe(1, 0, 2, 1), recipe(1, 1, 0, 2), recipe(1, 1, 1, 1),
    recipe(1, 2, 0, 1), recipe(2, 0, 1, 1), recipe(0, 1, 2, 1), recipe(2, 0, 0, 2),
    recipe(1, 1, 2, 0), recipe(0, 1, 1, 2), recipe(2, 1, 0, 1), recipe(0, 2, 2, 0),
    recipe(2, 1, 1, 0), recipe(1, 2, 1, 0), recipe(1, 0, 1, 2), recipe(1, 1, 1, 1),
    recipe(0, 3, 0, 1), recipe(0, 0, 2, 2), recipe(1, 0, 3, 0), recipe(2, 2, 0, 0),
    recipe(0, 0, 1, 3), recipe(0, 2, 0, 2), recipe(3, 1, 0, 0), recipe(2, 0, 2, 0)};
MURANO_TABLE u8 CATEGORIES_OF[CARDS] = {1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 8, 8, 8, 8, 3, 3, 10, 10, 12, 12, 5, 5};
MURANO_TABLE u8 CHALLENGE_DECK[CHALLENGE_CARDS] = {0, 0, 1, 2, 3, 4, 5, 6, 7, 7};
/** L69, M53: Liras lie after the places 11 and 5. */
MURANO_TABLE u8 LIRAS[5][2] = {{0, 0}, {0, 0}, {1, 1}, {1, 2}, {2, 2}};

/** What stays the same for a whole match. */
struct Table {
  u8 seats, first, ring, circle, expert, emptiesAll, safety;
  u8 advantages[4];
};

struct Owed {
  u32 from;
  u8 kind, seats, count, unused;
};

struct Terms {
  u8 takings, deals, price, proceeds, anyPart, bonus;
};

/** A list of cards, the first one first. */
struct Cards {
  u8 count, at[MOST_HAND];
};

enum { MOST_OWED = 5 };

struct State {
  u32 warehouse, markets[MARKETS], benches[MOST_SEATS];
  Owed owed[MOST_OWED];
  Cards hands[MOST_SEATS], completed[MOST_SEATS], aside[MOST_SEATS];
  u8 money[MOST_SEATS], choices[MOST_SEATS];
  Table table;
  Terms terms;
  u8 owedCount, turn, round, lastMade, phase, turned, taken, dealt, made, lastDeal, ring, selector, owl;
  u8 liras[2];
  /** Solo: challenges left, the next one first, and how many were revealed; those of a colour; those not in play. */
  u8 pile[CHALLENGES_IN_PILE], pileCount, revealed, colours, unused[CHALLENGE_CARDS - CHALLENGES_IN_PILE];
};

MURANO_TABLE Terms PRINTED = {1, 1, 2, 1, 0, 0};
enum { NOT_CHOSEN = 9, NO_OWL = 9 };

MURANO_FN int shownAt(const State &s, int ring, int place) { return RINGS[s.table.ring][(place + ring) % PLACES]; }
MURANO_FN int shownAt(const State &s, int place) { return shownAt(s, s.ring, place); }
MURANO_FN int circleAt(const State &s, int place) { return CIRCLES[s.table.circle][place]; }
MURANO_FN int nextPlace(int place) { return place == NOON ? 0 : (place + 1) % PLACES; }
MURANO_FN bool isFull(const State &s, int market) { return sizeOf(s.markets[market]) >= MARKET_SIZE; }
/** M29: creations completed, those set aside included. */
MURANO_FN int completedBy(const State &s, int seat) { return s.completed[seat].count + s.aside[seat].count; }
MURANO_FN const Owed *due(const State &s) { return s.owedCount == 0 ? nullptr : &s.owed[s.owedCount - 1]; }

/** L18, L19, M15, M16, M33: what a market faces of what is there, with at most so many transparent shards. */
MURANO_FN u32 available(const State &s, u32 warehouse, int ring, int market, int transparents) {
  u32 shards = 0;
  int clear = 0;
  for (int place = market * 3; place < market * 3 + 3; place += 1) {
    int kind = shownAt(s, ring, place);
    if (kind == TRANSPARENT && clear++ >= transparents) continue;
    if (contains(warehouse, shards + one(kind))) shards += one(kind);
  }
  return shards;
}
MURANO_FN u32 exchanged(const State &s, int market) { return available(s, s.warehouse, s.ring, market, 0); }

} // namespace murano
