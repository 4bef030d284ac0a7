/** The common parts of all pages: the top bar, the bottom bar on a phone and the skip link. */
import { html, nothing, render } from '../vendor/lit.js';
import { avatar } from './avatar.js';
import { icon, logo } from './icons.js';
import { loadFonts } from './fonts.js';
import { refreshHome, currentUser, onUserChange, isWaitingForMe, onHomeChange } from './session.js';
import { changeSettings, isDark, onSettingsChange, settings } from './settings.js';
import { waitForPaint } from './page_ready.js';
import { playSound } from './sound.js';
import { withSpokenText } from './screen_reader.js';
import { watchOrigin } from './origin_warning.js';
import { loadStrings, t } from './strings.js';
/** @typedef {import('../types').Summary} Summary */

const NAV_ITEMS = [
  { page: 'home', sign: 'home', href: '/' },
  { page: 'lobby', sign: 'list', href: '/lobby' },
  { page: 'tables', sign: 'board', href: '/lobby?room=mine' },
  { page: 'ratings', sign: 'cup', href: '/ratings' },
  { page: 'tournaments', sign: 'people', href: '/tournaments' },
  { page: 'clubs', sign: 'seal', href: '/clubs' },
  { page: 'forum', sign: 'chat', href: '/forum' },
  { page: 'help', sign: 'question', href: '/help' },
  { page: 'settings', sign: 'gear', href: '/settings' },
];
let page = '';
let name = '';
/** @type {import('../types').Role | ''} */
let role = '';
/** @type {unknown} */
let breadcrumb;
/** @type {(() => void) | undefined} */
let openMore;
/** @type {Summary[]} */
let waitingTables = [];
/** The number of the user's tables in play. */
let playingCount = 0;
/** Whether this page is inside a frame of another page, which has its own top bar. */
const isFramed = self !== top;
/** Whether an invitation has arrived since this page was opened. */
let hasInvitations = false;
const header = document.createElement('header');
const bottomNav = document.createElement('nav');

/**
 * Links that are only in the top bar. The bottom bar has little space, so a phone shows these links
 * at the top of some pages.
 */
const TOP_ONLY = ['ratings', 'tournaments', 'clubs', 'forum'];
/** The pages that show who is online. */
const PAGES_WITH_PRESENCE = ['home', 'lobby', 'tables'];
/** The pages that show further links at the top on a phone. */
const PAGES_WITH_MORE_LINKS = ['home', 'lobby', 'tables', ...TOP_ONLY];
const MORE_LINKS = [
  { sign: 'cup', href: '/ratings', words: 'site-nav-ratings' },
  { sign: 'people', href: '/tournaments', words: 'site-nav-tournaments' },
  { sign: 'seal', href: '/clubs', words: 'site-nav-clubs' },
  { sign: 'chat', href: '/forum', words: 'site-nav-forum' },
  { sign: 'log', href: '/results', words: 'site-results' },
];
const BOTTOM_ONLY = ['settings'];
/** Return the navigation links. @param {boolean} isBottom for the bottom bar */
const links = isBottom =>
  NAV_ITEMS.filter(place => !(isBottom ? TOP_ONLY : BOTTOM_ONLY).includes(place.page)).map(
    ({ page: id, sign, href }) => {
      const count = id === 'tables' ? waitingTables.length : 0;
      return html`<a href=${href} aria-current=${id === page ? 'page' : nothing}>${isBottom ? icon(sign) : nothing}<span
      class="ellipsis">${t(`site-nav-${id}`)}</span>
    ${
      count
        ? html`<span class="dot">${withSpokenText(count, t('site-wait-for-you', { count }))}</span>`
        : nothing
    }</a>`;
    },
  );

