/** Shows the waiting room of a table, whose modules are loaded only when needed. */
import { html } from '../vendor/lit.js';
import { showError } from '../components/toast.js';
import { t } from '../components/strings.js';
import { loadNamePrompt } from './name_prompt.js';

/** Return the text that the page shows while it loads. */
export const waiting = () => html`<p class="wait muted">${t('site-loading')}</p>`;

export class WaitingRoomView {
  /**
   * @param {import('./table_store.js').TableStore} store
   * @param {import('./conversation.js').Conversation} conversation
   * @param {() => void} redraw
   */
  constructor(store, conversation, redraw) {
    this.store = store;
    this.conversation = conversation;
    this.redraw = redraw;
    /** @type {typeof import('./waiting_room.js') | undefined} */
    this.module = undefined;
    this.isRequested = false;
  }

  /** Load the modules once. */
  async load() {
    if (this.isRequested) return;
    this.isRequested = true;
    try {
      this.module = await import('./waiting_room.js');
      loadNamePrompt(this.redraw);
      this.redraw();
    } catch (refusal) {
      showError(refusal);
    }
  }

  /** Whether the waiting room can be shown. */
  get isLoaded() {
    return Boolean(this.module && this.store.table && this.store.card);
  }

  template() {
    this.load();
    const { table, card } = this.store;
    if (!this.module || !table || !card) return waiting();
    return this.module.waitingRoom(
      { ...table, seats: this.store.withPresence(table.seats) },
      card,
      this.conversation.template(this.store),
      this.redraw,
    );
  }
}
