/** The chat of a table, with a room for players, a room for spectators, and translated phrases. */
import { html, nothing } from '../vendor/lit.js';
import { post } from '../components/api.js';
import { badge } from '../components/bot_badge.js';
import { openSeatToken, icon, seatToken } from '../components/icons.js';
import { withSpokenText } from '../components/screen_reader.js';
import { formatTime } from '../components/time.js';
import { showError, showToast } from '../components/toast.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').ChatMessage} ChatMessage */
/** @typedef {{ text?: string, phrase?: string, reply_to?: string }} OutgoingMessage */

const MAX_LENGTH = 500;
const PHRASES = [
  'hello',
  'luck',
  'thanks',
  'well-played',
  'close',
  'sorry',
  'moment',
  'back',
  'again',
  'bye',
];
/** @type {Record<string, string>} */
const REACTIONS = { clap: '👏', smile: '🙂', wow: '😮', think: '🤔', cry: '😢', heart: '❤️' };
const REACTION = 'react-';

/**
 * Return the text of a message in the user's language.
 * @param {ChatMessage} said
 */
export function messageText({ text, phrase }) {
  if (!phrase) return text;
  return phrase.startsWith(REACTION)
    ? t(`chat-react-${phrase.slice(REACTION.length)}`)
    : t(`chat-say-${phrase}`);
}

/** @param {ChatMessage} message */
function messageContent(message) {
  const emoji =
    message.phrase?.startsWith(REACTION) && REACTIONS[message.phrase.slice(REACTION.length)];
  return emoji
    ? html`<span class="reaction">${withSpokenText(emoji, messageText(message))}</span>`
    : messageText(message);
}

/**
 * Report a message to the moderators.
 * @param {ChatMessage} said
 */
async function report({ id }) {
  try {
    await post(`/api/matches/${location.pathname.split('/')[2]}/messages/${id}/report`, {});
    showToast(t('chat-reported'));
  } catch (refusal) {
    showError(refusal);
  }
}
/** @param {ChatMessage} message */
const rowId = ({ id }) => `message-${id}`;

/** Scroll to a message and focus it. @param {ChatMessage} message */
function showMessage(message) {
  const row = document.getElementById(rowId(message));
  row?.scrollIntoView({ block: 'nearest' });
  row?.focus({ preventScroll: true });
}

/** Return the line that quotes the answered message above a reply. @param {ChatMessage} quoted */
function quoteLine(quoted) {
  const words = { name: quoted.name, text: messageText(quoted) };
  return html`<button type="button" class="quote" aria-label=${t('chat-quote', words)}
    @click=${() => showMessage(quoted)}><b>${words.name}</b> ${words.text}</button>`;
}

/**
 * @param {ChatMessage} message
 * @param {ChatMessage | undefined} quoted the message that it answers
 * @param {number[]} mine
 * @param {((message: ChatMessage) => void) | null} reply null where the reader cannot write
 */
const messageRow = (message, quoted, mine, reply) => {
  const { at, name, seat } = message;
  const watcher = html`<span class="tm">${t('site-spectator')}</span>`;
  const action = (
    /** @type {string} */ sign,
    /** @type {string} */ label,
    /** @type {() => void} */ run,
  ) =>
    html`<button class="btn plain tell" aria-label=${label} title=${label} @click=${run}>
      ${icon(sign)}
    </button>`;
  return html`<div class="say" id=${rowId(message)} tabindex="-1">
    ${seat === null ? openSeatToken('sm') : seatToken(seat, 'sm')}
    <div>
      <b>${name}${message.is_bot ? badge() : nothing}</b>
      ${seat === null ? watcher : nothing} <span class="tm">${formatTime(at)}</span>${
        reply ? action('undo', t('chat-reply', { name }), () => reply(message)) : nothing
      }${
        seat !== null && mine.includes(seat)
          ? nothing
          : action('flag', t('chat-report', { name }), () => report(message))
      }
    </div>
    ${quoted ? quoteLine(quoted) : nothing}
    <p>${messageContent(message)}</p>
  </div>`;
};

/** The chat panel, with the selected room and the form. */
export class ChatPanel {
  /**
   * @param {() => void} redraw
   * @param {(word: OutgoingMessage) => Promise<unknown>} say
   */
  constructor(redraw, say) {
    this.redraw = redraw;
    this.send = say;
    this.isMenuOpen = false;
    /** @type {'players' | 'watchers' | ''} */
    this.room = '';
    /** The message that the next one answers. @type {ChatMessage | null} */
    this.answered = null;
  }

  /** Set or cancel the message to answer, and focus the text field. @param {ChatMessage | null} message */
  reply(message) {
    this.answered = message;
    this.redraw();
    document.getElementById('say')?.focus();
  }

