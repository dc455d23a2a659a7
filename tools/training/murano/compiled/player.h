// Who plays: by value networks, or by the heuristic alone.
#pragma once
#include "deal.h"
#include "afterstate.h"
#include "turn-search.h"
#include <memory>
#include <stdio.h>

namespace murano {

/** As MATCH_KINDS in value-network.ts. */
enum MatchKind { SOLO, DUEL, MANY, EXPERT_MATCH, MATCH_KINDS };
inline int matchKindOf(const State &s) {
  if (s.table.seats == 1) return SOLO;
  if (s.table.expert) return EXPERT_MATCH;
  return s.table.seats == 2 ? DUEL : MANY;
}

/** Two hidden layers of rectified units; the weights from one input to all units lie together. */
struct Network {
  int inputs = 0, wide = 0, narrow = 0;
  std::vector<float> first, second, third;

  /** For each unit its weights, then its bias, as the learner writes them. */
  const float *read(const float *from, int inputs_, int wide_, int narrow_) {
    inputs = inputs_;
    wide = wide_;
    narrow = narrow_;
    from = transposed(from, first, inputs, wide);
    from = transposed(from, second, wide, narrow);
    third.assign(from, from + narrow + 1);
    return from + narrow + 1;
  }
  static const float *transposed(const float *from, std::vector<float> &to, int inputs, int units) {
    to.resize((size_t)(inputs + 1) * units);
    for (int unit = 0; unit < units; unit += 1) {
      for (int i = 0; i <= inputs; i += 1) to[(size_t)i * units + unit] = *from++;
    }
    return from;
  }
  static void layer(const std::vector<float> &weights, const float *x, int inputs, int units, float *out) {
    const float *bias = &weights[(size_t)inputs * units];
    for (int unit = 0; unit < units; unit += 1) out[unit] = bias[unit];
    for (int i = 0; i < inputs; i += 1) {
      if (x[i] == 0) continue;
      const float *row = &weights[(size_t)i * units];
      for (int unit = 0; unit < units; unit += 1) out[unit] += x[i] * row[unit];
    }
    for (int unit = 0; unit < units; unit += 1) out[unit] = out[unit] > 0 ? out[unit] : 0;
  }
  float forward(const float *x) const {
    float hidden[256], upper[64];
    layer(first, x, inputs, wide, hidden);
    layer(second, hidden, wide, narrow, upper);
    float sum = third[narrow];
    for (int unit = 0; unit < narrow; unit += 1) sum += upper[unit] * third[unit];
    return 1 / (1 + expf(-sum));
  }
};

struct Networks {
  Network of[MATCH_KINDS];
  int inputs = 0;
};

/** FILE:INPUTS:SOLO,DUEL,MANY,EXPERT:NARROW; nothing where the file is not whole. */
inline std::shared_ptr<const Networks> readNetworks(const char *file, int inputs, const int *wide, int narrow) {
  FILE *stream = fopen(file, "rb");
  if (stream == nullptr) return nullptr;
  size_t size = 0;
  for (int kind = 0; kind < MATCH_KINDS; kind += 1) {
    size += (size_t)(inputs + 1) * wide[kind] + (size_t)(wide[kind] + 1) * narrow + narrow + 1;
  }
  std::vector<float> all(size + 1);
  const size_t got = fread(all.data(), sizeof(float), size + 1, stream);
  fclose(stream);
  if (got != size) return nullptr;
  auto networks = std::make_shared<Networks>();
  networks->inputs = inputs;
  const float *from = all.data();
  for (int kind = 0; kind < MATCH_KINDS; kind += 1) from = networks->of[kind].read(from, inputs, wide[kind], narrow);
  return networks;
}

/** How far a player looks beyond the end of its turn (lookahead.ts); no ends: not at all. */
struct Lookahead {
  int ends, worlds, rivalBreadth, ownBreadth, ownAsked;
};

struct Player {
  std::shared_ptr<const Networks> networks;
  /** Of the beam, and about how many ends the networks are asked where they do not value any step. */
  int breadth, asked;
  double heuristicShare;
  Lookahead lookahead;
  /** Of whims among the best ends (whims.ts), in shares of the win; 0: none. */
  double temperature = 0;
  /** Do the networks value any step, and so find the ends, too? */
  bool isGuided() const { return networks != nullptr && networks->inputs == AFTERSTATE_FEATURES; }
};

struct EvaluatedEnd {
  int node;
  /** By network and heuristic together; by the network alone. */
  double worth, value;
  bool isOver;
  float features[FEATURES];
};

/** Where the network sees no difference, the heuristic makes one (evaluated-ends.ts). */
const double PER_LIRA = 0.0005;

struct Evaluator {
  TurnSearch search;
  FeatureWriter writer;
  AfterstateWriter<float> afterstates;
  std::vector<EvaluatedEnd> ends;

