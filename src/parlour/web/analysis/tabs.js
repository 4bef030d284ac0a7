/** The tabs next to the analysed board: key moments, all moves and points. */
import { html } from '../vendor/lit.js';
import { t } from '../components/strings.js';

let open = 'moments';

/**
 * @param {Record<string, unknown>} panes the content of each tab by name
 * @param {() => void} draw
 */
export function tabs(panes, draw) {
  const names = Object.keys(panes);
  const choose = (/** @type {string} */ name) => {
    open = name;
    draw();
  };
  const keys = (/** @type {KeyboardEvent} */ event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    choose(names[(names.indexOf(open) + by + names.length) % names.length]);
    document.getElementById(`tab-${open}`)?.focus();
  };
  const one = (/** @type {string} */ name) =>
    html`<button
      role="tab"
      id="tab-${name}"
      aria-controls="pane-${name}"
      aria-selected=${name === open}
      tabindex=${name === open ? 0 : -1}
      @click=${() => choose(name)}
    >
      ${t(`site-tab-${name}`)}
    </button>`;
  const pane = (/** @type {string} */ name) =>
    html`<div
      class="pane"
      role="tabpanel"
      id="pane-${name}"
      aria-labelledby="tab-${name}"
      tabindex="0"
      ?hidden=${name !== open}
    >
      ${panes[name]}
    </div>`;
  return html`<div class="mom-in">
    <div class="tabs" role="tablist" @keydown=${keys}>${names.map(one)}</div>
    ${names.map(pane)}
  </div>`;
}
