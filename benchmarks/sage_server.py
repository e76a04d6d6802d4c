"""Open Sage behind JSON lines, for `sage_bridge.py`; it runs in the Python that has `bgsage`.

A request is {"level": "1ply", "board": [26 numbers], "dice": [3, 1]} for a play, and has no dice
for a cube decision. Plays are cubeless, cube decisions for money without Jacoby and beavers. With
"force", boards after plays are always evaluated at the full level. The reply has the processor
seconds that it took.
"""

import json
import sys
import time
from functools import cache

from bgsage import BgBotAnalyzer


@cache
def analyzer(level, cubeful):
    return BgBotAnalyzer(eval_level=level, cubeful=cubeful, parallel_threads=1)


def answer(request):
    level, board = request["level"], request["board"]
    if "dice" not in request:
        result = analyzer(level, True).cube_action(board, jacoby=False, beaver=False)
        return {
            "no_double": result.equity_nd,
            "double_take": result.equity_dt,
            "no_double_error": result.equity_nd_se or 0.0,
            "double_take_error": result.equity_dt_se or 0.0,
        }
    result = analyzer(level, False).checker_play(
        board, *request["dice"], jacoby=False, beaver=False, force_boards=request.get("force")
    )
    wanted = result.moves if request.get("force") else result.moves[:1]
    moves = [[move.board, move.cubeless_equity, move.std_error or 0.0] for move in wanted]
    return {"moves": moves}


for line in sys.stdin:
    began = time.process_time()
    reply = answer(json.loads(line))
    reply["seconds"] = time.process_time() - began
    print(json.dumps(reply), flush=True)
