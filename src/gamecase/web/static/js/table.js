// @ts-check
// The page of a table.

import { Board } from "./board.js";
import { connectControls } from "./controls.js";
import { byId, jsonFrom } from "./dom.js";
import { MoveList } from "./move_list.js";
import { Panel } from "./panel.js";
import { PlayerList } from "./players.js";
import { Preferences, connectPreferences } from "./preferences.js";
import { Session } from "./session.js";
import { SoundPlayer } from "./sound.js";

const page = byId("table");
// What is only needed where something is aimed is there before the first position is.
const aim = page.dataset.gesture === "aim" && (await Promise.all(
  [import("./shot_caption.js"), import("./aim_input.js"), import("./motion.js")],
));
const words = jsonFrom("words");
const board = new Board(byId("board"));
const sound = new SoundPlayer();
const players = new PlayerList(board, words["clock-stale"], () => sound.play("low"));
const moves = new MoveList(board, page.dataset.turns === "lines");
const panel = new Panel(words, players, moves);
const preferences = new Preferences(page.dataset.game ?? "");
const caption = aim ? new aim[0].ShotCaption(board, () => session.replay()) : null;
const session = new Session({ page, words, board, players, panel, moves, sound, preferences, caption });

connectPreferences(preferences, { session, panel, moves, board, sound });
connectControls({ session, panel, words });
