/** A thread with its posts, the unread mark, the actions on each post and the reply field. */
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
import { Composer } from './composer.js';
/** @typedef {import('../types').ForumPost} ForumPost */
/** @typedef {import('../types').ForumThread} ForumThread */

const MAX_REASON_LENGTH = 200;

/**
 * Ask for a short reason and submit it.
 * @param {string} title
 * @param {(reason: string) => Promise<unknown>} submit
 */
export async function promptReason(title, submit) {
  const reason = await promptDialog({ title, label: t('forum-why'), maxLength: MAX_REASON_LENGTH });
  if (reason !== null) await submit(reason);
}

export class Thread {
  /** @param {string} id @param {() => void} redraw */
  constructor(id, redraw) {
    this.id = id;
    this.redraw = redraw;
    this.errorMessage = '';
    /** @type {ForumThread | null} */
    this.page = null;
    /** @type {Composer | null} */
    this.composer = null;
    /** @type {Composer | null} the editor that replaces the post being edited */
    this.editor = null;
    this.editedPost = '';
    /** The number of the last post that was read before this page was loaded. */
    this.lastRead = Infinity;
  }

  /**
   * Load new posts.
   * @param {boolean} [reload] whether to reload all posts, since some have changed
   */
  async load(reload = false) {
    try {
      const knownPosts = reload ? [] : (this.page?.details.posts ?? []);
      /** @type {ForumThread} */
      const next = await get(
        `/api/forum/threads/${this.id}?after=${knownPosts.at(-1)?.number ?? 0}`,
      );
      if (!this.page) this.lastRead = next.details.last_read;
      const posts = [...knownPosts, ...next.details.posts];
      this.page = { ...next, details: { ...next.details, posts } };
      setTitle(next.details.thread.title);
      const last = posts.at(-1)?.number ?? 0;
      if (next.can_write && last > next.details.last_read)
        await this.#does(`threads/${this.id}/read`, { number: last }, false);
    } catch (refusal) {
      this.errorMessage = errorText(/** @type {any} */ (refusal));
    }
    this.redraw();
  }

  /** Scroll to the post in the URL fragment, or to the first unread post. */
  scrollToTarget() {
    const firstUnread = this.page?.details.posts.find(
      one => one.number > this.lastRead && this.lastRead > 0,
    );
    const target = location.hash || (firstUnread ? `#p${firstUnread.number}` : '');
    if (target) document.querySelector(target)?.scrollIntoView({ block: 'center' });
  }

