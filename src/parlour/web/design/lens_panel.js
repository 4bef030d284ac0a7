/** The leak lens: which secrets change each field of a seat's view. */
import { html, nothing } from '../vendor/lit.js';
import { viewerName } from './boards.js';
/** @typedef {import('./types').Lens} Lens */
/** @typedef {import('./types').ViewField} ViewField */

const NAMES = new Intl.ListFormat('en');

/** @param {ViewField} field */
function sourceText({ known, leaks }) {
  const leaked = Object.keys(leaks);
  if (leaked.length) return `▲ leak: ${NAMES.format(leaked)}`;
  return known.length ? `may know: ${NAMES.format(known)}` : 'no secret';
}

/**
 * Return the explanation of a field.
 * @param {ViewField} field
 * @param {Lens} lens
 */
function explanation({ path, known, leaks }, { seat, draws, secrets }) {
  const viewer = viewerName(seat);
  const leaked = Object.entries(leaks);
  if (leaked.length) {
    const changes = leaked.map(([name, count]) => `“${name}” (${count} of ${draws} changes)`);
    return html`<b>${path}</b> changes with ${NAMES.format(changes)}, which ${viewer} may not know.`;
  }
  if (known.length) {
    const names = NAMES.format(known.map(name => `“${name}”`));
    return html`<b>${path}</b> changes with the part of ${names} that ${viewer} may know, and with no
      other secret.`;
  }
  return html`<b>${path}</b> changes with none of the declared secrets:
    ${NAMES.format(secrets)}.`;
}

/**
 * @param {Lens | null} lens
 * @param {(number | null)[]} viewers
 * @param {string} selected the path of the field that is explained
 * @param {{ look: (seat: number | null) => void, select: (path: string) => void }} actions
 */
export function lensPanel(lens, viewers, selected, { look, select }) {
  const field = lens?.fields.find(one => one.path === selected);
  const row = (/** @type {ViewField} */ one) =>
    html`<li>
      <button class="view-field ${Object.keys(one.leaks).length ? 'leak' : ''}"
        aria-pressed=${one.path === selected} @mouseenter=${() => select(one.path)}
        @focus=${() => select(one.path)} @click=${() => select(one.path)}>
        <code>${one.path} = ${one.value}</code><span>${sourceText(one)}</span>
      </button>
    </li>`;
  const tab = (/** @type {number | null} */ seat) =>
    html`<button aria-pressed=${seat === lens?.seat} @click=${() => look(seat)}>
      ${viewerName(seat)}
    </button>`;
  return html`<h2>Leak lens</h2>
    <div class="segmented" role="group" aria-label="Viewer">${viewers.map(tab)}</div>
    ${
      lens && !lens.secrets.length
        ? html`<p class="muted xs">The plugin declares no secrets.</p>`
        : html`<ul class="view-fields">
              ${lens?.fields.map(row) ?? nothing}
            </ul>
            <p class="explanation">
              ${lens && field ? explanation(field, lens) : 'Point to a field to see its secrets.'}
            </p>`
    }`;
}
