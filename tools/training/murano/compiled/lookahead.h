// Level 5: the most promising ends of a turn are played on in shared worlds (src/bots/murano/lookahead.ts, belief.ts).
#pragma once
#include "player.h"

namespace murano {

/** A world that agrees with what a seat knows. */
inline State imagined(const State &seen, int seat, Random &random) {
  State s = seen;
  u8 hidden[CARDS];
  int count = 0, at = 0;
  const u32 known = FeatureParts<double>::seenCards(s, seat);
  for (int card = 0; card < CARDS; card += 1) if (!(known >> card & 1)) hidden[count++] = (u8)card;
  random.shuffle(hidden, count);
  for (int other = 0; other < s.table.seats; other += 1) {
    for (int i = 0; other != seat && i < s.hands[other].count; i += 1) s.hands[other].at[i] = hidden[at++];
  }
  if (s.table.seats > 1) return s;
  u8 challenges[CHALLENGE_CARDS];
  memcpy(challenges, s.pile, s.pileCount);
  memcpy(challenges + s.pileCount, s.unused, sizeof s.unused);
  random.shuffle(challenges, s.pileCount + (int)sizeof s.unused);
  memcpy(s.pile, challenges, s.pileCount);
  memcpy(s.unused, challenges + s.pileCount, sizeof s.unused);
  return s;
}

/** How well the others' benches fit the cards imagined. */
inline double likelihood(const State &s, int seat) {
  static const double READY[] = {0.45, 0.7, 1.7, 4.7, 0.95}, IDLE[] = {1.15, 0.42, 0.3};
  double weight = 1;
  for (int rival = 0; rival < s.table.seats; rival += 1) {
    if (rival == seat || s.hands[rival].count == 0) continue;
    const Needs needs = needsOf(s, rival);
    const int idle = sizeOf(s.benches[rival]) - needs.held[0] - needs.held[1] - needs.held[2];
    weight *= READY[needs.held[0]] * IDLE[idle < 2 ? idle : 2];
  }
  return weight;
}
inline State sampledState(const State &seen, int seat, Random &random) {
  enum { TRIED = 8 };
  if (seen.table.seats == 1) return imagined(seen, seat, random);
  State worlds[TRIED];
  double weights[TRIED], sum = 0;
  for (int i = 0; i < TRIED; i += 1) {
    worlds[i] = imagined(seen, seat, random);
    sum += weights[i] = likelihood(worlds[i], seat);
  }
  double left = random.below(1 << 20) / double(1 << 20) * sum;
  int drawn = 0;
  while (drawn < TRIED - 1 && (left -= weights[drawn]) >= 0) drawn += 1;
  return worlds[drawn];
}

/** The best of worth and whim among the eight best ends; whims are smaller where little is at stake. */
inline int fancied(const std::vector<EvaluatedEnd> &ends, double temperature, Random &random) {
  enum { FANCIED = 8 };
  if (temperature == 0) return ends[0].node;
  const double best = std::min(1.0, std::max(0.0, ends[0].worth)), stake = 4 * best * (1 - best);
  int chosen = ends[0].node;
  double most = -INFINITY;
  for (size_t i = 0; i < ends.size() && i < FANCIED; i += 1) {
    const double whim = -log(-log((random.below(1u << 30) + 0.5) / double(1u << 30)));
    const double worth = ends[i].worth + stake * temperature * whim;
    if (worth <= most) continue;
    most = worth;
    chosen = ends[i].node;
  }
  return chosen;
}

struct Searcher {
  Evaluator root, inner;

  /** What comes of an end in one world: after the others' turns the best end of the own next one. */
  double rollout(const State &start, int end, int seat, const Player &player, Random random) {
    const Lookahead &look = player.lookahead;
    const bool guided = player.isGuided();
    State s = guided ? sampledState(start, seat, random) : sampledState(root.search.nodes[end].state, seat, random);
    if (guided) followAnswered(s, seat, root.search.wayTo(end));
    const int rivalBreadth = (look.rivalBreadth + s.table.seats - 2) / std::max(1, s.table.seats - 1);
    const Player rival = {guided ? player.networks : nullptr, rivalBreadth, 1, player.heuristicShare, {}};
    const Player own = {player.networks, look.ownBreadth, look.ownAsked, player.heuristicShare, {}};
    for (int step = 0; step < 200; step += 1) {
      if (s.phase == OVER) return utility(s, seat);
      const int acting = firstToAct(s);
      if (s.turn != acting) {
        play(s, acting, bestAnswer(s, acting), false);
        continue;
      }
      const auto &ends = inner.run(s, acting, acting == seat ? own : rival);
      if (acting == seat) return ends[0].worth;
      follow(s, acting, inner.search.wayTo(ends[0].node));
    }
    return 0.5;
  }

  /** The node of the end that is played; the ends of the root stay to be looked at. */
  int choose(const State &s, int seat, const Player &player, Random &random) {
    const auto &ends = root.run(s, seat, player);
    const Lookahead &look = player.lookahead;
    if (ends.size() == 1) return ends[0].node;
    if (ends[0].worth > 0.96 || ends[0].worth < 0.04) {
      // The network has nothing left to tell apart: the heuristic decides.
      int best = ends[0].node;
      for (const auto &end : ends) if (root.search.nodes[end.node].worth > root.search.nodes[best].worth) best = end.node;
      return best;
    }
    if (look.ends == 0) return fancied(ends, player.temperature, random);
    struct Open { int node; double sum; int visits; double worth() const { return sum / visits; } };
    std::vector<Open> open;
    for (const auto &end : ends) if ((int)open.size() < look.ends) open.push_back({end.node, 2 * end.worth, 2});
    const double cuts[] = {1 / 6.0, 3 / 8.0, 2 / 3.0};
    for (int round = 1; round <= look.worlds && open.size() > 1; round += 1) {
      const Random world = {random.below(0xffffffffu)};
      for (auto &each : open) {
        each.sum += rollout(s, each.node, seat, player, world);
        each.visits += 1;
      }
      for (double cut : cuts) {
        if (round != (int)ceil(cut * look.worlds)) continue;
        std::stable_sort(open.begin(), open.end(), [](const Open &a, const Open &b) { return a.worth() > b.worth(); });
        open.resize((open.size() + 1) / 2);
      }
    }
    return std::max_element(open.begin(), open.end(), [](const Open &a, const Open &b) { return a.worth() < b.worth(); })->node;
  }
};

} // namespace murano
