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
export interface News {
  what: string;
  seat: Seat | null;
  details: Record<string, string | number>;
  places?: string[];
  parts?: News[];
}
export interface View {
  [more: string]: unknown;
}
export interface Standing {
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
export interface Sitter {
  name: string | null;
  bot: string | null;
  here?: boolean;
  gone?: boolean;
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
  since: number | null;
  mine: boolean;
  legal: Action[] | null;
  previews: Preview[] | null;
  standing: Standing | null;
  clocks: Clocks | null;
  chairs: (Sitter | null)[];
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
  sources?: Source[] | null;
}
/** An action that somebody foresees, as the log would tell it. */
export interface Foreseen {
  seat: Seat;
  action: Action;
  news: News[];
}
/** What one kind of deed brought each seat; `notes` are what it was made of, one a seat. */
export interface Source {
  what: string;
  points: number[];
  details: Record<string, string | number>;
  notes: string[];
}
export interface House {
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
export interface Table {
  match: string;
  code: string | null;
  link: string;
  lan_link: string | null;
  game: string;
  options: Record<string, unknown>;
  house: House;
  /** Names options, seats and settings together: whoever sits down says which they have seen. */
  terms: string;
  phase: Phase;
  chairs: (Sitter | null)[];
  /** Who sits on each chair, for the way to their pages. */
  people: (string | null)[];
  seats: [number, number];
  counts: number[];
  host: boolean;
  seats_mine: Seat[];
  own: Seat | null;
  share: string | null;
  qr: string;
  commitment: string;
  after: string | null;
  next: FollowUp | null;
}
/**
 * The rematch, who has agreed to it (seats of the match before), and whether it has begun; `changed`: its host has
 * arranged it differently, so it is joined at its own table.
 */
export interface FollowUp {
  match: string;
  agreed: Seat[];
  started: boolean;
  changed: boolean;
}
/** `seq`: the position at which it was made, which an answer names. */
export interface Offer {
  seq: number;
  what: 'draw' | 'takeback' | 'pause';
  seat: Seat;
  accepted: Seat[];
}
export interface Entry {
  seq: number;
  at: number;
  seat: Seat | null;
  kind: string;
  news: News[];
  spent_ms: number;
  details: Record<string, string | number | boolean>;
  /** The points of each seat after a decision, where a game counts any. */
  scores?: number[] | null;
}
export interface Said {
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
  checks: { name: string; holds: boolean; words: string }[];
}

/** An action that was weighed: its value to the mover, and its deed as news. */
export interface Considered {
  action: Action;
  value: number;
  deed: News | null;
  line: Action[];
  /** Where the value is certain: after so many turns of all together the match ends, 0: it is a draw. */
  ends_in?: number | null;
}
/** What a bot thinks of one decision; `place` counts from 0, null: beyond what was ranked. */
export interface Opinion {
  seq: number;
  step: number;
  seat: Seat;
  best: Considered[];
  played: Considered | null;
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
  oldest: string;
  level: string;
  unit: string;
  frame: Frame;
  news: News[];
  best: number;
  gap: number;
  proven: boolean;
  tries: { action: Action; deed: News | null; lost: number | null }[];
  outcome: '' | 'solved' | 'shown';
  weighed: Considered[];
  house: [string, number, number][];
  streak: number;
  longest: number;
  marks: Record<string, 'first' | 'solved' | 'shown'>;
}
export interface Reading {
  state: 'off' | 'none' | 'waiting' | 'reading' | 'spent' | 'done';
  level: string;
  unit: string;
  mistakes: number[];
  count: number;
  done: number;
  opinions: Opinion[];
  luck: SeatLuck[];
}

export interface SeatLuck {
  lead: number;
  luck: number;
  within: number;
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
  instead: string;
  options: Record<string, unknown>;
}
export interface Mode {
  seats: [number, number];
  /** Every number of people who may sit. */
  counts: number[];
  inactive: string[];
}
export interface GameCard {
  rooms: GameRoom[];
  clocks: ClockRule[];
  spec: Spec;
  options: Schema;
  seats: [number, number];
  counts: number[];
  modes: Record<string, Mode>;
  levels: string[];
  daily: Record<string, unknown> | null;
  lesson: boolean;
  puzzles: boolean;
  faq: boolean;
  words: boolean;
  record: string | null;
}
/** A moment of a lesson: what the newcomer sees, whose decision led there, and what they heard of it. */
export interface Moment {
  frame: Frame;
  seat: Seat | null;
  news: News[];
}
/** A step of a lesson: the key of its words, the places they speak of, whether it asks, and the way there. */
export interface Scene {
  say: string;
  highlight: string[];
  asks: boolean;
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
  seats: Sitter[];
  options: Record<string, unknown>;
  house: House;
  terms: string;
  standing: Standing | null;
  awaited: Seat[];
  updated: number;
  mini: View | null;
  code: string | null;
  why: 'full' | 'apart' | null;
}
export interface ForumLine {
  id: string;
  board: string;
  title: string;
  name: string;
  opened: number;
  changed: number;
  posts: number;
  fresh: number;
  pinned: boolean;
  locked: boolean;
  binned: boolean;
}
export interface ForumBoard {
  boards: string[];
  threads: ForumLine[];
  writes: boolean;
  keeps: boolean;
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
  hidden_why: string;
}
export interface ForumThread {
  shown: { thread: ForumLine; seen: number; posts: ForumPost[]; more: boolean };
  writes: boolean;
  keeps: boolean;
}
export interface RoomLine {
  id: string;
  name: string;
  language: string;
  note: string;
  instead: string;
  words: number;
  people: number;
}
/** What the list of a room says of letters, and where the word is explained. */
export interface LookedUp {
  word: string;
  found: boolean;
  others: string[];
  more: boolean;
  meaning: string | null;
}
/** A room that a game keeps, and who is in it. */
export interface RoomShown {
  game: string;
  room: RoomLine;
  options: Record<string, unknown>;
  clocks: { name: string; rule: ClockRule }[];
  /** Whether its list can be asked for words. */
  looks_up: boolean;
  open: Summary[];
  live: Summary[];
  people: {
    name: string;
    doing: 'plays' | 'watches' | 'here';
    member: boolean;
    rating: number | null;
    own: number | null;
  }[];
  unnamed: number;
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
  made: number;
  confirmed: boolean;
  used: number;
  failing: boolean;
  off: boolean;
}
export interface Reach {
  ways: WayShown[];
  key: string;
  mail: boolean;
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
  asks: boolean;
  /** Who may come in: anybody, people who were given a link, or members alone. */
  door: 'open' | 'invitation' | 'closed';
}
export interface PersonLine {
  id: string;
  name: string;
  role: Role;
  since: number;
  seen: number;
  games: number;
  muted: number;
  banned: number;
  /** What whoever asks may do about them. */
  can: AccountAction[];
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
  door: 'open' | 'invitation' | 'closed';
  here: { members: number; guests: number };
  people: PersonLine[];
  deeds: { at: number; who: string; what: string; about: string; why: string }[];
  password: boolean;
  announcement: string;
  /** The address at which words are explained. */
  meanings: string;
  /** How many accounts a day may be made from one network. */
  sign_ups: number;
  reports: ReportLine[];
  /** What whoever asks may do here. */
  can: SiteAction[];
  /** The games that cannot be loaded, told to operators alone. */
  set_aside: { game: string; reason: string }[];
}
/** What somebody asks to be looked after; `done_by` names who has. */
export interface ReportLine {
  id: string;
  at: number;
  name: string;
  what: string;
  about: string;
  place: string;
  quote: string;
  why: string;
  done_by: string;
}
export interface Device {
  id: string;
  what: string;
  opened_with: string;
  since: number;
  seen: number;
  here: boolean;
}
export interface Account {
  name: string;
  role: Role;
  since: number;
  password: boolean;
  /** Signed in a moment ago, which stands for the password of whoever has none. */
  fresh: boolean;
  codes: number;
  devices: Device[];
}
export interface Home {
  mine: Summary[];
  /** Games against bots alone that were left lying. */
  left: Summary[];
  open: Summary[];
  shut: Summary[];
  live: Summary[];
  finished: Summary[];
  people: PersonHere[];
  here: { members: number; guests: number };
  asked: Asked[];
}
/** Somebody asks me to a table. */
export interface Asked {
  match: string;
  game: string;
  by: string;
  name: string;
  member: boolean;
  at: number;
}
/** Somebody who is here: `id` leads to their page, `doing` is the game at whose table they are. */
export interface PersonHere {
  id: string | null;
  name: string;
  doing: string | null;
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
  waited: number;
  looking: number[];
  promised: string | null;
  commitment: string | null;
}
/** How I stand to somebody; `open`: neither blocks the other. */
export interface Regard {
  friend: 'none' | 'asked' | 'asks' | 'friends';
  follows: boolean;
  blocks: boolean;
  mutes: boolean;
  open: boolean;
}
export type Step = 'befriend' | 'part' | 'follow' | 'unfollow' | 'block' | 'unblock' | 'mute' | 'unmute';
export interface Acquaintance {
  id: string;
  name: string;
  member: boolean;
  regard: Regard;
  here: boolean;
  doing: string | null;
}
/** A person's page as I may see it; `friends` is null where I am not told. */
export interface Profile {
  id: string;
  name: string;
  role: Role;
  since: number;
  mine: boolean;
  here: boolean;
  doing: string | null;
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
  regard: Regard;
}

/** A rating: the number, and how far the truth may be from it nine times in ten. */
export interface Rating {
  number: number;
  within: number;
}
export interface BoardLine {
  place: number | null;
  id: string;
  name: string;
  rating: Rating;
  week: number | null;
  games: number;
  won: number;
  form: boolean[];
  mine: boolean;
  /** Matches of full weight that are missing until the rating is no longer provisional. */
  settled_in: number;
  own: number | null;
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
  settled_after: number;
  lines: BoardLine[];
  anchors: Anchor[];
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
  needed: number;
  rungs: Rung[];
}
export interface SeatResult {
  seat: Seat;
  name: string;
  bot: string | null;
  rank: number;
  points: number | null;
  left: boolean;
  mine: boolean;
  player: string | null;
  before: Rating | null;
  after: Rating | null;
  /** By the game's own formula, where it has one. */
  own_before: number | null;
  own: number | null;
  /** Whether the seat made enough decisions to be rated. */
  counted: boolean;
  /** How much of the rating change counted, from 0 to 1; null where nothing was rated. */
  weight: number | null;
}
export interface Result {
  match: string;
  game: string;
  pace: string;
  options: string;
  ended_at: number;
  over: string;
  moves: number;
  rated: boolean;
  /** The code of the reason why it is not rated, empty where it is. */
  unrated: string;
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
  won: string | null;
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
  here: boolean;
  since: number;
  me: boolean;
}
export interface Pod {
  /** Null before the table opens, but for its people and the host. */
  match: string | null;
  entrants: number[];
  ready: number[];
  opened: boolean;
  called_at: number;
  places: { points: number; score: number | null; first: boolean }[];
  by_hand: boolean;
}
export interface Turn {
  tables: Pod[];
  byes: number[];
  begun_at: number;
  ended_at: number | null;
}
export interface Line {
  entrant: number;
  points: number;
  met: number;
  share: number;
  firsts: number;
  reached: number;
  rounds: (number | null)[];
}
export interface Tournament {
  id: string;
  terms: Terms;
  phase: 'open' | 'running' | 'over';
  manages: boolean;
  welcome: boolean;
  me: number | null;
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
export interface Bar {
  ask: string;
  why?: string;
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
export interface Row {
  mark?: unknown;
  at?: string;
  what: string;
  note?: string;
  points?: number | string;
  total?: number | string;
}
/** What a game's UI may ask of the house. */
export interface Host {
  submit(action: Action): Promise<void>;
  preview(action: Action): Promise<Preview>;
  draft: { get(): unknown; set(value: unknown): void };
  bar(bar: Bar): void;
  /** The address of what the game keeps of this match once it is over. */
  keepsake(what: 'poster' | 'record'): string;
  announce(text: string): void;
  t: Words;
  sound(name: string): void;
  /** `confirm`: a draft waits to be sent, rather than being sent as soon as it is whole. */
  setting(name: 'legal' | 'trace' | 'motion' | 'confirm'): boolean;
  onSetting(fn: () => void): void;
}
/**
 * A move that can be typed: its notation, what it does in words, and further ways to write it. `points` are left out
 * where the house is to be asked. `rest` is typed again at the decision that follows; `say` answers without a move.
 */
export interface Command {
  text: string;
  words: string;
  also?: string[];
  action?: Action;
  points?: number | null;
  rest?: string;
  say?: string;
}
export interface Board {
  update(frame: Frame): void;
  destroy(): void;
  /** Light up the places that a row of the log tells of; none puts the lights out. */
  light?(places: readonly string[]): void;
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
  measure?(view: View): number[] | null;
  badge?: Badge;
  words?(action: Action, frame: Frame, t: Words): string;
  /** The keys of the board and what each does, for the list under `?`. */
  keys?(t: Words): [keys: string, does: string][];
  /** A piece of news as a line of the log; null where it is told in words. */
  row?(news: News, t: Words): Row | null;
  /** What the last two columns of the log are called, where they are not points and total. */
  columns?(t: Words): [string, string];
  /** How the points were made, where the game tells it better than a table of its news (a template). */
  result?(frame: Frame, t: Words): unknown;
  label?(action: Action, frame: Frame, t: Words): string;
  /** What the news of an action would tell that is only foreseen, after the earlier ones: for its name, where its fields are not enough. */
  foreseen?(action: Action, earlier: Action[], frame: Frame): News['details'] | null;
}
/** A number of many matches: on average, and at most, with the match of that. */
export interface Counted {
  what: string;
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
  lately: {
    match: string;
    at: number;
    rank: number;
    seats: number;
    points: number | null;
    turns: number;
    pace: string;
    rating: number | null;
  }[];
  sources: Counted[];
  counts: Counted[];
  groups: { by: string; value: string | boolean | number; matches: number; won: number; average: number | null }[];
}
