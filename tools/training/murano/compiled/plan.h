// What the features are told about the next turns: next-turn.ts, and the beam search of beam-search.ts with its helpers.
#pragma once
#include "heuristic.h"

namespace murano {

MURANO_FN int laterPlace(int place, int turns) {
  for (int turn = 0; turn < turns; turn += 1) place = nextPlace(place);
  return place;
}
MURANO_FN int ownPlace(const State &s, int seat) {
  const int seats = s.table.seats;
  return laterPlace(s.selector, (seat - s.turn + seats) % seats + (s.turned ? 0 : 1));
}

MURANO_FN int lackOf(u32 recipe, u32 bench) { return missingOf(recipe, bench) * 0x8421u >> 15 & 31; }
MURANO_FN u32 sharedOf(u32 recipe, u32 bench) { return recipe - missingOf(recipe, bench); }

enum { COSTS = 3, FAR = 8, TURNS = 4, PLANS = 10, NOTCHES = 2 };

struct NextTurn {
  double first[COSTS], both[COSTS], second, pay, payBoth;
};

MURANO_FN int lacking(u32 recipe, u32 bench, int cast) {
  int missing = lackOf(recipe, bench) - countOf(bench, TRANSPARENT);
  if (missing < 0) missing = 0;
  int idle = sizeOf(bench) - (sizeOf(recipe) - missing);
  return idle < cast ? missing + 1 : missing;
}
MURANO_FN void reckon(NextTurn &next, u32 bench, int cast, int cost, u32 first, u32 second) {
  const int size = sizeOf(bench) - cast, alone = lacking(first, bench, cast);
  const int at = cost < COSTS - 1 ? cost : COSTS - 1;
  const double dear = cost < COSTS ? 0 : 0.5;
  if (first != 0 && alone + dear < next.first[at]) next.first[at] = alone + dear;
  if (first != 0 && alone == 0) next.pay = fmax(next.pay, BENCH_SIZE - fmax(0, size - RECIPE_SIZE) - cost);
  if (second == 0) return;
  const int both = lacking(first + second, bench, cast);
  if (both + dear < next.both[at]) next.both[at] = both + dear;
  next.second = fmin(next.second, lacking(second, bench, cast) + dear);
  if (both == 0) {
    const double left = fmax(0, size - 2 * RECIPE_SIZE);
    next.payBoth = fmax(next.payBoth, 2 * BENCH_SIZE - RECIPE_SIZE - 2 * left + DOUBLE_BONUS - cost);
  }
}
/** What a turn can still bring: the pair at a place if it is still to be taken, notches, and one deal if there may be one. */
MURANO_FN NextTurn turnFrom(const State &s, int seat, bool takes, int place, bool deals, int price) {
  NextTurn next = {{FAR, FAR, FAR}, {FAR, FAR, FAR}, FAR, 0, 0};
  const Cards &hand = s.hands[seat];
  const u32 first = hand.count > 0 ? RECIPES[hand.at[0]] : 0, second = hand.count > 1 ? RECIPES[hand.at[1]] : 0;
  const int money = s.money[seat];
  if (!deals && !takes) {
    reckon(next, s.benches[seat], 0, 0, first, second);
    return next;
  }
  for (int before = 0; before < (takes ? (int)COSTS : 1) && before <= money; before += 1) {
    const int ring = (s.ring + before) % PLACES;
    u32 bench = s.benches[seat];
    if (takes) bench += one(circleAt(s, place)) + one(shownAt(s, ring, place));
    for (int after = 0; before + after < COSTS && before + after <= money; after += 1) {
      const int cost = before + after;
      for (int m = 0; m < MARKETS; m += 1) {
        const u32 lying = s.markets[m];
        if (sizeOf(lying) < MARKET_SIZE) {
          reckon(next, bench + available(s, s.warehouse, (ring + after) % PLACES, m, 0), 1, cost, first, second);
        }
        if (lying != 0 && cost + price <= money) reckon(next, bench + lying, 0, cost + price, first, second);
      }
      reckon(next, bench, 1, cost, first, second);
    }
  }
  return next;
}
MURANO_FN NextTurn nextTurn(const State &s, int seat, int place) {
  return turnFrom(s, seat, true, place, true, PRINTED.price);
}

// The beam search.

/** Advantages that a plan can use, four bits for each (tokens.ts). */
enum { T_PRESENT = 0, T_GIFT = 4, T_FREE = 8, T_MERCHANT = 12, T_GOURMAND = 16, T_GAMBLER = 20, T_TOP_PRICE = 24 };
const i8 TOKEN_OF[ADVANTAGES] = {0, 4, 8, 12, -1, 16, 20, -1, -1, -1, -1, -1, -1, 24, -1, -1, -1, -1, -1, -1};
inline u32 tokensOf(const State &s, int card) {
  u32 token = 0;
  double best = 0;
  for (int category = 0; category < 4; category += 1) {
    if (!(CATEGORIES_OF[card] >> category & 1)) continue;
    const int advantage = s.table.advantages[category];
    if (ADVANTAGE_WORTH[advantage] <= best) continue;
    best = ADVANTAGE_WORTH[advantage];
    token = TOKEN_OF[advantage] >= 0 ? 1u << TOKEN_OF[advantage] : 0;
  }
  return token;
}
inline int countAt(u32 tokens, int kind) { return tokens >> kind & 15; }
inline u32 takeToken(u32 tokens, int kind) { return countAt(tokens, kind) > 0 ? tokens - (1u << kind) : tokens; }

struct Plan {
  u32 bench, tokens, markets[MARKETS];
  int money, made, held, heldNext, ring;
  double score;
};
struct PlanStage {
  int money, made, held, heldNext;
  double score;
};

struct Beam {
  u32 recipes[MOST_HAND], tokens[MOST_HAND];
  int cards, penalty, kept;
  Plan pools[2][PLANS];
  u32 offers[PLACES][MARKETS];