function soundButton() {
  if (page === 'welcome') return nothing;
  const on = settings().sound;
  const toggle = () => {
    changeSettings({ sound: !on });
    playSound('wood');
  };
  return html`<button class="btn plain sq only-desk" aria-label=${t('site-sound-button')} aria-pressed=${on}
    title=${t(on ? 'site-sound-on' : 'site-sound-off')} @click=${toggle}>${icon(on ? 'sound' : 'mute')}</button>`;
}
const themeButton =
  () => html`<button class="btn plain sq lamp" aria-label=${t('site-dark-mode')} aria-pressed=${isDark()}
  title=${t('site-dark-mode')} @click=${() =>
    changeSettings({ theme: isDark() ? 'light' : 'dark' })}>${icon('lamp')}</button>`;
/** Return the link to the first table where it is the user's turn. */
function waitingButton() {
  if (!waitingTables.length) return nothing;
  const words = t('site-wait-for-you', { count: waitingTables.length });
  return html`<a class="btn plain sq" href="/t/${waitingTables[0].match}" aria-label=${
    words
  } title=${words}>${icon('bell')}
    <span class="dot" aria-hidden="true">${waitingTables.length}</span></a>`;
}

/** Return the link to the page that shows several tables side by side. */
const sideBySideButton = () =>
  playingCount > 1 && location.pathname !== '/side-by-side'
    ? html`<a class="btn plain sq" href="/side-by-side" aria-label=${t('site-nav-side-by-side')}
        title=${t('site-nav-side-by-side')}>${icon('beside')}</a>`
    : nothing;

/** Return the links at the end of the top bar that lead to the user's account. */
function accountLinks() {
  // A stranger of a server that is not open has no account to visit.
  if (page === 'welcome') return html`<a class="btn sm" href="/sign-in">${t('site-sign-in')}</a>`;
  return html`${
    role === 'guest'
      ? html`<a class="btn sm only-desk" href="/join"
        aria-current=${page === 'join' ? 'page' : nothing}>${t('site-create-account')}</a>`
      : nothing
  }
      <a class="btn plain me" href="/account" aria-label=${t('site-account', { name })}
        aria-current=${page === 'account' ? 'page' : nothing}>
        ${avatar(name, role !== 'guest', 'sm')}<span class="ellipsis only-desk">${name}</span></a>`;
}

/** Return the links of the top bar; a stranger can use none of them. */
const topNav = () =>
  page === 'welcome' ? nothing : html`<nav aria-label=${t('site-nav')}>${links(false)}</nav>`;

function draw() {
  render(
    html`<a class="skip" href="#main">${t('site-skip')}</a><div
    class="in ${breadcrumb ? 'with-crumb' : ''}">
    <a class="logo" href="/" aria-label=${t('site-home-link')}>${logo}<span
      class=${breadcrumb ? 'only-desk' : ''}>Parlour</span></a>
    ${breadcrumb ? html`<div class="crumb ellipsis only-phone">${breadcrumb}</div>` : nothing}
    ${topNav()}
    <div class="end">${soundButton()}${themeButton()}${sideBySideButton()}${waitingButton()}
      ${accountLinks()}
      ${
        openMore
          ? html`<button class="btn plain sq" aria-label=${t('site-more')}
        @click=${openMore}>${icon('more')}</button>`
          : nothing
      }</div></div>`,
    header,
  );
  if (bottomNav.isConnected) render(links(true), bottomNav);
}

const announcementBanner = document.createElement('aside');
/**
 * Show the operator's announcement under the top bar, unless the user has closed it.
 * @param {string} text
 */
function showAnnouncement(text) {
  const storageKey = 'parlour-announced';
  if (!text || sessionStorage.getItem(storageKey) === text) {
    announcementBanner.remove();
    return;
  }
  const close = () => {
    sessionStorage.setItem(storageKey, text);
    announcementBanner.remove();
  };
  announcementBanner.className = 'banner';
  announcementBanner.setAttribute('aria-label', t('site-announcement'));
  render(
    html`<b>${t('site-announcement')}:</b> <span>${text}</span>
    <button class="btn plain sq" aria-label=${t('site-close')} @click=${close}>${icon('x')}</button>`,
    announcementBanner,
  );
  header.after(announcementBanner);
}

/** @param {import('../types').Me} user */
function updateUser(user) {
  ({ name, role } = user);
  showAnnouncement(user.announcement);
  draw();
}

