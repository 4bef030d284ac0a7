/** Beside the map: the drawn tile and who may stand on it, chips to bet with, questions to answer, and what is left. */

import { html, nothing } from '../../../web/board/lit.js';
import { tilePicture } from './land.js';
import { kindOf } from './map.js';

/** @typedef {import('../../../web/types').Frame} Frame */
/** @typedef {import('../../../web/types').Words} Words */

/** What stands on a chip: 3/4, 7+/8+. @param {any} view @param {string} id */
export function chipLabel(view, id) {
  const chip = view.bets.find((/** @type {any} */ one) => one.id === id);
  const number = (/** @type {any} */ { tiles, points, plus }) =>
    `${tiles}${plus ? '+' : ''}${points === tiles ? '' : `=${points}`}`;
  return chip ? chip.numbers.map(number).join('/') : id;
}

/** A choice as a switch. @param {string} key @param {string} value @param {boolean} chosen @param {unknown} words */
const option = (key, value, chosen, words) =>
  html`<li>
    <button type="button" class="cc-option" data-choice=${`${key}:${value}`} aria-pressed=${chosen}>${words}</button>
  </li>`;

/** Who may stand on the drafted tile. @param {Words} t @param {any} view @param {import('./map.js').Laid} draft */
function claims(t, view, draft) {
  const found = view.placements.find(
    (/** @type {any} */ one) => one.x === draft.x && one.y === draft.y && one.turns === draft.turns,
  );
  const free = found?.free ? found.free.split(' ') : [];
  const same = (/** @type {string} */ segment) =>
    free.filter((/** @type {string} */ other) => other[0] === segment[0]).length > 1;
  const words = (/** @type {string} */ segment) =>
    `${t('carcassonne-claim', { kind: kindOf(segment) })}${same(segment) ? ` ${Number(segment.slice(1)) + 1}` : ''}`;
  return html`<ul class="cc-options" aria-label=${t('carcassonne-claims')}>
    ${option('meeple', '', draft.meeple === null, t('carcassonne-claim-none'))}
    ${free.map((/** @type {string} */ segment) => option('meeple', segment, draft.meeple === segment, words(segment)))}
  </ul>`;
}

/** Chips to bet with, and none. @param {Words} t @param {any} view @param {string | null} chosen */
const bets = (t, view, chosen) =>
  html`<ul class="cc-options" aria-label=${t('carcassonne-chips')}>
    ${option('chip', '', chosen === '', t('carcassonne-no-chip'))}
    ${view.chips.map((/** @type {string} */ id) => option('chip', id, chosen === id, chipLabel(view, id)))}
  </ul>`;

/** The question that is asked now. @param {Words} t @param {any} question @param {string | null} chosen */
const answers = (t, question, chosen) =>
  html`<ul class="cc-options" aria-label=${t('carcassonne-counts-for')}>
    ${question.choices.map((/** @type {any} */ one) =>
      option(
        'segment',
        one.segment,
        chosen === one.segment,
        t('carcassonne-choice', { kind: kindOf(one.segment), tiles: one.tiles }),
      ),
    )}
  </ul>`;

/** The question that waits for an answer: the first with several choices. @param {any} view */
export const asked = view =>
  (view.phase === 'settle' ? view.settling : view.questions).find(
    (/** @type {any} */ question) => question.choices.length > 1,
  ) ?? null;

/**
 * The panel. @param {Words} t @param {Frame} frame @param {any} draft @param {boolean} open
 */
export function panel(t, frame, draft, open) {
  const view = /** @type {any} */ (frame.view);
  const drawn = view.drawn
    ? html`<div class="cc-drawn" role="img" aria-label=${t('carcassonne-drawn')}>
        ${tilePicture(view.drawn, draft.laid?.turns ?? 0)}
      </div>`
    : nothing;
  const question = asked(view);
  const ways = !open
    ? nothing
    : view.phase === 'place' && draft.laid
      ? claims(t, view, draft.laid)
      : view.phase === 'bet'
        ? bets(t, view, draft.chip)
        : question
          ? answers(t, question, draft.segment)
          : nothing;
  return html`<div class="cc-panel">${drawn}${ways}${table(t, frame)}</div>`;
}

/** Points by where they come from, and what everybody has at hand. @param {Words} t @param {Frame} frame */
function table(t, frame) {
  const view = /** @type {any} */ (frame.view);
  const kinds = ['cities', 'roads', 'monasteries', 'fields', ...(view.options.bets ? ['bets'] : [])];
  const row = (/** @type {any} */ score, /** @type {number} */ seat) =>
    html`<tr>
      <th scope="row">
        <i class="cc-seat" style=${`background: var(--seat-${seat + 1})`}></i>${frame.chairs[seat]?.name ?? ''}
      </th>
      ${kinds.map(kind => html`<td>${score[kind]}</td>`)}
      <td><b>${view.totals[seat]}</b></td>
      <td>${view.supply[seat]}${view.options.bets ? ` · ${view.chip_counts[seat]}` : ''}</td>
    </tr>`;
  return html`<details class="cc-table" ?open=${view.phase === 'over'}>
    <summary>${t('carcassonne-left', { count: view.left })}</summary>
    <div class="cc-scroll" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col"><span class="vh">${t('carcassonne-seat')}</span></th>
            ${kinds.map(kind => html`<th scope="col">${t(`carcassonne-points-${kind}`)}</th>`)}
            <th scope="col">${t('carcassonne-total')}</th>
            <th scope="col">${t('carcassonne-at-hand')}</th>
          </tr>
        </thead>
        <tbody>
          ${view.scores.map(row)}
        </tbody>
      </table>
    </div>
  </details>`;
}
