/** Writing in the forum: a field for Markdown, and how it will look. What is half written stays in this browser. */
import { html, render, unsafeHTML } from '../vendor/lit.js';
import { post } from '../components/api.js';
import { showError } from '../components/toast.js';
import { t } from '../components/strings.js';

const LONGEST = 8000;
const LONGEST_TITLE = 100;

/** @param {string} key */
const kept = key => sessionStorage.getItem(`parlour-draft-${key}`) ?? '';
/** @param {string} key @param {string} text */
const keep = (key, text) =>
  text
    ? sessionStorage.setItem(`parlour-draft-${key}`, text)
    : sessionStorage.removeItem(`parlour-draft-${key}`);

/** A place to write, which draws itself. */
export class Writer {
  /**
   * @param {{ key: string, label: string, send: string, does: (text: string) => Promise<unknown>, text?: string }} wish
   */
  constructor({ key, label, send, does, text }) {
    this.key = key;
    this.label = label;
    this.send = send;
    this.does = does;
    this.text = text ?? kept(key);
    this.seen = '';
    this.busy = false;
    this.place = document.createElement('div');
    this.place.className = 'writer';
    this.draw();
  }

  /** @param {string} text */
  hear(text) {
    this.text = text;
    keep(this.key, text);
    this.draw();
  }
  /** Quote somebody beneath what is written already. @param {string} text */
  quote(text) {
    const quoted = text
      .trim()
      .split('\n')
      .map(line => `> ${line}`)
      .join('\n');
    this.hear(`${this.text ? `${this.text}\n\n` : ''}${quoted}\n\n`);
    this.place.querySelector('textarea')?.focus();
    this.place.scrollIntoView({ block: 'center' });
  }

  async look() {
    try {
      this.seen = (await post('/api/forum/preview', { text: this.text })).html || ' ';
    } catch (refusal) {
      showError(refusal);
    }
    this.draw();
  }
  async submit() {
    if (this.busy || !this.text.trim()) return;
    this.busy = true;
    this.draw();
    try {
      await this.does(this.text);
      this.seen = '';
      this.hear('');
    } catch (refusal) {
      showError(refusal);
    }
    this.busy = false;
    this.draw();
  }

  draw() {
    const write = () => {
      this.seen = '';
      this.draw();
      this.place.querySelector('textarea')?.focus();
    };
    const keys = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) this.submit();
    };
    render(
      html`<div class="seg" role="group" aria-label=${this.label}>
          <button type="button" aria-pressed=${!this.seen} @click=${write}>${t('forum-write')}</button>
          <button
            type="button"
            aria-pressed=${Boolean(this.seen)}
            ?disabled=${!this.text.trim()}
            @click=${() => this.look()}
          >
            ${t('forum-preview')}
          </button>
        </div>
        ${
          this.seen
            ? html`<div class="prose seen" tabindex="0" aria-label=${t('forum-preview')} role="group">
                ${unsafeHTML(this.seen)}
              </div>`
            : html`<textarea
                class="input"
                rows="5"
                aria-label=${this.label}
                maxlength=${LONGEST}
                .value=${this.text}
                @keydown=${keys}
                @input=${(/** @type {any} */ event) => this.hear(event.target.value)}
              ></textarea>`
        }
        <div class="row wrapping">
          <p class="muted xs grow">${t('forum-markdown')}</p>
          <button
            type="button"
            class="btn main"
            ?disabled=${this.busy || !this.text.trim()}
            @click=${() => this.submit()}
          >
            ${this.send}
          </button>
        </div>`,
      this.place,
    );
  }
}

/** @type {Writer | undefined} */
let writer;
let called = kept('title');
let on = '';

/**
 * The form that begins a thread.
 * @param {{ boards: string[], boardName: (board: string) => string, board: string, cancel: () => void }} look
 */
export function newThread({ boards, boardName, board, cancel }) {
  on ||= board || boards[0];
  writer ??= new Writer({
    key: 'thread',
    label: t('forum-text'),
    send: t('forum-thread-start'),
    does: async text => {
      const { thread } = await post('/api/forum/threads', { board: on, title: called, text });
      keep('title', '');
      location.assign(`/forum/${thread}`);
    },
  });
  return html`<section class="card sheet-of new-thread" aria-labelledby="h-new">
    <h2 id="h-new">${t('forum-thread-new')}</h2>
    <label class="field"
      >${t('forum-board')}<select
        class="input"
        @change=${(/** @type {any} */ event) => {
          on = boards[event.target.selectedIndex];
        }}
      >
        ${boards.map(one => html`<option .selected=${one === on}>${boardName(one)}</option>`)}
      </select></label
    >
    <label class="field"
      >${t('forum-thread-title')}<input
        class="input"
        maxlength=${LONGEST_TITLE}
        .value=${called}
        @input=${(/** @type {any} */ event) => {
          called = event.target.value;
          keep('title', called);
        }}
    /></label>
    ${writer.place}<button class="btn plain only-phone" @click=${cancel}>${t('site-cancel')}</button>
  </section>`;
}
