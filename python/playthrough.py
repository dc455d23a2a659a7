"""A recorded match of each game in the manner of OpenSpiel's playthroughs.

    python3 python/playthrough.py          # writes python/playthroughs/*.txt anew; a test compares them
"""

import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from tavola import Engine, State  # noqa: E402

# What each match is begun with, and the words that are chosen where they can be: chance alone finishes little.
PLAYTHROUGHS = {
    "muster": {"seats": 2, "seed": "playthrough", "prefer": ("banner-", "wizard-")},
    "murano": {"seats": 2, "seed": "playthrough", "prefer": ("create-", "take", "exchange-")},
}
# Every so many states are told with all that each player sees.
_WHOLE = 24


def path_of(game):
    return os.path.join(os.path.dirname(os.path.abspath(__file__)), "playthroughs", game + ".txt")


def _chance(seed=1):
    """Numbers that follow from each other, in any version of Python."""
    while True:
        seed = (1103515245 * seed + 12345) % (1 << 31)
        yield seed >> 8


def _tensor(numbers):
    if all(each in (0, 1) for each in numbers):
        return "".join("◉" if each else "◯" for each in numbers)
    return "[" + ", ".join("%.4g" % each for each in numbers) + "]"


def _told(state, number, players):
    lines = ["", "# State %d" % number]
    lines.append("IsTerminal() = %s" % state.is_terminal())
    if number % _WHOLE == 0 or state.is_terminal():
        lines.append("History() = %s" % state.history())
        lines.append("IsChanceNode() = %s" % state.is_chance_node())
        lines.append("IsSimultaneousNode() = %s" % state.is_simultaneous_node())
        for player in range(players):
            lines.append("InformationStateString(%d) = %s" % (player, json.dumps(state.information_state_string(player))))
            lines.append("ObservationTensor(%d): %s" % (player, _tensor(state.observation_tensor(player))))
    lines.append("CurrentPlayer() = %d" % state.current_player())
    if state.is_terminal():
        lines.append("Returns() = %s" % state.returns())
    else:
        words = [state.action_to_string(action) for action in state.legal_actions()]
        lines.append("LegalActions() = %s" % state.legal_actions())
        lines.append("StringLegalActions() = %s" % json.dumps(words))
    return lines


def playthrough(engine, game):
    """The whole text of a match that is always the same."""
    given = PLAYTHROUGHS[game]
    state = State.new(engine, game, seed=given["seed"], seats=given["seats"])
    lines = [
        "game: %s" % game,
        "",
        "NumPlayers() = %d" % state.num_players(),
        "MinUtility() = -1.0",
        "MaxUtility() = 1.0",
        "UtilitySum() = 0.0",
        "ObservationTensorSize() = %d" % len(state.observation_names()),
    ]
    chance, number = _chance(), 0
    while True:
        lines += _told(state, number, state.num_players())
        if state.is_terminal():
            return "\n".join(lines) + "\n"
        words = [state.action_to_string(action) for action in state.legal_actions()]
        liked = [at for at, word in enumerate(words) if word.startswith(given["prefer"])]
        drawn = next(chance)
        # Three times in four what leads on.
        action = liked[drawn % len(liked)] if liked and drawn % 4 > 0 else drawn % len(words)
        lines += ["", "# Apply action %s" % json.dumps(words[action]), "action: %d" % action]
        state.apply_action(action)
        number += 1


if __name__ == "__main__":
    with Engine() as engine:
        for game in PLAYTHROUGHS:
            os.makedirs(os.path.dirname(path_of(game)), exist_ok=True)
            with open(path_of(game), "w", encoding="utf-8") as file:
                file.write(playthrough(engine, game))
