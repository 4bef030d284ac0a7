/** What stands round every page: the top bar, on a phone the bar at the foot, the skip link. */
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

const PLACES = [
  { page: 'home', sign: 'home', href: '/' },
  { page: 'lobby', sign: 'list', href: '/lobby' },
  { page: 'tables', sign: 'board', href: '/lobby?room=mine' },
  { page: 'ratings', sign: 'cup', href: '/ratings' },
  { page: 'tournaments', sign: 'people', href: '/tournaments' },
  { page: 'help', sign: 'question', href: '/help' },
  { page: 'settings', sign: 'gear', href: '/settings' },
];
let page = '';
let name = '';
/** @type {import('../types').Role | ''} */
let role = '';
/** @type {unknown} */
let crumb;
/** @type {(() => void) | undefined} */
let more;
/** @type {Summary[]} */
let waiting = [];
/** How many of my tables are being played. */
let running = 0;
/** Whether this page is shown within another of the house, which has its own top bar. */
const framed = self !== top;
/** Whether anybody has asked me to a table while this page was open. */
let asked = false;
const header = document.createElement('header');
const foot = document.createElement('nav');

/** The bar at the foot has room for the settings, and none for what is looked at less often: */
const ONLY_ABOVE = ['ratings', 'tournaments'];
/** these pages have it at their head on a phone. */
/** The pages that show who is here. */
const SHOWING = ['home', 'lobby', 'tables'];
const LEADING = ['home', 'lobby', 'tables', ...ONLY_ABOVE];
const FURTHER = [
  { sign: 'cup', href: '/ratings', words: 'site-nav-ratings' },
  { sign: 'log', href: '/results', words: 'site-results' },
  { sign: 'people', href: '/tournaments', words: 'site-nav-tournaments' },
];
const ONLY_BELOW = ['settings'];
/** @param {boolean} below in the bar at the foot */
const links = below =>
  PLACES.filter(place => !(below ? ONLY_ABOVE : ONLY_BELOW).includes(place.page)).map(
    ({ page: id, sign, href }) => {
      const count = id === 'tables' ? waiting.length : 0;
      return html`<a href=${href} aria-current=${id === page ? 'page' : nothing}>${below ? icon(sign) : nothing}<span
      class="ell">${t(`site-nav-${id}`)}</span>
    ${count ? html`<span class="dot">${withSpokenText(count, t('site-wait-for-you', { count }))}</span>` : nothing}</a>`;
    },
  );

function soundButton() {
  const on = settings().sound;
  const press = () => {
    changeSettings({ sound: !on });
    playSound('wood');
  };
  return html`<button class="btn plain sq only-desk" aria-label=${t('site-sound-button')} aria-pressed=${on}
    title=${t(on ? 'site-sound-on' : 'site-sound-off')} @click=${press}>${icon(on ? 'sound' : 'mute')}</button>`;
}
const lampButton =
  () => html`<button class="btn plain sq lamp" aria-label=${t('site-dark-mode')} aria-pressed=${isDark()}
  title=${t('site-dark-mode')} @click=${() => changeSettings({ theme: isDark() ? 'light' : 'dark' })}>${icon('lamp')}</button>`;
/** The bell leads to the table that has waited for me. */
function bell() {
  if (!waiting.length) return nothing;
  const words = t('site-wait-for-you', { count: waiting.length });
  return html`<a class="btn plain sq" href="/t/${waiting[0].match}" aria-label=${words} title=${words}>${icon('bell')}
    <span class="dot" aria-hidden="true">${waiting.length}</span></a>`;
}

/** Whoever plays at several tables may have them in one window. */
const beside = () =>
  running > 1 && location.pathname !== '/side-by-side'
    ? html`<a class="btn plain sq" href="/side-by-side" aria-label=${t('site-nav-side-by-side')}
        title=${t('site-nav-side-by-side')}>${icon('beside')}</a>`
    : nothing;

