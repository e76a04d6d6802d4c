// Written by tools/generate_message_types.py from the server's message types: do not edit.
// docs/messages.md explains the fields.

export interface AcceptCommand {
  type: "accept";
  offer: number;
  chair?: number;
}

export interface ActCommand {
  type: "act";
  action: string;
  after: number;
  lag?: number;
  part?: string;
}

export interface ActionMessage {
  told: string;
  symbols: string;
}

export interface Aim {
  verb: string;
  piece: string;
  rail: Rail;
  bearing: [number, number];
  strength: [number, number];
  steps: [number, number, number];
  reach: number;
  curve: number;
  powers: StrengthWord[];
  surface: Surface | null;
  sight: number;
  dial: NumberSetting | null;
}

export interface AnalysisMessage {
  wanted: number;
  found: EvaluationMessage[];
  has_failed: boolean;
  totals?: string[][];
}

export interface AnalysisSceneMessage {
  scene: SceneMessage;
  stages: Piece[][];
  art?: ArtMessage;
}

export interface ArtMessage {
  type: "art";
  key: string;
  width: number;
  height: number;
  board: string;
  pieces: Record<string, string>;
  seats: Record<string, string>;
  defs: string;
}

export interface ButtonMessage {
  action: string;
  label: string;
  is_grave: boolean;
  place: number;
}

export interface CardAnswer {
  is_right: boolean;
  title: string;
  chosen?: ChoiceText;
  best: ChoiceText;
  played?: ChoiceText;
  why: string[];
  due: string;
}

export interface CardAttempt {
  picked?: string[];
  spots?: string[];
  action?: string;
  card?: string;
  game?: string;
  gives_up?: boolean;
  is_removed?: boolean;
  wants_more?: boolean;
}

export interface ChainCommand {
  type: "chain";
  chair: number;
  anchor: string;
  words?: string;
  renews?: boolean;
}

export interface ChainMessage {
  chair: number;
  head: string;
  is_open: boolean;
  wants: "chain" | "part" | "";
  may_renew: boolean;
  pages: number;
}

export interface CharacterMessage {
  name: string;
  level: string;
  face: string;
  hello: string;
  bye: string;
}

export interface ChoiceText {
  move: string;
  worth: string;
}

export interface ClaimCommand {
  type: "claim";
  what?: "win" | "draw";
  chair?: number;
}

export type ClientMessage = ActCommand | TouchCommand | WordsCommand | ChainCommand | PartCommand | OfferCommand | AcceptCommand | DeclineCommand | ResignCommand | ClaimCommand | SayCommand | NextCommand | JoinCommand | ViewCommand | PickCommand | HintCommand | PastCommand | PingCommand;

export interface ClockMessage {
  kind: string;
  left: number[];
  running: number;
  free: number;
}

export interface DeckCardMessage {
  counts: string;
  board?: ExerciseMessage;
  card?: string;
  task?: string;
  analysis?: string;
  answer?: CardAnswer;
  nothing?: string;
  has_more?: boolean;
}

export interface DeclineCommand {
  type: "decline";
  offer: number;
  chair?: number;
}

export interface DeepAnalysisMessage {
  level: string;
  state: string;
  seat: string;
  steps: number;
  wanted: number;
  progress: string;
  sure: string;
  problem: string;
  lines: DeepLineMessage[];
}

export interface DeepLevelMessage {
  key: string;
  label: string;
  compares: boolean;
}

export interface DeepLineMessage {
  key: string;
  told: ActionMessage[];
  worth: SidedText;
  interval: string;
  value: number | null;
  low: number | null;
  high: number | null;
  games: string;
  is_live: boolean;
}

export interface DiceMessage {
  kind: string;
  pledge: string;
  secret: string;
  words: DiceWordsMessage[];
  kept: string;
}

export interface DiceWordsMessage {
  chair: number;
  words: string;
}

export interface DrillAttempt {
  picked?: string[];
  spots?: string[];
  action?: string;
  exercise?: string;
  answers?: string[];
  numbers?: string[];
  choice?: string;
  gives_up?: boolean;
  step?: number | null;
}

export interface DrillChoice {
  key: string;
  label: string;
}

export interface DrillField {
  label: string;
  low: number;
  high: number;
}

export interface DrillMessage {
  progress: string;
  exercise: string;
  answers: string[];
  task: string;
  asks: "action" | "numbers" | "choice";
  fields: DrillField[];
  choices: DrillChoice[];
  board?: ExerciseMessage;
  next_board?: ExerciseMessage;
  verdict?: DrillVerdict;
  problem?: string;
}

export interface DrillVerdict {
  is_over: boolean;
  is_right: boolean;
  title: string;
  answer?: string;
  chosen?: string;
  lines: ChoiceText[];
  steps: number;
  why: string[];
}

export interface EditorChoiceMessage {
  value: string;
  label: string;
}

