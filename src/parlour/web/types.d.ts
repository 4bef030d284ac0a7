/** The shapes that travel between the server, the browser shell and a game's UI. */
export type Seat = number;
export type Words = (id: string, args?: Record<string, unknown>) => string;
export type Phase = 'gathering' | 'playing' | 'over';
export interface Action {
  do: string;
  [field: string]: unknown;
}
export interface Preview {
  points: number | null;
  problem: string | null;
  details: Record<string, string | number>;
  [more: string]: unknown;
}
/** `places`: places on the board by the names its buttons carry; `parts`: what it is made of. */
export interface LogEntry {
  what: string;
  seat: Seat | null;
  details: Record<string, string | number>;
  places?: string[];
  parts?: LogEntry[];
}
export interface View {
  [more: string]: unknown;
}
export interface Ranking {
  ranks: number[];
  scores: number[] | null;
  over: string | null;
  teams?: number[] | null;
}
export type ClockRule =
  | { clock: 'untimed' }
  | { clock: 'permove'; move_ms: number; fall?: string }
  | { clock: 'fischer'; bank_ms: number; increment_ms?: number; fall?: string }
  | { clock: 'total'; bank_ms: number; step_ms?: number; points?: number; limit_ms?: number; fall?: string }
  | { clock: 'correspondence'; days: number; bank_ms?: number; vacation?: boolean; fall?: string };
export interface Clocks {
  rule: ClockRule;
  left?: number[];
  since?: (number | null)[];
  bank?: number[];
}
export interface SeatOccupant {
  name: string | null;
  bot: string | null;
  here?: boolean;
  out?: boolean;
  mine?: boolean;
  seat?: Seat;
  player?: string | null;
}

/** What one seat (null: the public) sees at one position of the log. */
export interface Frame {
  match: string;
  seq: number;
  game: string;
  seat: Seat | null;
  options: Record<string, unknown>;
  view: View | null;
  turn: { seats: Seat[]; phase: string };
  decision_id: number | null;
  mine: boolean;
  legal_actions: Action[] | null;
  previews: Preview[] | null;
  ranking: Ranking | null;
  clocks: Clocks | null;
  seats: (SeatOccupant | null)[];
  phase: Phase;
  past: boolean;
  /** Whether it is only imagined, by somebody who plans. */
  ahead?: boolean;
  /** Whether all clocks stand still because everybody wished it. */
  paused: boolean;
  /** From when on those who are awaited may be reminded, and from when on the match was left lying (ms since 1970). */
  nudge_at: number | null;
  claim_at: number | null;
  /** Where the points came from, once it is over. */
  score_breakdown?: ScoreSource[] | null;
}
/** An action that somebody foresees, as the log would tell it. */
export interface PredictedAction {
  seat: Seat;
  action: Action;
  log_entries: LogEntry[];
}
/** What one kind of deed brought each seat; `notes` are what it was made of, one a seat. */
export interface ScoreSource {
  kind: string;
  points: number[];
  details: Record<string, string | number>;
  notes: string[];
}
export interface TableSettings {
  clock: ClockRule;
  takebacks: boolean;
  draws: boolean;
  pauses: boolean;
  delay: number;
  watchers: boolean;
  public: boolean;
  leaver: 'wait' | 'bot' | 'end';
  room?: string | null;
  cafe?: boolean;
}
export interface TableInfo {
  match: string;
  code: string | null;
  link: string;
  lan_link: string | null;
  game: string;
  options: Record<string, unknown>;
  settings: TableSettings;
  /** Names options, seats and settings together: whoever sits down says which they have seen. */
  terms_digest: string;
  phase: Phase;
  seats: (SeatOccupant | null)[];
  /** Who sits on each chair, for the way to their pages. */
  user_ids: (string | null)[];
  seat_range: [number, number];
  seat_counts: number[];
  is_host: boolean;
  own_seats: Seat[];
  own_seat: Seat | null;
  share_token: string | null;
  qr: string;
  commitment: string;
  previous_match: string | null;
  rematch: RematchStatus | null;
}
/**
 * The rematch, who has agreed to it (seats of the match before), and whether it has begun; `changed`: its host has
 * arranged it differently, so it is joined at its own table.
 */
