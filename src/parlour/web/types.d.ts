/** Types shared by the server, the site's modules and the UI of a game. */
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
/**
 * A log entry that describes an event from the view of one seat. `places`: ids of elements on the
 * board; `parts`: entries for parts of the event, such as the words of a play.
 */
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
  /** Number of the seat's colour, from 0. */
  colour?: number;
}

/** A text of a layout: the message `<game>-part-<message>`, with the name of a seat's player. */
export interface LayoutWords {
  message: string;
  details?: Record<string, string | number>;
  seat?: Seat;
}
/** What a part looks like. A seat has its own colour and glyph. */
export interface LayoutFace {
  glyph?: string;
  text?: string;
  colour?: string;
  seat?: Seat;
}
export interface LayoutPart {
  id: string;
  words: LayoutWords;
  face?: LayoutFace;
  token?: string;
  seat?: Seat;
}
export interface LayoutMarker {
  at: number;
  face: LayoutFace;
  token?: string;
}
interface LayoutNamed {
  id: string;
  words: LayoutWords;
  seat?: Seat;
}
export type LayoutPiece = LayoutNamed &
  (
    | {
        piece: 'grid';
        columns: number;
        parts: LayoutPart[];
        column_names?: string[];
        row_names?: string[];
        turned_for?: Seat[];
      }
    | { piece: 'hand' | 'row' | 'chips'; parts: LayoutPart[] }
    | { piece: 'pile'; count: number; top?: LayoutFace; token?: string }
    | { piece: 'track'; parts: LayoutPart[]; markers?: LayoutMarker[] }
    | { piece: 'counter'; value: number; face?: LayoutFace }
  );
/**
 * A board that the site draws. `last_move`: the ids of the parts that the last move changed;
 * `badges`: the face of each seat, shown next to its name.
 */
export interface Layout {
  pieces: LayoutPiece[];
  last_move?: string[];
  badges?: LayoutFace[];
}

/** The view of a match from one seat, or from the public if `seat` is null, at one log position. */
export interface Frame {
  match: string;
  seq: number;
  game: string;
  seat: Seat | null;
  options: Record<string, unknown>;
  view: View | null;
  /** The board, in games whose boards the site draws. */
  layout?: Layout;
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
  /** Whether it is a preview of conditional moves. */
  ahead?: boolean;
  /**
   * Present while the opponent thinks and the user can choose a premove as in a turn; the chosen
   * action, or null.
   */
  premove?: Action | null;
  /** Whether the players paused all clocks. */
  paused: boolean;
  /** Earliest times of a reminder and of a claim, in ms since 1970; null if not allowed. */
  nudge_at: number | null;
  claim_at: number | null;
  /** The sources of the points, once the match is over. */
  score_breakdown?: ScoreSource[] | null;
}
/** An action of a line of conditional moves, with its log entries. */
export interface PredictedAction {
  seat: Seat;
  action: Action;
  log_entries: LogEntry[];
}
/** The points of one kind for each seat. `notes`: an explanation for each seat. */
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
  /**
   * Digest of the options, seats and settings. A user sends the digest they saw when they take a
   * seat.
   */
  terms_digest: string;
  phase: Phase;
  seats: (SeatOccupant | null)[];
  /** User id for each seat, for links to profiles. */
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
  challenges: TableChallenge[];
}
/** A challenge of a bot account, for which a seat is kept free until it answers. */
export interface TableChallenge {
  seat: Seat;
  user_id: string;
  name: string;
  state: 'waiting' | 'declined' | 'unanswered';
  answer_by: number;
}
/** A bot account of a member that accepts a challenge. */
export interface BotOpponent {
  id: string;
  name: string;
  owner: { id: string; name: string };
}
/**
 * A rematch: its match, the seats of the previous match that accepted it, and whether it has
 * started. `changed`: whether the host has changed its settings, so that users must join it at its
 * own table.
 */
export interface RematchStatus {
  match: string;
  accepted_by: Seat[];
  started: boolean;
  changed: boolean;
}
/** An open offer. `seq`: the log position of the offer, which an answer repeats. */
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
  /** The points of each seat after a decision, if the game has points. */
  scores?: number[] | null;
}
export interface ChatMessage {
  id: string | number;
  at: number;
  name: string;
  seat: Seat | null;
  text: string;
  /** Id of a phrase that is translated for each reader; empty for a free text. */
  phrase: string;
  /** Id of the message that this one answers; empty for none. */
  reply_to: string;
  /** Whether a bot account sent the message. */
  is_bot: boolean;
}
export interface Proof {
  match: string;
  commitment: string;
  key: string;
  seed: string;
  nonces: string[];
  checks: { name: string; passed: boolean; text: string }[];
}

