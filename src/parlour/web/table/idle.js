/** Pauses, reminders, and claims in matches that a player has abandoned. */
import { html, nothing } from '../vendor/lit.js';
import { post } from '../components/api.js';
import { openDialog } from '../components/dialog.js';
import { icon } from '../components/icons.js';
import { formatTime } from '../components/time.js';
import { showError, showToast } from '../components/toast.js';
import { t } from '../components/strings.js';
import { seatName } from './names.js';
/** @typedef {import('../types').Frame} Frame */

/**
 * Return the names of the players for whom a seat is waiting, or none if the seat is to move.
 * @param {Frame} frame
 */
function awaitedNames({ turn, seats: occupants, seat, phase, paused }) {
  if (
    phase !== 'playing' ||
    paused ||
    seat === null ||
    turn.seats.includes(seat) ||
    occupants[seat]?.out
  )
    return [];
  return turn.seats
    .filter(one => !occupants[one]?.bot && !occupants[one]?.out)
    .map(one => seatName(occupants, one));
}

/** @param {string[]} names */
const list = names => new Intl.ListFormat(document.documentElement.lang).format(names);

/**
 * Return the button that reminds the players to move, which is enabled from the allowed time on.
 * @param {Frame} frame
 * @param {number} now
 */
export function nudgeButton(frame, now) {
  const names = list(awaitedNames(frame));
  if (!names || frame.nudge_at === null) return nothing;
  const nudge = () =>
    post(`/api/matches/${frame.match}/nudge`, { seat: frame.seat }).then(
      () => showToast(t('correspondence-reminded', { names })),
      showError,
    );
  const isTooEarly = now < frame.nudge_at;
  const tooltip = isTooEarly
    ? t('correspondence-remind-from', { names, time: formatTime(frame.nudge_at) })
    : nothing;
  return html`<button class="btn sm" ?disabled=${isTooEarly} title=${tooltip} @click=${nudge}>
    ${icon('bell')}${t('correspondence-remind')}
  </button>`;
}

/**
 * Return the banner of a paused match, with a button with which players resume it.
 * @param {Frame} frame
 */
export function pauseBanner(frame) {
  const resume = () =>
    post(`/api/matches/${frame.match}/continue`, { seat: frame.seat }).catch(showError);
  const mine = frame.seat !== null && !frame.seats[frame.seat]?.out;
  return html`<div class="banner offer" role="status">
    ${icon('clock')}<span>${t('correspondence-paused')}</span>${
      mine
        ? html`<span class="row"><button class="btn sm main" @click=${resume}>${t(
            'correspondence-resume',
          )}</button></span>`
        : nothing
    }
  </div>`;
}

/** @param {Frame} frame */
function openClaimDialog(frame) {
  const two = frame.seats.filter(occupant => !occupant?.out).length === 2;
  const claim = (/** @type {string} */ what, /** @type {() => void} */ close) => {
    close();
    post(`/api/matches/${frame.match}/claim`, { seat: frame.seat, claim: what }).catch(showError);
  };
  openDialog({
    title: t('correspondence-claim-title'),
    body: close =>
      html`<div class="claims">
        ${['out', ...(two ? ['draw', 'void'] : [])].map(
          what =>
            html`<button class="btn" @click=${() => claim(what, close)}>
              <b>${t(`correspondence-claim-${what}`)}</b><small>${t(`correspondence-claim-${what}-line`)}</small>
            </button>`,
        )}
      </div>`,
  });
}

/**
 * Return the banner of an abandoned match, with buttons to claim a result.
 * @param {Frame} frame
 * @param {number} now
 */
export function claimBanner(frame, now) {
  const names = list(awaitedNames(frame));
  if (!names || frame.claim_at === null || now < frame.claim_at || frame.past) return nothing;
  return html`<div class="banner offer" role="status">
    ${icon('bell')}<span>${t('correspondence-inactive', { names })}</span
    ><span class="row"><button class="btn sm main" @click=${() => openClaimDialog(frame)}>${t(
      'correspondence-claim',
    )}</button></span>
  </div>`;
}
