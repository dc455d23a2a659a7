// The ends of a turn, as src/bots/murano/turn-ends.ts finds them: a best-first beam search, part by part, over the steps that
// are worth thinking of (move-ordering.ts); by the heuristic, or by whoever values any step.
#pragma once
#include "candidates.h"
#include <string.h>
#include <algorithm>
#include <functional>
#include <queue>
#include <vector>

namespace murano {

/** A position that can be reached in this turn, and the way there. */
struct Node {
  State state;
  double worth;
  u32 action;
  int from;
  u8 notches, reorders;
  bool done;
};

/** What a node is worth, and whether it is an end of the turn. */
typedef std::function<double(const State &, bool)> NodeValue;

struct TurnSearch {
  enum { PARTS = 4, ANSWERS = 6, LOOKS = 8, SLOTS = 1 << 18 };
  std::vector<Node> nodes;
  std::vector<int> ends;
  int seat = 0;

  /** The ends of the turn that the seat is playing, by places in nodes; the first breadth of each part go on. */
  const std::vector<int> &run(const State &start, int acting, int breadth, const NodeValue &value = nullptr) {
    seat = acting;
    valueOf = value ? value : [acting](const State &s, bool) { return heuristicValue(s, acting); };
    nodes.clear();
    ends.clear();
    for (auto &part : parts) part.clear();
    generation += 1;
    expand(start, -1, 0, 0);
    const std::vector<int> steps = openNodes();
    for (int part = partOf(start); part < PARTS; part += 1) {
      std::vector<int> &open = parts[part];
      auto worse = [this](int a, int b) { return nodes[a].worth != nodes[b].worth ? nodes[a].worth < nodes[b].worth : a > b; };
      if ((int)open.size() > breadth) {
        std::sort(open.begin(), open.end(), [&](int a, int b) { return worse(b, a); });
        open.resize(breadth);
      }
      std::make_heap(open.begin(), open.end(), worse);
      for (int at = 0; at < breadth * (1 + LOOKS) && !open.empty(); at += 1) {
        std::pop_heap(open.begin(), open.end(), worse);
        const int from = open.back();
        open.pop_back();
        const size_t before = open.size();
        const State state = nodes[from].state;
        expand(state, from, nodes[from].notches, nodes[from].reorders);
        for (size_t i = before + 1; i <= open.size(); i += 1) std::push_heap(open.begin(), open.begin() + i, worse);
      }
    }
    if (!ends.empty()) return ends;
    // What is left over may lead only to nodes that were passed over: then the first steps stand for the ends.
    ends = openNodes();
    if (ends.empty()) ends = steps;
    return ends;
  }

  /** The actions from the start to a node, the first one first. */
  std::vector<u32> wayTo(int node) const {
    std::vector<u32> way;
    for (; node >= 0; node = nodes[node].from) way.push_back(nodes[node].action);
    std::reverse(way.begin(), way.end());
    return way;
  }

 private:
  std::vector<int> parts[PARTS];
  std::vector<u64> slots = std::vector<u64>(SLOTS);
  std::vector<u32> filled = std::vector<u32>(SLOTS);
  u32 generation = 0;
  NodeValue valueOf;
  Actions actions;

  std::vector<int> openNodes() const {
    std::vector<int> all;
    for (const auto &part : parts) all.insert(all.end(), part.begin(), part.end());
    return all;
  }
  static int partOf(const State &s) {
    if (!s.turned) return 0;
    if (s.taken == 0) return 1;
    return s.lastDeal == NO_DEAL ? 2 : 3;
  }

