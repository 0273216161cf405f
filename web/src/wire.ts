// Written by tools/wire_types.py from src/insula/server/wire; `make generate` writes it again.

/** The command was carried out. */
export interface Accepted {
  t: 'accepted';
  nonce: string;
  version: number;
}

/** Name and password, to register or to log in. */
export interface AccountIn {
  name: string;
  password: string;
}

/** An act that begins with a thing: what to take back, what puts it together, what would carry it out. */
export interface ActInfo {
  label: string;
  back: number;
  steps: OptionInfo[];
  last: OptionInfo | null;
}

/** Asks which acts begin with a thing on the board. */
export interface Acts {
  t: 'acts';
  nonce: string;
  thing: string;
}

/** The acts that begin with a thing; where there is none, why. */
export interface ActsAnswer {
  t: 'acts';
  nonce: string;
  thing: string;
  acts: ActInfo[];
  refusal: RefusalInfo | null;
}

/** Hands a seat of mine to a bot, or takes it back. */
export interface Bot {
  t: 'bot';
  seat: number;
  on: boolean;
  level?: string | null;
}

/** A level of bot. */
export interface BotInfo {
  name: string;
  title: string;
  text: string;
}

/** What a number is made of; the amounts of its parts add up to its total. */
export interface Breakdown {
  what: string;
  name: string;
  total: number;
  parts: Part[];
}

/** A card by its id: what it says, where that is from, and whether it is a design of our own (it carries a mark). */
export interface CardInfo {
  id: string;
  name: string;
  text: string;
  source: string;
  house: boolean;
}

/** How a counter stands before and after an answer; `what` is an icon, `whose` is empty for the player asked. */
export interface Change {
  what: string;
  name: string;
  before: number;
  after: number;
  whose: string;
  sort: 'count' | 'level' | 'flag';
  text: string;
}

/** Says something in the players' room, or among spectators in theirs. */
export interface Chat {
  t: 'chat';
  text: string;
}

/** Something said. */
export interface ChatLine {
  t: 'chat';
  number: number;
  name: string;
  text: string;
  room: 'players' | 'spectators';
  at: number;
}

/** Something that may be chosen when a game is set up. */
export interface ChoiceInfo {
  name: string;
  text: string;
  values: string[];
  default: string;
  several: boolean;
  title: string;
  titles: Record<string, string>;
  by_seat: boolean;
  by_list: boolean;
}

/** The clock in milliseconds: what the asked seat has left for this answer, then the reserves of all. */
export interface ClockInfo {
  seat: number;
  move_ms: number;
  reserve_ms: number[];
}

/** Where a learner stands: the first step that is still to do, the answers it wants now, the one to show first. */
export interface CoachInfo {
  lesson: string;
  step: number;
  given: string[];
  wanted: number[];
  own_way: boolean;
}

/** One comparison on the way to the winner, in the order of the rules. */
export interface Decision {
  title: string;
  text: string;
  rule: string;
}

/** A question of the act being put together and what was answered; `small` where the first answer suits most. */
export interface DraftInfo {
  question: string;
  chosen: number;
  options: OptionInfo[];
  small: boolean;
}

/** What the end shows: score table, course of the lead, best moments. */
export interface Ending {
  score_table: ScoreTable;
  course: Lead[];
  moments: Moment[];
}

/** Something went wrong with the message or the connection. */
export interface ErrorMessage {
  t: 'error';
  says: string;
  rule: string | null;
}

/** Something that happened, as these eyes saw it, and the rule that caused it. */
export interface Event {
  number: number;
  move: number;
  kind: string;
  seat: number;
  rule: string;
  text: string;
  things: string[];
}

/** Asks what a number at the table is made of, such as `score:0`; docs/wire.md lists the names. */
export interface Explain {
  t: 'explain';
  nonce: string;
  what: string;
}

/** What a number is made of; null when these eyes know no such number. */
export interface Explained {
  t: 'explained';
  nonce: string;
  breakdown: Breakdown | null;
}

/** A game as the lobby shows it; where it has presets, the first is for newcomers and for “play now”. */
export interface GameInfo {
  name: string;
  title: string;
  seats: [number, number];
  choices: ChoiceInfo[];
  bots: BotInfo[];
  blurb: string;
  presets: PresetInfo[];
  opponent: string;
}

/** A word of the glossary: `id` is a thing (its kind, or kind:name), name and one or two sentences, its rules. */
export interface GlossaryEntry {
  id: string;
  name: string;
  text: string;
  rules: string[];
}

/** The end of everything that is kept about the caller; an account's password shows that it is theirs. */
export interface GoodbyeIn {
  password?: string;
}

/** First message: `since` is the first event number not seen yet, `version` that of the last update seen. */
export interface Hello {
  t: 'hello';
  since?: number;
  version?: number | null;
}

