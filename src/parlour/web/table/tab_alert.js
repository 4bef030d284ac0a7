/** Marks the title and icon of a hidden browser tab when it is the user's turn. */
import { assetUrl } from '../components/asset_urls.js';
import { t } from '../components/strings.js';

const ICON = assetUrl('/web/logo.svg');
const ALERT_ICON = assetUrl('/web/logo_alert.svg');
/** The title of the page before the mark was added. */
let savedTitle = '';
let isWaiting = false;

function draw() {
  const sign = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel="icon"]'));
  const calls = isWaiting && document.hidden;
  if (sign && sign.getAttribute('href') !== (calls ? ALERT_ICON : ICON))
    sign.href = calls ? ALERT_ICON : ICON;
  if (calls) {
    if (!savedTitle) savedTitle = document.title;
    document.title = `${t('site-your-turn')} · ${savedTitle.replace('● ', '')}`;
  } else if (savedTitle) {
    document.title = savedTitle;
    savedTitle = '';
  }
}
document.addEventListener('visibilitychange', draw);

/**
 * Set whether it is the user's turn. Call this after setting the title of the page.
 * @param {boolean} now
 */
export function setTabAlert(now) {
  isWaiting = now;
  savedTitle = '';
  draw();
}
