"""A bot that plays anything it may: python examples/random_bot.py INVITATION [NAME]"""

import random
import sys

from gamecase.client import sit_down


def play(invitation: str, name: str) -> str:
    """Sit down and play one game to its end; how it ended, in words."""
    with sit_down(invitation, name) as chair:
        for state in chair.states():
            if state.is_over:
                return state.status
            if state.offer is not None and not state.offer.is_yours:
                chair.decline(state.offer)
            elif state.is_yours and state.actions:
                chair.act(state, random.choice(state.actions))
    raise AssertionError("states never end by themselves")


if __name__ == "__main__":
    print(play(sys.argv[1], " ".join(sys.argv[2:]) or "Random bot"))