/** An evaluated action, with its value for the player to move and its log entry (`deed`). */
export interface EvaluatedAction {
  action: Action;
  value: number;
  deed: LogEntry | null;
  line: Action[];
  /** Number of turns of all players until the end, if the value is certain; 0 for a draw. */
  ends_in?: number | null;
}
/**
 * The evaluation of one decision. `place`: rank of the played action from 0, or null if it is not
 * ranked.
 */
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
/**
 * The puzzle of a day. Evaluated actions and statistics are included only after the puzzle has
 * ended.
 */
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
  has_hidden_information: boolean;
  lists_actions: boolean;
  max_decisions: number;
  minutes: number;
  weight: number;
  has_player_colours: boolean;
  has_draw_offers: boolean;
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
/**
 * A room of a game, with its dictionary, the dictionary that it replaces, and the options of its
 * tables.
 */
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
  /** The allowed numbers of seats. */
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
  /** The layout of a sample position, in games whose boards the site draws. */
  sample_layout: Layout | null;
  puzzles: boolean;
  faq: boolean;
  dictionary: boolean;
  record_suffix: string | null;
}
/** A moment of a lesson, with the frame, the seat whose decision led to it, and the log entries. */
export interface Moment {
  frame: Frame;
  seat: Seat | null;
  log_entries: LogEntry[];
}
/**
 * A step of a lesson, with its message, its highlighted places, and the moments that lead to it.
 */
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
  public_layout?: Layout;
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
/**
 * A forum post from the view of a user. A hidden post has no text. `source` is present if the user
 * may edit the post.
 */
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
/** The result of looking up a word in the dictionary of a room. */
export interface LookedUp {
  word: string;
  found: boolean;
  other_words: string[];
  truncated: boolean;
  meaning_url: string | null;
}
/** A room of a game and its visitors. */
export interface RoomShown {
  game: string;
  room: RoomLine;
  options: Record<string, unknown>;
  clocks: { name: string; rule: ClockRule }[];
  /** Whether words can be looked up. */
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
/** A notification channel of the user. */
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
  /** The operator's announcement, shown on every page. */
  announcement: string;
  /** Whether signing up requires an invitation. */
  invitation_required: boolean;
  /** Who may enter: anyone, users with an invitation link, or members only. */
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
  /** Actions that the current user may take on this user. */
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
  | 'status'
  | 'report-done'
  | 'forum'
  | 'tournaments'
  | 'registration'
  | 'password'
  | 'announcement'
  | 'meanings'
  | 'sign-ups'
  | 'bots'
  | 'invite';
export interface ServerStatus {
  version: string;
  started_at: number;
  at: number;
  sockets: number;
  members: number;
  guests: number;
  /** Null if the database does not answer; so is `gathering`. */
  playing: number | null;
  gathering: number | null;
  /** One point per minute of the last hour, oldest first. */
  points: {
    at: number;
    moves: number;
    response_ms: number | null;
    slow_response_ms: number | null;
    sockets: number;
    processor: number;
    bots: number;
  }[];
  bots: { workers: number; busy: number; people: number; watched: number; nobody: number };
  database: {
    engine: string;
    answers: boolean;
    connections: number;
    max_connections: number;
    waiting: number;
    append_ms: number | null;
    slow_append_ms: number | null;
  };
  channels: { channel: 'push' | 'mail' | 'webhook'; sent: number; failed: number }[];
  games: number;
  is_connected: boolean;
  unavailable_games: { game: string; reason: string }[];
  /** Games whose code has raised exceptions since the process started. */
  failing_games: { game: string; reason: string; count: number; last_at: number }[];
}
export interface Room {
  registration_mode: 'open' | 'invitation' | 'closed';
  online: { members: number; guests: number };
  users: PersonLine[];
  audit_log: { at: number; actor: string; action: string; subject: string; reason: string }[];
  has_password: boolean;
  announcement: string;
  /** The URL of the dictionary. */
  dictionary_url: string;
  /** The number of accounts that can be created per day from one network. */
  sign_up_limit: number;
  reports: ReportLine[];
  /** Actions that the current user may take on the admin page. */
  allowed_actions: SiteAction[];
  bot_mode: 'open' | 'closed';
  /** The newest bot accounts. Only operators see them. */
  bots: BotAccount[];
  /** The games that could not be loaded. Only operators see them. */
  unavailable_games: { game: string; reason: string }[];
}
/** A report to the moderators. `resolved_by`: the moderator who resolved it. */
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
export interface ApiKey {
  id: string;
  /** The id of the user or bot account for which the key acts. */
  account: string;
  name: string;
  scopes: string[];
  created_at: number;
  /** The hour of the last use; 0 for never. */
  used_at: number;
  expires_at: number | null;
  expired: boolean;
}
export interface BotAccount {
  id: string;
  name: string;
  owner: string;
  owner_name: string;
  created_at: number;
  /** The hour of the last use of a key; 0 for never. */
  used_at: number;
}
export interface Account {
  name: string;
  role: Role;
  joined_at: number;
  has_password: boolean;
  /** Whether the user signed in recently, which is sufficient for users without a password. */
  recently_signed_in: boolean;
  recovery_codes_left: number;
  devices: Device[];
}
export interface Home {
  own: Summary[];
  /** Abandoned matches in which all opponents are bots. */
  idle: Summary[];
  open: Summary[];
  unavailable: Summary[];
  live: Summary[];
  finished: Summary[];
  users: PersonHere[];
  online: { members: number; guests: number };
  invitations: Asked[];
}
/** An invitation to a table. */
export interface Asked {
  match: string;
  game: string;
  inviter: string;
  name: string;
  member: boolean;
  at: number;
}
/** An online user. `id`: id for the profile link; `playing`: the game that they play. */
export interface PersonHere {
  id: string | null;
  name: string;
  playing: string | null;
  member: boolean;
}
/** A kind of table that a user seeks. */
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
/** The relationship to another user. `unblocked`: whether neither user blocks the other. */
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
/** The profile of a user. `friends`: null if the list is hidden. */
export interface Profile {
  id: string;
  name: string;
  role: Role;
  joined_at: number;
  /** The owner of a bot account; null for a person. */
  bot_owner: { id: string; name: string } | null;
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

/** A rating with its 90 % margin of error. */
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
  /** Number of fully weighted matches until the rating is no longer provisional. */
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
  /** The rating by the game's own formula, if it has one. */
  own_rating_before: number | null;
  own_rating: number | null;
  /** Whether the seat made enough decisions to be rated. */
  is_rated: boolean;
  /** The weight of the rating change, from 0 to 1; null if the match is unrated. */
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
  /** The code of the reason why the match is unrated; empty if it is rated. */
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
  /** Whether only members of a club may enter. */
  is_club_only: boolean;
  admits_bots: boolean;
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
  settings: { clock: ClockRule; [more: string]: unknown };
  filled: string | null;
  late: number;
  patience: number;
  pause: number;
  begins_at: number | null;
  /** Id of the club whose members may enter; null if everyone may. */
  club?: string | null;
  /** Whether bot accounts may enter. */
  bots: boolean;
}
export type ClubRole = 'owner' | 'leader' | 'member';
export type ClubJoining = 'open' | 'request' | 'invitation';
export interface ClubReference {
  id: string;
  name: string;
}
export interface ClubSummary extends ClubReference {
  /** Number of members. */
  members: number;
  joining: ClubJoining;
  role: ClubRole | '';
  admission: 'requested' | 'invited' | 'removed' | '';
  /** Number of requests that the user can answer. */
  requests: number;
}
export interface ClubMember {
  id: string;
  name: string;
  role: ClubRole;
  since: number;
  online: boolean;
}
export interface ClubApplicant {
  id: string;
  name: string;
  at: number;
}
export interface ClubDetails {
  club: ClubSummary;
  created_at: number;
  html: string;
  /** Markdown source, for users who may edit it. */
  source: string;
  actions: string[];
  members: ClubMember[];
  has_more_members: boolean;
  requests: ClubApplicant[];
  invitations: ClubApplicant[];
}
export interface ClubTerms {
  name: string;
  description: string;
  joining: ClubJoining;
}
export interface OwnClubs {
  clubs: ClubSummary[];
  invitations: { club: ClubSummary; inviter: string; inviter_name: string }[];
  requests: ClubSummary[];
  can_create: boolean;
}
export interface Entrant {
  number: number;
  name: string;
  present: boolean;
  from_round: number;
  mine: boolean;
  is_bot: boolean;
}
export interface Pod {
  /** Match id; null before the table opens, except for its players and the host. */
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
  /** Club whose members may enter; null if everyone may or the club was deleted. */
  club: ClubReference | null;
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
  /** Whether the bar may be higher than the bars of a turn. */
  isTall?: boolean;
}
export interface Button {
  text: string;
  run: () => void;
  danger?: boolean;
  icon?: string;
  /** Whether the button is shown only if the panel is a sheet. */
  narrow?: boolean;
}
/**
 * A row of the log that a game draws, with a glyph (a template), a location, a text and a note. By
 * default, points and totals are taken from the scores.
 */
export interface LogRow {
  glyph?: unknown;
  location?: string;
  text: string;
  note?: string;
  points?: number | string;
  total?: number | string;
}
/** The functions that the site provides for the UI of a game. */
export interface Host {
  submit(action: Action): Promise<void>;
  preview(action: Action): Promise<Preview>;
  draft: { get(): unknown; set(value: unknown): void };
  /** Remove the premove of the frame. */
  cancelPremove?(): void;
  setActionBar(bar: ActionBar): void;
  /** Return the URL of an export of the finished match. */
  exportUrl(what: 'poster' | 'record'): string;
  announce(text: string): void;
  t: Words;
  playSound(name: string): void;
  /** Return a setting. `confirm`: whether a complete draft must be confirmed before it is sent. */
  setting(name: 'legal' | 'trace' | 'motion' | 'confirm'): boolean;
  onSettingChange(fn: () => void): void;
}
/**
 * A typed command, with its notation, a description and other spellings (`aliases`). Without
 * `points`, the points are requested from the server. `rest`: text that is typed again at the next
 * decision; `answer`: a reply without a move.
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
  /** Highlight the places of a log row; an empty list removes the highlight. */
  highlight?(places: readonly string[]): void;
  /** Return the commands that are available for a typed text. Default: every legal move. */
  commands?(typed: string): Command[];
  /** Move the focus to the element where the user plays next. Default: the first tab stop. */
  focus?(): void;
}
/**
 * The exports of `games/<game>/ui/index.js`. `graphValues`: one number for each seat, for the
 * analysis graph of a game without scores; `actionText`: the text of an action in the list of
 * moves; `actionLabel`: a shorter text for candidates; `badge`: a template shown next to a name.
 */