  /** @param {string} path @param {unknown} body @param {boolean} [reload] */
  async #does(path, body, reload = true) {
    try {
      await post(`/api/forum/${path}`, body);
      if (reload) await this.load(true);
      return true;
    } catch (refusal) {
      showError(refusal);
      return false;
    }
  }
  #answers() {
    this.composer ??= new Composer({
      key: this.id,
      label: t('forum-answer-own'),
      sendLabel: t('forum-answer'),
      onSubmit: async text => {
        await post(`/api/forum/threads/${this.id}/posts`, { text });
        await this.load();
      },
    });
    return this.composer;
  }
  /** @param {ForumPost} one */
  #change(one) {
    this.editedPost = one.id;
    this.editor = new Composer({
      key: one.id,
      label: t('forum-edit'),
      sendLabel: t('forum-edit-save'),
      text: one.source,
      onSubmit: async text => {
        await post(`/api/forum/posts/${one.id}/edit`, { text });
        this.editedPost = '';
        await this.load(true);
      },
    });
    this.redraw();
  }

  /**
   * Return the allowed actions on a post.
   * @param {ForumPost} one
   * @param {ForumThread} page
   */
  #deeds(one, page) {
    const { thread } = page.details;
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
          promptReason(t('forum-report'), async reason => {
            if (await this.#does(`posts/${one.id}/report`, { reason }, false))
              showToast(t('forum-reported'));
          }),
        !one.mine,
      ],
      [
        'x',
        t('forum-hide'),
        () =>
          promptReason(t('forum-hide'), reason =>
            this.#does(`posts/${one.id}/hide`, { hidden: true, reason }),
          ),
        page.can_moderate && !one.hidden_by,
      ],
      [
        'eye',
        t('forum-show'),
        () => this.#does(`posts/${one.id}/hide`, { hidden: false }),
        page.can_moderate && Boolean(one.hidden_by),
      ],
    ];
    return all.filter(([, , , isAllowed]) => isAllowed);
  }
  /** @param {string} heading @param {[string, string, () => unknown, boolean][]} deeds */
  #menu(heading, deeds) {
    openDialog({
      title: heading,
      body: close =>
        html`<div class="wide-gap">
          ${deeds.map(
            ([iconName, words, run]) =>
              html`<button
                class="btn"
                @click=${() => {
                  close();
                  run();
                }}
              >
                ${icon(iconName)}${words}
              </button>`,
          )}
        </div>`,
    });
  }
  /** @param {ForumThread} page @param {(board: string) => string} boardName */
  #keeping(page, boardName) {
    const { thread } = page.details;
    const moderate = (/** @type {Record<string, unknown>} */ wish) =>
      this.#does(`threads/${this.id}/moderate`, wish);
    this.#menu(thread.title, [
      [
        'up',
        t(thread.pinned ? 'forum-moderate-unpinned' : 'forum-moderate-pinned'),
        () => moderate({ pinned: !thread.pinned }),
        true,
      ],
      [
        'lock',
        t(thread.locked ? 'forum-moderate-unlocked' : 'forum-moderate-locked'),
        () => moderate({ locked: !thread.locked }),
        true,
      ],
      [
        'x',
        t(thread.deleted ? 'forum-moderate-unbinned' : 'forum-moderate-binned'),
        () => moderate({ deleted: !thread.deleted }),
        true,
      ],
      ['right', t('forum-moderate-board'), () => this.#moving(boardName, moderate), true],
    ]);
  }
  /**
   * @param {(board: string) => string} boardName
   * @param {(wish: Record<string, unknown>) => unknown} moderate
   */
  async #moving(boardName, moderate) {
    const { boards } = await get('/api/forum');
    this.#menu(
      t('forum-moderate-board'),
      boards.map((/** @type {string} */ board) => [
        'list',
        boardName(board),
        () => moderate({ board }),
        true,
      ]),
    );
  }

  /** @param {ForumPost} one @param {ForumThread} page */
  #post(one, page) {
    const isAnonymous = one.hidden_by && one.hidden_by === one.name && !one.member;
    const menu = html`<button
      class="btn plain sq post-menu"
      aria-label=${t('forum-manage', { name: one.name })}
      @click=${() => this.#menu(t('forum-manage', { name: one.name }), this.#deeds(one, page))}
    >
      ${icon('more')}
    </button>`;
    const isFirstUnread =
      one.number > this.lastRead && this.lastRead > 0 && one.number - 1 <= this.lastRead;
    const hiddenNotice = isAnonymous
      ? html`<p>${t('forum-gone')}</p>`
      : html`<p>
          ${t('forum-hidden', { name: one.name, by: one.hidden_by })}${
            one.hidden_reason ? `: ${one.hidden_reason}` : ''
          }
        </p>`;
    const words = one.id === this.editedPost ? this.editor?.container : unsafeHTML(one.html);
    return html`<article class="post ${one.hidden_by ? 'gone' : ''}" id="p${one.number}">
      ${isFirstUnread ? html`<p class="fresh">${t('forum-unread-from-here')}</p>` : nothing}
      ${isAnonymous ? nothing : avatar(one.name, one.member)}
      <div class="by">
        <b>${isAnonymous ? nothing : one.name}</b>
        <span class="muted xs">${formatTime(one.at)}${one.edited ? ` · ${t('forum-edited')}` : ''}</span>
      </div>
      ${isAnonymous ? nothing : menu} ${one.hidden_by ? hiddenNotice : nothing}
      ${one.html ? html`<div class="prose">${words}</div>` : nothing}
      ${
        page.can_write && !one.hidden_by && !page.details.thread.locked
          ? html`<div class="post-footer">
              <button
                class="btn plain sm"
                @click=${(/** @type {any} */ event) => {
                  const prose = event.target.closest('.post').querySelector('.prose');
                  this.#answers().quote(String(getSelection()).trim() || prose.textContent);
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
    if (!this.page)
      return html`<section class="card padded-card">
        ${back}
        <p class="muted" role="status">${this.errorMessage || t('site-loading')}</p>
      </section>`;
    const { page } = this;
    const { thread, posts, has_more: more } = page.details;
    const replyField = thread.locked
      ? html`<p class="note">${icon('lock')}<span>${t('forum-locked-line')}</span></p>`
      : page.can_write
        ? this.#answers().container
        : html`<p class="note">
            ${icon('key')}<span>${t('forum-join-line')} <a href="/join">${t('site-create-account')}</a></span>
          </p>`;
    const loadMore = () => this.load();
    const rest = more
      ? html`<p class="rest"><button class="btn" @click=${loadMore}>${t('forum-more')}</button></p>`
      : nothing;
    return html`<section class="card thread" aria-labelledby="h-thread">
      <header>
        ${back}
        <div class="row">
          <h1 class="grow" id="h-thread">${thread.title}</h1>
          ${
            page.can_moderate
              ? html`<button
                  class="btn plain sq"
                  aria-label=${t('site-more')}
                  @click=${() => this.#keeping(page, boardName)}
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
      ${posts.map(one => this.#post(one, page))} ${rest}
      <div class="write">${more ? nothing : replyField}</div>
    </section>`;
  }
}
