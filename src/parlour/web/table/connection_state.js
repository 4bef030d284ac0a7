/** The banner that shows a lost connection, except for short interruptions. */
import { html, nothing, render } from '../vendor/lit.js';
import { icon } from '../components/icons.js';
import { showToast } from '../components/toast.js';
import { t } from '../components/strings.js';
import { hasLiveClock } from './live.js';

/** Minimum duration of an interruption to be shown, in milliseconds. */
const SHOW_AFTER_MS = 700;
/** WebSocket close code of a server that is restarting. */
const SERVICE_RESTART = 1012;
let isConnected = true;
let messageId = '';
/** @type {ReturnType<typeof setTimeout> | undefined} */
let bannerTimer;

export const connectionBanner = document.createElement('div');
connectionBanner.className = 'banner line';
connectionBanner.setAttribute('role', 'status');
connectionBanner.hidden = true;

/**
 * Return the facts about the connection: the broadcast delay for spectators, the network delay for
 * players.
 * @param {import('../types').TableInfo | null} table
 * @param {import('../types').Frame} frame
 * @param {{ ms: number, max_ms: number } | undefined} lag
 */
export function connectionFacts(table, frame, lag) {
  if (frame.phase !== 'playing') return nothing;
  const delay = table?.settings.delay ?? 0;
  if (delay && frame.seat === null)
    return html`<span class="row">${icon('eye')}${t('correspondence-delay', { count: delay })}</span>`;
  return lag && hasLiveClock(frame)
    ? html`<span class="row" title=${t('correspondence-lag-line', { most: lag.max_ms })}>${t(
        'correspondence-lag',
        { ms: lag.ms },
      )}</span>`
    : nothing;
}

/**
 * @param {boolean} connected whether the socket is open
 * @param {number} [code] the close code of the socket
 */
export function setConnectionState(connected, code) {
  clearTimeout(bannerTimer);
  const update = () => {
    isConnected = connected;
    render(isConnected ? nothing : html`${icon('clock')}${t(messageId)}`, connectionBanner);
    connectionBanner.hidden = isConnected;
  };
  if (!connected) {
    // Only the first close code is the reason; later failures are irrelevant.
    messageId ||= code === SERVICE_RESTART ? 'site-server-restarting' : 'site-connection-lost';
    bannerTimer = setTimeout(update, SHOW_AFTER_MS);
    return;
  }
  if (!isConnected) showToast(t('site-reconnected'));
  messageId = '';
  update();
}
