/** The joker's letters, beside the board and never over it. */

/** The alphabet of a table: the usual one, and what its tiles add. @param {Record<string, number>} values */
export const alphabet = values => [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', ...Object.keys(values).filter(letter => letter !== '?' && !/^[A-Z]$/.test(letter))];

export class Picker {
  /** @param {import('../../../web/types').Words} t @param {(letter: string | null) => void} choose null: none */
  constructor(t, choose) {
    this.choose = choose;
    this.element = document.createElement('div');
    this.element.className = 'be-picker';
    this.element.setAttribute('role', 'dialog');
    this.element.setAttribute('aria-label', t('betapet-ask-joker'));
    this.element.hidden = true;
    this.element.innerHTML = `<h2>${t('betapet-joker-becomes')}</h2><div class="be-picker-letters"></div>`;
    this.letters = /** @type {HTMLElement} */ (this.element.querySelector('.be-picker-letters'));
    this.cancel = `<button type="button" data-close aria-label="${t('house-cancel')}" tabindex="-1">×</button>`;
    this.element.addEventListener('click', event => {
      const button = /** @type {HTMLElement} */ (event.target).closest('button');
      if (button) choose('close' in button.dataset ? null : button.textContent ?? null);
    });
    this.element.addEventListener('keydown', event => this.key(event));
  }

  get open() { return !this.element.hidden; }
  get buttons() { return /** @type {HTMLElement[]} */ ([...this.letters.children]); }

  /** @param {Record<string, number>} values @param {string} [now] the letter it stands for already */
  show(values, now = '') {
    this.before = document.activeElement;
    this.letters.innerHTML = alphabet(values).map(letter => `<button type="button" aria-pressed="${letter === now}" tabindex="-1">${letter}</button>`).join('') + this.cancel;
    this.element.hidden = false;
    this.rove(this.buttons.find(button => button.textContent === now) ?? this.buttons[0]);
  }

  hide() {
    if (!this.open) return;
    const inside = this.element.contains(document.activeElement);
    this.element.hidden = true;
    if (inside && this.before instanceof HTMLElement && this.before.isConnected) this.before.focus({ preventScroll: true });
  }

  /** @param {HTMLElement} button */
  rove(button) {
    for (const other of this.buttons) other.tabIndex = other === button ? 0 : -1;
    button.focus({ preventScroll: true });
  }

  /** Arrows walk the letters, a letter takes it. @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { buttons } = this, index = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const across = buttons.findIndex(button => button.offsetTop > buttons[0].offsetTop), row = across < 0 ? buttons.length : across;
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -row, ArrowDown: row }[event.key];
    if (by && index >= 0) { const next = buttons[index + by]; if (next) this.rove(next); }
    else if (event.key === 'Escape') this.choose(null);
    else if (buttons.some(button => button.textContent === event.key.toLocaleUpperCase())) this.choose(event.key.toLocaleUpperCase());
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
