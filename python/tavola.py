"""Tavola from Python: the engine protocol (docs/protocol.md) without any dependency.

    engine = Engine()                      # starts `node src/cli/tavola.ts engine`
    env = AEC(engine, "muster")            # in the shape of PettingZoo's AEC
    state = State.new(engine, "murano", seats=3, seed="a")   # in the shape of OpenSpiel's state
    batch = Batch(engine, "muster", matches=256, seed="a")   # many matches, one line for a step of all of them
"""

import array
import base64
import json
import os
import subprocess
import sys

_ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


class Problem(Exception):
    """Something given is not what was expected; `code` is one of docs/protocol.md."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


class Engine:
    """One process that serves lines. It ends with the `with` block, or when it is closed."""

    def __init__(self, command=None):
        self._process = subprocess.Popen(
            command or ["node", os.path.join(_ROOT, "src", "cli", "tavola.ts"), "engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def ask(self, command, **fields):
        """Sends one request and gives its answer; an error is raised as a Problem."""
        line = json.dumps({"command": command, **fields}, separators=(",", ":"))
        self._process.stdin.write(line.encode() + b"\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise EOFError("the engine has ended")
        read = json.loads(answer)
        if "error" in read:
            raise Problem(read["error"]["code"], read["error"]["message"])
        return read


def _numbers(kind, text):
    numbers = array.array({"uint8": "B", "float32": "f"}[kind])
    numbers.frombytes(base64.b64decode(text))
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def _returns(outcome):
    """From 1 (alone in front) to -1 (last), the sum 0; places are shared.

    Those who play together have not tied (`won`): alone or all together they have 1 or -1, a team is set against the others.
    """
    ranking, won, seats = outcome["ranking"], outcome.get("won"), len(outcome["scores"])
    returns, before = [0.0] * seats, 0
    for place in ranking:
        after = before + len(place)
        if won is None:
            share = 1.0 - (before + after - 1) / max(1, seats - 1)
        elif len(place) == seats:
            share = 1.0 if won else -1.0
        else:
            share = 1.0 - 2 * before / (seats - len(place))
        for seat in place:
            returns[seat] = share
        before = after
    return returns


class State:
    """A match in the shape of OpenSpiel's state. Actions are places among the legal words.

    All states of one engine share its process: each is taken up again from its text when another was asked last.
    """

    _TERMINAL = -4

    def __init__(self, engine, text, history=()):
        self._engine, self._text, self._history = engine, text, list(history)
        self._words = None

    @classmethod
    def new(cls, engine, game, seed="1", seats=None, options=None, pack=None):
        given = {"seats": seats, "options": options, "pack": pack}
        engine.ask("new", game=game, seed=seed, **{k: v for k, v in given.items() if v is not None})
        return cls(engine, engine.ask("save")["text"])

    def _here(self):
        if getattr(self._engine, "_state", None) is not self:
            self._engine.ask("load", text=self._text)
            self._engine._state = self
        return self._engine

    def clone(self):
        return State(self._engine, self._text, self._history)

    def serialize(self):
        return self._text

    def history(self):
        """The actions since this state was begun or read, as they were numbered when they were chosen."""
        return list(self._history)

    def is_chance_node(self):
        """Never: chance is in the seed, and what it brings is hidden until it is seen."""
        return False

    def is_simultaneous_node(self):
        """Never: who choose at once are asked one after another, and see nothing of each other's choice."""
        return False

    def is_terminal(self):
        return not self._here().ask("toAct")["toAct"]

    def current_player(self):
        seats = self._here().ask("toAct")["toAct"]
        return seats[0] if seats else self._TERMINAL

    def _legal(self):
        if self._words is None:
            seat = self.current_player()
            legal = [] if seat < 0 else self._here().ask("legal", seat=seat, describe=False)["legal"]
            self._words = [each["word"] for each in legal]
        return self._words

    def legal_actions(self):
        return list(range(len(self._legal())))

    def action_to_string(self, action):
        return self._legal()[action]

    def apply_action(self, action):
        word, seat = self._legal()[action], self.current_player()
        self._history.append(action)
        engine = self._here()
        engine.ask("play", word=word, seat=seat)
        self._text, self._words = engine.ask("save")["text"], None

    def returns(self):
        outcome = self._here().ask("outcome")["outcome"]
        if outcome is None:
            return [0.0] * self.num_players()
        return _returns(outcome)

    def num_players(self):
        return int(self._text.split("\n")[2].split(" ")[1])

    def observation(self, player):
        return self._here().ask("view", seat=player)["view"]

    def observation_string(self, player):
        return self.information_state_string(player)

    def observation_tensor(self, player):
        """What a seat sees as numbers; `observation_names` says what each is about."""
        return self._here().ask("features", seat=player)["features"]

    def observation_names(self):
        return self._here().ask("features", seat=0)["names"]

    def information_state_string(self, player):
        return json.dumps(self.observation(player), sort_keys=True)