/** One piece of advice: the share of wins that the bot expects, with its interval. */
export interface HintInfo {
  option: number;
  text: string;
  share: number;
  low: number;
  high: number;
}

/** Advice from what this seat may know. */
export interface HintMessage {
  t: 'hint';
  nonce: string;
  hints: HintInfo[];
  note: string;
}

/** Asks for advice, where nobody else plays. */
export interface HintPlease {
  t: 'hint';
  nonce: string;
}

/** The points of all sides after a turn; `scenes` are the kinds of the full scenes in it. */
export interface Lead {
  turn: number;
  seat: number;
  move: number;
  event: number;
  totals: number[];
  scenes: string[];
}

/** A lesson in the list of its game, with how far the caller has come; `table` is where it goes on. */
export interface LessonInfo {
  game: string;
  id: string;
  kind: 'guided' | 'lesson' | 'puzzle';
  grade: number;
  minutes: number;
  title: string;
  idea: string;
  steps: number;
  step: number;
  done: boolean;
  table: string | null;
}

/** A lesson with all that its coach says. */
export interface LessonPage {
  game: string;
  id: string;
  kind: 'guided' | 'lesson' | 'puzzle';
  title: string;
  idea: string;
  ending: string;
  steps: LessonStep[];
}

/** One step: a goal, a reason, a thing to do. Where nothing is to be answered, Next is pressed. */
export interface LessonStep {
  goal: string;
  says: string;
  rule: string;
  look: string[];
  answers: boolean;
  wrong: Record<string, string>;
  fails: Record<string, string>;
}

/** A list of one's own (a deck) as people write it. */
export interface ListIn {
  choice: string;
  text: string;
}

/** The word that the choice takes for a list. */
export interface ListOut {
  value: string;
}

/** Who is calling. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
}

/** A turn in which the lead changed much: by how much for whom, and by what. */
export interface Moment {
  turn: number;
  seat: number;
  move: number;
  event: number;
  who: string;
  swing: number;
  text: string;
}

/** A new name for the caller. */
export interface NameIn {
  name: string;
}

/** Where a new table is. */
export interface NewTable {
  table: string;
  link: string;
}

/** One answer; `final` when it cannot be taken back alone. */
export interface OptionInfo {
  id: number;
  text: string;
  thing: string;
  label: string;
  final: boolean;
}

/** How fast a table plays; `says` tells what happens when time runs out. */
export interface Pace {
  kind: 'relaxed' | 'live' | 'days';
  move_seconds: number;
  reserve_seconds: number;
  days: number;
  says: string;
}

/** How fast a table plays; what is left out takes the server's default. */
export interface PaceIn {
  kind?: 'relaxed' | 'live' | 'days';
  move_seconds?: number | null;
  reserve_seconds?: number | null;
  days?: number | null;
}

/** One part of a number: why, how much it adds or takes, the rule, the thing on the table (or empty). */
export interface Part {
  text: string;
  amount: number;
  rule: string;
  thing: string;
}

/** A new password for the caller's account; the old one shows that it is theirs. */
export interface PasswordIn {
  old: string;
  new: string;
}

/** Something that a seat may pick: a character, a deck, a colour; `cards` are the ids of what is in it. */
export interface PickInfo {
  value: string;
  title: string;
  text: string;
  cards: string[];
  alone: boolean;
}

/** A seat before anybody sits there: its team, what it may pick in each choice made by seat, what is picked. */
export interface PlaceInfo {
  team: string;
  team_title: string;
  note: string;
  picks: Record<string, PickInfo[]>;
  chosen: Record<string, string>;
}

/** A set-up as it would be opened: the game that is really played, its places, and what its rules refuse. */
export interface Plan {
  game: string;
  title: string;
  seats: number;
  least: number;
  most: number;
  choices: ChoiceInfo[];
  places: PlaceInfo[];
  barred: Record<string, Record<string, string>>;
  troubles: PlanTrouble[];
}

/** A set-up to be looked at before it is opened. */
export interface PlanIn {
  game: string;
  seats: number;
  choices?: Record<string, string | string[]>;
}

/** Why a set-up cannot be opened: the sentence, and the choice and seat it is about (-1: no single seat). */
export interface PlanTrouble {
  choice: string;
  seat: number;
  says: string;
  rule: string;
}

/** Answers the open question by option or notation; with `settle`, small questions of the act are answered, too. */
export interface Play {
  t: 'play';
  version: number;
  nonce: string;
  option?: number | null;
  text?: string | null;
  settle?: boolean;
}

/** One click: me on a random seat, bots on the others. */
export interface PlayNowIn {
  game: string;
  seats?: number | null;
  choices?: Record<string, string | string[]>;
  bot?: string | null;
}

