/**
 * The panel next to the table, with tabs for log, chat, moves and rules. On a phone it is a sheet.
 */
import { html, nothing, repeat, unsafeHTML } from '../vendor/lit.js';
import { icon } from '../components/icons.js';
import { withSpokenText } from '../components/screen_reader.js';
import { language, t } from '../components/strings.js';
/** @typedef {{ id: string, body: unknown, count?: number }} Tab */

/**
 * A rules page as HTML from the server, and its language.
 * @typedef {{ page: string, language: string }} Rules
 */
/** @type {Map<string, Promise<Rules>>} */
const rules = new Map();
/**
 * Return the rules of a game in a language, or in English if there is no translation.
 * @param {string} game
 */
export function fetchRules(game, tongue = language()) {
  const key = `/api/games/${game}/rules?language=${encodeURIComponent(tongue)}`;
  const none = { page: '', language: tongue };
  const read = async (/** @type {Response} */ answer) => ({
    page: await answer.text(),
    language: answer.headers.get('content-language') ?? 'en',
  });
  if (!rules.has(key))
    rules.set(
      key,
      fetch(key)
        .then(answer => (answer.ok ? read(answer) : none))
        .catch(() => none),
    );
  return /** @type {Promise<Rules>} */ (rules.get(key));
}
/**
 * Open links within the rules in a new tab, so that the table stays open.
 * @param {any} event
 */
const openInNewTab = ({ target }) => target.closest('a')?.setAttribute('target', '_blank');
/** Return a link to a page that opens beside the table. @param {string} path @param {string} text */
const pageLink = (path, text) =>
  html`<p class="alone-line" lang=${language()}>
    <a class="alone" href=${path} target="_blank">${text}</a>
  </p>`;

/**
 * Return the rules, with links to the rules page, the FAQ and the lesson.
 * @param {Rules | null} rules null while they are loading
 * @param {string} game
 * @param {import('../types').GameCard} [card] the card of the game, if it is loaded
 */
export function rulesPane(rules, game, card) {
  const words = rules?.page
    ? unsafeHTML(rules.page)
    : html`<p class="muted">${t(rules ? 'site-no-rules' : 'site-loading')}</p>`;
  return html`<div class="rules prose" lang=${rules?.page ? rules.language : nothing} @click=${openInNewTab}>${words}
    ${pageLink(`/rules/${game}`, t('site-rules-alone'))}
    ${card?.faq ? pageLink(`/faq/${game}`, t('site-faq')) : nothing}
    ${card?.lesson ? pageLink(`/learn/${game}`, t('site-learn')) : nothing}</div>`;
}

/** Media query for screens on which the panel is next to the table. */
export const SIDE_PANEL_QUERY = '(min-width: 62rem) and (min-height: 37.5rem)';

export class Panel {
  /** @param {() => void} redraw */
  constructor(redraw) {
    this.redraw = redraw;
    this.selectedTab = 'log';
    this.isOpen = false;
    /** @type {Element | null} */
    this.previousFocus = null;
    matchMedia(SIDE_PANEL_QUERY).addEventListener('change', () => {
      if (this.isOpen) this.closeSheet();
    });
    addEventListener(
      'keydown',
      event => {
        // A field that cancels something on Escape leaves the sheet open.
        const isHandled = /** @type {Element} */ (event.target).closest?.('[data-cancels]');
        if (event.key === 'Escape' && this.isOpen && !isHandled) {
          event.preventDefault();
          this.closeSheet();
        }
      },
      true,
    );
  }

  /** @param {string} tab */
  selectTab(tab) {
    this.selectedTab = tab;
    this.redraw();
  }

  /** Open the panel as a sheet on a screen without space next to the table. */
  openSheet() {
    this.previousFocus = document.activeElement;
    this.isOpen = true;
    this.redraw();
    /** @type {HTMLElement | null} */ (
      document.querySelector('.side [aria-selected=true]')
    )?.focus();
  }
  closeSheet() {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.redraw();
    if (this.previousFocus instanceof HTMLElement) this.previousFocus.focus();
  }

  /**
   * @param {KeyboardEvent} event
   * @param {Tab[]} tabs
   */
  handleKey(event, tabs) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const i = tabs.findIndex(tab => tab.id === this.selectedTab);
    const next = tabs[(i + step + tabs.length) % tabs.length];
    this.selectTab(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  }

  /**
   * @param {Tab[]} tabs
   * @param {unknown} head
   */
  template(tabs, head) {
    const now = tabs.find(tab => tab.id === this.selectedTab) ?? tabs[0];
    const shut = () => this.closeSheet();
    const handle = (
      /** @type {Tab} */ tab,
    ) => html`<button role="tab" id="tab-${tab.id}" aria-selected=${tab === now} aria-controls="pane-${tab.id}"
      tabindex=${tab === now ? 0 : -1} @click=${() => this.selectTab(tab.id)}>${t(`site-tab-${tab.id}`)}
      ${
        tab.count
          ? html`<span
        class="dot">${withSpokenText(tab.count, t('site-unread', { count: tab.count }))}</span>`
          : nothing
      }</button>`;
    const pane = (
      /** @type {Tab} */ tab,
    ) => html`<div class="pane" id="pane-${tab.id}" role="tabpanel" aria-labelledby="tab-${tab.id}" tabindex="0"
      ?hidden=${tab !== now}>${tab.body}</div>`;
    const keys = (/** @type {KeyboardEvent} */ event) => this.handleKey(event, tabs);
    return html`<div class="veil" ?hidden=${!this.isOpen} @click=${shut}></div>
      <aside class="side ${this.isOpen ? 'open' : ''}" aria-label=${t('site-panel')}>
        <button class="btn plain sq shut" aria-label=${t('site-close')} @click=${shut}>${icon('x')}</button>${head}
        <div class="tabs" role="tablist" aria-label=${t('site-panel')}
          @keydown=${keys}>${tabs.map(handle)}</div>${repeat(tabs, tab => tab.id, pane)}</aside>`;
  }
}
