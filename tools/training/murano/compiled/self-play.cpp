// Plays whole matches with the latest weights and writes what can be learnt from them as ../learner.cpp reads it:
//
//   self-play WEIGHTS WIDE,WIDE,WIDE,WIDE NARROW THREADS SECONDS SEED | learner WEIGHTS …
//
// All seats and modules but the draft. At first the heuristic of former level 2 chooses; its share of a worth then falls.
#include "player.h"
#include <chrono>
#include <mutex>
#include <stdlib.h>
#include <thread>

using namespace murano;

namespace {

// How often each kind of match is played, of twenty.
const int SHARES[MATCH_KINDS] = {4, 10, 4, 2};
// The breadths of the learners' searches, one for each match, and of how many ends the network is asked.
const int BREADTHS[] = {8, 12, 16, 24};
const int ASKED[] = {12, 16, 24, 32};
// How often a turn is daring, and how much worse, in shares of a win, an end may then be.
const double DARING = 0.12, HEAT = 0.03;
// Of twenty matches so many have one learner among players of the heuristic, or one would only know oneself.
const int MIXED = 2, OTHERS_BREADTH = 12;
// The heuristic's share of a worth falls from the first to the last of these.
const double FIRST_SHARE = 0.3, LAST_SHARE = 0.0;
const int META = 4, ROW = FEATURES + META;

struct Turn {
  float features[FEATURES];
  float hope;
  bool daring;
};

std::mutex lock;
std::shared_ptr<const Networks> latest;
std::chrono::steady_clock::time_point begun;
double seconds;
double passed() { return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count() / seconds; }

Options optionsFor(int kind, Random &random) {
  static const int MANY_SEATS[] = {3, 4, 4}, EXPERT_SEATS[] = {2, 2, 2, 3, 4};
  Options o = {2, ANY_SIXTEEN, kind == EXPERT_MATCH, true, 0, 0, 12, false};
  if (kind == SOLO) o.seats = 1;
  if (kind == MANY) o.seats = MANY_SEATS[random.below(3)];
  if (kind == EXPERT_MATCH) o.seats = EXPERT_SEATS[random.below(5)];
  const int usual = random.below(10);
  if (kind == SOLO && usual < 5) o.sets = FIRST_SET;
  if (usual < 6) {
    if (kind != EXPERT_MATCH && usual == 0) o.sets = FIRST_SET;
    return o;
  }
  o.ring = random.below(2);
  o.circle = random.below(2);
  o.strict = random.below(3) > 0;
  o.emptiesAll = kind == SOLO && random.below(2);
  if (kind != SOLO) o.sets = ANY_SIXTEEN + random.below(3);
  if (kind == DUEL || kind == MANY) o.safety = 6 + random.below(25);
  return o;
}

struct Lessons {
  Evaluator evaluator;
  std::vector<Turn> turns[MOST_SEATS];
  std::vector<float> rows;
  Random random;

  /** The end that is played: the best, or out of daring another one. */
  const EvaluatedEnd &chosen(const std::vector<EvaluatedEnd> &ends, bool &daring) {
    daring = false;
    if (random.below(1000) >= 1000 * DARING) return ends[0];
    double sum = 0;
    size_t at = 0;
    for (size_t i = 0; i < ends.size(); i += 1) {
      const double weight = exp((ends[i].worth - ends[0].worth) / HEAT);
      sum += weight;
      if (random.below(1000000) < 1e6 * weight / sum) at = i;
    }
    daring = at != 0;
    return ends[at];
  }