/** A set-up that is opened with one click; `places` say team and picks of each seat, for its picture. */
export interface PresetInfo {
  name: string;
  title: string;
  text: string;
  seats: number;
  minutes: number;
  choices: Record<string, string>;
  places: PlaceInfo[];
}

/** What an answer costs and brings; `from` marks the cheapest way to finish an act that it only begins. */
export interface Preview {
  cost: Change[];
  gain: Change[];
  places: string[];
  unknown: string[];
  from: boolean;
}

/** Follows the question of an update, in one or more parts: previews by the id of the option. */
export interface Previews {
  t: 'previews';
  version: number;
  previews: Record<number, Preview>;
}

/** How many steps the caller has read or done. */
export interface ProgressIn {
  step: number;
}

/** Something that needs the others' consent, and how it stands. */
export interface ProposalMessage {
  t: 'proposal';
  id: number;
  what: 'rewind' | 'draw';
  by: number;
  move: number | null;
  votes: Record<string, boolean>;
  waiting: number[];
  outcome: 'open' | 'agreed' | 'declined' | 'void';
}

/** Asks the others for a rewind to before a move, or for a draw. */
export interface Propose {
  t: 'propose';
  what: 'rewind' | 'draw';
  move?: number | null;
}

/** Why something is refused: rule, place in the rulebook, sentence, what could be done instead. */
export interface RefusalInfo {
  rule: string;
  section: string;
  says: string;
  alternative: string;
}

/** The command was refused; `nonce` is empty for commands that carry none. */
export interface Refused {
  t: 'refused';
  nonce: string;
  refusal: RefusalInfo;
}

/** The table where those who want to play again meet, and who asked for it. */
export interface RematchInfo {
  table: string;
  by: string;
}

/** A finished game after some moves; with all open, `views` holds each seat's view. Scenes are those that ended. */
export interface ReplayAt {
  version: number;
  view: Record<string, unknown>;
  views: Record<string, unknown>[];
  events: Event[];
  scenes: Scene[];
  question: string;
  asked: number | null;
}

/** A finished game, with its end and its scenes as a spectator saw them. */
export interface ReplayInfo {
  table: string;
  game: string;
  title: string;
  names: string[];
  choices: Record<string, string>;
  moves: ReplayMove[];
  n: number;
  result: Result | null;
  verified: boolean;
  ending: Ending | null;
  scenes: Scene[];
}

/** One answer of a finished game: its notation, and how people say it. */
export interface ReplayMove {
  seat: number;
  text: string;
  label: string;
}

/** A file to report: the game as the caller may know it, never more; after the end with the whole record. */
export interface Report {
  kind: 'insula-report';
  insula: string;
  game: string;
  rules_version: number;
  seats: number;
  choices: Record<string, string>;
  table: string;
  commitment: string;
  state: 'waiting' | 'playing' | 'over';
  seat: number | null;
  version: number;
  moves: number;
  says: string;
  rule: string;
  rule_says: string;
  thing: string;
  words: string;
  question: string;
  options: string[];
  events: Event[];
  view: Record<string, unknown>;
  record: string;
}

/** “This looks wrong”: the sentence and rule that it is about, from a refusal or a line of the log. */
export interface ReportIn {
  says: string;
  rule?: string;
  thing?: string;
  words?: string;
}

/** Gives the game up; `seat` only matters for those who hold several. */
export interface Resign {
  t: 'resign';
  seat?: number | null;
}

/** How a game ended. */
export interface Result {
  winners: number[];
  points: number[];
  reason: string;
}

/** A rule for the rules drawer; `only_with` says what it needs, `in_play` whether the table asked about has it. */
export interface RuleInfo {
  id: string;
  section: string;
  says: string;
  refusal: string;
  ruling: string;
  only_with: string;
  in_play: boolean;
}

/** A big event step by step, events `first` to `last`; `open` while it goes on. Brief ones need no page. */
export interface Scene {
  kind: string;
  title: string;
  scale: 'full' | 'brief';
  first: number;
  last: number;
  open: boolean;
  steps: SceneStep[];
  totals: SceneTotal[];
}

/** How much a side has of what is compared. */
export interface SceneCount {
  who: string;
  amount: number;
}

/** One step: who gets what (an icon) and why. Amounts are points, `event` is a line of the log, `part` a heading. */
export interface SceneStep {
  part: string;
  who: string;
  text: string;
  what: string;
  amount: number;
  rule: string;
  event: number;
  thing: string;
  counts: SceneCount[];
}

/** The points of a side before and after a scene. */
export interface SceneTotal {
  who: string;
  before: number;
  after: number;
}

/** One category of the score; `part_of` names the row it is a part of, or is empty; amounts and notes by side. */
export interface ScoreRow {
  id: string;
  name: string;
  rule: string;
  part_of: string;
  amounts: number[];
  notes: string[];
}

