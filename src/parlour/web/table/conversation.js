/** The chat messages of a table and the number of unread messages. */
import { t } from '../components/strings.js';
import { announce } from './announcer.js';
import { ChatPanel, messageText } from './chat.js';
/** @typedef {import('../types').ChatMessage} ChatMessage */

/** The time at which this page was opened, in ms since 1970. */
const OPENED = Date.now();

export class Conversation {
  /**
   * @param {() => void} redraw
   * @param {(word: import('./chat.js').OutgoingMessage) => Promise<unknown>} say
   */
  constructor(redraw, say) {
    this.redraw = redraw;
    this.panel = new ChatPanel(redraw, say);
    /** @type {ChatMessage[]} */
    this.messages = [];
    this.unread = 0;
  }

  /**
   * @param {ChatMessage[]} messages
   * @param {number} clockOffset server time minus device time, in ms
   */
  receive(messages, clockOffset) {
    const known = new Set(this.messages.map(message => message.id));
    const fresh = messages.filter(message => !known.has(message.id));
    this.messages = [...this.messages, ...fresh];
    // Messages from before this page was opened are not new.
    const news = fresh.filter(message => message.at >= OPENED + clockOffset);
    this.unread += news.length;
    for (const message of news) announce(this.#spokenText(message));
    this.redraw();
  }

  /** Return what the screen reader says about a new message. @param {ChatMessage} message */
  #spokenText(message) {
    const { name, reply_to: answered } = message;
    const text = messageText(message);
    const to = answered && this.messages.find(({ id }) => id === answered)?.name;
    return to ? t('chat-reply-spoken', { name, to, text }) : t('site-chat-message', { name, text });
  }

  /** @param {import('./table_store.js').TableStore} known */
  template({ ownSeats: mine, table }) {
    return this.panel.template(this.messages, {
      sits: mine.length > 0,
      playing: table?.phase === 'playing',
      mine,
    });
  }
}