export interface RematchStatus {
  match: string;
  accepted_by: Seat[];
  started: boolean;
  changed: boolean;
}
/** `seq`: the position at which it was made, which an answer names. */
export interface Offer {
  seq: number;
  kind: 'draw' | 'takeback' | 'pause';
  seat: Seat;
  accepted_by: Seat[];
}
export interface MoveListEntry {
  seq: number;
  at: number;
  seat: Seat | null;
  kind: string;
  log_entries: LogEntry[];
  spent_ms: number;
  details: Record<string, string | number | boolean>;
  /** The points of each seat after a decision, where a game counts any. */
  scores?: number[] | null;
}
export interface ChatMessage {
  id: string | number;
  at: number;
  name: string;
  seat: Seat | null;
  text: string;
  /** What each reads in their own language; empty for words of one's own. */
  phrase: string;
}
export interface Proof {
  match: string;
  commitment: string;
  key: string;
  seed: string;
  nonces: string[];
  checks: { name: string; passed: boolean; text: string }[];
}

/** An action that was weighed: its value to the mover, and its deed as news. */
export interface EvaluatedAction {
  action: Action;
  value: number;
  deed: LogEntry | null;
  line: Action[];
  /** Where the value is certain: after so many turns of all together the match ends, 0: it is a draw. */
  ends_in?: number | null;
}
/** What a bot thinks of one decision; `place` counts from 0, null: beyond what was ranked. */
export interface Evaluation {
  seq: number;
  step: number;
  seat: Seat;
  best: EvaluatedAction[];
  played: EvaluatedAction | null;
  place: number | null;
  of: number;
  lost: number | null;
  least: boolean;
}
/** The puzzle of a day; `weighed` and `house` (outcome, tries, of how many) come once it is over. */
export interface Puzzle {
  game: string;
  day: string;
  today: string;
  oldest_day: string;
  level: string;
  unit: string;
  frame: Frame;
  log_entries: LogEntry[];
  best_count: number;
  gap: number;
  proven: boolean;
  attempts: { action: Action; deed: LogEntry | null; lost: number | null }[];
  outcome: '' | 'solved' | 'shown';
  evaluated_actions: EvaluatedAction[];
  site_statistics: [string, number, number][];
  streak: number;
  longest_streak: number;
  marks: Record<string, 'first' | 'solved' | 'shown'>;
}
export interface AnalysisStatus {
  state: 'off' | 'none' | 'waiting' | 'reading' | 'spent' | 'done';
  level: string;
  unit: string;
  mistake_thresholds: number[];
  decision_count: number;
  evaluated_count: number;
  evaluations: Evaluation[];
  luck: SeatLuck[];
}

export interface SeatLuck {
  lead: number;
  luck: number;
  margin: number;
}

