"""What is said of each entry of a log."""

from gamecase.kernel.log import NO_CHAIR, Entry, EntryKind
from gamecase.kernel.match_state import MatchState
from gamecase.kernel.phrase import Phrase
from gamecase.registry import GamePackage


def tell(package: GamePackage, state: MatchState, entry: Entry) -> Phrase | None:
    """What an entry says that came after a course, to be put into words; None for nothing."""
    match entry.kind:
        case EntryKind.ACT:
            action = state.game.read_action(entry.text)
            said: Phrase = package.table.describe_action(state.position, action)
            return said
        case EntryKind.CLIENT_SEED | EntryKind.REVEAL:
            return None
        case EntryKind.FLAG:
            return Phrase("told-flag", {"chair": int(entry.text)})
        case EntryKind.LOT:
            return Phrase("told-lot", {"chair": int(entry.text.partition(" ")[0])})
        case EntryKind.SAY:
            return Phrase("told-say", {"chair": entry.by, "phrase": entry.text})
        case EntryKind.DECLINE if entry.by == NO_CHAIR:
            return Phrase("told-lapse")
        case EntryKind.OFFER:
            what = entry.text.partition(" ")[0]
            return Phrase(f"told-offer-{what}", {"chair": entry.by})
        case _:
            return Phrase(f"told-{entry.kind.value}", {"chair": entry.by})