/**
 * The end of a match in a game's own terms. `heading` replaces the words "You win"; `points` and
 * `unit` replace the scores in a game without points.
 */
export interface Finale {
  picture?: unknown;
  heading?: unknown;
  line?: string;
  points?: number[];
  unit?: string;
}
export interface GameUI {
  mount(root: HTMLElement, host: Host): Board;
  graphValues?(view: View): number[] | null;
  /**
   * Return the actions that the seat of a frame can choose while the opponent thinks. A game that
   * defines them offers premoves; its board submits one as in a turn and shows `frame.premove`.
   */
  premoves?(frame: Frame): Action[];
  badge?: Badge;
  actionText?(action: Action, frame: Frame, t: Words): string;
  /** Return the keys of the board, each with a description, for the list of shortcuts. */
  shortcuts?(t: Words): [keys: string, does: string][];
  /** Return a log entry as a row of the log, or null to show it as text. */
  logRow?(entry: LogEntry, t: Words): LogRow | null;
  /**
   * Return the group of a log entry, or null. Entries of one group that follow each other, such as
   * the secret bets of all players, share one row, which `groupRow` returns.
   */
  logGroup?(entry: LogEntry): string | null;
  groupRow?(entries: LogEntry[], t: Words): LogRow;
  /** Return the names of the last two columns of the log. Default: points and total. */
  logColumns?(t: Words): [string, string];
  /** Return the score breakdown as a template, if a table of the sources is not enough. */
  scoreBreakdown?(frame: Frame, t: Words): unknown;
  actionLabel?(action: Action, frame: Frame, t: Words): string;
  /** Whether the result is beside the board on wide screens, because the board is square. */
  isFinaleBeside?: boolean;
  /**
   * Return what the result beside the final board shows of this game. `seat` is the winner, or null
   * in a draw.
   */
  finale?(frame: Frame, seat: Seat | null, t: Words): Finale;
  /**
   * Return the details that describe an action of a predicted line, if its fields are not enough.
   */
  predictedDetails?(action: Action, earlier: Action[], frame: Frame): LogEntry['details'] | null;
}
/** A statistic over many matches, with its average, its maximum and the match with the maximum. */
export interface Counted {
  kind: string;
  average: number;
  best: number;
  match: string;
}
/** The statistics of a user's latest matches of a game. */
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
