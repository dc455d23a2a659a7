"""python3 -m unittest discover python"""

import os
import random
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from playthrough import PLAYTHROUGHS, path_of, playthrough  # noqa: E402
from tavola import AEC, Batch, Engine, Problem, State, _returns  # noqa: E402


class Tavola(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.engine = Engine()

    @classmethod
    def tearDownClass(cls):
        cls.engine.close()

    def test_a_match_in_the_shape_of_aec(self):
        chance = random.Random(3)
        for game, seats in (("muster", 2), ("murano", 3)):
            env = AEC(self.engine, game, seats=seats)
            env.reset(seed=7)
            seen, rewards, steps = None, {}, 0
            for agent in env.agent_iter():
                seen, reward, over, cut, info = env.last()
                rewards[agent] = reward
                self.assertFalse(cut)
                steps += 1
                env.step(None if over else chance.randrange(len(info["legal"])))
            self.assertEqual(len(rewards), seats)
            self.assertAlmostEqual(sum(rewards.values()), 0)
            self.assertGreater(steps, 50)
            self.assertIn("hands", seen)

    def test_whoever_plays_together_wins_or_loses_together(self):
        def returns(ranking, **won):
            return _returns({"scores": [0] * sum(len(place) for place in ranking), "ranking": ranking, **won})

        self.assertEqual(returns([[1], [0, 2]]), [-0.5, 1.0, -0.5])
        self.assertEqual(returns([[0]], won=True), [1.0])
        self.assertEqual(returns([[0]], won=False), [-1.0])
        self.assertEqual(returns([[0, 1]], won=False), [-1.0, -1.0])
        self.assertEqual(returns([[1, 3], [0, 2]], won=True), [-1.0, 1.0, -1.0, 1.0])
        state, chance = State.new(self.engine, "murano", seats=1, seed="alone"), random.Random(1)
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
        self.assertEqual(state.returns(), [-1.0])

    def test_a_view_hides_the_hand_of_the_others(self):
        env = AEC(self.engine, "muster")
        env.reset(seed="hidden")
        for seat in (0, 1):
            hands = env.observe("seat_%d" % seat)["hands"]
            self.assertNotIn(None, hands[seat])
            self.assertEqual(hands[1 - seat], [None] * 5)

    def test_a_match_in_the_shape_of_a_state(self):
        state = State.new(self.engine, "muster", seed="tree")
        self.assertEqual(state.num_players(), 2)
        kept = state.clone()
        words = [state.action_to_string(action) for action in state.legal_actions()]
        state.apply_action(0)
        # Another state of the same engine is where it was.
        self.assertEqual([kept.action_to_string(action) for action in kept.legal_actions()], words)
        self.assertNotEqual(state.serialize(), kept.serialize())
        chance = random.Random(1)
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
        self.assertAlmostEqual(sum(state.returns()), 0)
        self.assertLess(state.current_player(), 0)
        self.assertEqual(kept.returns(), [0.0, 0.0])

    def test_a_batch_is_the_same_each_time_and_begins_anew(self):
        def played():
            batch = Batch(self.engine, "muster", 8, seed="batch")
            chance, ended = random.Random(5), []
            for _ in range(300):
                ended += batch.step([chance.randrange(count) for count in batch.legal])
            return ended

        first = played()
        self.assertGreater(len(first), 8)
        self.assertEqual(played(), first)
        self.assertEqual({len(each["scores"]) for each in first}, {2})

    def test_a_batch_tells_words_and_views(self):
        batch = Batch(self.engine, "murano", 3, observe="views", seats=2)
        self.assertEqual([len(words) for words in batch.words], batch.legal)
        for actor, view in zip(batch.actors, batch.views):
            self.assertNotIn(None, view["hands"][actor])
            self.assertEqual(set(view["hands"][1 - actor]), {None})

    def test_a_batch_tells_features(self):
        for game, count in (("muster", 650), ("murano", 137)):
            batch = Batch(self.engine, game, 5, observe="features", seats=2)
            self.assertEqual(len(batch.names), count)
            for _ in range(40):
                batch.step([0] * 5)
                self.assertEqual(len(batch.features), 5 * count)
            # The same numbers as those of a state that is alone.
            state = State.new(self.engine, game, seed="1 3", seats=2)
            alone = Batch(self.engine, game, 4, observe="features", seats=2)
            tensor = state.observation_tensor(state.current_player())
            self.assertEqual([round(each, 5) for each in alone.observation(3)], [round(each, 5) for each in tensor])
            self.assertEqual(state.observation_names(), alone.names)

    def test_the_recorded_playthroughs_are_what_is_played_now(self):
        for game in PLAYTHROUGHS:
            with open(path_of(game), encoding="utf-8") as file:
                self.assertEqual(playthrough(self.engine, game).split("\n"), file.read().split("\n"), game)

    def test_a_wrong_action_is_told_and_changes_nothing(self):
        batch = Batch(self.engine, "muster", 2)
        legal = batch.legal
        with self.assertRaises(Problem) as told:
            batch.step([0, legal[1]])
        self.assertEqual(told.exception.code, "wrong-type")
        self.assertIn("actions[1]: expected a whole number from 0 to", str(told.exception))
        batch.step([0, 0])


if __name__ == "__main__":
    unittest.main()
