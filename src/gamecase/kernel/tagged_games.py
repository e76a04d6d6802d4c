"""Files with several games that begin with tags, as PGN and PDN have them."""

import re

_TAG = re.compile(r'\[\s*(\w+)\s+"(.*)"\s*\]\s*')


def split_games(text: str) -> tuple[str, ...]:
    """The games of a text: each begins with tags that follow moves.

    >>> first, second = split_games('[White "Ann"]\\n\\n1. e4 *\\n\\n[White "Ben"]\\n\\n1. d4 *\\n')
    >>> second
    '[White "Ben"]\\n\\n1. d4 *\\n'
    >>> "".join((first, second)).count("White")
    2
    """
    games: list[list[str]] = [[]]
    has_moves = False
    for line in text.splitlines(keepends=True):
        if _TAG.fullmatch(line):
            if has_moves:
                games.append([])
                has_moves = False
        elif line.strip():
            has_moves = True
        games[-1].append(line)
    return tuple("".join(lines) for lines in games)


def tagged_names(text: str) -> tuple[str, ...]:
    """The names of the players that the tags of a game give.

    >>> tagged_names('[Event "Club"]\\n[White "Ann"]\\n[Black "Ben"]\\n\\n1. e4 *')
    ('Ann', 'Ben')
    """
    found = (_TAG.fullmatch(line) for line in text.splitlines())
    tags = {tag[1]: tag[2] for tag in found if tag is not None}
    return tuple(tags[side] for side in ("White", "Black") if tags.get(side, "?") != "?")
