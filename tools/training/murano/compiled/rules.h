// The rules of Murano once more, for the training of bots, without drafts, open first cards and packs. They are proven equal
// to src/games/murano step by step (see compare.ts); the rule numbers are those of docs/rules/murano.md.
#pragma once
#include "state.h"

namespace murano {

// An action in one word: five bits for its kind, then what it is about.
MURANO_FN u32 action(u32 kind, u32 about = 0) { return kind | about << 5; }
MURANO_FN u32 kindOf(u32 a) { return a & 31; }
MURANO_FN u32 aboutOf(u32 a) { return a >> 5; }

MURANO_FN void owe(State &s, int kind, int seats, int count = 0, u32 from = 0) {
  s.owed[s.owedCount++] = {from, (u8)kind, (u8)seats, (u8)count, 0};
}
MURANO_FN void settled(State &s) {
  s.owedCount -= 1;
  s.owed[s.owedCount] = {0, 0, 0, 0, 0};
}
MURANO_FN void takeShards(State &s, int seat, u32 shards) {
  s.warehouse -= shards;
  s.benches[seat] += shards;
}
MURANO_FN void returnShards(State &s, int seat, u32 shards) {
  s.warehouse += shards;
  s.benches[seat] -= shards;
}
/** L16, M11: whatever is beyond eight is returned before anything else happens. */
MURANO_FN void checkBench(State &s, int seat) {
  int surplus = sizeOf(s.benches[seat]) - BENCH_SIZE;
  if (surplus > 0) owe(s, O_RETURN, 1 << seat, surplus);
}

MURANO_FN void add(Cards &cards, int card) { cards.at[cards.count++] = (u8)card; }
MURANO_FN int removeAt(Cards &cards, int place) {
  int card = cards.at[place];
  cards.count -= 1;
  for (int i = place; i < cards.count; i += 1) cards.at[i] = cards.at[i + 1];
  cards.at[cards.count] = 0;
  return card;
}
MURANO_FN void moveCard(Cards &cards, int from, int to) {
  int card = removeAt(cards, from);
  for (int i = cards.count; i > to; i -= 1) cards.at[i] = cards.at[i - 1];
  cards.at[to] = (u8)card;
  cards.count += 1;
}
MURANO_FN bool holds(const Cards &cards, int card) {
  for (int i = 0; i < cards.count; i += 1) if (cards.at[i] == card) return true;
  return false;
}

// The turn.

/** Is another negotiation possible in this turn? [M27, M72, L17] */
MURANO_FN bool mayDeal(const State &s) {
  return s.phase != CREATE && s.lastDeal != SKIPPED && s.dealt < s.terms.deals;
}
/** M68: the action that was declared has followed; M30: what concerns the whole turn stays. */
MURANO_FN void finishDeclared(State &s) {
  Terms terms = PRINTED;
  terms.takings = s.terms.takings;
  terms.deals = s.terms.deals;
  s.terms = terms;
  if (s.owedCount > 0) settled(s);
}
/** M78: with a negotiation Collect is over, and a taking still open is lost. */
MURANO_FN void finishNegotiation(State &s, int deal) {
  s.lastDeal = (u8)deal;
  s.phase = NEGOTIATE;
  finishDeclared(s);
}
/** L17 */
MURANO_FN void finishDeal(State &s, int deal) {
  s.dealt += 1;
  finishNegotiation(s, deal);
}
/** L74, M55: the last Lira has been taken from the board. */
MURANO_FN bool lirasGone(const State &s) { return s.table.expert && s.liras[0] == 0 && s.liras[1] == 0; }
MURANO_FN bool hasSafetyEnd(const State &s) { return s.table.seats > 1 && !s.table.expert; }
/** L31, M46, M62, L51, L74, M57, M87, M76: does the match end with this round? */
MURANO_FN bool isLastRound(const State &s) {
  for (int seat = 0; seat < s.table.seats; seat += 1) if (s.hands[seat].count == 0) return true;
  if (s.table.seats == 1) return s.pileCount == 0;
  if (lirasGone(s)) return true;
  return hasSafetyEnd(s) && s.round - s.lastMade >= s.table.safety;
}

/** M47: the markets with the most shards, in bits; none when all are empty. */
MURANO_FN int fullestMarkets(const State &s) {
  int most = 0, fullest = 0;
  for (int m = 0; m < MARKETS; m += 1) most = sizeOf(s.markets[m]) > most ? sizeOf(s.markets[m]) : most;
  for (int m = 0; m < MARKETS && most > 0; m += 1) if (sizeOf(s.markets[m]) == most) fullest |= 1 << m;
  return fullest;
}
MURANO_FN void emptyMarket(State &s, int market) {
  s.warehouse += s.markets[market];
  s.markets[market] = 0;
}
/** L55–L58, M49 */
MURANO_FN void placeShard(State &s, int kind) {
  s.colours += 1;
  if (!hasShard(s.warehouse, kind)) return;
  takeShards(s, 0, one(kind));
  checkBench(s, 0);
}
/** L50, M45: one card is revealed and applied; nobody who only imagines it knows yet what it will be. */
MURANO_FN void revealChallenge(State &s, bool blind) {
  int challenge = blind ? (int)HIDDEN : s.pile[0];
  s.pileCount -= 1;
  for (int i = 0; i < s.pileCount; i += 1) s.pile[i] = s.pile[i + 1];
  s.pile[s.pileCount] = 0;
  s.revealed += 1;
  switch (challenge) {
    case C_RING: s.ring = (s.ring + 1) % PLACES; break;
    case C_SELECTOR: s.selector = (u8)nextPlace(s.selector); break;
    case C_RED: placeShard(s, 3); break;
    case C_GREEN: placeShard(s, 1); break;
    case C_BLUE: placeShard(s, 0); break;
    case C_YELLOW: placeShard(s, 2); break;
    case C_EMPTY: {
      int fullest = fullestMarkets(s);
      if ((fullest & (fullest - 1)) != 0 && !s.table.emptiesAll) owe(s, O_EMPTY, 1);
      else for (int m = 0; m < MARKETS; m += 1) if (fullest >> m & 1) emptyMarket(s, m);
      break;
    }
    default: break;
  }
}
/** L12: the turn passes to the left; L31, M63: a match ends only with a whole round. */
MURANO_FN void endTurn(State &s, bool blind) {
  int next = (s.turn + 1) % s.table.seats;
  if (next == s.table.first) {
    if (isLastRound(s)) {
      s.phase = OVER;
      return;
    }
    s.round += 1;
  }
  s.turn = (u8)next;
  s.phase = COLLECT;
  s.turned = s.taken = s.dealt = s.made = 0;
  s.lastDeal = NO_DEAL;
  s.terms = PRINTED;
  if (s.table.seats == 1) revealChallenge(s, blind);
}

/** L71, M29, M55, M56: a Lira of the space that the selector passes goes to whoever alone has completed the most. */
MURANO_FN void passSpace(State &s, int from) {
  int space = from == 11 ? 0 : from == 5 ? 1 : -1;
  if (space < 0 || !s.table.expert || s.liras[space] == 0) return;
  s.liras[space] -= 1;
  int leader = -1, most = -1;
  for (int seat = 0; seat < s.table.seats; seat += 1) {
    int completed = completedBy(s, seat);
    if (completed == most) leader = -1;
    if (completed > most) {
      leader = seat;
      most = completed;
    }
  }
  if (leader >= 0) s.money[leader] += 1;
}

// Creating.

/** L72, M59 */
MURANO_FN int transparentPenalty(const State &s) { return s.table.expert ? 1 : 0; }
/** L75, M65 */
MURANO_FN int lossPerCard(const State &s) { return s.table.expert ? 2 : 0; }
enum { MOST_PAYMENTS = 64, FULL_PAY = 8, DOUBLE_BONUS = 2 };
/** L24, M23: every way to pay a recipe, the one that keeps transparent shards first. */
MURANO_FN int pay(u32 recipe, u32 bench, int kind, u32 paid, int clear, u32 *out, int n) {
  if (kind == COLOURS) {
    out[n] = paid;
    return n + 1;
  }
  int needed = countOf(recipe, kind), held = countOf(bench, kind);
  for (int count = held < needed ? held : needed; count >= 0 && needed - count <= clear; count -= 1) {
    int replaced = needed - count;
    n = pay(recipe, bench, kind + 1, paid + count * one(kind) + replaced * one(TRANSPARENT), clear - replaced, out, n);
  }
  return n;
}
MURANO_FN int paymentsNow(const State &s, int seat, u32 *out) {
  if (s.hands[seat].count == 0) return 0;
  u32 bench = s.benches[seat];
  return pay(RECIPES[s.hands[seat].at[0]], bench, 0, 0, countOf(bench, TRANSPARENT), out, 0);
}
/** L25, M24, L72 */
MURANO_FN int payOf(const State &s, int seat, u32 payment) {
  int left = sizeOf(s.benches[seat]) - sizeOf(payment);
  return BENCH_SIZE - left - countOf(payment, TRANSPARENT) * transparentPenalty(s);
}

// Rivals.

MURANO_FN bool isClaimable(const State &s, int seat, int rival) { return rival != seat && coloursOf(s.benches[rival]) != 0; }
MURANO_FN bool isPayer(const State &s, int seat, int rival) { return rival != seat && s.money[rival] > 0; }
/** M43, M70: somebody with a shard of another kind than one of one's own. */
MURANO_FN bool isTrader(const State &s, int seat, int rival) {
  if (rival == seat) return false;
  for (int give = 0; give < SHARDS; give += 1) {
    for (int take = 0; take < SHARDS; take += 1) {
      if (give != take && hasShard(s.benches[seat], give) && hasShard(s.benches[rival], take)) return true;
    }
  }
  return false;
}
/** M70: is there any swap that changes something? */
MURANO_FN bool canSwap(const State &s, int seat) {
  for (int take = 0; take < COLOURS; take += 1) {
    for (int give = 0; give < SHARDS && hasShard(s.warehouse, take); give += 1) {
      if (give != take && hasShard(s.benches[seat], give)) return true;
    }
  }
  return false;
}
MURANO_FN int seatsWithShards(const State &s) {
  int seats = 0;
  for (int seat = 0; seat < s.table.seats; seat += 1) if (s.benches[seat] != 0) seats |= 1 << seat;
  return seats;
}

// Advantages.

MURANO_FN u32 inStock(const State &s, int kind) { return hasShard(s.warehouse, kind) ? one(kind) : 0; }
MURANO_FN bool anyMarket(const State &s) { return (s.markets[0] | s.markets[1] | s.markets[2] | s.markets[3]) != 0; }
MURANO_FN bool anyFreePlace(const State &s) {
  for (int m = 0; m < MARKETS; m += 1) if (!isFull(s, m)) return true;
  return false;
}
/** M93: the negotiation has been reached, and another one is still allowed in it. */
MURANO_FN bool mayStillDeal(const State &s) { return s.taken > 0 && mayDeal(s); }
/** L46, M34, M69 */
MURANO_FN bool paysEight(const State &s, int seat) {
  u32 payments[MOST_PAYMENTS];
  int count = paymentsNow(s, seat, payments);
  for (int i = 0; i < count; i += 1) if (payOf(s, seat, payments[i]) == FULL_PAY) return true;
  return false;
}
typedef bool (*Rival)(const State &, int, int);
MURANO_FN bool anyRival(const State &s, int seat, Rival suits) {
  for (int rival = 0; rival < s.table.seats; rival += 1) if (suits(s, seat, rival)) return true;
  return false;
}

/** May this advantage be activated now? */
MURANO_FN bool allows(const State &s, int seat, int advantage) {
  switch (advantage) {
    case PRESENT: return (inStock(s, 3) | inStock(s, 1)) != 0;
    case GIFT: return (inStock(s, 2) | inStock(s, 0)) != 0;
    case FREE: return mayStillDeal(s) && anyMarket(s);
    case MERCHANT: return mayStillDeal(s) && s.benches[seat] != 0;
    case EXPERT: return mayStillDeal(s) && s.benches[seat] != 0 && anyFreePlace(s);
    case GOURMAND: return s.phase == NEGOTIATE && s.lastDeal == BOUGHT && hasShard(s.warehouse, TRANSPARENT);
    case GAMBLER: return s.phase == NEGOTIATE && s.lastDeal == SOLD && hasShard(s.warehouse, TRANSPARENT);
    case FAVOURITISM: return hasShard(s.benches[seat], TRANSPARENT);
    case PRIVILEGED:
      return s.phase != CREATE && s.lastDeal != SKIPPED && s.taken > 0 && s.terms.deals == 1 && s.money[seat] > 0;
    case PREVIDENT: return !s.turned && s.selector != NOON;
    case REPETITION: return s.phase == COLLECT && s.terms.takings == 1 && s.money[seat] > 0;
    case TRAVELLER: return anyMarket(s) && anyFreePlace(s);
    case TOP_PRICE: return s.lastDeal != NO_DEAL && paysEight(s, seat);
    case OPPORTUNIST: return s.money[seat] > 0 && canSwap(s, seat);
    case AUTHORITARIAN: return s.money[seat] > 0 && anyRival(s, seat, isClaimable);
    case DEALER: return s.benches[seat] != 0 && anyRival(s, seat, isPayer);
    case CLUMSINESS: return seatsWithShards(s) != 0;
    case COLLECTOR: return anyRival(s, seat, isTrader);
    default: return true;
  }
}

MURANO_FN void useAdvantage(State &s, int seat, int advantage) {
  int self = 1 << seat;
  switch (advantage) {
    case PRESENT: owe(s, O_GAIN, self, 0, inStock(s, 3) + inStock(s, 1)); break;
    case GIFT: owe(s, O_GAIN, self, 0, inStock(s, 2) + inStock(s, 0)); break;
    case FREE: s.terms.price = 0; owe(s, O_BUY, self); break;
    case MERCHANT: s.terms.proceeds = 4; owe(s, O_SELL, self); break;
    case EXPERT: s.terms.anyPart = 1; owe(s, O_EXCHANGE, self); break;
    case GOURMAND:
    case GAMBLER: takeShards(s, seat, one(TRANSPARENT)); checkBench(s, seat); break;
    case MAGICIAN: s.money[seat] += 1; if (s.hands[seat].count >= 2) owe(s, O_ORDER, self); break;
    case FAVOURITISM: returnShards(s, seat, one(TRANSPARENT)); s.money[seat] += 3; break;
    case PRIVILEGED: s.money[seat] -= 1; s.terms.deals = 2; s.phase = NEGOTIATE; break;
    case PREVIDENT: s.money[seat] += 1; s.turned = 1; break;
    case REPETITION: s.money[seat] -= 1; s.terms.takings = 2; break;
    case TRAVELLER: owe(s, O_TRAVEL, self); break;
    case TOP_PRICE: s.terms.bonus = 2; owe(s, O_CREATE, self); break;
    case OPPORTUNIST: s.money[seat] -= 1; owe(s, O_SWAP, self, 2); break;
    case VISIONARY: owe(s, O_SPIN, self); break;
    case AUTHORITARIAN: owe(s, O_CLAIM, self); break;
    case DEALER: owe(s, O_GIVE, self); break;
    case CLUMSINESS: owe(s, O_DISCARD, seatsWithShards(s)); break;
    default: owe(s, O_TRADE, self); break;
  }
}

/** L32, L75, M58 */
MURANO_FN int scoreOf(const State &s, int seat) { return s.money[seat] - lossPerCard(s) * s.hands[seat].count; }
/** L32, M64, M88: is the first better than the second: 1; worse: −1; equal: 0? */
MURANO_FN int compared(const State &s, int a, int b) {
  int lead = scoreOf(s, a) - scoreOf(s, b);
  if (lead == 0) lead = completedBy(s, b) - completedBy(s, a);
  return (lead > 0) - (lead < 0);
}

} // namespace murano
