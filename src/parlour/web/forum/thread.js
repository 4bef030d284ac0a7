/** One thread: its posts, where one has read to, what may be done with each, and the answer. */
import { html, nothing, unsafeHTML } from '../vendor/lit.js';
import { get, post } from '../components/api.js';
import { copyLink } from '../components/copy.js';
import { avatar } from '../components/avatar.js';
import { promptDialog, openDialog } from '../components/dialog.js';
import { icon } from '../components/icons.js';
import { setTitle } from '../components/shell.js';
import { formatTime } from '../components/time.js';
import { showError, showToast } from '../components/toast.js';
import { t, errorText } from '../components/strings.js';
import { Writer } from './composer.js';
/** @typedef {import('../types').ForumPost} ForumPost */
/** @typedef {import('../types').ForumThread} ForumThread */

const LONGEST_WHY = 200;

/**
 * Ask for a reason in a few words, and do something with it.
 * @param {string} title
 * @param {(why: string) => Promise<unknown>} does
 */
export async function askWhy(title, does) {
  const why = await promptDialog({ title, label: t('forum-why'), maxLength: LONGEST_WHY });
  if (why !== null) await does(why);
}

export class Thread {
  /** @param {string} id @param {() => void} redraw */
  constructor(id, redraw) {
    this.id = id;
    this.redraw = redraw;
    this.refused = '';
    /** @type {ForumThread | null} */
    this.found = null;
    /** @type {Writer | null} */
    this.writer = null;
    /** @type {Writer | null} what changes a post of mine, which it stands in place of */
    this.changing = null;
    this.changed = '';
    /** The last post that was read before this page came. */
    this.before = Infinity;
  }

  /** @param {boolean} [again] from the first post on, as something about them has changed */
  async load(again = false) {
    try {
      const known = again ? [] : (this.found?.details.posts ?? []);
      /** @type {ForumThread} */
      const next = await get(`/api/forum/threads/${this.id}?after=${known.at(-1)?.number ?? 0}`);
      if (!this.found) this.before = next.details.last_read;
      const posts = [...known, ...next.details.posts];
      this.found = { ...next, details: { ...next.details, posts } };
      setTitle(next.details.thread.title);
      const last = posts.at(-1)?.number ?? 0;
      if (next.can_write && last > next.details.last_read)
        await this.#does(`threads/${this.id}/read`, { number: last }, false);
    } catch (refusal) {
      this.refused = errorText(/** @type {any} */ (refusal));
    }
    this.redraw();
  }

  /** Go to the post that the address names, or to the first new one. */
  arrive() {
    const fresh = this.found?.details.posts.find(
      one => one.number > this.before && this.before > 0,
    );
    const at = location.hash || (fresh ? `#p${fresh.number}` : '');
    if (at) document.querySelector(at)?.scrollIntoView({ block: 'center' });
  }

