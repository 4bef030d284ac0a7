/** A list of threads: pinned threads first, unread threads marked. */
import { html, nothing } from '../vendor/lit.js';
import { icon } from '../components/icons.js';
import { withSpokenText } from '../components/screen_reader.js';
import { formatTime } from '../components/time.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').ForumLine} ForumLine */

const PAGE = 40;

/** Return the flags of a thread: pinned, locked, deleted. @param {ForumLine} thread */
const flags = thread =>
  html`${thread.pinned ? html`<span>${icon('up')}${t('forum-is-pinned')}</span>` : nothing}${
    thread.locked ? html`<span>${icon('lock')}${t('forum-is-locked')}</span>` : nothing
  }${thread.deleted ? html`<span>${icon('x')}${t('forum-is-binned')}</span>` : nothing}`;

/**
 * @param {ForumLine} thread
 * @param {string} id the open thread
 * @param {((board: string) => string) | null} boardName
 */
const threadRow = (thread, id, boardName) =>
  html`<li class=${thread.unread ? 'unread' : ''}>
    <a href="/forum/${thread.id}" aria-current=${thread.id === id ? 'page' : nothing}>
      <span class="mark" aria-hidden="true"></span><b>${thread.title}</b>
      <span class="n"
        >${
          thread.unread
            ? html`<span class="dot">${withSpokenText(
                thread.unread,
                t('forum-unread', { count: thread.unread }),
              )}</span>`
            : withSpokenText(thread.posts, t('forum-posts', { count: thread.posts }))
        }</span
      >
      <span class="d"
        ><span>${thread.name}, ${formatTime(thread.changed_at)}</span>${
          boardName ? html`<span>${boardName(thread.board)}</span>` : nothing
        }${flags(thread)}</span
      ></a
    >
  </li>`;

/**
 * @param {ForumLine[]} lines
 * @param {{ id?: string, boardName?: (board: string) => string, none: string, more?: () => void }}
 *   look
 */
export function threadList(lines, { id = '', boardName, none, more }) {
  if (!lines.length) return html`<p class="card empty">${none}</p>`;
  const rest =
    more && lines.length % PAGE === 0
      ? html`<button class="btn" @click=${more}>${t('forum-more')}</button>`
      : nothing;
  return html`<ul class="card threads" aria-label=${t('forum-threads')}>
      ${lines.map(thread => threadRow(thread, id, boardName ?? null))}
    </ul>
    ${rest}`;
}