  u32 wantedFrom(int made, int ahead) const {
    u32 wanted = 0;
    for (int at = made; at < made + ahead && at < cards; at += 1) wanted += recipes[at];
    return wanted;
  }
  /** The colour of which most is there beyond what the next two creations need; −1 on an empty bench. */
  int idlest(u32 bench, u32 wanted) const {
    int best = -1, most = -1000;
    for (int kind = 0; kind < COLOURS; kind += 1) {
      int held = countOf(bench, kind), spare = held - countOf(wanted, kind);
      if (held > 0 && spare > most) {
        best = kind;
        most = spare;
      }
    }
    return best;
  }
  u32 surplus(u32 bench, int made, int ahead) const {
    u32 coloured = bench & 0xfffff;
    return coloured - sharedOf(wantedFrom(made, ahead), coloured);
  }
  /** M11: what does not fit on the bench goes back, the idlest first. */
  u32 fitted(u32 bench, int made) const {
    int over = sizeOf(bench) - BENCH_SIZE;
    if (over <= 0) return bench;
    const u32 wanted = wantedFrom(made, 2);
    for (; over > 0; over -= 1) {
      int kind = idlest(bench, wanted);
      bench -= kind < 0 ? one(TRANSPARENT) : one(kind);
    }
    return bench;
  }
  u32 presents(u32 recipe, const Plan &p, int lack) const {
    u32 missing = missingOf(recipe, p.bench);
    int warm = countOf(missing, 1) + countOf(missing, 3);
    int present = countAt(p.tokens, T_PRESENT), gift = countAt(p.tokens, T_GIFT);
    return (warm < present ? warm : present) + ((lack - warm < gift ? lack - warm : gift) << T_GIFT);
  }
  double look(Plan &p, int size) const {
    p.held = p.heldNext = 0;
    if (p.made >= cards) return p.money + 2.0 * p.made;
    int lack = lackOf(recipes[p.made], p.bench), clear = p.bench >> 20, helped = clear < lack ? clear : lack;
    p.held = RECIPE_SIZE - lack + helped;
    if (p.made + 1 < cards) {
      int next = lackOf(recipes[p.made + 1], p.bench - sharedOf(recipes[p.made], p.bench));
      p.heldNext = RECIPE_SIZE - next + (clear - helped < next ? clear - helped : next);
    }
    int idle = size - p.held - p.heldNext;
    return p.money + 2.0 * p.made + 1.3 * p.held + 0.9 * p.heldNext - 0.25 * idle;
  }
  /** finish.ts: makes what can be made, and gives what the plan then looks like. */
  double finish(Plan &p) const {
    const int before = p.made;
    int size = sizeOf(p.bench);
    while (p.made < cards) {
      const u32 recipe = recipes[p.made];
      const int clear = p.bench >> 20, lack = lackOf(recipe, p.bench);
      if (lack > clear && p.tokens == 0) break;
      const u32 spent = lack == 0 || p.tokens == 0 ? 0 : presents(recipe, p, lack);
      const int helped = countAt(spent, T_PRESENT) + countAt(spent, T_GIFT);
      if (lack - helped > clear) break;
      p.bench -= sharedOf(recipe, p.bench) + (lack - helped) * one(TRANSPARENT);
      p.tokens -= spent;
      size -= RECIPE_SIZE - helped;
      const int paid = BENCH_SIZE - size - (lack - helped) * penalty;
      p.money += paid + (p.made - before == 1 ? DOUBLE_BONUS : 0);
      if (paid == FULL_PAY) {
        const u32 rest = takeToken(p.tokens, T_TOP_PRICE);
        if (rest != p.tokens) p.money += 2;
        p.tokens = rest;
      }
      p.tokens += tokens[p.made];
      p.made += 1;
    }
    return look(p, size);
  }
  /** A turn that ends like this is sorted in at its place; the worst falls out. */
  void add(Plan *next, const Plan &from, u32 bench, int money, u32 left, int ring, int market, u32 lying) {
    Plan c;
    c.bench = fitted(bench, from.made);
    c.money = money;
    c.made = from.made;
    c.tokens = left;
    c.ring = ring;
    c.score = finish(c);
    const bool full = kept == PLANS;
    if (full && c.score <= next[PLANS - 1].score) return;
    for (int i = 0; i < kept; i += 1) {
      if (next[i].score == c.score && next[i].bench == c.bench && next[i].ring == ring) return;
    }
    int at = full ? PLANS - 1 : kept;
    for (; at > 0 && next[at - 1].score < c.score; at -= 1) next[at] = next[at - 1];
    if (!full) kept += 1;
    for (int m = 0; m < MARKETS; m += 1) c.markets[m] = from.markets[m];
    if (market >= 0) c.markets[market] = lying;
    next[at] = c;
  }
  /** Every deal that a plan may make with this bench. */
  void negotiate(Plan *next, const Plan &plan, u32 bench, int money, int ring, int notches) {
    const int kind = idlest(bench, wantedFrom(plan.made, 2));
    const u32 free = takeToken(plan.tokens, T_FREE);
    const int price = free == plan.tokens ? PRINTED.price : 0;
    const u32 clear = takeToken(free, T_GOURMAND), drunk = clear == free ? 0 : one(TRANSPARENT);
    for (int m = 0; m < MARKETS; m += 1) {
      const u32 lying = plan.markets[m];
      if (lying != 0 && money >= price) add(next, plan, bench + lying + drunk, money - price, clear, ring, m, 0);
      if (kind < 0 || sizeOf(lying) >= MARKET_SIZE) continue;
      for (int after = 0; after <= notches && after <= money; after += 1) {
        const int turned = (ring + after) % PLACES;
        add(next, plan, bench - one(kind) + offers[turned][m], money - after, plan.tokens, turned, m, lying + one(kind));
      }
    }
    const u32 merchant = takeToken(plan.tokens, T_MERCHANT);
    const int earned = merchant == plan.tokens ? PRINTED.proceeds : 4;
    const u32 gambler = takeToken(merchant, T_GAMBLER), won = gambler == merchant ? 0 : one(TRANSPARENT);
    for (int ahead = 1; ahead <= 2; ahead += 1) {
      const u32 sold = surplus(bench, plan.made, ahead);
      if (sold != 0) add(next, plan, bench - sold + won, money + earned, gambler, ring, -1, 0);
    }
  }
  int advance(const State &s, int place, const Plan *plans, int count, Plan *next) {
    const u32 still = one(circleAt(s, place));
    kept = 0;
    for (int at = 0; at < count; at += 1) {
      const Plan &p = plans[at];
      if (p.made >= cards) {
        add(next, p, p.bench, p.money, p.tokens, p.ring, -1, 0);
        continue;
      }
      for (int before = 0; before <= NOTCHES && before <= p.money; before += 1) {
        const int ring = (p.ring + before) % PLACES;
        const u32 pair = still + one(shownAt(s, ring, place));
        negotiate(next, p, fitted(p.bench + pair, p.made), p.money - before, ring, NOTCHES - before);
      }
    }
    // M72: where no deal is possible the plan stands still.
    if (kept == 0) add(next, plans[0], plans[0].bench, plans[0].money, plans[0].tokens, plans[0].ring, -1, 0);
    return kept;
  }
  void run(const State &s, int seat, PlanStage *out) {
    cards = s.hands[seat].count;
    penalty = transparentPenalty(s);
    for (int i = 0; i < cards; i += 1) {
      recipes[i] = RECIPES[s.hands[seat].at[i]];
      tokens[i] = tokensOf(s, s.hands[seat].at[i]);
    }
    for (int ring = 0; ring < PLACES; ring += 1) {
      for (int m = 0; m < MARKETS; m += 1) offers[ring][m] = available(s, ALL_SHARDS, ring, m, 0);
    }
    Plan &begin = pools[0][0];
    begin.bench = s.benches[seat];
    begin.money = s.money[seat];
    begin.made = begin.tokens = 0;
    for (int i = 0; i < s.completed[seat].count; i += 1) begin.tokens += tokensOf(s, s.completed[seat].at[i]);
    begin.ring = s.ring;
    for (int m = 0; m < MARKETS; m += 1) begin.markets[m] = s.markets[m];
    int count = 1, place = ownPlace(s, seat);
    for (int turn = 0; turn < TURNS; turn += 1) {
      if (turn > 0) place = laterPlace(place, s.table.seats);
      count = advance(s, place, pools[turn & 1], count, pools[1 - (turn & 1)]);
      const Plan &best = pools[1 - (turn & 1)][0];
      out[turn] = {best.money - s.money[seat], best.made, best.held, best.heldNext, best.score};
    }
  }
};

} // namespace murano