  /** Plays a match and notes the ends of the turns of the seats that learn, in bits. */
  void match(const Player *const *players, State &s, int learning) {
    for (auto &each : turns) each.clear();
    while (s.phase != OVER) {
      const int seat = firstToAct(s);
      if (s.turn != seat) {
        play(s, seat, bestAnswer(s, seat), false);
        continue;
      }
      const auto &ends = evaluator.run(s, seat, *players[seat]);
      bool daring;
      const EvaluatedEnd &end = chosen(ends, daring);
      const Node &node = evaluator.search.nodes[end.node];
      if (node.done && !end.isOver && kindOf(node.action) == K_END && (learning >> seat & 1)) {
        turns[seat].emplace_back();
        Turn &turn = turns[seat].back();
        if (players[seat]->networks == nullptr) {
          double features[FEATURES];
          evaluator.writer.write(node.state, seat, features);
          for (int i = 0; i < FEATURES; i += 1) turn.features[i] = (float)features[i];
        } else memcpy(turn.features, end.features, sizeof turn.features);
        turn.hope = (float)ends[0].value;
        turn.daring = daring && players[seat]->networks != nullptr;
      }
      follow(s, seat, evaluator.search.wayTo(end.node));
    }
  }

  /** For each seat that learns its turns in order: features, hope, daring, result, and whether it is the last. */
  void tell(const State &s) {
    rows.clear();
    for (int seat = 0; seat < s.table.seats; seat += 1) {
      const auto &own = turns[seat];
      for (size_t i = 0; i < own.size(); i += 1) {
        rows.insert(rows.end(), own[i].features, own[i].features + FEATURES);
        rows.insert(rows.end(), {own[i].hope, (float)own[i].daring, (float)utility(s, seat), (float)(i + 1 == own.size())});
      }
    }
    const u32 header[2] = {(u32)matchKindOf(s), (u32)(rows.size() / ROW)};
    std::lock_guard<std::mutex> guard(lock);
    if (fwrite(header, sizeof header, 1, stdout) != 1) exit(0);
    if (fwrite(rows.data(), sizeof(float), rows.size(), stdout) != rows.size()) exit(0);
  }

  void lesson() {
    int at = random.below(20), kind = 0;
    while (at >= SHARES[kind]) at -= SHARES[kind++];
    State s;
    setup(s, dealt(optionsFor(kind, random), random));
    Player learner, other = {nullptr, OTHERS_BREADTH, 1, 1, {}};
    const int search = random.below(4);
    {
      std::lock_guard<std::mutex> guard(lock);
      learner = {latest, BREADTHS[search], ASKED[search], FIRST_SHARE + (LAST_SHARE - FIRST_SHARE) * std::min(1.0, 1.5 * passed()), {}};
    }
    const bool mixed = learner.networks != nullptr && random.below(20) < MIXED;
    const int own = random.below(s.table.seats);
    const Player *players[MOST_SEATS];
    for (int seat = 0; seat < s.table.seats; seat += 1) players[seat] = mixed && seat != own ? &other : &learner;
    match(players, s, mixed ? 1 << own : 15);
    tell(s);
  }
};

} // namespace

int main(int count, char **words) {
  if (count < 7) return 1;
  int wide[MATCH_KINDS];
  sscanf(words[2], "%d,%d,%d,%d", &wide[0], &wide[1], &wide[2], &wide[3]);
  const int narrow = atoi(words[3]), threads = atoi(words[4]);
  seconds = atof(words[5]);
  begun = std::chrono::steady_clock::now();
  std::vector<std::thread> all;
  for (int t = 0; t < threads; t += 1) {
    const u32 seed = (u32)atoi(words[6]) * 1000003u + t * 7919u;
    all.emplace_back([seed] {
      auto lessons = std::make_unique<Lessons>();
      lessons->random = {seed};
      while (passed() < 1) lessons->lesson();
    });
  }
  // The first weights are little better than chance: wait for a part of the time.
  while (passed() < 1) {
    std::this_thread::sleep_for(std::chrono::seconds(2));
    if (passed() < 0.04) continue;
    auto read = readNetworks(words[1], FEATURES, wide, narrow);
    std::lock_guard<std::mutex> guard(lock);
    if (read != nullptr) latest = read;
  }
  for (auto &each : all) each.join();
  return 0;
}
