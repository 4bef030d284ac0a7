/** Draw offers, take-backs, pauses and resignation, and the answers to them. */
import { html, keyed, nothing } from '../vendor/lit.js';
import { confirmDialog } from '../components/dialog.js';
import { icon } from '../components/icons.js';
import { showError } from '../components/toast.js';
import { t } from '../components/strings.js';
import { seatName } from './names.js';
import { leaveButton, substituteBanner } from './abandonment.js';
import { claimBanner, nudgeButton, pauseBanner } from './idle.js';
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').TableInfo} TableInfo */
/** @typedef {(message: { type: string, [more: string]: unknown }) => Promise<any>} Send */

/**
 * Whether the user may request a hint: it is their turn, and all opponents are bots or there are
 * none, but not in the deal of the day.
 * @param {Frame} frame
 */
const canAskForHint = ({ seats: occupants, seat, mine, options: { deal } }) =>
  mine &&
  deal !== 'daily' &&
  occupants.every((occupant, at) => at === seat || (occupant?.bot && !occupant.player));

/**
 * Return the consequence of a take-back: the other people must agree, and the game becomes unrated.
 * @param {Frame} frame
 */
function takebackLine({ seats: occupants, seat }) {
  const others = occupants.filter((_, at) => at !== seat);
  if (!others.length) return '';
  const asks = others.some(occupant => !occupant?.bot);
  return t(asks ? 'site-takeback-line' : 'site-takeback-line-bots');
}

/**
 * Return the buttons for offers, hints, reminders and resignation.
 * @param {Frame} frame
 * @param {TableInfo} table
 * @param {import('../types').MoveListEntry[]} history
 * @param {Send} send
 * @param {() => void} hint
 * @param {number} now
 */
export function proposals(frame, table, history, send, hint, now) {
  const seat = frame.seat;
  const alone = frame.seats.length === 1;
  const hasMoved = history.some(entry => entry.kind === 'moved' && entry.seat === seat);
  if (
    seat === null ||
    frame.phase !== 'playing' ||
    frame.seats[seat]?.out ||
    frame.seats[seat]?.bot
  )
    return nothing;
  /** @param {'draw' | 'takeback' | 'pause'} what */
  const offer = what => send({ type: 'offer', seat, kind: what }).catch(showError);
  const offerDraw = async () => {
    const isConfirmed = await confirmDialog({
      title: t('site-draw-question'),
      text: t('site-draw-line'),
      confirmText: t('site-offer'),
    });
    if (isConfirmed) offer('draw');
  };
  const offerTakeback = async () => {
    const isConfirmed = await confirmDialog({
      title: t('site-takeback-question'),
      text: takebackLine(frame),
      confirmText: t('site-takeback'),
    });
    if (isConfirmed) offer('takeback');
  };
  const resign = async () => {
    const isConfirmed = await confirmDialog({
      title: t('site-resign-question'),
      text: t('site-resign-line'),
      confirmText: t('site-resign'),
      danger: true,
    });
    if (isConfirmed) send({ type: 'resign', seat }).catch(showError);
  };
  const takeback = html`<button class="btn sm" @click=${offerTakeback}>
    ${icon('undo')}${t('site-takeback')}
  </button>`;
  const draw = html`<button class="btn sm" @click=${offerDraw}>${icon('shake')}${t('site-draw')}</button>`;
  const pause = html`<button class="btn sm" @click=${() => offer('pause')}>
    ${icon('clock')}${t('site-pause')}
  </button>`;
  const hintButton = html`<button class="btn sm" @click=${hint}>${icon('bulb')}${t('site-hint')}</button>`;
  return html`<div class="proposals">
    ${table.settings.takebacks && hasMoved && !frame.paused ? takeback : nothing}
    ${table.settings.draws && !alone ? draw : nothing}
    ${table.settings.pauses && frame.clocks?.left?.length && !frame.paused ? pause : nothing} ${nudgeButton(frame, now)}
    ${canAskForHint(frame) ? hintButton : nothing} ${leaveButton(frame, table)}
    <button class="btn sm danger" @click=${resign}>${icon('flag')}${t('site-resign')}</button>
  </div>`;
}

