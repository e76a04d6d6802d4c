// @ts-check
// The page of a table.

import { Board } from "./board.js";
import { connectControls } from "./controls.js";
import { byId, jsonFrom } from "./dom.js";
import { Panel } from "./panel.js";
import { PlayerList } from "./players.js";
import { Preferences, connectPreferences } from "./preferences.js";
import { Session } from "./session.js";
import { SoundPlayer } from "./sound.js";

const page = byId("table");
const words = jsonFrom("words");
const board = new Board(byId("board"));
const players = new PlayerList(board, words["clock-stale"]);
const panel = new Panel(words, players);
const sound = new SoundPlayer();
const preferences = new Preferences(page.dataset.game ?? "");
const session = new Session({ page, words, board, players, panel, sound, preferences });

connectPreferences(preferences, { session, panel, sound });
connectControls({ session, panel, words });