export interface EditorMessage {
  game: string;
  ruleset: string;
  switches: Record<string, boolean | number | string>;
  pieces: [string, string][];
  options: Record<string, string>;
  fields: EditorOptionMessage[];
  palette: PaletteItemMessage[];
  seats: EditorChoiceMessage[];
  lies_free: boolean;
  art?: ArtMessage;
  scene: SceneMessage;
  faults: FaultMessage[];
  position: string;
  texts: PositionTextMessage[];
  is_over: boolean;
  to_act: string;
  levels: DeepLevelMessage[];
  recognised?: string;
}

export interface EditorOptionMessage {
  key: string;
  label: string;
  value: string;
  choices: EditorChoiceMessage[];
  low: number;
  high: number | null;
}

export interface EntriesMessage {
  type: "entries";
  entries: EntryMessage[];
}

export interface EntryMessage {
  told: string;
  symbols: string;
  seat: string;
  written: string;
  sound: string;
  n: number;
  by: number;
  kind: string;
  text: string;
}

export interface ErrorMessage {
  type: "error";
  code: string;
  told: string;
  detail: string;
}

export interface EvaluationMessage {
  bar: number;
  worth: SidedText;
  standing: string;
  lines: LineMessage[];
  judged: JudgedMessage | null;
  levels: string[];
  can_compare: boolean;
}

export interface ExerciseMessage {
  art: ArtMessage;
  scene: SceneMessage;
  picked: string[];
  gestures: GesturesMessage | null;
  refusal?: string;
  where?: string[];
  motion?: Motion | null;
}

export interface FaultMessage {
  told: string;
  where: string[];
}

export interface GesturesMessage {
  paths: Path[];
  aim: Aim | null;
  task: string;
  prompt: string;
  undo: string[] | null;
  buttons: ButtonMessage[];
}

export interface HintCommand {
  type: "hint";
  after: number;
}

export interface HintMessage {
  type: "hint";
  after: number;
  action: string;
  told: string;
  why: string;
  figures: string[];
  arrows: [string, string][];
  aim: number[] | null;
  provisional: string;
}

export interface JoinCommand {
  type: "join";
  since?: number;
}

export interface JudgedMessage {
  seat: string;
  verdict: string;
  lost: number;
  why: string[];
}

export interface Label {
  text: string;
  x: number;
  y: number;
}

export interface LastActionMessage {
  by: number;
  arrows: [string, string][];
  stages: Piece[][];
}

export interface LessonAttempt {
  picked?: string[];
  spots?: string[];
  action?: string;
  made?: string[];
}

export interface LessonMessage {
  board: ExerciseMessage;
  made?: string[];
  is_other?: boolean;
  is_done?: boolean;
}

export interface LessonReplyMessage {
  board: ExerciseMessage;
  title?: string;
  is_right?: boolean;
  explanation?: string;
  best?: string;
}

export interface LineMessage {
  key: string;
  worth: SidedText;
  told: ActionMessage[];
  spots: string[];
  notes: SidedText[];
  is_played: boolean;
}

export interface Mark {
  kind: string;
  outline: string;
}

export interface Motion {
  seconds: number;
  slowing: number;
  tracks: Track[];
  knocks: SoundEvent[];
}

export interface NextCommand {
  type: "next";
  chair?: number;
}

export interface NodeContent {
  parent?: number;
  action?: string;
  comment?: string;
  before?: string;
  marks?: string[];
}

export interface NoticeMessage {
  clause: string;
  number: string;
  told: string;
}

export interface NumberSetting {
  word: string;
  label: string;
  left: number;
  right: number;
  usual: number;
}

export interface OffRailDistance {
  word: string;
  most: number;
  unit: number;
}

export interface OfferCommand {
  type: "offer";
  what: string;
  chair?: number;
}

export interface OfferMessage {
  number: number;
  by: number;
  what: string;
  is_yours: boolean;
  told: string;
}

export interface PaletteItemMessage {
  kind: string;
  drawing: string;
  label: string;
}

export interface PartCommand {
  type: "part";
  chair: number;
  part: string;
}

export interface PastCommand {
  type: "past";
  at: number;
}

export interface PastMessage {
  type: "past";
  at: number;
  scene: SceneMessage;
  arrows: [string, string][];
}

export interface Path {
  spots: string[];
  action: string;
}

export interface PickCommand {
  type: "pick";
  spots: string[];
  after: number;
}

export interface PickingMessage {
  type: "picking";
  after: number;
  spots: string[];
  scene: SceneMessage;
  gestures: GesturesMessage;
}

export interface Piece {
  kind: string;
  x: number;
  y: number;
  id: string;
  scale: number;
  text: string;
  entrance: string;
  is_offered: boolean;
}

export interface PingCommand {
  type: "ping";
}

export interface PlayerMessage {
  rating: string;
  rating_change: string;
  chair: number;
  name: string;
  seat: "first" | "second" | "third" | "fourth" | "nature" | "nobody";
  seat_name: string;
  is_bot: boolean;
  is_here: boolean;
  is_seated: boolean;
  score: number;
  character: CharacterMessage | null;
  is_you: boolean;
  is_to_act: boolean;
}

