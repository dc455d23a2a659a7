// The steps of a turn that are worth thinking of, as src/bots/murano/move-ordering.ts has them.
#pragma once
#include "heuristic.h"

namespace murano {

MURANO_FN int bitsOf(int bits) { return (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1) + (bits >> 3 & 1); }

/** Sales that leave what some of the next creations need, and those of a single shard. */
MURANO_FN void addThriftySales(Actions &out, const State &s, int seat) {
  const u32 bench = s.benches[seat];
  if (bench == 0) return;
  u32 sales[64];
  int count = 0;
  auto add = [&](u32 shards) {
    for (int i = 0; i < count; i += 1) if (sales[i] == shards) return;
    sales[count++] = shards;
  };
  add(bench);
  for (int kind = 0; kind < SHARDS; kind += 1) if (hasShard(bench, kind)) add(one(kind));
  const int held = countOf(bench, TRANSPARENT);
  auto keep = [&](u32 shards, int clear) {
    const u32 transparent = (clear < held ? clear : held) * one(TRANSPARENT);
    const u32 kept[2] = {shards, shards + transparent};
    for (u32 left : kept) if (contains(bench, left) && left != bench) add(bench - left);
  };
  u32 reserve = 0;
  for (int at = 0; at < s.hands[seat].count; at += 1) {
    const u32 recipe = RECIPES[s.hands[seat].at[at]], alone = common(recipe, bench);
    keep(alone, RECIPE_SIZE - sizeOf(alone));
    reserve += common(recipe, bench - reserve);
    keep(reserve, (at + 1) * RECIPE_SIZE - sizeOf(reserve));
  }
  for (int i = 0; i < count; i += 1) out.add(K_SELL, sales[i]);
}

/** From when on in a turn an advantage is thought of: its start, the selector turned, taken, dealt. */
MURANO_TABLE u8 TIMELY[ADVANTAGES] = {2, 2, 2, 2, 2, 2, 2, 3, 3, 2, 0, 1, 2, 3, 2, 1, 2, 2, 2, 2};

MURANO_FN int lackOfRecipe(u32 recipe, u32 bench) { return RECIPE_SIZE - sizeOf(common(recipe, bench)); }
/** Of the cards that would do the same the one with the fewest categories, and not before anything is gained by it. */
MURANO_FN bool isTimely(const State &s, int seat, int card, int category) {
  const int own = bitsOf(CATEGORIES_OF[card]);
  for (int i = 0; i < s.completed[seat].count; i += 1) {
    const int other = s.completed[seat].at[i];
    if (!(CATEGORIES_OF[other] >> category & 1)) continue;
    const int others = bitsOf(CATEGORIES_OF[other]);
    if (others < own || (others == own && other < card)) return false;
  }
  switch (TIMELY[s.table.advantages[category]]) {
    case 0: return true;
    case 1: return s.turned;
    case 2: return s.taken > 0;
    default: return s.lastDeal != NO_DEAL;
  }
}
MURANO_FN bool isOrderWorthwhile(const State &s, int seat, int reorders) {
  if (reorders >= 2) return false;
  const u32 bench = s.benches[seat];
  return reorders == 0 || lackOfRecipe(RECIPES[s.hands[seat].at[1]], bench) <= countOf(bench, TRANSPARENT);
}

MURANO_FN bool isCandidate(const State &s, int seat, u32 a, int notches, int reorders) {
  const bool dealt = s.lastDeal != NO_DEAL;
  switch (kindOf(a)) {
    case K_NOTCH: return s.turned && !dealt && notches < 3;
    case K_REORDER: return dealt && isOrderWorthwhile(s, seat, reorders);
    case K_OWL: return dealt;
    case K_ACTIVATE: return isTimely(s, seat, aboutOf(a) & 31, aboutOf(a) >> 5);
    case K_ORDER: return due(s)->count < 2 || (int)aboutOf(a) == due(s)->count + 1;
    default: return true;
  }
}

MURANO_FN void candidates(const State &s, int seat, int notches, int reorders, Actions &out) {
  out.count = 0;
  if (s.owedCount == 0) addPhase(out, s, seat, addThriftySales);
  else if (due(s)->kind == O_SELL) addThriftySales(out, s, seat);
  else addOwed(out, s, seat);
  int count = 0;
  for (int i = 0; i < out.count; i += 1) {
    if (isCandidate(s, seat, out.at[i], notches, reorders)) out.at[count++] = out.at[i];
  }
  if (count > 0) out.count = count;
}

} // namespace murano
