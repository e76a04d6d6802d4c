"""A bot that plays random actions: python examples/random_bot.py INVITATION [NAME]"""

import sys
from random import Random

from gamecase.client import ApiState, TableClient, join, random_action

MAX_TRIES = 100  # of actions from a range, which the rules may refuse


def play(invitation: str, name: str) -> str:
    """Join a table and play one game to its end; returns how it ended, in words."""
    random = Random()
    with join(invitation, name) as player:
        for state in player.states():
            if state.is_over:
                return state.status
            if state.offer is not None and state.offer.by not in state.you:
                player.decline(state.offer)
            elif state.is_yours:
                act(player, state, random)
    raise AssertionError("the states of a table never end")


def act(player: TableClient, state: ApiState, random: Random) -> None:
    """Play a random action that the rules allow."""
    for _ in range(MAX_TRIES):
        action = random_action(state, random)
        if action is None:
            return
        error = player.act(state, action)
        if error is None or error.code != "refused":
            return


if __name__ == "__main__":
    print(play(sys.argv[1], " ".join(sys.argv[2:]) or "Random bot"))
