/** The details dialog: remaining tiles, scores by source, chips and offices. */

import { html, nothing } from '../../../web/board/templates.js';
import { seatMark } from './figures.js';
import { kindIcon } from './icons.js';
import { kindOf } from './land.js';
import { tilePicture } from './sheet.js';
import { choiceText, nameOf } from './words.js';

/** @typedef {import('../../../web/types').Frame} Frame */
/** @typedef {import('../../../web/types').Words} Words */
/** @typedef {import('./types').View} View */

/**
 * Return the remaining tiles, by kind.
 * @param {Words} t
 * @param {string} name name of the sheet
 * @param {View} view
 */
function remainingTiles(t, name, view) {
  const kinds = Object.entries(view.remaining);
  return html`<h3>${t('carcassonne-to-come', { count: view.left })}</h3>
    <ul class="cc-rest">
      ${kinds.map(
        ([tile, count]) =>
          html`<li role="img" aria-label=${t('carcassonne-tile-count', { tile, count })}>
            ${tilePicture(name, tile, 0)}<b>${count}</b>
          </li>`,
      )}
    </ul>
    ${
      view.discarded.length
        ? html`<h3>${t('carcassonne-discarded', { count: view.discarded.length })}</h3>
            <ul class="cc-rest">
              ${view.discarded.map(tile => html`<li>${tilePicture(name, tile, 0)}</li>`)}
            </ul>`
        : nothing
    }`;
}

/**
 * Return the offices that hold chips.
 * @param {Words} t
 * @param {string} name
 * @param {Frame} frame
 */
function officeList(t, name, frame) {
  /** @type {View} */
  const view = /** @type {any} */ (frame.view);
  if (!view.offices.length) return nothing;
  return html`<h3>${t('carcassonne-offices')}</h3>
    <ul class="cc-offices">
      ${view.offices.map(
        ({ tile, seats, choices }) =>
          html`<li>
            ${t('carcassonne-tile-at', { x: view.tiles[tile].x, y: view.tiles[tile].y })}:
            ${choices.map(
              choice =>
                html`<span class="cc-size">${kindIcon(kindOf(choice.segment))}${choiceText(t, choice)}</span>`,
            )}
            ${seats.map(
              seat =>
                html`${seatMark(name, seat)}<span class="visually-hidden">${nameOf(frame, seat)}</span>`,
            )}
          </li>`,
      )}
    </ul>`;
}

/**
 * Return the scores by source, and each seat's supply.
 * @param {Words} t
 * @param {string} name
 * @param {Frame} frame
 */
function scoreTable(t, name, frame) {
  /** @type {View} */
  const view = /** @type {any} */ (frame.view);
  const kinds = /** @type {(keyof import('./types').Scores)[]} */ ([
    'cities',
    'roads',
    'monasteries',
    'fields',
    ...(view.options.bets ? ['bets'] : []),
  ]);
  const showsProjection = view.projected.length > 0 && view.phase !== 'over';
  const row = (/** @type {import('./types').Scores} */ score, /** @type {number} */ seat) =>
    html`<tr>
      <th scope="row">${seatMark(name, seat)} ${nameOf(frame, seat)}</th>
      ${kinds.map(kind => html`<td>${score[kind]}</td>`)}
      <td><b>${view.totals[seat]}</b></td>
      ${showsProjection ? html`<td>${view.projected[seat]}</td>` : nothing}
      <td>${view.supply[seat]}</td>
      ${view.options.bets ? html`<td>${view.chip_counts[seat]}</td>` : nothing}
    </tr>`;
  return html`<div class="cc-scroll" tabindex="0" role="region" aria-label=${t('carcassonne-total')}>
    <table>
      <thead>
        <tr>
          <th scope="col"><span class="visually-hidden">${t('carcassonne-seat')}</span></th>
          ${kinds.map(kind => html`<th scope="col">${t(`carcassonne-points-${kind}`)}</th>`)}
          <th scope="col">${t('carcassonne-total')}</th>
          ${showsProjection ? html`<th scope="col">${t('carcassonne-projected')}</th>` : nothing}
          <th scope="col">${t('carcassonne-meeples')}</th>
          ${view.options.bets ? html`<th scope="col">${t('carcassonne-chips-at-hand')}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${view.scores.map(row)}
      </tbody>
    </table>
  </div>`;
}

/**
 * Return the content of the details dialog.
 * @param {Words} t
 * @param {string} name name of the sheet
 * @param {Frame} frame
 */
export const details = (t, name, frame) =>
  html`<div class="cc-facts">
    ${scoreTable(t, name, frame)}${officeList(t, name, frame)}${remainingTiles(
      t,
      name,
      /** @type {any} */ (frame.view),
    )}
  </div>`;