export interface PongMessage {
  type: "pong";
}

export interface PositionEdit {
  ruleset?: string;
  switches?: Record<string, boolean | number | string>;
  pieces?: string[][];
  options?: Record<string, string>;
  kind?: "put" | "move" | "remove" | "set" | "clear" | "start" | "show";
  piece?: string;
  start?: string;
  end?: string;
  x?: number | null;
  y?: number | null;
  key?: string;
  value?: string;
  text?: string;
  seen_by?: "first" | "second";
  art?: string;
}

export interface PositionEvaluationMessage {
  standing: string;
  bar: number;
  worth: SidedText;
  lines: LineMessage[];
}

export interface PositionTextMessage {
  name: string;
  text: string;
}

export interface PupilTry {
  picked?: string[];
  spots?: string[];
  action?: string;
  exercise?: number;
  gives_up?: boolean;
}

export interface Rail {
  x: number;
  y: number;
  radius: number;
  low: number;
  high: number;
  zero: number;
  slack: OffRailDistance | null;
}

export interface RefusalMessage {
  type: "refusal";
  clause: string;
  told: string;
  where: string[];
}

export interface ResignCommand {
  type: "resign";
  chair?: number;
}

export interface ResultMessage {
  kind: "won" | "lost" | "drawn" | "over";
  title: string;
  by: string;
  story: string;
}

export interface SayCommand {
  type: "say";
  phrase: "hello" | "good-luck" | "well-played" | "thanks" | "sorry" | "one-moment" | "back" | "your-turn" | "oops" | "good-game";
  chair?: number;
}

export interface SceneMessage {
  art: string;
  title: string;
  description: string[];
  pieces: Piece[];
  spots: SpotMessage[];
  marks: Mark[];
  labels: Label[];
  signs: string[];
  standings: StandingMessage[];
  turn: number;
}

export interface ScoreMessage {
  match: string;
  points: number[];
  won: number[];
  drawn: number;
  target: number;
}

export type ServerMessage = EntriesMessage | ArtMessage | StateMessage | PickingMessage | PastMessage | HintMessage | WorkingMessage | RefusalMessage | ErrorMessage | PongMessage;

export interface SidedText {
  first: string;
  second: string;
}

export interface SoundEvent {
  time: number;
  kind: string;
  strength: number;
}

export interface SpotMessage {
  id: string;
  x: number;
  y: number;
  outline: string;
  label: string;
}

export interface StandingMessage {
  seat: "first" | "second" | "third" | "fourth" | "nature" | "nobody";
  text: string;
  captured: string[];
}

export interface StateMessage {
  type: "state";
  n: number;
  after: number;
  nth_game: number;
  is_over: boolean;
  aside: string;
  scene: SceneMessage;
  motion: Motion | null;
  last: LastActionMessage;
  offer: OfferMessage | null;
  clock: ClockMessage | null;
  chains: ChainMessage[];
  may: string[];
  gestures: GesturesMessage | null;
  ahead: Path[] | null;
  guide: string;
  notice: NoticeMessage | null;
  result: ResultMessage | null;
  you: number[];
  seen_by: "first" | "second" | "third" | "fourth" | "nature" | "nobody";
  players: PlayerMessage[];
  status: string;
  is_yours: boolean;
  speak: number[];
  score: ScoreMessage;
  watchers: string;
  dice: DiceMessage;
}

export interface StrengthWord {
  limit: number;
  label: string;
}

export interface StudyCommand {
  picked?: string[];
  spots?: string[];
  action?: string;
  kind?: "show" | "move" | "comment" | "marks" | "order" | "delete" | "insert" | "title";
  version?: number;
  at?: number;
  index?: number;
  text?: string;
  marks?: string[];
  nodes?: NodeContent[];
  seen_by?: "first" | "second";
}

export interface StudyMessage {
  version: number;
  title: string;
  at: number;
  board: ExerciseMessage;
  position: string;
  status: string;
  can_be_exercise: boolean;
  nodes?: StudyNodeMessage[];
  conflict?: string;
}

export interface StudyNodeMessage {
  parent: number;
  action: string;
  written: string;
  told: string;
  number: number;
  is_first: boolean;
  comment: string;
  before: string;
  marks: string[];
  signs: string;
}

export interface Surface {
  unit: number;
  slowing: number;
  radius: number;
  edge: number;
  hole: [number, number];
  pegs: [number, number, number][];
  pieces: [number, number][];
}

export interface TouchCommand {
  type: "touch";
  spots: string[];
  after: number;
  lag?: number;
  part?: string;
}

export interface Track {
  kind: string;
  id: string;
  glides: [number, number, number, number, number][];
}

export interface ViewCommand {
  type: "view";
  seen_by?: string;
  look?: string;
  ahead?: boolean;
}

export interface WordsCommand {
  type: "words";
  chair: number;
  words: string;
}

export interface WorkingMessage {
  type: "working";
  after: number;
  told: string;
}
