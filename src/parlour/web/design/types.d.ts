/** The answers of the server of `parlour design`. */
import type { Action, Frame, Seat } from '../types';

export interface PackageFailure {
  summary: string;
  traceback: string;
}
export interface BoardInfo {
  seat: Seat | null;
  frame: Frame | null;
  legal_actions: number | null;
  failure: PackageFailure | null;
}
export interface Position {
  seats: number;
  seed: number;
  step: number;
  last_step: number;
  decision: { seat: Seat; action: Action } | null;
  boards: BoardInfo[];
  failure: PackageFailure | null;
}
export interface Status {
  version: number;
  save: number;
  page_save: number;
  saved_at: string;
  files: string[];
  load_ms: number | null;
  failure: PackageFailure | null;
  laws: LawsStatus;
  bots: BotsStatus;
}
export interface Estimate {
  value: number;
  low: number;
  high: number;
}
export interface BotMatch {
  seed: number;
  decisions: string;
  length: number;
  winners: Seat[];
}
export interface BotsStatus {
  is_running: boolean;
  report: {
    matches: number;
    wins: Estimate[];
    length: Estimate | null;
    latest: BotMatch[];
    failure: PackageFailure | null;
    failed: BotMatch | null;
  } | null;
  question: { options: string; seats: number; level: string } | null;
}
export interface FailedLaw {
  law: string;
  finding: string;
  step: number | null;
  report: string;
  command: string;
  viewer: Seat | 'spectators' | null;
  parts: string[];
}
export interface MatchQuestion {
  options: string;
  seats: number;
  seed: number;
  step: number;
}
export interface LeakSearch {
  steps: number[];
  failed_step: number | null;
  failure: PackageFailure | null;
}
export interface LawsStatus {
  is_running: boolean;
  is_stopped: boolean;
  report: {
    summary: string;
    laws: string[];
    failed: FailedLaw | null;
    leaks: LeakSearch;
  } | null;
  match: MatchQuestion | null;
}
export interface ViewField {
  path: string;
  value: string;
  known: string[];
  leaks: Record<string, number>;
  parts: string[];
}
export interface Lens {
  seat: Seat | null;
  draws: number;
  secrets: string[];
  fields: ViewField[];
}
