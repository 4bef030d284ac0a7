/** The dialog for the thresholds of inaccuracies, mistakes and blunders. */
import { html } from '../vendor/lit.js';
import { openDialog } from '../components/dialog.js';
import { t } from '../components/strings.js';
import { KINDS, saveThresholds, kindName, thresholdsFor, kindIcon } from './classification.js';

/** Outcomes run from -1 to 1 and are shown as percentages of a win. */
const SHARE = 50;

/**
 * @param {string} game
 * @param {import('../types').AnalysisStatus} status
 * @param {() => void} changed
 */
export function openThresholdDialog(game, status, changed) {
  const scale = status.unit === 'outcome' ? SHARE : 1;
  const proposed = status.mistake_thresholds;
  let limits = thresholdsFor(game, proposed).map(limit => limit * scale);
  /**
   * @param {number} index
   * @param {string} text
   */
  const set = (index, text) => {
    const value = Number(text);
    if (!Number.isFinite(value) || value < 0 || text === '') return;
    // Each class begins at the threshold of the previous one or later.
    limits = limits.map((limit, i) =>
      i === index ? value : i < index ? Math.min(limit, value) : Math.max(limit, value),
    );
    saveThresholds(
      game,
      limits.map(limit => limit / scale),
    );
    changed();
  };
  openDialog({
    title: t('site-thresholds'),
    body: (close, redraw) =>
      html`<p class="muted">${t(`site-thresholds-${status.unit === 'outcome' ? 'outcome' : 'points'}`)}</p>
        ${limits.map(
          (limit, i) =>
            html`<label class="field limit"
              ><span
                >${kindIcon(KINDS[i + 1])}
                ${t('site-threshold-from', {
                  kind: kindName(KINDS[i + 1]),
                })}</span
              ><input
                class="input"
                type="number"
                min="0"
                step="0.1"
                .value=${String(Math.round(limit * 10) / 10)}
                @change=${(/** @type {any} */ event) => {
                  set(i, event.target.value);
                  redraw();
                }}
            /></label>`,
        )}
        <div class="bar">
          <button
            class="btn"
            @click=${() => {
              saveThresholds(game, null);
              limits = proposed.map(limit => limit * scale);
              changed();
              redraw();
            }}
          >
            ${t('site-thresholds-reset')}</button
          ><button class="btn main" @click=${close}>${t('site-done')}</button>
        </div>`,
  });
}
