/** The evaluation of the shown decision: the best action, the played action and the loss. */
import { html, nothing } from '../vendor/lit.js';
import { botName } from '../components/games.js';
import { icon } from '../components/icons.js';
import { t } from '../components/strings.js';
import { seatName } from '../table/names.js';
import { kindName, classify, kindIcon } from './classification.js';
import {
  expectedNames,
  lossSentence,
  actionName,
  outcomeSign,
  immediatePoints,
  valueText,
} from './candidates.js';
/** @typedef {import('../types').EvaluatedAction} EvaluatedAction */
/** @typedef {import('../types').Evaluation} Evaluation */
/** @typedef {import('../types').Frame} Frame */

/** Number of candidates shown in addition to the played action. */
const MAX_SHOWN = 4;
/** Losses below this are not noticeable. */
const NEGLIGIBLE = 0.05;

/**
 * @typedef {{ evaluation: Evaluation, before: Frame, ui: import('../types').GameUI | undefined,
 *   unit: string, limits: number[], shown: EvaluatedAction | null, show: (one: EvaluatedAction |
 *   null) => void, light: (places: string[]) => void }} Scene
 */

/**
 * @param {EvaluatedAction} one
 * @param {EvaluatedAction} other
 */
const isSameAction = (one, other) => JSON.stringify(one.action) === JSON.stringify(other.action);

/**
 * @param {number} value
 * @param {EvaluatedAction[]} rows
 */
function valueBar(value, rows) {
  const values = rows.map(row => row.value);
  const top = Math.max(...values);
  const low = Math.min(...values, 0);
  const share = top > low ? (value - low) / (top - low) : 1;
  return html`<svg class="wb" viewBox="0 0 56 8" aria-hidden="true">
    <rect width="56" height="8" rx="2" class="all" />
    <rect width=${Math.max(2, share * 56).toFixed(1)} height="8" rx="2" class="of" />
  </svg>`;
}

/**
 * @param {Scene} scene
 * @param {EvaluatedAction[]} rows
 * @param {boolean} points
 */
const candidateRow = (scene, rows, points) => (/** @type {EvaluatedAction} */ one) => {
  const { evaluation, before, ui, unit, shown, show, light } = scene;
  const played = evaluation.played !== null && isSameAction(one, evaluation.played);
  const place = rows.indexOf(one) + 1;
  const lit = one.deed?.places ?? [];
  const at = shown !== null && isSameAction(shown, one);
  const number =
    played && evaluation.place === null ? '–' : played ? (evaluation.place ?? 0) + 1 : place;
  const worth =
    unit === 'outcome'
      ? html`${outcomeSign(one.value)}${valueText(one, unit)}`
      : html`${played && evaluation.least ? '≤ ' : ''}${valueText(one, unit)}${valueBar(one.value, rows)}`;
  return html`<tr class=${played ? 'played' : ''}>
    <td>${number}</td>
    <td>
      <button
        class="cand"
        aria-pressed=${at}
        @click=${() => show(at ? null : one)}
        @pointerenter=${() => light(lit)}
        @pointerleave=${() => light([])}
        @focus=${() => light(lit)}
        @blur=${() => light([])}
      >
        ${actionName(one, before, ui)}${played ? html` <span class="at">${t('site-was-played')}</span>` : nothing}
      </button>
    </td>
    ${points ? html`<td class="num">${immediatePoints(one) ?? '–'}</td>` : nothing}
    <td class="num worth">${worth}</td>
  </tr>`;
};

/**
 * Return an expandable list of the remaining candidates.
 * @param {Scene} scene
 * @param {EvaluatedAction[]} best
 * @param {EvaluatedAction[]} rest
 * @param {boolean} points
 */
const otherCandidates = (scene, best, rest, points) =>
  html`<details class="cand-rest">
    <summary>${t('site-moves-evaluated', { count: best.length })}</summary>
    <table class="cands">
      <tbody>
        ${rest.map(candidateRow(scene, best, points))}
      </tbody>
    </table>
  </details>`;

/**
 * Return the expected line after the selected candidate, or after the best one by default.
 * @param {Scene} scene
 */
function expectedLine({ evaluation, before, ui, shown }) {
  const one = shown ?? evaluation.best[0];
  const line = expectedNames(one, before, ui);
  if (!line.length) return nothing;
  const move = actionName(one, before, ui);
  return html`<p class="note">${t('site-expected-line', { move, line: line.join(', ') })}</p>`;
}

/**
 * Return the table of the best candidates and their values.
 * @param {Scene} scene
 */
