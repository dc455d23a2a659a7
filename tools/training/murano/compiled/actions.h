// What may be done, and what it does: the actions of src/games/murano/actions, in the order in which they are listed there.
#pragma once
#include "rules.h"

namespace murano {

/** On a device nobody asks for all the sales there are. */
#ifdef __CUDACC__
enum { MOST_ACTIONS = 192 };
#else
enum { MOST_ACTIONS = 4096 };
#endif

struct Actions {
  u32 at[MOST_ACTIONS];
  int count = 0;
  MURANO_FN void add(u32 kind, u32 about = 0) {
    if (count < MOST_ACTIONS) at[count++] = action(kind, about);
  }
};

/** Every choice of at least `min` and at most `max` of these shards, each once. */
MURANO_FN void addChoices(Actions &out, u32 kind, u32 from, int min, int max, int colour = 0, u32 chosen = 0, int size = 0) {
  if (colour == SHARDS) {
    if (size >= min) out.add(kind, chosen);
    return;
  }
  int most = countOf(from, colour) < max - size ? countOf(from, colour) : max - size;
  for (int count = 0; count <= most; count += 1) {
    addChoices(out, kind, from, min, max, colour + 1, chosen + count * one(colour), size + count);
  }
}

/** L18 */
MURANO_FN void addExchanges(Actions &out, const State &s, int seat) {
  for (int market = 0; market < MARKETS; market += 1) {
    if (isFull(s, market)) continue;
    for (int shard = 0; shard < SHARDS; shard += 1) {
      if (hasShard(s.benches[seat], shard)) out.add(K_EXCHANGE, shard | market << 3);
    }
  }
}
/** L21, M18 */
MURANO_FN void addBuys(Actions &out, const State &s, int seat) {
  if (s.money[seat] < s.terms.price) return;
  for (int market = 0; market < MARKETS; market += 1) if (s.markets[market] != 0) out.add(K_BUY, market);
}
/** L22, M20 */
MURANO_FN void addSales(Actions &out, const State &s, int seat) {
  addChoices(out, K_SELL, s.benches[seat], 1, sizeOf(s.benches[seat]));
}
/** M19, M72: only where no negotiation is possible. */
MURANO_FN void addSkip(Actions &out, const State &s, int seat) {
  if (s.benches[seat] != 0 || (s.money[seat] >= s.terms.price && anyMarket(s))) return;
  out.add(K_SKIP);
}
/** L23, L24 */
MURANO_FN void addCreations(Actions &out, const State &s, int seat) {
  u32 payments[MOST_PAYMENTS];
  int count = paymentsNow(s, seat, payments);
  for (int i = 0; i < count; i += 1) out.add(K_CREATE, payments[i]);
}
/** L28, L27, L29, L30, M28, L73, M60 */
MURANO_FN void addAnyTime(Actions &out, const State &s, int seat) {
  int cards = s.hands[seat].count;
  if (s.money[seat] >= 1) out.add(K_NOTCH);
  for (int place = 2; place <= cards && s.money[seat] >= 1; place += 1) out.add(K_REORDER, place);
  for (int i = 0; i < s.completed[seat].count; i += 1) {
    int card = s.completed[seat].at[i];
    for (int category = 0; category < 4; category += 1) {
      if (!(CATEGORIES_OF[card] >> category & 1)) continue;
      if (allows(s, seat, s.table.advantages[category])) out.add(K_ACTIVATE, card | category << 5);
    }
  }
  for (int place = 2; place <= cards && s.owl == seat; place += 1) out.add(K_OWL, place);
}
/** L45, M36, M100 */
MURANO_FN void addTravels(Actions &out, const State &s) {
  for (int from = 0; from < MARKETS; from += 1) {
    for (int shard = 0; shard < SHARDS; shard += 1) {
      for (int to = 0; to < MARKETS && hasShard(s.markets[from], shard); to += 1) {
        if (to != from && !isFull(s, to)) out.add(K_TRAVEL, shard | from << 3 | to << 5);
      }
    }
  }
}
/** L47, M94 */
MURANO_FN void addSwaps(Actions &out, const State &s, int seat) {
  for (int give = 0; give < SHARDS; give += 1) {
    for (int take = 0; take < COLOURS && hasShard(s.benches[seat], give); take += 1) {
      if (take != give && hasShard(s.warehouse, take)) out.add(K_SWAP, give | take << 3);
    }
  }
  if (due(s)->count <= 1) out.add(K_STOP);
}
/** L63, M40, L64, M41, L66, M43: what an interactive advantage asks for. */
MURANO_FN void addRivals(Actions &out, const State &s, int seat, int kind) {
  for (int rival = 0; rival < s.table.seats; rival += 1) {
    if (kind == O_CLAIM && isClaimable(s, seat, rival)) {
      for (int c = 0; c < COLOURS; c += 1) if (hasShard(s.benches[rival], c)) out.add(K_CLAIM, rival | c << 2);
    } else if (kind == O_GIVE && isPayer(s, seat, rival)) {
      for (int c = 0; c < SHARDS; c += 1) if (hasShard(s.benches[seat], c)) out.add(K_GIVE, rival | c << 2);
    } else if (kind == O_TRADE && isTrader(s, seat, rival)) {
      for (int give = 0; give < SHARDS; give += 1) {
        for (int take = 0; take < SHARDS; take += 1) {
          if (give == take || !hasShard(s.benches[seat], give) || !hasShard(s.benches[rival], take)) continue;
          out.add(K_TRADE, rival | give << 2 | take << 5);
        }
      }
    }
  }
}

MURANO_FN void addOwed(Actions &out, const State &s, int seat) {
  const Owed &owed = *due(s);
  switch (owed.kind) {
    case O_RETURN: addChoices(out, K_RETURN, s.benches[seat], owed.count, owed.count); break;
    case O_SUBSTITUTE: addChoices(out, K_SUBSTITUTE, s.warehouse, 0, owed.count); break;
    case O_RECEIVE: addChoices(out, K_RECEIVE, owed.from, 0, sizeOf(owed.from)); break;
    case O_GAIN: for (int c = 0; c < SHARDS; c += 1) if (hasShard(owed.from, c)) out.add(K_GAIN, c); break;
    case O_ORDER: for (int p = owed.count + 1; p <= s.hands[seat].count; p += 1) out.add(K_ORDER, p); break;
    case O_TRAVEL: addTravels(out, s); break;
    case O_SWAP: addSwaps(out, s, seat); break;
    case O_SPIN: for (int ring = 0; ring < PLACES; ring += 1) if (ring != s.ring) out.add(K_SPIN, ring); break;
    case O_DISCARD: for (int c = 0; c < SHARDS; c += 1) if (hasShard(s.benches[seat], c)) out.add(K_DISCARD, c); break;
    case O_EMPTY: for (int m = 0; m < MARKETS; m += 1) if (fullestMarkets(s) >> m & 1) out.add(K_EMPTY, m); break;
    case O_BUY: addBuys(out, s, seat); break;
    case O_SELL: addSales(out, s, seat); break;
    case O_EXCHANGE: addExchanges(out, s, seat); break;
    case O_CREATE: addCreations(out, s, seat); break;
    default: addRivals(out, s, seat, owed.kind);
  }
}

/** L10, M10, M66, M78: what the moment of a turn offers, when nothing is owed. */
MURANO_FN void addPhase(Actions &out, const State &s, int seat, void (*sales)(Actions &, const State &, int)) {
  bool dealing = true, before = true;
  if (s.phase == COLLECT) {
    if (!s.turned) out.add(K_SELECTOR);
    else if (s.taken < s.terms.takings) out.add(K_TAKE);
    dealing = s.turned && s.taken > 0;
  } else if (s.lastDeal != NO_DEAL) {
    before = false;
    dealing = mayDeal(s);
  }
  if (dealing) {
    addExchanges(out, s, seat);
    addBuys(out, s, seat);
    sales(out, s, seat);
    if (before) addSkip(out, s, seat);
  }
  if (!before) {
    addCreations(out, s, seat);
    out.add(K_END);
  }
  addAnyTime(out, s, seat);
}

/** The seats that have to decide, in bits. */
MURANO_FN int toAct(const State &s) {
  if (s.owedCount > 0) return due(s)->seats;
  return s.phase == OVER ? 0 : 1 << s.turn;
}
MURANO_FN int firstToAct(const State &s) {
  const int seats = toAct(s);
  return seats & 1 ? 0 : seats & 2 ? 1 : seats & 4 ? 2 : 3;
}

MURANO_FN void legalActions(const State &s, int seat, Actions &out) {
  out.count = 0;
  if (!(toAct(s) >> seat & 1)) return;
  if (s.owedCount > 0) addOwed(out, s, seat);
  else addPhase(out, s, seat, addSales);
}

/** L14, M12, M73, M09, M84, M14 */
MURANO_FN void playTake(State &s, int seat) {
  s.taken += 1;
  int missing = 0;
  const int pair[2] = {circleAt(s, s.selector), shownAt(s, s.selector)};
  for (int kind : pair) {
    if (hasShard(s.warehouse, kind)) takeShards(s, seat, one(kind));
    else missing += 1;
  }
  if (missing > 0 && s.warehouse != 0) owe(s, O_SUBSTITUTE, 1 << seat, missing);
  else checkBench(s, seat);
}
/** L18, M15, M16, M17, M33 */
MURANO_FN void playExchange(State &s, int seat, int shard, int market) {
  bool anyPart = s.terms.anyPart;
  s.benches[seat] -= one(shard);
  s.markets[market] += one(shard);
  finishDeal(s, EXCHANGED);
  if (anyPart) {
    u32 from = available(s, s.warehouse, s.ring, market, 1);
    if (from != 0) owe(s, O_RECEIVE, 1 << seat, 0, from);
  } else {
    takeShards(s, seat, exchanged(s, market));
    checkBench(s, seat);
  }
}
/** L23 to L26, M25, M34 */
MURANO_FN void playCreate(State &s, int seat, u32 payment) {
  int paid = payOf(s, seat, payment);
  returnShards(s, seat, payment);
  s.money[seat] += paid == FULL_PAY ? paid + s.terms.bonus : paid;
  s.made += 1;
  if (s.made == 2) s.money[seat] += DOUBLE_BONUS;
  s.phase = CREATE;
  s.lastMade = s.round;
  add(s.completed[seat], removeAt(s.hands[seat], 0));
  finishDeclared(s);
}
/** L65, M42: when the last has chosen, all of them go to the warehouse; blind, the choices of the others stay unknown. */
MURANO_FN void playDiscard(State &s, int seat, int shard, bool blind) {
  s.choices[seat] = (u8)shard;
  s.owed[s.owedCount - 1].seats &= ~(1 << seat);
  if (due(s)->seats != 0) return;
  for (int chooser = 0; chooser < s.table.seats; chooser += 1) {
    const bool known = !blind || chooser == seat;
    if (s.choices[chooser] != NOT_CHOSEN && known) returnShards(s, chooser, one(s.choices[chooser]));
    s.choices[chooser] = NOT_CHOSEN;
  }
  settled(s);
}
/** L47, M35, M94 */
MURANO_FN void playSwap(State &s, int seat, int give, int take) {
  takeShards(s, seat, one(take));
  returnShards(s, seat, one(give));
  if (due(s)->count > 1 && canSwap(s, seat)) s.owed[s.owedCount - 1].count = 1;
  else settled(s);
}
MURANO_FN void playActivate(State &s, int seat, int card, int category) {
  Cards &completed = s.completed[seat];
  int place = 0;
  while (completed.at[place] != card) place += 1;
  removeAt(completed, place);
  add(s.aside[seat], card);
  useAdvantage(s, seat, s.table.advantages[category]);
}

MURANO_FN void playWithRival(State &s, int seat, u32 a) {
  int rival = aboutOf(a) & 3, shard = aboutOf(a) >> 2 & 7, take = aboutOf(a) >> 5;
  settled(s);
  if (kindOf(a) == K_TRADE) {
    s.benches[seat] += one(take) - one(shard);
    s.benches[rival] += one(shard) - one(take);
    return;
  }
  int giver = kindOf(a) == K_GIVE ? seat : rival, taker = kindOf(a) == K_GIVE ? rival : seat;
  s.money[taker] -= 1;
  s.money[giver] += 1;
  s.benches[giver] -= one(shard);
  s.benches[taker] += one(shard);
  checkBench(s, taker);
}

/** Plays an action. Blind: as the one who acts can foresee it, before a challenge or others' choices are seen. */
MURANO_FN void play(State &s, int seat, u32 a, bool blind) {
  const u32 about = aboutOf(a);
  switch (kindOf(a)) {
    case K_SELECTOR: passSpace(s, s.selector); s.selector = (u8)nextPlace(s.selector); s.turned = 1; break;
    case K_TAKE: playTake(s, seat); break;
    case K_EXCHANGE: playExchange(s, seat, about & 7, about >> 3); break;
    case K_BUY:
      s.money[seat] -= s.terms.price;
      s.benches[seat] += s.markets[about];
      s.markets[about] = 0;
      finishDeal(s, BOUGHT);
      checkBench(s, seat);
      break;
    case K_SELL: returnShards(s, seat, about); s.money[seat] += s.terms.proceeds; finishDeal(s, SOLD); break;
    case K_SKIP: finishNegotiation(s, SKIPPED); break;
    case K_CREATE: playCreate(s, seat, about); break;
    case K_END: endTurn(s, blind); break;
    case K_NOTCH: s.money[seat] -= 1; s.ring = (s.ring + 1) % PLACES; break;
    case K_REORDER: s.money[seat] -= 1; moveCard(s.hands[seat], 0, about - 1); break;
    case K_ACTIVATE: playActivate(s, seat, about & 31, about >> 5); break;
    case K_OWL: moveCard(s.hands[seat], about - 1, 0); s.owl = (seat + s.table.seats - 1) % s.table.seats; break;
    case K_RETURN: returnShards(s, seat, about); settled(s); break;
    case K_SUBSTITUTE:
    case K_RECEIVE: takeShards(s, seat, about); settled(s); checkBench(s, seat); break;
    case K_GAIN: takeShards(s, seat, one(about)); settled(s); checkBench(s, seat); break;
    case K_ORDER: {
      int placed = due(s)->count;
      moveCard(s.hands[seat], about - 1, placed);
      if (placed + 2 == s.hands[seat].count) settled(s);
      else s.owed[s.owedCount - 1].count = placed + 1;
      break;
    }
    case K_TRAVEL:
      s.markets[about >> 3 & 3] -= one(about & 7);
      s.markets[about >> 5] += one(about & 7);
      settled(s);
      break;
    case K_SWAP: playSwap(s, seat, about & 7, about >> 3); break;
    case K_STOP: settled(s); break;
    case K_SPIN: s.ring = (u8)about; settled(s); break;
    case K_DISCARD: playDiscard(s, seat, about, blind); break;
    case K_EMPTY: emptyMarket(s, about); settled(s); break;
    default: playWithRival(s, seat, a);
  }
}

} // namespace murano