  /** The ends of the turn, or the best of them by the heuristic, valued by the player; the best first. */
  const std::vector<EvaluatedEnd> &run(const State &s, int seat, const Player &player) {
    if (player.isGuided()) return guided(s, seat, player);
    const std::vector<int> &all = search.run(s, seat, player.breadth);
    order.assign(all.begin(), all.end());
    const int most = player.networks == nullptr ? 1 : player.asked;
    const size_t count = std::min(order.size(), (size_t)most);
    auto better = [&](int a, int b) {
      const double first = search.nodes[a].worth, second = search.nodes[b].worth;
      return first != second ? first > second : a < b;
    };
    std::partial_sort(order.begin(), order.begin() + count, order.end(), better);
    ends.resize(count);
    for (size_t i = 0; i < count; i += 1) evaluate(ends[i], order[i], seat, player);
    sortEnds();
    return ends;
  }

 private:
  std::vector<int> order;

  void sortEnds() {
    std::stable_sort(ends.begin(), ends.end(), [](const EvaluatedEnd &a, const EvaluatedEnd &b) { return a.worth > b.worth; });
  }
  const std::vector<EvaluatedEnd> &guided(const State &s, int seat, const Player &player) {
    const Network &network = player.networks->of[matchKindOf(s)];
    const std::vector<int> &all = search.run(s, seat, player.breadth, [&](const State &after, bool done) {
      const double value = after.phase == OVER ? utility(after, seat) : valueBy(network, after, seat);
      return done ? value + PER_LIRA * heuristicValue(after, seat) : value;
    });
    ends.resize(all.size());
    for (size_t i = 0; i < all.size(); i += 1) {
      const Node &node = search.nodes[all[i]];
      ends[i].node = all[i];
      ends[i].isOver = node.state.phase == OVER;
      ends[i].worth = ends[i].value = node.worth;
    }
    sortEnds();
    return ends;
  }
  double valueBy(const Network &network, const State &s, int seat) {
    float features[AFTERSTATE_FEATURES];
    afterstates.write(s, seat, features);
    return network.forward(features);
  }
  void evaluate(EvaluatedEnd &end, int place, int seat, const Player &player) {
    const Node &node = search.nodes[place];
    const int seats = node.state.table.seats;
    const double share = shareOfLead(node.worth, seats);
    end.node = place;
    end.isOver = node.state.phase == OVER;
    end.worth = end.value = share;
    if (player.networks == nullptr || !node.done) return;
    end.value = end.isOver ? utility(node.state, seat) : valueOf(end, node.state, seat, *player.networks);
    end.worth = (1 - player.heuristicShare) * end.value + player.heuristicShare * share + PER_LIRA * node.worth;
  }
  double valueOf(EvaluatedEnd &end, const State &s, int seat, const Networks &networks) {
    double features[FEATURES];
    writer.write(s, seat, features);
    for (int i = 0; i < FEATURES; i += 1) end.features[i] = (float)features[i];
    return networks.of[matchKindOf(s)].forward(end.features);
  }
};

/** What a seat answers in another's turn, by the heuristic. */
inline u32 bestAnswer(const State &s, int seat) {
  static thread_local Actions legal;
  legalActions(s, seat, legal);
  int best = 0;
  double most = -INFINITY;
  for (int i = 0; i < legal.count; i += 1) {
    State after = s;
    play(after, seat, legal.at[i], true);
    const double worth = heuristicValue(after, seat);
    if (worth > most) {
      best = i;
      most = worth;
    }
  }
  return legal.at[best];
}

/** Plays the way to an end, as long as the steps are this seat's to play. */
inline void follow(State &s, int seat, const std::vector<u32> &way) {
  static thread_local Actions legal;
  for (u32 a : way) {
    legalActions(s, seat, legal);
    if (std::find(legal.at, legal.at + legal.count, a) == legal.at + legal.count) return;
    play(s, seat, a, false);
  }
}

/** The same, others answering in between what they are asked. */
inline void followAnswered(State &s, int seat, const std::vector<u32> &way) {
  for (u32 a : way) {
    while (s.owedCount > 0 && !(toAct(s) >> seat & 1)) {
      const int other = firstToAct(s);
      play(s, other, bestAnswer(s, other), false);
    }
    follow(s, seat, {a});
  }
}

} // namespace murano
