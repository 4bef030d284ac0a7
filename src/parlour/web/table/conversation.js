/** What was said at the table, and how much of it nobody here has read. */
import { t } from '../components/strings.js';
import { announce } from './announcer.js';
import { Talk, spoken } from './chat.js';
/** @typedef {import('../types').Said} Said */

/** When this page was opened. */
const OPENED = Date.now();

export class Conversation {
  /**
   * @param {() => void} redraw
   * @param {(word: { text?: string, phrase?: string }) => Promise<unknown>} say
   */
  constructor(redraw, say) {
    this.redraw = redraw;
    this.talk = new Talk(redraw, say);
    /** @type {Said[]} */
    this.said = [];
    this.unread = 0;
  }

  /** @param {Said[]} messages @param {number} ahead how far the house's time is ahead of this device's */
  hear(messages, ahead) {
    const known = new Set(this.said.map(message => message.id));
    const fresh = messages.filter(message => !known.has(message.id));
    this.said = [...this.said, ...fresh];
    // What was said before this page opened is not news.
    const news = fresh.filter(message => message.at >= OPENED + ahead);
    this.unread += news.length;
    for (const message of news)
      announce(t('site-chat-message', { name: message.name, text: spoken(message) }));
    this.redraw();
  }

  /** @param {import('./table_store.js').Known} known */
  template({ mine, table }) {
    return this.talk.template(this.said, {
      sits: mine.length > 0,
      playing: table?.phase === 'playing',
      mine,
    });
  }
}