export interface Spec {
  id: string;
  name: string;
  version: number;
  min_seats: number;
  max_seats: number;
  hidden: boolean;
  small: boolean;
  longest: number;
  minutes: number;
  weight: number;
}
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
  enum?: unknown[];
  anyOf?: Schema[];
  type?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  items?: Schema;
}
/** A room a game keeps: what is in use there, what that stands in for, and the options of its tables. */
export interface GameRoom {
  id: string;
  name: string;
  language: string;
  note: string;
  replaces: string;
  options: Record<string, unknown>;
}
export interface Mode {
  seat_range: [number, number];
  /** Every number of people who may sit. */
  seat_counts: number[];
  inactive: string[];
}
export interface GameCard {
  rooms: GameRoom[];
  clocks: ClockRule[];
  spec: Spec;
  options: Schema;
  seat_range: [number, number];
  seat_counts: number[];
  modes: Record<string, Mode>;
  levels: string[];
  daily: Record<string, unknown> | null;
  lesson: boolean;
  puzzles: boolean;
  faq: boolean;
  dictionary: boolean;
  record_suffix: string | null;
}
/** A moment of a lesson: what the newcomer sees, whose decision led there, and what they heard of it. */
export interface Moment {
  frame: Frame;
  seat: Seat | null;
  log_entries: LogEntry[];
}
/** A step of a lesson: the key of its words, the places they speak of, whether it asks, and the way there. */
export interface Scene {
  message_id: string;
  highlight: string[];
  expects_action: boolean;
  moments: Moment[];
}
export interface Lesson {
  game: string;
  seat: Seat;
  scenes: Scene[];
}
export interface Summary {
  match: string;
  game: string;
  phase: Phase;
  seats: SeatOccupant[];
  options: Record<string, unknown>;
  settings: TableSettings;
  terms_digest: string;
  ranking: Ranking | null;
  to_move: Seat[];
  updated_at: number;
  public_view: View | null;
  code: string | null;
  no_seat_reason: 'full' | 'apart' | null;
}
export interface ForumLine {
  id: string;
  board: string;
  title: string;
  name: string;
  opened_at: number;
  changed_at: number;
  posts: number;
  unread: number;
  pinned: boolean;
  locked: boolean;
  deleted: boolean;
}
export interface ForumBoard {
  boards: string[];
  threads: ForumLine[];
  can_write: boolean;
  can_moderate: boolean;
}
/** A post as its reader sees it: what is hidden has no words, `source` is there while I may change it. */
export interface ForumPost {
  id: string;
  number: number;
  name: string;
  member: boolean;
  at: number;
  edited: boolean;
  html: string;
  source: string;
  mine: boolean;
  hidden_by: string;
  hidden_reason: string;
}
export interface ForumThread {
  details: { thread: ForumLine; last_read: number; posts: ForumPost[]; has_more: boolean };
  can_write: boolean;
  can_moderate: boolean;
}
export interface RoomLine {
  id: string;
  name: string;
  language: string;
  note: string;
  replaces: string;
  word_count: number;
  user_count: number;
}
/** What the list of a room says of letters, and where the word is explained. */
export interface LookedUp {
  word: string;
  found: boolean;
  other_words: string[];
  truncated: boolean;
  meaning_url: string | null;
}
/** A room that a game keeps, and who is in it. */
export interface RoomShown {
  game: string;
  room: RoomLine;
  options: Record<string, unknown>;
  clocks: { name: string; rule: ClockRule }[];
  /** Whether its list can be asked for words. */
  has_dictionary: boolean;
  open: Summary[];
  live: Summary[];
  users: {
    name: string;
    activity: 'plays' | 'watches' | 'here';
    member: boolean;
    rating: number | null;
    own_rating: number | null;
  }[];
  anonymous: number;
  members: number;
  guests: number;
  logged_in: number;
  rooms: RoomLine[];
}
/** A way on which I am told that a table waits. */
export interface WayShown {
  id: string;
  kind: 'push' | 'mail' | 'webhook';
  target: string;
  created_at: number;
  confirmed: boolean;
  last_used_at: number;
  failing: boolean;
  disabled: boolean;
}
export interface Reach {
  channels: WayShown[];
  push_key: string;
  mail_available: boolean;
}
export type Role = 'guest' | 'member' | 'moderator' | 'operator';
export interface Me {
  id: string;
  name: string;
  role: Role;
  settings: Record<string, unknown>;
  /** What the operator says on every page just now. */
  announcement: string;
  /** Whether becoming a member takes the password of the house. */
  invitation_required: boolean;
  /** Who may come in: anybody, people who were given a link, or members alone. */
  registration_mode: 'open' | 'invitation' | 'closed';
}
export interface PersonLine {
  id: string;
  name: string;
  role: Role;
  joined_at: number;
  last_seen_at: number;
  games: number;
  muted_until: number;
  banned_until: number;
  /** What whoever asks may do about them. */
  allowed_actions: AccountAction[];
}
export type AccountAction =
  | 'mute'
  | 'send-out'
  | 'ban'
  | 'rename'
  | 'code'
  | 'role'
  | 'merge'
  | 'merge-into'
  | 'erase';
