/** The tab itself calls while nobody looks at it: its title begins with what is asked, its sign wears a dot. */
import { assetUrl } from '../components/asset_urls.js';
import { t } from '../components/strings.js';

const SIGN = assetUrl('/web/logo.svg');
const CALLING = assetUrl('/web/logo_alert.svg');
/** What the title was before it called. */
let quiet = '';
let waits = false;

function draw() {
  const sign = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel="icon"]'));
  const calls = waits && document.hidden;
  if (sign && sign.getAttribute('href') !== (calls ? CALLING : SIGN))
    sign.href = calls ? CALLING : SIGN;
  if (calls) {
    if (!quiet) quiet = document.title;
    document.title = `${t('site-your-turn')} · ${quiet.replace('● ', '')}`;
  } else if (quiet) {
    document.title = quiet;
    quiet = '';
  }
}
document.addEventListener('visibilitychange', draw);

/** Say whether a decision of mine is waited for; the page's title has just been set. @param {boolean} now */
export function callTab(now) {
  waits = now;
  quiet = '';
  draw();
}
