/** The chat of a table, with a room for players, a room for spectators, and translated phrases. */
import { html, nothing } from '../vendor/lit.js';
import { post } from '../components/api.js';
import { openSeatToken, icon, seatToken } from '../components/icons.js';
import { withSpokenText } from '../components/screen_reader.js';
import { formatTime } from '../components/time.js';
import { showError, showToast } from '../components/toast.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').ChatMessage} ChatMessage */
/** @typedef {{ text?: string, phrase?: string }} OutgoingMessage */

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
/**
 * @param {ChatMessage} message
 * @param {number[]} mine
 */
const messageRow = (message, mine) => {
  const { at, name, seat } = message;
  const watcher = html`<span class="tm">${t('site-spectator')}</span>`;
  return html`<div class="say">
    ${seat === null ? openSeatToken('sm') : seatToken(seat, 'sm')}
    <div>
      <b>${name}</b> ${seat === null ? watcher : nothing} <span class="tm">${formatTime(at)}</span>${
        seat !== null && mine.includes(seat)
          ? nothing
          : html`<button
              class="btn plain tell"
              aria-label=${t('chat-report', { name })}
              title=${t('chat-report', { name })}
              @click=${() => report(message)}
            >
              ${icon('flag')}
            </button>`
      }
    </div>
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
  }

  /** @param {OutgoingMessage} word */
  #post(word) {
    return this.send(word).catch(refusal => {
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
          this.redraw();
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
        ? html`<div class="seg which" role="group" aria-label=${t('chat-room')}>
              ${roomButton('players')}${roomButton('watchers')}
            </div>`
        : nothing
    }
      <div class="chat" role="log" aria-live="off" aria-label=${t('site-chat')}>
        ${note ? html`<p class="xs muted">${note}</p>` : nothing}
        ${
          lines.length
            ? lines.map(message => messageRow(message, mine))
            : html`<p class="none muted">${t('site-chat-empty')}</p>`
        }
      </div>
      ${
        room === own
          ? html`${this.isMenuOpen ? this.#phraseMenu() : nothing}
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
                ><label class="vh" for="say">${t('site-write-message')}</label>
                <input
                  class="input"
                  id="say"
                  name="text"
                  maxlength=${MAX_LENGTH}
                  autocomplete="off"
                  placeholder=${t('site-write-message')}
                />
                <button class="btn">${t('site-send')}</button>
              </form>`
          : html`<p class="talk xs muted">${t(sits ? 'chat-spectators-wrote' : 'chat-players-line')}</p>`
      }`;
  }
}
