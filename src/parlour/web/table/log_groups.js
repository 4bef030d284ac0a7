/** Merges the rows of log entries that the game shows as one row. */
import { t } from '../components/strings.js';
/** @typedef {import('./log.js').Line} Line */
/** @typedef {import('./log.js').Row} Row */

/**
 * Merge rows that follow each other and whose log entries belong to the same group of the game, such
 * as the secret bets of all players. A row with other lines ends its group. The text for screen
 * readers remains complete.
 * @param {Row[]} rows
 * @param {import('../types').GameUI | undefined} ui
 * @returns {Row[]}
 */
export function mergeGroups(rows, ui) {
  if (!ui?.logGroup || !ui.groupRow) return rows;
  /** @type {Row[]} */
  const merged = [];
  for (const row of rows) {
    const groupOf = (/** @type {Line} */ { news }) => (news && ui.logGroup?.(news)) ?? null;
    const group = groupOf(row.lines[0]);
    if (group === null) {
      merged.push(row);
      continue;
    }
    const last = merged.at(-1);
    const isSame =
      last?.grouped.length && last.lines.length === 1 && ui.logGroup(last.grouped[0]) === group;
    const own = row.lines.flatMap(line => (line.news && groupOf(line) === group ? line.news : []));
    const grouped = isSame ? [...last.grouped, ...own] : own;
    if (isSame) merged.pop();
    const words = isSame ? `${last.words}\n${row.words}` : row.words;
    const line = { seat: null, row: ui.groupRow(grouped, t), words };
    const others = row.lines.filter(one => groupOf(one) !== group);
    const steps = isSame ? [...last.steps, row.step] : row.steps;
    merged.push({ ...row, steps, grouped, words, lines: [line, ...others] });
  }
  return merged;
}
