/** The substitute bot of a user who leaves a match, and the buttons to leave and return. */
import { html, nothing } from '../vendor/lit.js';
import { post } from '../components/api.js';
import { confirmDialog } from '../components/dialog.js';
import { icon } from '../components/icons.js';
import { showError } from '../components/toast.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').TableInfo} TableInfo */

/**
 * Return the button that hands the user's seat over to a bot.
 * @param {Frame} frame
 * @param {TableInfo} table
 */
export function leaveButton(frame, table) {
  const seat = frame.seat;
  if (table.settings.leaver !== 'bot' || seat === null || frame.seats.length < 2) return nothing;
  const leave = async () => {
    const sure = {
      title: t('site-let-bot-play-question'),
      text: t('site-let-bot-play-line'),
      confirmText: t('site-let-bot-play'),
    };
    if (await confirmDialog(sure))
      post(`/api/matches/${frame.match}/leave`, { seat }).catch(showError);
  };
  return html`<button class="btn sm" @click=${leave}>${icon('door')}${t('site-let-bot-play')}</button>`;
}

/**
 * Return the banner for a user whose seat is played by a bot, with a button to return.
 * @param {Frame} frame
 * @param {number[]} mine
 */
export function substituteBanner(frame, mine) {
  const seat = mine.find(one => frame.seats[one]?.bot);
  if (seat === undefined || frame.phase !== 'playing' || frame.past) return nothing;
  const back = () => post(`/api/matches/${frame.match}/return`, { seat }).catch(showError);
  return html`<div class="banner offer" role="status">
    ${icon('bot')}<span>${t('site-bot-plays-for-you')}</span
    ><span class="row"><button class="btn sm main" @click=${back}>${t('site-return-to-seat')}</button></span>
  </div>`;
}