  /** @param {string} path @param {unknown} body @param {boolean} [again] */
  async #does(path, body, again = true) {
    try {
      await post(`/api/forum/${path}`, body);
      if (again) await this.load(true);
      return true;
    } catch (refusal) {
      showError(refusal);
      return false;
    }
  }
  #answers() {
    this.writer ??= new Writer({
      key: this.id,
      label: t('forum-answer-own'),
      send: t('forum-answer'),
      does: async text => {
        await post(`/api/forum/threads/${this.id}/posts`, { text });
        await this.load();
      },
    });
    return this.writer;
  }
  /** @param {ForumPost} one */
  #change(one) {
    this.changed = one.id;
    this.changing = new Writer({
      key: one.id,
      label: t('forum-edit'),
      send: t('forum-edit-save'),
      text: one.source,
      does: async text => {
        await post(`/api/forum/posts/${one.id}/edit`, { text });
        this.changed = '';
        await this.load(true);
      },
    });
    this.redraw();
  }

  /**
   * What may be done with a post, by whoever looks at it.
   * @param {ForumPost} one
   * @param {ForumThread} found
   */
  #deeds(one, found) {
    const { thread } = found.details;
    /** @type {[string, string, () => unknown, boolean][]} */
    const all = [
      [
        'copy',
        t('forum-link'),
        () => copyLink(`${location.origin}/forum/${this.id}#p${one.number}`),
        true,
      ],
      ['undo', t('forum-edit'), () => this.#change(one), Boolean(one.source) && !thread.locked],
      [
        'flag',
        t('forum-report'),
        () =>
          askWhy(t('forum-report'), async why => {
            if (await this.#does(`posts/${one.id}/report`, { reason: why }, false))
              showToast(t('forum-reported'));
          }),
        !one.mine,
      ],
      [
        'x',
        t('forum-hide'),
        () =>
          askWhy(t('forum-hide'), why =>
            this.#does(`posts/${one.id}/hide`, { hidden: true, reason: why }),
          ),
        found.can_moderate && !one.hidden_by,
      ],
      [
        'eye',
        t('forum-show'),
        () => this.#does(`posts/${one.id}/hide`, { hidden: false }),
        found.can_moderate && Boolean(one.hidden_by),
      ],
    ];
    return all.filter(([, , , may]) => may);
  }
  /** @param {string} heading @param {[string, string, () => unknown, boolean][]} deeds */
  #menu(heading, deeds) {
    openDialog({
      title: heading,
      body: close =>
        html`<div class="wide-gap">
          ${deeds.map(
            ([sign, words, act]) =>
              html`<button
                class="btn"
                @click=${() => {
                  close();
                  act();
                }}
              >
                ${icon(sign)}${words}
              </button>`,
          )}
        </div>`,
    });
  }
  /** @param {ForumThread} found @param {(board: string) => string} boardName */
  #keeping(found, boardName) {
    const { thread } = found.details;
    const keep = (/** @type {Record<string, unknown>} */ wish) =>
      this.#does(`threads/${this.id}/moderate`, wish);
    this.#menu(thread.title, [
      [
        'up',
        t(thread.pinned ? 'forum-moderate-unpinned' : 'forum-moderate-pinned'),
        () => keep({ pinned: !thread.pinned }),
        true,
      ],
      [
        'lock',
        t(thread.locked ? 'forum-moderate-unlocked' : 'forum-moderate-locked'),
        () => keep({ locked: !thread.locked }),
        true,
      ],
      [
        'x',
        t(thread.deleted ? 'forum-moderate-unbinned' : 'forum-moderate-binned'),
        () => keep({ deleted: !thread.deleted }),
        true,
      ],
      ['right', t('forum-moderate-board'), () => this.#moving(boardName, keep), true],
    ]);
  }
  /**
   * @param {(board: string) => string} boardName
   * @param {(wish: Record<string, unknown>) => unknown} keep
   */
  async #moving(boardName, keep) {
    const { boards } = await get('/api/forum');
    this.#menu(
      t('forum-moderate-board'),
      boards.map((/** @type {string} */ board) => [
        'list',
        boardName(board),
        () => keep({ board }),
        true,
      ]),
    );
  }

  /** @param {ForumPost} one @param {ForumThread} found */
  #post(one, found) {
    const left = one.hidden_by && one.hidden_by === one.name && !one.member;
    const menu = html`<button
      class="btn plain sq menu-of"
      aria-label=${t('forum-manage', { name: one.name })}
      @click=${() => this.#menu(t('forum-manage', { name: one.name }), this.#deeds(one, found))}
    >
      ${icon('more')}
    </button>`;
    const first = one.number > this.before && this.before > 0 && one.number - 1 <= this.before;
    const gone = left
      ? html`<p>${t('forum-gone')}</p>`
      : html`<p>
          ${t('forum-hidden', { name: one.name, by: one.hidden_by })}${
            one.hidden_reason ? `: ${one.hidden_reason}` : ''
          }
        </p>`;
    const words = one.id === this.changed ? this.changing?.place : unsafeHTML(one.html);
    return html`<article class="post ${one.hidden_by ? 'gone' : ''}" id="p${one.number}">
      ${first ? html`<p class="fresh">${t('forum-unread-from-here')}</p>` : nothing}
      ${left ? nothing : avatar(one.name, one.member)}
      <div class="by">
        <b>${left ? nothing : one.name}</b>
        <span class="muted xs">${formatTime(one.at)}${one.edited ? ` · ${t('forum-edited')}` : ''}</span>
      </div>
      ${left ? nothing : menu} ${one.hidden_by ? gone : nothing}
      ${one.html ? html`<div class="prose">${words}</div>` : nothing}
      ${
        found.can_write && !one.hidden_by && !found.details.thread.locked
          ? html`<div class="foot-of">
              <button
                class="btn plain sm"
                @click=${(/** @type {any} */ event) => {
                  const said = event.target.closest('.post').querySelector('.prose');
                  this.#answers().quote(String(getSelection()).trim() || said.textContent);
                }}
              >
                ${t('forum-quote')}
              </button>
            </div>`
          : nothing
      }
    </article>`;
  }

  /** @param {(board: string) => string} boardName */
  template(boardName) {
    const back = html`<a class="only-phone back" href="/forum">${icon('undo')}${t('forum-threads-all')}</a>`;
    if (!this.found)
      return html`<section class="card sheet-of">
        ${back}
        <p class="muted" role="status">${this.refused || t('site-loading')}</p>
      </section>`;
    const { found } = this;
    const { thread, posts, has_more: more } = found.details;
    const answer = thread.locked
      ? html`<p class="note">${icon('lock')}<span>${t('forum-locked-line')}</span></p>`
      : found.can_write
        ? this.#answers().place
        : html`<p class="note">
            ${icon('key')}<span>${t('forum-join-line')} <a href="/join">${t('site-create-account')}</a></span>
          </p>`;
    const on = () => this.load();
    const rest = more
      ? html`<p class="rest"><button class="btn" @click=${on}>${t('forum-more')}</button></p>`
      : nothing;
    return html`<section class="card thread" aria-labelledby="h-thread">
      <header>
        ${back}
        <div class="row">
          <h1 class="grow" id="h-thread">${thread.title}</h1>
          ${
            found.can_moderate
              ? html`<button
                  class="btn plain sq"
                  aria-label=${t('site-more')}
                  @click=${() => this.#keeping(found, boardName)}
                >
                  ${icon('more')}
                </button>`
              : nothing
          }
        </div>
        <p class="sub">
          ${[
            boardName(thread.board),
            t('forum-posts', { count: thread.posts }),
            t('forum-started', { name: thread.name, when: formatTime(thread.opened_at) }),
            thread.pinned ? t('forum-is-pinned') : '',
            thread.locked ? t('forum-is-locked') : '',
            thread.deleted ? t('forum-is-binned') : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      ${posts.map(one => this.#post(one, found))} ${rest}
      <div class="write">${more ? nothing : answer}</div>
    </section>`;
  }
}
