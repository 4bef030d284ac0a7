/** The Markdown composer of the forum, with a preview. Drafts are stored in this browser. */
import { html, render, unsafeHTML } from '../vendor/lit.js';
import { post } from '../components/api.js';
import { showError } from '../components/toast.js';
import { t } from '../components/strings.js';

const MAX_LENGTH = 8000;
const MAX_TITLE_LENGTH = 100;

/** @param {string} key */
const readDraft = key => sessionStorage.getItem(`parlour-draft-${key}`) ?? '';
/** @param {string} key @param {string} text */
const saveDraft = (key, text) =>
  text
    ? sessionStorage.setItem(`parlour-draft-${key}`, text)
    : sessionStorage.removeItem(`parlour-draft-${key}`);

/** A composer that renders itself into its own container. */
export class Composer {
  /**
   * @param {{ key: string, label: string, sendLabel: string, onSubmit: (text: string) =>
   *   Promise<unknown>, text?: string }} wish
   */
  constructor({ key, label, sendLabel, onSubmit, text }) {
    this.key = key;
    this.label = label;
    this.sendLabel = sendLabel;
    this.onSubmit = onSubmit;
    this.text = text ?? readDraft(key);
    this.previewHtml = '';
    this.isBusy = false;
    this.container = document.createElement('div');
    this.container.className = 'composer';
    this.draw();
  }

  /** @param {string} text */
  setText(text) {
    this.text = text;
    saveDraft(this.key, text);
    this.draw();
  }
  /** Append a quotation to the text. @param {string} text */
  quote(text) {
    const quoted = text
      .trim()
      .split('\n')
      .map(line => `> ${line}`)
      .join('\n');
    this.setText(`${this.text ? `${this.text}\n\n` : ''}${quoted}\n\n`);
    this.container.querySelector('textarea')?.focus();
    this.container.scrollIntoView({ block: 'center' });
  }

  async preview() {
    try {
      this.previewHtml = (await post('/api/forum/preview', { text: this.text })).html || ' ';
    } catch (refusal) {
      showError(refusal);
    }
    this.draw();
  }
  async submit() {
    if (this.isBusy || !this.text.trim()) return;
    this.isBusy = true;
    this.draw();
    try {
      await this.onSubmit(this.text);
      this.previewHtml = '';
      this.setText('');
    } catch (refusal) {
      showError(refusal);
    }
    this.isBusy = false;
    this.draw();
  }

  draw() {
    const editAgain = () => {
      this.previewHtml = '';
      this.draw();
      this.container.querySelector('textarea')?.focus();
    };
    const handleKey = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) this.submit();
    };
    render(
      html`<div class="segmented" role="group" aria-label=${this.label}>
          <button type="button" aria-pressed=${!this.previewHtml} @click=${editAgain}>${t('forum-write')}</button>
          <button
            type="button"
            aria-pressed=${Boolean(this.previewHtml)}
            ?disabled=${!this.text.trim()}
            @click=${() => this.preview()}
          >
            ${t('forum-preview')}
          </button>
        </div>
        ${
          this.previewHtml
            ? html`<div class="prose seen" tabindex="0" aria-label=${t('forum-preview')} role="group">
                ${unsafeHTML(this.previewHtml)}
              </div>`
            : html`<textarea
                class="input"
                rows="5"
                aria-label=${this.label}
                maxlength=${MAX_LENGTH}
                .value=${this.text}
                @keydown=${handleKey}
                @input=${(/** @type {any} */ event) => this.setText(event.target.value)}
              ></textarea>`
        }
        <div class="row wrapping">
          <p class="muted xs grow">${t('forum-markdown')}</p>
          <button
            type="button"
            class="btn main"
            ?disabled=${this.isBusy || !this.text.trim()}
            @click=${() => this.submit()}
          >
            ${this.sendLabel}
          </button>
        </div>`,
      this.container,
    );
  }
}

/** @type {Composer | undefined} */
let composer;
let title = readDraft('title');
let selectedBoard = '';

/**
 * Return the form for a new thread.
 * @param {{ boards: string[], boardName: (board: string) => string, board: string, cancel: () =>
 *   void }} look
 */
export function newThreadForm({ boards, boardName, board, cancel }) {
  selectedBoard ||= board || boards[0];
  composer ??= new Composer({
    key: 'thread',
    label: t('forum-text'),
    sendLabel: t('forum-thread-start'),
    onSubmit: async text => {
      const { thread } = await post('/api/forum/threads', { board: selectedBoard, title, text });
      saveDraft('title', '');
      location.assign(`/forum/${thread}`);
    },
  });
  return html`<section class="card padded-card" aria-labelledby="h-new">
    <h2 id="h-new">${t('forum-thread-new')}</h2>
    <label class="field"
      >${t('forum-board')}<select
        class="input"
        @change=${(/** @type {any} */ event) => {
          selectedBoard = boards[event.target.selectedIndex];
        }}
      >
        ${boards.map(name => html`<option .selected=${name === selectedBoard}>${boardName(name)}</option>`)}
      </select></label
    >
    <label class="field"
      >${t('forum-thread-title')}<input
        class="input"
        maxlength=${MAX_TITLE_LENGTH}
        .value=${title}
        @input=${(/** @type {any} */ event) => {
          title = event.target.value;
          saveDraft('title', title);
        }}
    /></label>
    ${composer.container}<button class="btn plain only-phone" @click=${cancel}>${t('site-cancel')}</button>
  </section>`;
}