/** The score by category; `who` names sides, `seats` who plays for each. Rows without `part_of` make the totals. */
export interface ScoreTable {
  who: string[];
  seats: number[][];
  what: string;
  rows: ScoreRow[];
  totals: number[];
  decided: Decision[];
}

/** Who shall sit on a seat of a new table. */
export interface SeatIn {
  who: 'me' | 'open' | 'bot';
  bot?: string | null;
}

/** A seat of a table as the caller sees it. */
export interface SeatInfo {
  name: string;
  kind: 'person' | 'bot' | 'open';
  bot: string;
  you: boolean;
  asked: boolean;
  online: boolean;
  stand_in: boolean;
  resigned: boolean;
  level: string;
  kept: string;
  kept_for_you: boolean;
}

/** Which session to end; without one, all but the caller's own. */
export interface SessionIn {
  id?: string | null;
}

/** A browser in which the caller is known; `here` marks the one that asks. */
export interface SessionInfo {
  id: string;
  agent: string;
  created: number;
  seen: number;
  here: boolean;
}

/** Which seat to take; none means the one kept for the caller, or the first that is open. */
export interface SitIn {
  seat?: number | null;
}

/** The command was made for an older version; an update follows. */
export interface Stale {
  t: 'stale';
  nonce: string;
  version: number;
}

/** Starts a table; `bot` is the level that takes the seats still open. */
export interface StartIn {
  bot?: string | null;
}

/** A table in a list. `told` is its set-up in words; `since` what happened since the caller's last answer. */
export interface TableCard {
  table: string;
  game: string;
  title: string;
  choices: Record<string, string>;
  seats: SeatInfo[];
  state: 'waiting' | 'playing' | 'over';
  your_turn: boolean;
  moves: number;
  pace: Pace;
  public: boolean;
  updated: number;
  by: string;
  told: string[];
  since: string[];
  since_more: number;
  result: Result | null;
  view: Record<string, unknown> | null;
}

/** A new table. */
export interface TableIn {
  game: string;
  choices?: Record<string, string | string[]>;
  seats: SeatIn[];
  pace?: PaceIn;
  public?: boolean;
}

/** The lobby: my tables with my turn first, tables that keep a seat for me, and open tables of others. */
export interface TableLists {
  mine: TableCard[];
  invited: TableCard[];
  open: TableCard[];
}

/** Who sits where: on hello and whenever it changes. */
export interface TableMessage {
  t: 'table';
  table: string;
  game: string;
  title: string;
  choices: Record<string, string>;
  names: string[];
  seats: SeatInfo[];
  you: number[];
  spectators: number;
  state: 'waiting' | 'playing' | 'over';
  pace: Pace;
  commitment: string;
  rewinds: number;
  chat: ChatLine[];
  by: string;
  told: string[];
  places: PlaceInfo[];
  rematch: RematchInfo | null;
}

/** Takes answers of an act back and gives others that only put it together; nothing is carried out by it. */
export interface TakeUp {
  t: 'take_up';
  version: number;
  nonce: string;
  back?: number;
  steps?: number[];
  then?: number[];
}

/** Every refusal over HTTP: one sentence and, where there is one, the rule behind it. */
export interface Trouble {
  says: string;
  rule: string | null;
}

/** Takes the last answer back; beyond the boundary it opens a proposal. */
export interface Undo {
  t: 'undo';
  version: number;
  nonce: string;
}

/** The game as these eyes see it: after every accepted change, and whole on hello. */
export interface Update {
  t: 'update';
  version: number;
  from: number;
  events: Event[];
  scenes: Scene[];
  view: Record<string, unknown>;
  eyes: number | null;
  asked: number | null;
  question: string;
  kind: string;
  options: OptionInfo[];
  suggested: number | null;
  passes: boolean;
  draft: DraftInfo[];
  can_undo: boolean;
  confirm: boolean;
  over: boolean;
  result: Result | null;
  ending: Ending | null;
  clock: ClockInfo | null;
  coach: CoachInfo | null;
}

/** Answers a proposal. */
export interface Vote {
  t: 'vote';
  proposal: number;
  yes: boolean;
}

/** Asks why an option, a notation or a thing on the board cannot be chosen. */
export interface Why {
  t: 'why';
  nonce: string;
  option?: number | null;
  text?: string | null;
  thing?: string | null;
}

/** Why something cannot be chosen; null when it can. */
export interface WhyAnswer {
  t: 'why';
  nonce: string;
  refusal: RefusalInfo | null;
}

export type ClientMessage = Hello | Play | Acts | TakeUp | Why | Explain | Undo | Propose | Vote | Resign | Bot | Chat | HintPlease;

export type ServerMessage = TableMessage | Update | Accepted | Refused | Stale | WhyAnswer | Explained | ActsAnswer | ChatLine | ProposalMessage | HintMessage | Previews | ErrorMessage;
