/** Whether the line to the table holds, said calmly: a short break is never announced. */
import { html, nothing, render } from '../vendor/lit.js';
import { icon } from '../house/icons.js';
import { toast } from '../house/toast.js';
import { t } from '../house/words.js';

/** A socket that is back this soon was never announced as down. */
const CALM = 700;
let up = true;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let falling;

export const lineBanner = document.createElement('div');
lineBanner.className = 'banner line';
lineBanner.setAttribute('role', 'status');
lineBanner.hidden = true;

/** @param {boolean} now whether the socket holds */
export function lineState(now) {
  clearTimeout(falling);
  const say = () => {
    up = now;
    render(up ? nothing : html`${icon('clock')}${t('house-line-down')}`, lineBanner);
    lineBanner.hidden = up;
  };
  if (!now) {
    falling = setTimeout(say, CALM);
    return;
  }
  if (!up) toast(t('house-line-up'));
  say();
}