  /** @param {OutgoingMessage} word */
  #post(word) {
    const { answered } = this;
    this.answered = null;
    this.redraw();
    return this.send({ ...word, reply_to: String(answered?.id ?? '') }).catch(refusal => {
      this.answered ??= answered;
      this.redraw();
      showError(refusal);
      throw refusal;
    });
  }
  /** @param {SubmitEvent} event */
  #submit(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const field = /** @type {HTMLInputElement} */ (form.elements.namedItem('text'));
    const text = field.value.trim();
    if (!text) return;
    field.value = '';
    this.#post({ text }).catch(() => {
      field.value ||= text;
    });
  }

  #phraseMenu() {
    const one = (
      /** @type {string} */ phrase,
      /** @type {unknown} */ look,
      /** @type {string} */ words,
    ) =>
      html`<button
        type="button"
        class="chip"
        aria-label=${words}
        title=${words}
        @click=${() => {
          this.isMenuOpen = false;
          this.#post({ phrase }).catch(() => {});
        }}
      >
        ${look}
      </button>`;
    return html`<div class="quick" id="quick">
      <p class="xs muted">${t('chat-quick-line')}</p>
      <div class="chips">
        ${Object.entries(REACTIONS).map(([name, drawn]) => one(`${REACTION}${name}`, drawn, t(`chat-react-${name}`)))}
      </div>
      <div class="chips">${PHRASES.map(name => one(name, t(`chat-say-${name}`), t(`chat-say-${name}`)))}</div>
    </div>`;
  }

  /** Return the bar above the text field that names the message to answer. */
  #answerBar() {
    if (!this.answered) return nothing;
    const { name } = this.answered;
    return html`<div class="answering" id="answering">
      <div><b>${t('chat-replying', { name })}</b><span>${messageText(this.answered)}</span></div>
      <button type="button" class="btn plain sq" aria-label=${t('chat-reply-cancel')}
        @click=${() => this.reply(null)}>${icon('x')}</button>
    </div>`;
  }

  /** Cancel the reply on Escape. @param {KeyboardEvent} event */
  #handleKey(event) {
    if (event.key !== 'Escape' || !this.answered) return;
    event.preventDefault();
    event.stopPropagation();
    this.reply(null);
  }

  /**
   * @param {ChatMessage[]} messages
   * @param {{ sits: boolean, playing: boolean, mine: number[] }} at role of the reader
   */
  template(messages, { sits, playing, mine }) {
    const own = sits ? 'players' : 'watchers';
    const watchers = messages.filter(({ seat }) => seat === null);
    // Players see only their own room until the spectators' room is readable and has messages.
    const both = !sits || (!playing && watchers.length > 0);
    const room = both ? this.room || own : own;
    const lines = room === 'watchers' ? watchers : messages.filter(({ seat }) => seat !== null);
    const roomButton = (/** @type {'players' | 'watchers'} */ which) =>
      html`<button
        type="button"
        aria-pressed=${room === which}
        @click=${() => {
          this.room = which;
          this.redraw();
        }}
      >
        ${t(which === 'players' ? 'chat-players' : 'chat-spectators')}
      </button>`;
    const note =
      room === 'watchers' && playing
        ? t('chat-spectators-line')
        : room === 'watchers' && sits
          ? t('chat-spectators-wrote')
          : '';
    return html`${
      both
        ? html`<div class="segmented which" role="group" aria-label=${t('chat-room')}>
              ${roomButton('players')}${roomButton('watchers')}
            </div>`
        : nothing
    }
      <div class="chat" role="log" aria-live="off" aria-label=${t('site-chat')}>
        ${note ? html`<p class="xs muted">${note}</p>` : nothing}
        ${
          lines.length
            ? lines.map(message =>
                messageRow(
                  message,
                  message.reply_to ? messages.find(({ id }) => id === message.reply_to) : undefined,
                  mine,
                  room === own ? answered => this.reply(answered) : null,
                ),
              )
            : html`<p class="none muted">${t('site-chat-empty')}</p>`
        }
      </div>
      ${
        room === own
          ? html`${this.isMenuOpen ? this.#phraseMenu() : nothing}${this.#answerBar()}
              <form class="talk" @submit=${(/** @type {SubmitEvent} */ event) => this.#submit(event)}>
                <button
                  type="button"
                  class="btn plain sq"
                  aria-label=${t('chat-quick')}
                  title=${t('chat-quick')}
                  aria-expanded=${this.isMenuOpen}
                  @click=${() => {
                    this.isMenuOpen = !this.isMenuOpen;
                    this.redraw();
                  }}
                >
                  ${icon('chat')}</button
                ><label class="visually-hidden" for="say">${t('site-write-message')}</label>
                <input
                  class="input"
                  id="say"
                  name="text"
                  maxlength=${MAX_LENGTH}
                  autocomplete="off"
                  aria-describedby=${this.answered ? 'answering' : nothing}
                  ?data-cancels=${this.answered}
                  @keydown=${(/** @type {KeyboardEvent} */ event) => this.#handleKey(event)}
                  placeholder=${t('site-write-message')}
                />
                <button class="btn">${t('site-send')}</button>
              </form>`
          : html`<p class="talk xs muted">${t(sits ? 'chat-spectators-wrote' : 'chat-players-line')}</p>`
      }`;
  }
}
