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

/** One reviewed game: how many decisions lost nothing that can be measured, and the mean of the last seven. */
export interface AccuracyPoint {
  table: string;
  game: string;
  at: number;
  seat: number;
  decisions: number;
  accurate: number;
  mean: number;
  low: number;
  high: number;
}

/** An act that begins with a thing: what to take back, what puts it together, what would carry it out. */
export interface ActInfo {
  label: string;
  back: number;
  steps: OptionInfo[];
  last: OptionInfo | null;
  preview: Preview | null;
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

/** Leaves a pass for the questions that the game asks a seat of mine in others' turns, or takes it away again. */
export interface Ahead {
  t: 'ahead';
  nonce: string;
  seat: number;
  on: boolean;
}

/** Somebody whom the caller has blocked, by the name they had then. */
export interface Blocked {
  id: string;
  name: string;
}

/** Somebody who is welcome again. */
export interface BlockedIn {
  id: string;
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

/** A table that played on from a move of this game, and who opened it. */
export interface BranchInfo {
  table: string;
  move: number;
  eyes: 'known' | 'truth';
  seats: number[];
  by: string;
  over: boolean;
  result: string;
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

/** Says something in the players' room, to partners only, or among spectators in theirs. */
export interface Chat {
  t: 'chat';
  to?: 'all' | 'partners';
  text: string;
}

/** Something said. */
export interface ChatLine {
  t: 'chat';
  number: number;
  name: string;
  text: string;
  room: 'players' | 'spectators' | 'partners';
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

/** The answer is allowed, but the coach of the lesson waits for another; nothing was changed. */
export interface Coached {
  t: 'coached';
  nonce: string;
  says: string;
  tried: string;
}

/** Somebody who sat at the same tables. */
export interface Companion {
  name: string;
  bot: string;
  beside: number;
  against: number;
}

/** What somebody tells whoever runs the server about the person on a seat. */
export interface ComplaintIn {
  seat: number;
  words: string;
}

/** The puzzle of a day in UTC, the same for everybody; `solved` of all `puzzles` the caller has solved. */
export interface DailyPuzzle {
  day: string;
  game_title: string;
  puzzle: LessonInfo;
  solved: number;
  puzzles: number;
}

/** An entry of a component file: a card, a tile, a space, a line of a table; `said` are the words made from it. */
export interface DatumInfo {
  file: string;
  entry: string;
  kind: string;
  title: string;
  group: string;
  card: boolean;
  source: string;
  ref: string;
  said: string;
  fields: FieldInfo[];
}

/** One comparison on the way to the winner, in the order of the rules. */
export interface Decision {
  title: string;
  text: string;
  rule: string;
}

/** Asks for the table in sentences, as the text table shows it. */
export interface Describe {
  t: 'describe';
  nonce: string;
}

/** The table in sentences at a version; null where the game has no words for it. */
export interface Described {
  t: 'described';
  nonce: string;
  version: number;
  places: Place[] | null;
}

/** A browser that wants no more push messages. */
export interface DeviceGone {
  endpoint: string;
}

/** A browser that wants push messages, as its push service described it. */
export interface DeviceIn {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A question of the act being put together and what was answered; `small` where the first answer suits most. */
export interface DraftInfo {
  question: string;
  chosen: number;
  options: OptionInfo[];
  small: boolean;
}

/** A new address for the caller's account, or an empty one; the password shows that it is theirs. */
export interface EmailIn {
  email: string;
  password: string;
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
export interface EventInfo {
  number: number;
  move: number;
  kind: string;
  seat: number;
  rule: string;
  text: string;
  things: string[];
}

/** An answer of an example: who gave it, and how people say it. */
export interface ExampleAnswer {
  seat: number;
  label: string;
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

/** A field of a datum. `form` says what a form may put there; `values` what it chooses from. */
export interface FieldInfo {
  name: string;
  value: unknown;
  source: string;
  ref: string;
  open: boolean;
  form: string;
  values: unknown[];
  rule: string;
}

/** Whoever forgot their password: the name or the address of the account. */
export interface ForgottenIn {
  who: string;
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
  how_to: boolean;
  languages: string[];
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
  patches?: boolean;
}

/** One piece of advice: the answer, the act that it begins, and the share of victory that search expects of it. */
export interface HintInfo {
  option: number;
  text: string;
  line: string;
  things: string[];
  share: number;
  low: number;
  high: number;
}

/** Advice from what this seat may know, the best first. */
export interface HintMessage {
  t: 'hint';
  nonce: string;
  version: number;
  hints: HintInfo[];
  note: string;
  sure: boolean;
  gain: number;
  gain_low: number;
  gain_high: number;
  brief: string;
  why: string;
}

/** Asks for advice, where the table allows it. */
export interface HintPlease {
  t: 'hint';
  nonce: string;
}

/** A holiday from a day on (UTC); no days end what was announced. */
export interface HolidayIn {
  first: string;
  days: number;
}

/** Holidays that are not over as times of day, and the days left in this year. */
export interface Holidays {
  coming: [number, number][];
  days_left: number;
}

/** A short sentence beside a sign. */
export interface HowToFact {
  glyph: string;
  title: string;
  text: string;
}

/** A thing of a picture that is pointed at. */
export interface HowToMark {
  thing: string;
  title: string;
  text: string;
}

/** How a game is played, on one page. In texts, what stands between two asterisks is stressed. */
export interface HowToPage {
  game: string;
  title: string;
  lead: string;
  ending: string;
  minutes: number;
  guided: string;
  cover: HowToPicture;
  parts: HowToPart[];
  positions: ShownPosition[];
}

/** A numbered part of the page. */
export interface HowToPart {
  title: string;
  text: string;
  rules: string[];
  pictures: HowToPicture[];
  facts: HowToFact[];
}

/** What the game draws: `show` is one of its own pictures, `about` which things of it, `at` the position. */
export interface HowToPicture {
  show: string;
  about: string[];
  at: number;
  look: string[];
  title: string;
  text: string;
  marks: HowToMark[];
  rows: HowToRow[];
  wide: boolean;
  lesson: string;
}

/** A line of a sum; a total is the sum of those above it. */
export interface HowToRow {
  says: string;
  value: number;
  total: boolean;
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

/** A lesson or puzzle that teaches something. */
export interface LearnLink {
  game: string;
  lesson: string;
  kind: string;
  title: string;
  minutes: number;
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
  principle: string;
  look: string[];
  answers: boolean;
  wrong: Record<string, string>;
}

/** What a link of a letter says. */
export interface LinkIn {
  token: string;
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

/** Whether the tab is in front of its reader; whoever looks is not told by push. */
export interface Looking {
  t: 'looking';
  visible: boolean;
}

/** Who is calling. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
}

/** What somebody misses most: a kind of answer that would have been better, how often, in how many games. */
export interface MissedKind {
  game: string;
  tag: string;
  name: string;
  times: number;
  games: number;
  lost: number;
  example: string;
  lessons: LearnLink[];
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

/** A moment without spoilers: who is asked what, and nothing that happened since. */
export interface MomentQuiz {
  table: string;
  game: string;
  title: string;
  names: string[];
  move: number;
  seat: number;
  question: string;
  options: OptionInfo[];
  given: string[];
  view: Record<string, unknown>;
}

/** A new name for the caller. */
export interface NameIn {
  name: string;
}

/** A new password, by the link of a letter. */
export interface NewPasswordIn {
  token: string;
  password: string;
}

/** Where a new table is. */
export interface NewTable {
  table: string;
  link: string;
}

/** What every page shows: how many tables wait for the caller, and what whoever runs the server announces. */
export interface News {
  waiting: number;
  announcement: string;
}

/** The caller's wishes, whether letters can be sent, the address of the account, and the key for push. */
export interface NoticeInfo {
  wishes: Wishes;
  letters: boolean;
  email: string;
  push_key: string;
  devices: number;
}

/** One answer; `final` when it cannot be taken back alone. */
export interface OptionInfo {
  id: number;
  text: string;
  thing: string;
  label: string;
  final: boolean;
}

/** A puzzle made of one's own mistake. */
export interface OwnPuzzle {
  table: string;
  game: string;
  title: string;
  decision: number;
  move: number;
  at: number;
  question: string;
  lost: number;
  found: boolean;
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

/** What is wrong with corrections, what is worth a look, and the data as they would be. */
export interface PackChecked {
  problems: string[];
  advice: string[];
  data: DatumInfo[];
  hash: string;
}

/** Corrections as the form holds them, or a pack as a file. */
export interface PackIn {
  game: string;
  name?: string;
  changes?: Record<string, Record<string, Record<string, unknown>>>;
  known?: Record<string, string>;
  text?: string;
}

/** A pack: corrected cards that a table is played with. Whatever has the same hash plays the same. */
export interface PackInfo {
  name: string;
  hash: string;
  game: string;
}

/** What the browser draws with a pack: whole files by the names that its pages import them by. */
export interface PackPrinted {
  hash: string;
  name: string;
  files: Record<string, unknown>;
}

/** Random games with corrections: how they went, and how often each changed card was used. */
export interface PackTried {
  games: number;
  wanted: number;
  decisions: number;
  seconds: number;
  fine: boolean;
  problems: string[];
  entered: Record<string, number>;
  used: Record<string, number>;
  counted: boolean;
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

/** A part of the table in words: its heading, one sentence, and the sentences that open on demand. */
export interface Place {
  id: string;
  heading: string;
  title: string;
  says: string;
  more: string[];
  thing: string;
}

/** A seat before anybody sits there: its team, what it may pick in each choice made by seat, what is picked. */
export interface PlaceInfo {
  team: string;
  team_title: string;
  note: string;
  picks: Record<string, PickInfo[]>;
  chosen: Record<string, string>;
}

/** Answers the open question by option or notation; with `settle`, small questions of the act are answered, too. */
export interface Play {
  t: 'play';
  version: number;
  nonce: string;
  option?: number | null;
  text?: string | null;
  settle?: boolean;
  own_way?: boolean;
}

/** One click: me on a random seat, bots on the others. */
export interface PlayNowIn {
  game: string;
  seats?: number | null;
  choices?: Record<string, string | string[]>;
  bot?: string | null;
}

/** Plays on from a move, as some seats: from what the first of them knew then, or from the truth. */
export interface PlayOnIn {
  move: number;
  seats: number[];
  eyes?: 'known' | 'truth';
  bot?: string | null;
  answers?: string[];
}

/** Games of one kind, and how many of them were won; shares of a victory count as parts. */
export interface PlayedCount {
  what: string;
  name: string;
  games: number;
  won: number;
}

/** What somebody played of one game: set-ups, seats, and whatever each seat has one of (Spirits, decks). */
export interface PlayedGame {
  game: string;
  title: string;
  games: number;
  won: number;
  points: number;
  seats: PlayedCount[];
  presets: PlayedCount[];
  columns: Record<string, PlayedCount[]>;
  openings: PlayedCount[];
}

/** The caller's own page. */
export interface PlayerPage {
  name: string;
  since: number;
  games: number;
  lessons: number;
  lessons_of: number;
  puzzles: number;
  played: PlayedGame[];
  accuracy: AccuracyPoint[];
  missed: MissedKind[];
  puzzles_own: OwnPuzzle[];
  companions: Companion[];
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

/** Something that needs the others' consent, and how it stands; `about` is the seat of somebody absent. */
export interface ProposalMessage {
  t: 'proposal';
  id: number;
  what: 'rewind' | 'draw' | 'bot' | 'seat' | 'end';
  by: number;
  move: number | null;
  about: number | null;
  needed: number;
  votes: Record<string, boolean>;
  waiting: number[];
  outcome: 'open' | 'agreed' | 'declined' | 'void';
}

/** Asks the others for a rewind to before a move, for a draw, or what to do about the seat of somebody absent. */
export interface Propose {
  t: 'propose';
  what: 'rewind' | 'draw' | 'bot' | 'seat' | 'end';
  move?: number | null;
  seat?: number | null;
}

/** A step of a patch: a value that is new, or instead of another. */
export interface Put {
  op: 'add' | 'replace';
  path: string;
  value: unknown;
}

/** Whether a line was found: the review's better one, the one that was played, or another. */
export interface QuizAnswer {
  found: boolean;
  played: boolean;
  more: MomentQuiz | null;
  decision: ReviewDecision | null;
}

/** The answers that somebody found for a moment, in notation. */
export interface QuizIn {
  answers: string[];
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

/** A step of a patch: a value that is gone. */
export interface Remove {
  op: 'remove';
  path: string;
}

/** A finished game after some moves; with all open, `views` holds each seat's view. Scenes are those that ended. */
export interface ReplayAt {
  version: number;
  view: Record<string, unknown>;
  views: Record<string, unknown>[];
  events: EventInfo[];
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
  result: ResultInfo | null;
  verified: boolean;
  ending: Ending | null;
  scenes: Scene[];
  pack: PackInfo | null;
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
  events: EventInfo[];
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
export interface ResultInfo {
  winners: number[];
  points: number[];
  reason: string;
}

/** A finished game, looked at; `points` end at the result. */
export interface Review {
  engine: number;
  insula: string;
  game: string;
  title: string;
  rules: number;
  seed: number;
  effort: number;
  names: string[];
  sides: ReviewSide[];
  rounds: string;
  moves: number;
  winners: number[];
  scores: number[];
  reason: string;
  points: ReviewPoint[];
  decisions: ReviewDecision[];
  turns: ReviewTurn[];
  sums: ReviewSum[];
  players: ReviewPlayer[];
  looks: number;
  hurried: boolean;
}

/** One answer of a line: its number, notation, what is clicked for it, and how people say it. */
export interface ReviewAnswer {
  option: number;
  text: string;
  thing: string;
  label: string;
}

/** One act of one seat, judged by what it knew; `move` answers were given before it, and it took `count`. */
export interface ReviewDecision {
  number: number;
  move: number;
  count: number;
  seat: number;
  phase: number;
  round: number;
  question: string;
  played: ReviewLine;
  others: ReviewLine[];
  before: ReviewShare;
  after: ReviewShare;
  loss: number;
  low: number;
  high: number;
  verdict: 'forced' | 'best' | 'fine' | 'inaccuracy' | 'mistake';
  chance: boolean;
  looks: number;
}

/** Answers that make one act, what they bring the seat's side, and how much more than what was played. */
export interface ReviewLine {
  answers: ReviewAnswer[];
  label: string;
  share: ReviewShare;
  gain: number;
  low: number;
  high: number;
  why: string;
  brief: string;
}

/** A seat's decisions; accurate are those that lose nothing beyond their own error bar. */
export interface ReviewPlayer {
  seat: number;
  decisions: number;
  accurate: number;
  phases: [number, number][];
  inaccuracies: number;
  mistakes: number;
  lost: number;
  measured: number;
}

/** The shares of all sides after so many answers: in truth, and as each side knew them, `known[viewer][side]`. */
export interface ReviewPoint {
  move: number;
  round: number;
  truth: ReviewShare[];
  known: ReviewShare[][];
}

/** A part of the victory from 0 to 1, with the interval of 95 % around it. */
export interface ReviewShare {
  win: number;
  low: number;
  high: number;
}

/** Who wins together. */
export interface ReviewSide {
  name: string;
  seats: number[];
}

/** How far the review of a table has come; `says` tells why it failed. `seats` are the caller's own. */
export interface ReviewStatus {
  table: string;
  state: 'none' | 'running' | 'done' | 'failed';
  done: number;
  of: number;
  says: string;
  seats: number[];
  branches: BranchInfo[];
  review: Review | null;
}

/** Where a side's share went, as that side knew it; own, others and luck lead from start to end. */
export interface ReviewSum {
  side: number;
  start: number;
  own: number;
  others: number;
  luck: number;
  end: number;
}

/** A turning point: the side that gained most between two points of the truth, and how much. */
export interface ReviewTurn {
  move: number;
  to: number;
  side: number;
  change: number;
  decision: number;
  text: string;
  luck: boolean;
}

/** A rule seen at a moment: before, what was answered, after; or what is refused then; or in words only. */
export interface RuleExample {
  rule: string;
  kind: 'played' | 'refused' | 'words';
  names: string[];
  seat: number | null;
  before: unknown;
  after: unknown;
  answers: ExampleAnswer[];
  events: EventInfo[];
  tries: string;
  thing: string;
  says: string;
  words: string;
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
  see: string[];
  asked: string[];
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
  side: string;
  who: string;
  amount: number;
}

/** One step: who gets what (an icon) and why. Amounts are points, `event` is a line of the log, `part` a heading. */
export interface SceneStep {
  part: string;
  side: string;
  who: string;
  text: string;
  what: string;
  amount: number;
  rule: string;
  event: number;
  thing: string;
  counts: SceneCount[];
}

/** The points of a side before and after a scene; `side` tells sides apart in any language. */
export interface SceneTotal {
  side: string;
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
  name?: string | null;
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
  absent: boolean;
  offered: boolean;
  sitter: string;
  yours: boolean;
  holiday: number;
}

/** The person on a seat of a table. */
export interface SeatOf {
  seat: number;
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

/** A set-up to be looked at before it is opened. */
export interface SetupIn {
  game: string;
  seats: number;
  choices?: Record<string, string | string[]>;
}

/** A set-up as it would be opened: the game that is really played, its places, and what its rules refuse. */
export interface SetupInfo {
  game: string;
  title: string;
  seats: number;
  least: number;
  most: number;
  choices: ChoiceInfo[];
  places: PlaceInfo[];
  barred: Record<string, Record<string, string>>;
  troubles: SetupTrouble[];
}

/** Why a set-up cannot be opened: the sentence, and the choice and seat it is about (-1: no single seat). */
export interface SetupTrouble {
  choice: string;
  seat: number;
  says: string;
  rule: string;
}

/** A position that a page draws, through the eyes of a seat or of a spectator. */
export interface ShownPosition {
  names: string[];
  seat: number | null;
  view: unknown;
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

/** Whether a pass may be left for others' turns, and for which of the reader's own seats one is left. */
export interface Standing {
  t: 'standing';
  possible: boolean;
  seats: number[];
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
  result: ResultInfo | null;
  view: Record<string, unknown> | null;
}

/** A new table. */
export interface TableIn {
  game: string;
  choices?: Record<string, string | string[]>;
  seats: SeatIn[];
  pace?: PaceIn;
  public?: boolean;
  pack?: string;
  hints?: 'alone' | 'all' | 'none';
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
  partners: boolean;
  by: string;
  told: string[];
  places: PlaceInfo[];
  rematch: RematchInfo | null;
  pack: PackInfo | null;
  hints: boolean;
}

/** Takes answers of an act back and gives others that only put it together; nothing is carried out by it. */
export interface TakeUp {
  t: 'take_up';
  version: number;
  nonce: string;
  back?: number;
  steps?: number[];
  then?: number[];
  meant?: string | null;
  own_way?: boolean;
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
  events: EventInfo[];
  scenes: Scene[];
  view: Record<string, unknown> | null;
  base: number | null;
  patch: (Put | Remove)[];
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
  result: ResultInfo | null;
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

/** How a kind of notice comes: by push, by letter. */
export interface Ways {
  push: boolean;
  mail: boolean;
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

/** What somebody wants to be told. Quiet hours are minutes of the day in a time zone such as Europe/Berlin. */
export interface Wishes {
  turn: Ways;
  half: Ways;
  asks: Ways;
  over: Ways;
  quiet: [number, number] | null;
  zone: string;
}

/** Everything that is printed in a game, with its sources, and the words that powers are made of. */
export interface WorkshopInfo {
  game: string;
  owner: string;
  title: string;
  rules: number;
  data: DatumInfo[];
  grammar: Record<string, unknown>;
  packs: PackInfo[];
}

export type ClientMessage = Hello | Play | Acts | TakeUp | Why | Explain | Describe | Undo | Propose | Vote | Resign | Bot | Ahead | Chat | Looking | HintPlease;

export type ServerMessage = TableMessage | Standing | Update | Accepted | Refused | Coached | Stale | WhyAnswer | Explained | Described | ActsAnswer | ChatLine | ProposalMessage | HintMessage | Previews | ErrorMessage;
