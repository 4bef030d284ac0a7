/** Whether the line to the table holds, said calmly: a short break is never announced. */
import { html, nothing, render } from '../vendor/lit.js';
import { icon } from '../components/icons.js';
import { showToast } from '../components/toast.js';
import { t } from '../components/strings.js';
import { hasLiveClock } from './live.js';

/** A socket that is back this soon was never announced as down. */
const CALM = 700;
/** With this a house that is closed closes its lines: it is being opened anew. */
const CLOSED = 1012;
let up = true;
let words = '';
/** @type {ReturnType<typeof setTimeout> | undefined} */
let falling;

export const lineBanner = document.createElement('div');
lineBanner.className = 'banner line';
lineBanner.setAttribute('role', 'status');
lineBanner.hidden = true;

/**
 * What there is to know of the way on which a table comes here: how late one sees it, and what the line takes.
 * @param {import('../types').Table | null} table
 * @param {import('../types').Frame} frame
 * @param {{ ms: number, most: number } | undefined} lag
 */
export function lineFacts(table, frame, lag) {
  if (frame.phase !== 'playing') return nothing;
  const delay = table?.settings.delay ?? 0;
  if (delay && frame.seat === null)
    return html`<span class="row">${icon('eye')}${t('correspondence-delay', { count: delay })}</span>`;
  return lag && hasLiveClock(frame)
    ? html`<span class="row" title=${t('correspondence-lag-line', { most: lag.most })}>${t(
        'correspondence-lag',
        { ms: lag.ms },
      )}</span>`
    : nothing;
}

/** @param {boolean} now whether the socket holds @param {number} [code] with which it was closed */
export function lineState(now, code) {
  clearTimeout(falling);
  const say = () => {
    up = now;
    render(up ? nothing : html`${icon('clock')}${t(words)}`, lineBanner);
    lineBanner.hidden = up;
  };
  if (!now) {
    // What closed the line first is why it is down; that nobody answers since says no more.
    words ||= code === CLOSED ? 'site-server-restarting' : 'site-connection-lost';
    falling = setTimeout(say, CALM);
    return;
  }
  if (!up) showToast(t('site-reconnected'));
  words = '';
  say();
}