export function candidateTable(scene) {
  const { evaluation } = scene;
  const { best, played } = evaluation;
  const names = best.map(one => actionName(one, scene.before, scene.ui));
  // Candidates with the same text appear only once, such as words that differ only in the joker.
  const rows = best
    .filter((one, i) => names.indexOf(names[i]) === i || (played && isSameAction(one, played)))
    .slice(0, MAX_SHOWN);
  if (played && !rows.some(one => isSameAction(one, played))) rows.push(played);
  // If all values are certain, all candidates can be shown.
  const rest = best.filter(
    one => typeof one.ends_in === 'number' && !rows.some(shown => isSameAction(one, shown)),
  );
  const points = rows.some(one => immediatePoints(one) !== null);
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${t('site-candidates')}>
      <table class="cands">
        <caption class="visually-hidden">
          ${t('site-candidates')}
        </caption>
        <thead>
          <tr>
            <th><span class="visually-hidden">${t('site-place-heading')}</span></th>
            <th scope="col">${t('site-candidate')}</th>
            ${points ? html`<th scope="col" class="num">${t('site-measure-points')}</th>` : nothing}
            <th scope="col" class="num">${t('site-evaluation')}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(candidateRow(scene, rows, points))}
        </tbody>
      </table>
      ${rest.length ? otherCandidates(scene, best, rest, points) : nothing}
    </div>
    ${expectedLine(scene)}`;
}

/** @param {Scene} scene */
function verdict({ evaluation, before, ui, unit }) {
  const best = evaluation.best[0];
  if (!best || evaluation.lost === null) return t('site-no-move-analysis');
  const words = { best: actionName(best, before, ui), lost: lossSentence(evaluation, unit) };
  const played = evaluation.played ? actionName(evaluation.played, before, ui) : '';
  const slower =
    evaluation.played &&
    typeof best.ends_in === 'number' &&
    best.ends_in !== evaluation.played.ends_in;
  if (evaluation.lost < NEGLIGIBLE && slower)
    return html`${played}: <b>${t('site-result-unchanged')}</b>. ${t('site-best-was')} ${words.best}
      (${valueText(best, unit)}).`;
  if (evaluation.lost < NEGLIGIBLE) return html`${played}: <b>${t('site-was-best-move')}</b>`;
  return html`${t('site-best-was')} <b>${words.best}</b>. ${t('site-played-was', { played })} ${words.lost}`;
}

/** @param {Scene} scene */
export function moveEvaluation(scene) {
  const { evaluation, before, limits } = scene;
  const kind = classify(evaluation, limits);
  const more = evaluation.of > evaluation.best.length;
  const about = html`${t('site-step', { step: evaluation.step })}, ${seatName(before.seats, evaluation.seat)}`;
  return html`<p class="verb">
      <small>${kind ? html`${kindIcon(kind)} ${kindName(kind)} · ` : nothing}${about}</small>
      <span>${verdict(scene)}</span>
    </p>
    ${evaluation.best.length > 1 ? candidateTable(scene) : nothing}
    ${more ? html`<p class="note">${t('site-moves-evaluated', { count: evaluation.of })}</p>` : nothing}`;
}

/**
 * Return the progress of the analysis, or a button to request it.
 * @param {{ status: import('../types').AnalysisStatus, game: string, ask: () => void }} scene
 */
export function analysisProgress({ status, game, ask }) {
  const { state, evaluated_count: done, decision_count: count, level } = status;
  if (state === 'off') return nothing;
  const [name, ...manner] = botName(game, level).split(', ');
  if (state === 'none')
    return html`<div class="reader">
      <span>${t('site-analyser-available', { name })}</span
      ><button class="btn main" @click=${ask}>${icon('eye')}${t('site-analyser-request', { name })}</button>
    </div>`;
  if (state === 'done')
    return html`<div class="reader" role="status">
      <span><b>${t('site-analyser-done', { name })}</b>${manner.length ? `, ${manner.join(', ')}` : ''}</span>
    </div>`;
  const words = {
    reading: 'site-analyser-running',
    waiting: 'site-analyser-queued',
    spent: 'site-analyser-limit-reached',
  }[state];
  return html`<div class="reader">
    <span role="status">${t(words ?? '', { name, done, count })}</span>
    <div
      class="meter"
      role="progressbar"
      aria-label=${t('site-analysed')}
      aria-valuenow=${done}
      aria-valuemin="0"
      aria-valuemax=${count}
    >
      <i style="width:${count ? (100 * done) / count : 0}%"></i>
    </div>
  </div>`;
}