/**
 * Return the user's seat that has not answered the offer yet, if any.
 * @param {import('../types').Offer | null} offer
 * @param {Frame} frame
 * @param {number[]} mine
 */
export const answeringSeat = (offer, frame, mine) =>
  offer ? mine.find(one => !offer.accepted_by.includes(one) && !frame.seats[one]?.out) : undefined;

/**
 * Return the banner that says how the last offer was closed. It is a live region only if the log
 * does not announce the answer.
 * @param {import('./table_store.js').TableStore} known
 * @param {import('./offer_answers.js').Answer} answer
 * @param {Frame} frame
 * @param {() => void} redraw
 */
function answerBanner(known, answer, frame, redraw) {
  const words =
    answer.how === 'withdrawn' ? 'site-log-answered-withdrawn' : `site-answer-${answer.how}`;
  const close = () => {
    known.setAnswer(null, redraw);
    redraw();
  };
  return keyed(
    answer,
    html`<div class="banner answer" role=${answer.isLogged ? nothing : 'status'}>
      ${icon(answer.how === 'accepted' ? 'check' : 'shake')}<span
        >${t(words, { what: answer.kind, name: seatName(frame.seats, answer.by) })}</span
      ><button class="btn plain sq" aria-label=${t('site-close')} @click=${close}>${icon('x')}</button>
    </div>`,
  );
}

/**
 * Return the banner of the open offer, with buttons to accept, decline or withdraw it. Without an
 * offer, return the answer to the last one, or the banner of a pause, a substitute bot or an
 * abandoned match. An answer names its offer, so that it never answers a different one.
 * @param {import('./table_store.js').TableStore} known
 * @param {Frame} frame
 * @param {{ send: Send, now: number, redraw: () => void }} acts
 */
export function offerBanner(known, frame, { send, now, redraw }) {
  const { offer, answer, ownSeats: mine, canAnswerOffer } = known;
  if (frame.phase === 'playing' && frame.paused && !offer) return pauseBanner(frame);
  // The player who answered knows the answer.
  if (frame.phase === 'playing' && answer && !offer && !mine.includes(answer.by))
    return answerBanner(known, answer, frame, redraw);
  if (!offer || frame.phase !== 'playing')
    return mine.some(one => frame.seats[one]?.bot)
      ? substituteBanner(frame, mine)
      : claimBanner(frame, now);
  const seat = answeringSeat(offer, frame, mine);
  const own = mine.includes(offer.seat);
  const words = own
    ? t(`site-offer-mine-${offer.kind}`)
    : t(`site-offer-${offer.kind}`, { name: seatName(frame.seats, offer.seat) });
  const button = (
    /** @type {string} */ text,
    /** @type {number} */ by,
    /** @type {boolean} */ yes,
  ) =>
    html`<button
      class="btn sm ${yes ? 'main' : ''}"
      ?disabled=${!canAnswerOffer}
      @click=${() => send({ type: 'answer', seat: by, offer: offer.seq, accept: yes }).catch(showError)}
    >
      ${t(text)}
    </button>`;
  const buttons =
    seat !== undefined
      ? html`<span class="row">${button('site-accept', seat, true)} ${button('site-decline', seat, false)}</span>`
      : own
        ? html`<span class="row">${button('site-withdraw', offer.seat, false)}</span>`
        : nothing;
  // Each offer has its own buttons, so that a press that began on the buttons of the previous offer
  // has no effect. The log announces the offer to screen readers.
  return keyed(
    offer.seq,
    html`<div class="banner offer">${icon('shake')}<span>${words}</span>${buttons}</div>`,
  );
}