export type SiteAction =
  | 'read'
  | 'failures'
  | 'report-done'
  | 'forum'
  | 'tournaments'
  | 'door'
  | 'password'
  | 'announcement'
  | 'meanings'
  | 'sign-ups'
  | 'invite';
export interface Room {
  registration_mode: 'open' | 'invitation' | 'closed';
  online: { members: number; guests: number };
  users: PersonLine[];
  audit_log: { at: number; actor: string; action: string; subject: string; reason: string }[];
  has_password: boolean;
  announcement: string;
  /** The address at which words are explained. */
  dictionary_url: string;
  /** How many accounts a day may be made from one network. */
  sign_up_limit: number;
  reports: ReportLine[];
  /** What whoever asks may do here. */
  allowed_actions: SiteAction[];
  /** The games that cannot be loaded, told to operators alone. */
  unavailable_games: { game: string; reason: string }[];
}
/** What somebody asks to be looked after; `done_by` names who has. */
export interface ReportLine {
  id: string;
  at: number;
  reporter: string;
  kind: string;
  subject: string;
  place: string;
  quote: string;
  reason: string;
  resolved_by: string;
}
export interface Device {
  id: string;
  device: string;
  opened_with: string;
  created_at: number;
  last_seen_at: number;
  current: boolean;
}
export interface Account {
  name: string;
  role: Role;
  joined_at: number;
  has_password: boolean;
  /** Signed in a moment ago, which stands for the password of whoever has none. */
  recently_signed_in: boolean;
  recovery_codes_left: number;
  devices: Device[];
}
export interface Home {
  own: Summary[];
  /** Games against bots alone that were left lying. */
  idle: Summary[];
  open: Summary[];
  unavailable: Summary[];
  live: Summary[];
  finished: Summary[];
  users: PersonHere[];
  online: { members: number; guests: number };
  invitations: Asked[];
}
/** Somebody asks me to a table. */
export interface Asked {
  match: string;
  game: string;
  inviter: string;
  name: string;
  member: boolean;
  at: number;
}
/** Somebody who is here: `id` leads to their page, `doing` is the game at whose table they are. */
export interface PersonHere {
  id: string | null;
  name: string;
  playing: string | null;
  member: boolean;
}
/** A table that somebody would sit down at, and how a search for such tables stands: `looking` others, a queue each. */
export interface SearchQueue {
  game: string;
  room: string | null;
  seats: number[];
  pace: 'now' | 'days';
}
export interface SearchState {
  match: string | null;
  waited_ms: number;
  waiting_users: number[];
  reserved_match: string | null;
  commitment: string | null;
}
/** How I stand to somebody; `open`: neither blocks the other. */
export interface Regard {
  friendship: 'none' | 'asked' | 'asks' | 'friends';
  follows: boolean;
  blocks: boolean;
  mutes: boolean;
  unblocked: boolean;
}
export type Step = 'befriend' | 'part' | 'follow' | 'unfollow' | 'block' | 'unblock' | 'mute' | 'unmute';
export interface Acquaintance {
  id: string;
  name: string;
  member: boolean;
  relationship: Regard;
  online: boolean;
  playing: string | null;
}
/** A person's page as I may see it; `friends` is null where I am not told. */
export interface Profile {
  id: string;
  name: string;
  role: Role;
  joined_at: number;
  mine: boolean;
  online: boolean;
  playing: string | null;
  ratings: {
    game: string;
    pace: string;
    rating: Rating;
    best: number;
    games: number;
    won: number;
    provisional: boolean;
  }[];
  games: { game: string; matches: number; won: number; average: number | null; best: number | null }[];
  results: Result[];
  favourites: string[];
  friends: Acquaintance[] | null;
  tables: Summary[];
  relationship: Regard;
}