/** Mount the links that do not fit into the bottom bar of a phone. */
function mountMoreLinks() {
  const nav = document.createElement('nav');
  nav.className = 'places only-phone';
  nav.setAttribute('aria-label', t('site-nav-more'));
  const link = (/** @type {typeof MORE_LINKS[number]} */ { sign, href, words }) =>
    html`<a class="chip" href=${href} aria-current=${location.pathname === href ? 'page' : nothing}
      >${icon(sign)}${t(words)}</a>`;
  render(MORE_LINKS.map(link), nav);
  header.after(nav);
}

/** Hide the top bar of a page in a frame, and open links in the parent window. */
function enterFrameMode() {
  document.documentElement.classList.add('framed');
  addEventListener(
    'click',
    event => {
      const link = /** @type {Element} */ (event.target).closest?.('a[href]');
      if (link && !link.getAttribute('href')?.startsWith('#')) link.setAttribute('target', '_top');
    },
    true,
  );
}

/**
 * Tell style sheets what `main` contains: nothing yet, only the text of a page that is loading
 * (`data-content="wait"`), or the page.
 */
function watchContent() {
  const main = document.getElementById('main');
  if (!main) return;
  const changes = new MutationObserver(() => {
    const shown = [...main.children].filter(child => child.localName !== 'noscript');
    if (!shown.length) return;
    const isWaiting = shown.every(child => child.classList.contains('wait'));
    main.dataset.content = isWaiting ? 'wait' : 'page';
    if (!isWaiting) changes.disconnect();
  });
  changes.observe(main, { childList: true });
}
watchContent();

/**
 * Mount the top bar and the bottom bar, and load the site's strings.
 * @param {{ page: string, bottomNav?: boolean }} options
 */
export async function mountShell({ page: id, bottomNav: isBottom = true }) {
  page = id;
  await Promise.all([loadStrings('site'), loadFonts()]);
  header.className = 'top';
  if (isFramed) enterFrameMode();
  document.body.prepend(header);
  if (isBottom) {
    bottomNav.className = 'foot-nav';
    bottomNav.setAttribute('aria-label', t('site-nav'));
    document.body.append(bottomNav);
    document.body.classList.add('has-foot');
    if (PAGES_WITH_MORE_LINKS.includes(page)) mountMoreLinks();
  }
  navigator.serviceWorker?.register('/worker.js', { updateViaCache: 'all' }).catch(() => {
    /* Service workers need HTTPS. */
  });
  watchOrigin(header);
  onSettingsChange(draw);
  onUserChange(updateUser);
  onHomeChange(home => {
    playingCount = home.own.filter(table => table.phase === 'playing').length;
    waitingTables = home.own.filter(
      table => isWaitingForMe(table) && !location.pathname.endsWith(table.match),
    );
    draw();
    if (!isFramed && (home.invitations.length || hasInvitations)) {
      hasInvitations = true;
      import('./invitations.js').then(
        ({ showInvitations }) => showInvitations(home.invitations),
        () => {},
      );
    }
  });
  draw();
  currentUser().then(updateUser, () => {});
  // The response is embedded in pages that show who is online; other pages fetch it after the first
  // paint.
  if (isBottom && PAGES_WITH_PRESENCE.includes(page)) refreshHome();
  else waitForPaint().then(refreshHome);
}

/**
 * Set the breadcrumb in the top bar of a phone and the handler of its "more" button.
 * @param {unknown} label
 * @param {() => void} [onMore]
 */
export function setBreadcrumb(label, onMore) {
  breadcrumb = label;
  openMore = onMore;
  draw();
}
/**
 * Name what the page shows, for style sheets: `body[data-view~='table']`.
 * @param {string} names separated by spaces
 */
export function setView(names) {
  if (document.body.dataset.view !== names) document.body.dataset.view = names;
}
/** Set the title of the document. @param {string} title */
export const setTitle = title => {
  document.title = title ? `${title} · Parlour` : 'Parlour';
};
