/** The panel with the laws that are checked along the match. */
import { html, nothing } from '../vendor/lit.js';
import { copyText } from '../components/copy.js';
import { icon } from '../components/icons.js';
/** @typedef {import('./types').LawsStatus} LawsStatus */
/** @typedef {import('./types').FailedLaw} FailedLaw */
/** @typedef {import('./types').LeakSearch} LeakSearch */

/** @param {LawsStatus} laws */
function lawsState({ is_running: isRunning, is_stopped: isStopped, report }) {
  if (isRunning) return 'Checking…';
  if (isStopped) return 'Stopped';
  if (!report) return '';
  return report.failed ? '1 fails' : 'All hold';
}

/**
 * @param {FailedLaw} failed
 * @param {() => void} goToPosition
 */
const failedLaw = ({ law, finding, step, report, command }, goToPosition) =>
  html`<div class="failed">
    <h3>${law}</h3>
    <p>${finding}</p>
    ${report ? html`<pre tabindex="0" aria-label="Report">${report}</pre>` : nothing}
    <div class="row">
      ${
        step === null
          ? nothing
          : html`<button class="btn sm main" @click=${goToPosition}>Go to position</button>`
      }
      ${
        command
          ? html`<button class="btn sm" @click=${() => copyText(command)}>
              ${icon('copy')}Copy command
            </button>`
          : nothing
      }
    </div>
  </div>`;

/** @param {LeakSearch} leaks */
const searchFailure = ({ failed_step: step, failure }) =>
  failure
    ? html`<p class="xs">
        Leaks were not searched from step ${step} on: <code>${failure.summary}</code>
      </p>`
    : nothing;

/**
 * @param {LawsStatus} laws
 * @param {() => void} goToPosition show the position of the violated law
 */
export const lawsPanel = (laws, goToPosition) => {
  const { report } = laws;
  return html`<h2>
      Laws <small class="muted">${report?.summary ?? nothing}</small>
      <span class="end ${report?.failed ? 'bad' : ''}" role="status">${lawsState(laws)}</span>
    </h2>
    ${report?.failed ? failedLaw(report.failed, goToPosition) : nothing}
    ${report ? searchFailure(report.leaks) : nothing}
    ${
      report
        ? html`<details>
            <summary>${report.laws.length} laws hold</summary>
            <ul class="laws">
              ${report.laws.map(law => html`<li>${law}</li>`)}
            </ul>
          </details>`
        : html`<p class="muted xs">The laws of <code>parlour check</code>, along this match.</p>`
    }`;
};
