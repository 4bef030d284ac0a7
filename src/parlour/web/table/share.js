/** Invitations to a table by link, by a code to read out, and by QR code. */
import { html, nothing } from '../vendor/lit.js';
import { copyText } from '../components/copy.js';
import { icon } from '../components/icons.js';
import { showToast } from '../components/toast.js';
import { t } from '../components/strings.js';
import { share } from './result.js';
/** @typedef {import('../types').TableInfo} TableInfo */

/** @param {string} link */
async function copyInvite(link) {
  if (await copyText(link)) {
    showToast(t('site-link-copied'));
    return;
  }
  const field = /** @type {HTMLInputElement | null} */ (document.getElementById('invite-link'));
  field?.select();
  showToast(t('site-copy-by-hand'), 'link');
}

const LOCAL = /^(localhost$|127\.|\[::1\])/;
/**
 * Return a link that phones can open. They cannot reach localhost, so the link has the server's
 * address in the local network.
 * @param {TableInfo} table
 */
const reachableLink = table =>
  LOCAL.test(location.hostname) && table.lan_link ? table.lan_link : table.link;

/**
 * @param {TableInfo} table
 * @param {string} game the game's name
 */
export function inviteSection(table, game) {
  const link = reachableLink(table);
  const code = table.code
    ? html`<p class="code"><span class="visually-hidden">${t('site-code')} </span>${table.code.replaceAll('-', ' ')}</p>
    <p class="xs muted">${t('site-code-line', { host: new URL(link, location.href).host })}</p>`
    : nothing;
  const shareButton = html`<button class="btn"
    @click=${() => share(link, t('site-invite-title', { game }))}>${icon('share')}${t('site-share')}</button>`;
  return html`<section class="card invite" aria-labelledby="h-invite">
    <div class="words"><h2 id="h-invite">${t('site-invite')}</h2>${code}
      <label class="visually-hidden" for="invite-link">${t('site-link')}</label>
      <div class="row"><input class="input" id="invite-link" readonly .value=${link}
        @focus=${(/** @type {any} */ event) => event.target.select()}>
        <button class="btn" @click=${() => copyInvite(link)}>${icon('copy')}${t('site-copy')}</button></div>
      ${
        table.settings.cafe && table.is_host
          ? html`<a class="btn" href="/t/${table.match}/screen">${icon('screen')}${t('site-big-screen')}</a>`
          : nothing
      }
      ${'share' in navigator ? shareButton : nothing}</div>
    ${
      LOCAL.test(new URL(link, location.href).hostname)
        ? html`<p class="xs muted">${t('site-only-this-computer')}</p>`
        : html`<figure class="qr"><img src=${table.qr} alt=${t('site-qr')} width="148" height="148">
      <figcaption class="xs muted">${t('site-qr-line')}</figcaption></figure>`
    }</section>`;
}
