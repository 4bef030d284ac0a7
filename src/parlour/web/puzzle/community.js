/** How others in the house fared with a puzzle, for whoever has done it. */
import { html, nothing } from '../vendor/lit.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').Puzzle} Puzzle */

/** From so many tries on they are counted together. */
const MANY = 4;

/** @param {Puzzle} puzzle */
export function others({ site_statistics: house }) {
  const rows = [1, 2, 3, MANY].map(tries => ({
    name:
      tries === MANY ? t('puzzle-attempts-more', { tries }) : t('puzzle-attempts-in', { tries }),
    count: house.reduce(
      (sum, [outcome, at, n]) =>
        sum + (outcome === 'solved' && Math.min(at, MANY) === tries ? n : 0),
      0,
    ),
  }));
  const shown = house.reduce((sum, [outcome, , n]) => sum + (outcome === 'shown' ? n : 0), 0);
  rows.push({ name: t('puzzle-mark-shown'), count: shown });
  const most = Math.max(...rows.map(row => row.count));
  if (!most) return nothing;
  return html`<section class="sec">
    <h2>${t('puzzle-all-players')}</h2>
    <dl class="attempt-bars">
      ${rows.map(
        ({ name, count }) =>
          html`<div>
            <dt>${name}</dt>
            <dd><i style="width:${(100 * count) / most}%"></i><span>${count}</span></dd>
          </div>`,
      )}
    </dl>
  </section>`;
}