/** A rating: the number, and how far the truth may be from it nine times in ten. */
export interface Rating {
  value: number;
  margin: number;
}
export interface BoardLine {
  rank: number | null;
  id: string;
  name: string;
  rating: Rating;
  week_change: number | null;
  games: number;
  won: number;
  recent_wins: boolean[];
  mine: boolean;
  /** Matches of full weight that are missing until the rating is no longer provisional. */
  provisional_matches_left: number;
  own_rating: number | null;
}
export interface Anchor {
  bot: string;
  rating: Rating;
}
export interface Leaderboard {
  game: string;
  pace: string;
  season: { id: string; start: number; end: number };
  seasons: string[];
  provisional_matches: number;
  entries: BoardLine[];
  bots: Anchor[];
}
export interface Rung {
  bot: string;
  rating: Rating | null;
  won: number;
  lost: number;
  passed: boolean;
  next: boolean;
}
export interface Ladder {
  game: string;
  wins_needed: number;
  rungs: Rung[];
}
export interface SeatResult {
  seat: Seat;
  name: string;
  bot: string | null;
  rank: number;
  points: number | null;
  left_early: boolean;
  mine: boolean;
  player: string | null;
  rating_before: Rating | null;
  rating_after: Rating | null;
  /** By the game's own formula, where it has one. */
  own_rating_before: number | null;
  own_rating: number | null;
  /** Whether the seat made enough decisions to be rated. */
  is_rated: boolean;
  /** How much of the rating change counted, from 0 to 1; null where nothing was rated. */
  rating_weight: number | null;
}
export interface Result {
  match: string;
  game: string;
  pace: string;
  options: string;
  ended_at: number;
  end_reason: string;
  moves: number;
  rated: boolean;
  /** The code of the reason why it is not rated, empty where it is. */
  unrated_reason: string;
  seats: SeatResult[];
}

/** A tournament in a list. */
export interface TournamentBrief {
  id: string;
  name: string;
  game: string;
  form: TournamentForm;
  seats: number;
  phase: 'open' | 'running' | 'over';
  begins_at: number | null;
  entrants: number;
  round: number;
  rounds: number | null;
  mine: boolean;
  winner: string | null;
}
export type TournamentForm = 'swiss' | 'everybody' | 'knockout' | 'arena';
export interface Terms {
  name: string;
  game: string;
  options: Record<string, unknown>;
  seats: number;
  form: TournamentForm;
  rounds: number;
  minutes: number;
  house: { clock: ClockRule; [more: string]: unknown };
  filled: string | null;
  late: number;
  patience: number;
  pause: number;
  begins_at: number | null;
}
export interface Entrant {
  number: number;
  name: string;
  present: boolean;
  from_round: number;
  mine: boolean;
}
export interface Pod {
  /** Null before the table opens, but for its people and the host. */
  match: string | null;
  entrants: number[];
  ready: number[];
  opened: boolean;
  called_at: number;
  places: { points: number; score: number | null; first: boolean }[];
  entered_by_host: boolean;
}
export interface Turn {
  tables: Pod[];
  byes: number[];
  started_at: number;
  ended_at: number | null;
}
export interface Line {
  entrant: number;
  points: number;
  opponent_points: number;
  score_share: number;
  first_places: number;
  last_round: number;
  rounds: (number | null)[];
}
export interface Tournament {
  id: string;
  terms: Terms;
  phase: 'open' | 'running' | 'over';
  can_manage: boolean;
  can_enter: boolean;
  own_number: number | null;
  commitment: string | null;
  rounds_planned: number | null;
  entrants: Entrant[];
  rounds: Turn[];
  standings: Line[];
  seed: string | null;
}

