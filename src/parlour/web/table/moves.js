/** The list of all legal moves, for accessible play and for games without a UI. */
import { html, nothing } from '../vendor/lit.js';
import { actionText } from '../components/action_text.js';
import { icon } from '../components/icons.js';
import { withSpokenText } from '../components/screen_reader.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').Action} Action */
/** @typedef {import('../types').Frame} Frame */

const SEARCH_FROM = 12;
const MAX_SHOWN = 200;

/** @typedef {{ action: Action, key: string, words: string, points: number | null }} Move */

export class MoveList {
  /**
   * @param {(action: Action) => Promise<void>} submit
   * @param {() => void} redraw
   */
  constructor(submit, redraw) {
    this.submit = submit;
    this.redraw = redraw;
    this.query = '';
    /** @type {string | null} */
    this.chosen = null;
    /** @type {number | null} */
    this.decisionId = null;
  }

  /**
   * @param {Frame} frame
   * @param {import('../types').GameUI['actionText']} [words] the game's own texts for actions
   */
  template(frame, words) {
    if (frame.decision_id !== this.decisionId) {
      this.decisionId = frame.decision_id;
      this.chosen = null;
      this.query = '';
    }
    if (!frame.mine) return html`<p class="none muted">${t('site-moves-not-your-turn')}</p>`;
    if (!frame.legal_actions) return html`<p class="none muted">${t('site-moves-too-many')}</p>`;
    /** @type {Move[]} */
    const all = frame.legal_actions.map((action, i) => ({
      action,
      key: JSON.stringify(action),
      words: words?.(action, frame, t) ?? actionText(frame.game, action, frame.seats),
      points: frame.previews?.[i]?.points ?? null,
    }));
    const query = this.query.trim().toLowerCase();
    const found = all.filter(move => move.words.toLowerCase().includes(query));
    const onInput = (/** @type {any} */ event) => {
      this.query = event.target.value;
      this.redraw();
    };
    const search = html`<label class="field"><span class="visually-hidden">${t('site-moves-search')}</span>
      <input class="input" type="search" placeholder=${t('site-moves-search')} .value=${this.query}
        @input=${onInput}></label>`;
    return html`<div class="moves"><p class="muted xs"
      role="status">${t('site-moves-count', { count: found.length })}</p>
      ${all.length > SEARCH_FROM ? search : nothing}<ul>${found
        .slice(0, MAX_SHOWN)
        .map(move => this.row(move, frame.premove !== undefined))}</ul>
      ${
        found.length > MAX_SHOWN
          ? html`<p
        class="muted xs">${t('site-moves-more', { count: found.length - MAX_SHOWN })}</p>`
          : nothing
      }</div>`;
  }

  /**
   * @param {Move} move
   * @param {boolean} isPremove whether the move is chosen while the opponent thinks
   */
  row({ action, key, words, points }, isPremove) {
    const chosen = key === this.chosen;
    const toggle = () => {
      this.chosen = chosen ? null : key;
      this.redraw();
    };
    const pointsLabel =
      points === null
        ? nothing
        : html`<b>${withSpokenText(points > 0 ? `+${points}` : points, t('site-points', { points }))}</b>`;
    const send = html`<button class="btn main sm"
      @click=${() => this.submit(action).catch(() => {})}>${icon('check')}${t(
        isPremove ? 'site-premove-confirm' : 'site-send',
      )}</button>`;
    return html`<li class=${chosen ? 'chosen' : ''}><button class="move" aria-pressed=${chosen}
      @click=${toggle}><span>${words}</span>${pointsLabel}</button>
      ${chosen ? send : nothing}</li>`;
  }
}
