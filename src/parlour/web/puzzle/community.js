/**
 * The results of all users in a puzzle, visible after the puzzle is solved or its solution is
 * shown.
 */
import { html, nothing } from '../vendor/lit.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').Puzzle} Puzzle */

/** Number of attempts from which users are counted together. */
const MAX_ATTEMPTS = 4;

/** @param {Puzzle} puzzle */
export function siteStatistics({ site_statistics: statistics }) {
  const rows = [1, 2, 3, MAX_ATTEMPTS].map(tries => ({
    name:
      tries === MAX_ATTEMPTS
        ? t('puzzle-attempts-more', { tries })
        : t('puzzle-attempts-in', { tries }),
    count: statistics.reduce(
      (sum, [outcome, at, n]) =>
        sum + (outcome === 'solved' && Math.min(at, MAX_ATTEMPTS) === tries ? n : 0),
      0,
    ),
  }));
  const shown = statistics.reduce((sum, [outcome, , n]) => sum + (outcome === 'shown' ? n : 0), 0);
  rows.push({ name: t('puzzle-mark-shown'), count: shown });
  const highest = Math.max(...rows.map(row => row.count));
  if (!highest) return nothing;
  return html`<section class="sec">
    <h2>${t('puzzle-all-players')}</h2>
    <dl class="attempt-bars">
      ${rows.map(
        ({ name, count }) =>
          html`<div>
            <dt>${name}</dt>
            <dd><i style="width:${(100 * count) / highest}%"></i><span>${count}</span></dd>
          </div>`,
      )}
    </dl>
  </section>`;
}
