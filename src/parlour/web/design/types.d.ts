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
}
export interface FailedLaw {
  law: string;
  finding: string;
  step: number | null;
  report: string;
  command: string;
}
export interface MatchQuestion {
  options: string;
  seats: number;
  seed: number;
  step: number;
}
export interface LawsStatus {
  is_running: boolean;
  is_stopped: boolean;
  report: { summary: string; laws: string[]; failed: FailedLaw | null } | null;
  match: MatchQuestion | null;
}
export interface ViewField {
  path: string;
  value: string;
  known: string[];
  leaks: Record<string, number>;
}
export interface Lens {
  seat: Seat | null;
  draws: number;
  secrets: string[];
  fields: ViewField[];
}
