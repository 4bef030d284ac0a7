/** A list of threads: what is new is marked, what is pinned stands first. */
import { html, nothing } from '../vendor/lit.js';
import { icon } from '../components/icons.js';
import { withSpokenText } from '../components/screen_reader.js';
import { formatTime } from '../components/time.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').ForumLine} ForumLine */

const PAGE = 40;

/** What else is to be said of a thread. @param {ForumLine} line */
const signs = line =>
  html`${line.pinned ? html`<span>${icon('up')}${t('forum-is-pinned')}</span>` : nothing}${
    line.locked ? html`<span>${icon('lock')}${t('forum-is-locked')}</span>` : nothing
  }${line.deleted ? html`<span>${icon('x')}${t('forum-is-binned')}</span>` : nothing}`;

/**
 * @param {ForumLine} line
 * @param {string} id the thread that is open
 * @param {((board: string) => string) | null} boardName
 */
const one = (line, id, boardName) =>
  html`<li class=${line.unread ? 'un' : ''}>
    <a href="/forum/${line.id}" aria-current=${line.id === id ? 'page' : nothing}>
      <span class="mark" aria-hidden="true"></span><b>${line.title}</b>
      <span class="n"
        >${
          line.unread
            ? html`<span class="dot">${withSpokenText(line.unread, t('forum-unread', { count: line.unread }))}</span>`
            : withSpokenText(line.posts, t('forum-posts', { count: line.posts }))
        }</span
      >
      <span class="d"
        ><span>${line.name}, ${formatTime(line.changed_at)}</span>${
          boardName ? html`<span>${boardName(line.board)}</span>` : nothing
        }${signs(line)}</span
      ></a
    >
  </li>`;

/**
 * @param {ForumLine[]} lines
 * @param {{ id?: string, boardName?: (board: string) => string, none: string, more?: () => void }} look
 */
export function threadList(lines, { id = '', boardName, none, more }) {
  if (!lines.length) return html`<p class="card empty">${none}</p>`;
  const rest =
    more && lines.length % PAGE === 0
      ? html`<button class="btn" @click=${more}>${t('forum-more')}</button>`
      : nothing;
  return html`<ul class="card threads" aria-label=${t('forum-threads')}>
      ${lines.map(line => one(line, id, boardName ?? null))}
    </ul>
    ${rest}`;
}