function draw() {
  render(
    html`<a class="skip" href="#main">${t('site-skip')}</a><div class="in">
    <a class="logo" href="/" aria-label=${t('site-home-link')}>${logo}<span
      class=${crumb ? 'only-desk' : ''}>Parlour</span></a>
    ${crumb ? html`<div class="crumb ell only-phone">${crumb}</div>` : nothing}
    <nav aria-label=${t('site-nav')}>${links(false)}</nav>
    <div class="end">${soundButton()}${lampButton()}${beside()}${bell()}
      ${
        role === 'guest'
          ? html`<a class="btn sm only-desk" href="/join"
        aria-current=${page === 'join' ? 'page' : nothing}>${t('site-create-account')}</a>`
          : nothing
      }
      <a class="btn plain me" href="/account" aria-label=${t('site-account', { name })}
        aria-current=${page === 'account' ? 'page' : nothing}>
        ${avatar(name, role !== 'guest', 'sm')}<span class="ell only-desk">${name}</span></a>
      ${
        more
          ? html`<button class="btn plain sq" aria-label=${t('site-more')}
        @click=${more}>${icon('more')}</button>`
          : nothing
      }</div></div>`,
    header,
  );
  if (foot.isConnected) render(links(true), foot);
}

const announced = document.createElement('aside');
/** Say what the operator says, under the top bar; whoever has closed it has read it. @param {string} text */
function announce(text) {
  const closed = 'parlour-announced';
  if (!text || sessionStorage.getItem(closed) === text) {
    announced.remove();
    return;
  }
  const close = () => {
    sessionStorage.setItem(closed, text);
    announced.remove();
  };
  announced.className = 'banner';
  announced.setAttribute('aria-label', t('site-announcement'));
  render(
    html`<b>${t('site-announcement')}:</b> <span>${text}</span>
    <button class="btn plain sq" aria-label=${t('site-close')} @click=${close}>${icon('x')}</button>`,
    announced,
  );
  header.after(announced);
}

/** @param {import('../types').Me} found */
function hear(found) {
  ({ name, role } = found);
  announce(found.announcement);
  draw();
}

/** What a phone's bar at the foot has no room for. */
function further() {
  const strip = document.createElement('nav');
  strip.className = 'places only-phone';
  strip.setAttribute('aria-label', t('site-nav-more'));
  const link = (/** @type {typeof FURTHER[number]} */ { sign, href, words }) =>
    html`<a class="chip" href=${href} aria-current=${location.pathname === href ? 'page' : nothing}
      >${icon(sign)}${t(words)}</a>`;
  render(FURTHER.map(link), strip);
  header.after(strip);
}

/** Within another page there is no top bar but what this page adds to it, and links lead out. */
function frame() {
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
 * Put the shell round the page and learn the house's words.
 * @param {{ page: string, foot?: boolean }} options
 */
export async function mountShell({ page: id, foot: below = true }) {
  page = id;
  await Promise.all([loadStrings('site'), loadFonts()]);
  header.className = 'top';
  if (framed) frame();
  document.body.prepend(header);
  if (below) {
    foot.className = 'foot-nav';
    foot.setAttribute('aria-label', t('site-nav'));
    document.body.append(foot);
    document.body.classList.add('has-foot');
    if (LEADING.includes(page)) further();
  }
  navigator.serviceWorker?.register('/worker.js', { updateViaCache: 'all' }).catch(() => {
    /* a house without a certificate cannot be installed */
  });
  watchOrigin(header);
  onSettingsChange(draw);
  onUserChange(hear);
  onHomeChange(home => {
    running = home.own.filter(table => table.phase === 'playing').length;
    waiting = home.own.filter(
      table => isWaitingForMe(table) && !location.pathname.endsWith(table.match),
    );
    draw();
    if (!framed && (home.invitations.length || asked)) {
      asked = true;
      import('./invitations.js').then(
        ({ showInvitations }) => showInvitations(home.invitations),
        () => {},
      );
    }
  });
  draw();
  currentUser().then(hear, () => {});
  // Pages that show who is here were brought the answer; elsewhere it can wait until there is something to read.
  if (below && SHOWING.includes(page)) refreshHome();
  else waitForPaint().then(refreshHome);
}

/**
 * Say where we are in the top bar of a phone, and what its "more" opens.
 * @param {unknown} words
 * @param {() => void} [opens]
 */
export function setBreadcrumb(words, opens) {
  crumb = words;
  more = opens;
  draw();
}
/** @param {string} words */
export const setTitle = words => {
  document.title = words ? `${words} · Parlour` : 'Parlour';
};