  void candidates(const State &s, int notches, int reorders) {
    murano::candidates(s, seat, notches, reorders, actions);
    keepBestAnswers(s);
  }
  /** Decisions with many answers are cut down to the best. */
  void keepBestAnswers(const State &s) {
    if (s.owedCount == 0 || actions.count <= ANSWERS) return;
    const int kind = due(s)->kind;
    if (kind == O_SPIN || kind == O_EXCHANGE || kind == O_SELL || kind == O_ORDER) return;
    std::vector<std::pair<double, int>> worths;
    for (int i = 0; i < actions.count; i += 1) {
      State after = s;
      play(after, seat, actions.at[i], true);
      worths.push_back({-valueOf(after, false), i});
    }
    std::sort(worths.begin(), worths.end());
    u32 best[ANSWERS];
    for (int i = 0; i < ANSWERS; i += 1) best[i] = actions.at[worths[i].second];
    std::copy(best, best + ANSWERS, actions.at);
    actions.count = ANSWERS;
  }

  void expand(const State &s, int from, int notches, int reorders) {
    candidates(s, notches, reorders);
    for (int i = 0; i < actions.count; i += 1) reach(s, from, actions.at[i], notches, reorders);
  }
  void reach(const State &s, int from, u32 a, int notches, int reorders) {
    nodes.emplace_back();
    Node &node = nodes.back();
    node.state = s;
    play(node.state, seat, a, true);
    answerForOthers(node.state);
    node.done = kindOf(a) == K_END || !(toAct(node.state) >> seat & 1) || node.state.turn != seat;
    if (!node.done && isKnown(node.state)) {
      nodes.pop_back();
      return;
    }
    node.worth = valueOf(node.state, node.done);
    node.action = a;
    node.from = from;
    node.notches = (u8)(notches + (kindOf(a) == K_NOTCH));
    node.reorders = (u8)(reorders + (kindOf(a) == K_REORDER));
    (node.done ? ends : parts[partOf(node.state)]).push_back((int)nodes.size() - 1);
  }

 public:
  /** M98: the first answer of the others stands for all. */
  void answerForOthers(State &s) const {
    while (s.owedCount > 0 && !(toAct(s) >> seat & 1)) {
      static thread_local Actions answers;
      const int other = firstToAct(s);
      legalActions(s, other, answers);
      play(s, other, answers.at[0], true);
    }
  }

 private:
  static u64 mixed(u64 hash, u64 word) {
    hash = (hash ^ word) * 0x9e3779b97f4a7c15ull;
    return hash ^ hash >> 29;
  }
  /** Everything that the turn can change, in one number. */
  u64 keyOf(const State &s) const {
    u64 key = 1;
    auto two = [&](u32 a, u32 b) { key = mixed(key, (u64)a << 32 | b); };
    for (int i = 0; i < 4; i += 2) two(s.markets[i], s.markets[i + 1]);
    for (int i = 0; i < s.table.seats; i += 1) two(s.benches[i], s.money[i]);
    u64 hand;
    memcpy(&hand, &s.hands[seat], sizeof hand);
    key = mixed(key, hand);
    u32 usable = 0;
    for (int i = 0; i < s.completed[seat].count; i += 1) usable |= 1u << s.completed[seat].at[i];
    two(usable, s.phase | s.turned << 2 | s.taken << 3 | s.dealt << 6 | s.made << 9 | s.lastDeal << 12 | s.ring << 16 | s.selector << 20 | s.owl << 24);
    two(s.terms.takings | s.terms.deals << 4 | s.terms.price << 8 | s.terms.proceeds << 12 | s.terms.anyPart << 16 | s.terms.bonus << 20, s.owedCount);
    for (int i = 0; i < s.owedCount; i += 1) two(s.owed[i].from, s.owed[i].kind | s.owed[i].count << 8 | s.owed[i].seats << 16);
    return key;
  }
  bool isKnown(const State &s) {
    if (nodes.size() > SLOTS / 2) return false;
    const u64 key = keyOf(s);
    for (u32 slot = key >> 40;; slot += 1) {
      slot &= SLOTS - 1;
      if (filled[slot] != generation) {
        filled[slot] = generation;
        slots[slot] = key;
        return false;
      }
      if (slots[slot] == key) return true;
    }
  }
};

} // namespace murano