export interface Badge {
  (seat: Seat, frame: Frame): unknown;
}
export interface ActionBar {
  prompt: string;
  reason?: string;
  confirm?: Button | null;
  undo?: Button | null;
  more?: Button[];
}
export interface Button {
  text: string;
  run: () => void;
  danger?: boolean;
  icon?: string;
  /** Needed only where the panel is a sheet. */
  narrow?: boolean;
}
/**
 * A line of the log as a game draws it: a glyph (a template), where, what, and what came of it. Points and totals come
 * from the scores where it names none.
 */
export interface LogRow {
  glyph?: unknown;
  location?: string;
  text: string;
  note?: string;
  points?: number | string;
  total?: number | string;
}
/** What a game's UI may ask of the house. */
export interface Host {
  submit(action: Action): Promise<void>;
  preview(action: Action): Promise<Preview>;
  draft: { get(): unknown; set(value: unknown): void };
  setActionBar(bar: ActionBar): void;
  /** The address of what the game keeps of this match once it is over. */
  exportUrl(what: 'poster' | 'record'): string;
  announce(text: string): void;
  t: Words;
  playSound(name: string): void;
  /** `confirm`: a draft waits to be sent, rather than being sent as soon as it is whole. */
  setting(name: 'legal' | 'trace' | 'motion' | 'confirm'): boolean;
  onSettingChange(fn: () => void): void;
}
/**
 * A move that can be typed: its notation, what it does in words, and further ways to write it. `points` are left out
 * where the house is to be asked. `rest` is typed again at the decision that follows; `say` answers without a move.
 */
export interface Command {
  text: string;
  description: string;
  aliases?: string[];
  action?: Action;
  points?: number | null;
  rest?: string;
  answer?: string;
}
export interface Board {
  update(frame: Frame): void;
  destroy(): void;
  /** Light up the places that a row of the log tells of; none puts the lights out. */
  highlight?(places: readonly string[]): void;
  /** What can be typed now, given what was typed so far; without it every legal move can. */
  commands?(typed: string): Command[];
  /** Bring the focus to where one plays next; without it the first stop of the Tab key is taken. */
  focus?(): void;
}
/**
 * What `games/<game>/ui/index.js` exports; `measure` (one number a seat) feeds the graph of the review where a game
 * has no scores; `words` is an action in a list of all, `label` a shorter one where a few are weighed; `badge` is the game's own mark beside a name (a template).
 */
export interface GameUI {
  mount(root: HTMLElement, host: Host): Board;
  graphValues?(view: View): number[] | null;
  badge?: Badge;
  actionText?(action: Action, frame: Frame, t: Words): string;
  /** The keys of the board and what each does, for the list under `?`. */
  shortcuts?(t: Words): [keys: string, does: string][];
  /** A piece of news as a line of the log; null where it is told in words. */
  logRow?(news: LogEntry, t: Words): LogRow | null;
  /** What the last two columns of the log are called, where they are not points and total. */
  logColumns?(t: Words): [string, string];
  /** How the points were made, where the game tells it better than a table of its news (a template). */
  scoreBreakdown?(frame: Frame, t: Words): unknown;
  actionLabel?(action: Action, frame: Frame, t: Words): string;
  /** What the news of an action would tell that is only foreseen, after the earlier ones: for its name, where its fields are not enough. */
  predictedDetails?(action: Action, earlier: Action[], frame: Frame): LogEntry['details'] | null;
}
/** A number of many matches: on average, and at most, with the match of that. */
export interface Counted {
  kind: string;
  average: number;
  best: number;
  match: string;
}
/** What somebody's last matches of a game say together. */
export interface Statistics {
  game: string;
  matches: number;
  won: number;
  streak: number;
  points: Counted | null;
  per_turn: number | null;
  recent_matches: {
    match: string;
    at: number;
    rank: number;
    seats: number;
    points: number | null;
    turns: number;
    pace: string;
    rating: number | null;
  }[];
  score_sources: Counted[];
  counts: Counted[];
  groups: { key: string; value: string | boolean | number; matches: number; won: number; average: number | null }[];
}
