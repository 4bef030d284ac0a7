/** The connection banner. Short interruptions are not shown. */
import { html, nothing, render } from '../vendor/lit.js';
import { icon } from '../components/icons.js';
import { showToast } from '../components/toast.js';
import { t } from '../components/strings.js';
import { hasLiveClock } from './live.js';

/** Interruptions shorter than this, in milliseconds, are not shown. */
const SHOW_AFTER_MS = 700;
/** Close code of a server that restarts. */
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
 * Describe the connection: the broadcast delay for spectators, the network delay for players.
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
 * @param {boolean} connected whether the socket holds
 * @param {number} [code] with which it was closed
 */
export function setConnectionState(connected, code) {
  clearTimeout(bannerTimer);
  const update = () => {
    isConnected = connected;
    render(isConnected ? nothing : html`${icon('clock')}${t(messageId)}`, connectionBanner);
    connectionBanner.hidden = isConnected;
  };
  if (!connected) {
    // The first close code is the reason; later failures add nothing.
    messageId ||= code === SERVICE_RESTART ? 'site-server-restarting' : 'site-connection-lost';
    bannerTimer = setTimeout(update, SHOW_AFTER_MS);
    return;
  }
  if (!isConnected) showToast(t('site-reconnected'));
  messageId = '';
  update();
}