class AEC:
    """A match in the shape of PettingZoo's AEC: agents act one after another, with `last`, `step` and `agent_iter`."""

    metadata = {"name": "tavola", "is_parallelizable": False}

    def __init__(self, engine, game, seats=None, options=None, pack=None):
        given = {"seats": seats, "options": options, "pack": pack}
        self._engine, self._given = engine, {k: v for k, v in given.items() if v is not None}
        self._game = game
        self.reset()

    def reset(self, seed=None, options=None):
        begun = self._engine.ask("new", game=self._game, seed=str(seed if seed is not None else 1), **self._given)
        self._engine._state = None
        self.possible_agents = ["seat_%d" % seat for seat in range(begun["seats"])]
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._select(begun["toAct"])

    def _select(self, to_act):
        seat = to_act[0]
        self.agent_selection = "seat_%d" % seat
        legal = self._engine.ask("legal", seat=seat, describe=False)["legal"]
        self._words = [each["word"] for each in legal]
        self.infos[self.agent_selection] = {"legal": self._words}

    def observe(self, agent):
        return self._engine.ask("view", seat=self.possible_agents.index(agent))["view"]

    def last(self, observe=True):
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self.rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action):
        """An action is a place among `infos[agent]["legal"]`; None for whoever is finished."""
        if self.terminations[self.agent_selection]:
            self.agents.remove(self.agent_selection)
            self.agent_selection = self.agents[0] if self.agents else None
            return
        seat = self.possible_agents.index(self.agent_selection)
        told = self._engine.ask("play", word=self._words[action], seat=seat)
        if told["over"]:
            outcome = self._engine.ask("outcome")["outcome"]
            for agent, share in zip(self.possible_agents, _returns(outcome)):
                self.rewards[agent], self.terminations[agent] = share, True
                self.infos[agent] = {"legal": []}
            self.agent_selection = self.agents[0]
        else:
            self._select(told["toAct"])

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    def agent_iter(self, most=1 << 30):
        while self.agents and most > 0:
            most -= 1
            yield self.agent_selection

    def close(self):
        self._engine.close()


class Batch:
    """Many matches at once; each that ends begins anew, and its scores stand in `ended`.

    With observe="features", `features` holds what each actor sees as numbers, match after match (a flat array, which
    numpy.frombuffer takes as it is), and `names` says what each is about.
    """

    def __init__(self, engine, game, matches, seed="1", observe="nothing", **more):
        self._engine = engine
        told = engine.ask("batch", game=game, matches=matches, seed=str(seed), observe=observe, **more)
        self.names, self._kind = told.get("names"), told.get("type")
        self._take(told)

    def _take(self, told):
        self.actors, self.legal, self.ended = told["actors"], told["legal"], told["ended"]
        self.words, self.views = told.get("words"), told.get("views")
        self.features = _numbers(self._kind, told["features"]) if "features" in told else None

    def observation(self, match):
        """The features of one match, without a copy."""
        size = len(self.names)
        return memoryview(self.features)[match * size : (match + 1) * size]

    def step(self, actions):
        self._take(self._engine.ask("steps", actions=actions))
        return self.ended
