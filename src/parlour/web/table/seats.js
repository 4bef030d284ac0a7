/** The seat cards of a table, with name, score, clock and status. */
import { html, nothing } from '../vendor/lit.js';
import { capitalize } from '../components/capitalized.js';
import { seatAvatar } from '../components/avatar.js';
import { icon, seatToken } from '../components/icons.js';
import { userLink } from '../components/user_link.js';
import { withSpokenText } from '../components/screen_reader.js';
import { spokenClock, formatClock } from '../components/time.js';
import { t } from '../components/strings.js';
import { seatStatus, isLongName, seatName, winningSeats } from './names.js';
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').Clocks} Clocks */

const LOW = 20000;

/**
 * Return the time bank of a seat, in ms.
 * @param {Clocks | null} clocks
 * @param {number} seat
 */
const bankTime = (clocks, seat) => clocks?.bank?.[seat] ?? 0;

/**
 * Whether a seat has used up the time for its move and uses its bank.
 * @param {Clocks | null} clocks
 * @param {number} seat
 * @param {number} now
 */
function isOnBank(clocks, seat, now) {
  const since = clocks?.since?.[seat];
  const left = clocks?.left?.[seat];
  return (
    bankTime(clocks, seat) > 0 &&
    left !== undefined &&
    typeof since === 'number' &&
    now - since > left
  );
}

/**
 * Return the remaining time of a seat at a server time, in ms, or null without a clock.
 * @param {Clocks | null} clocks
 * @param {number} seat
 * @param {number} now
 */
export function remainingTime(clocks, seat, now) {
  const left = clocks?.left?.[seat];
  const since = clocks?.since?.[seat];
  if (left === undefined) return null;
  const rest = left - (since === null || since === undefined ? 0 : Math.max(0, now - since));
  return rest < 0 ? rest + bankTime(clocks, seat) : rest;
}

/**
 * Return the points that overtime has cost so far, counted for every started step up to the limit.
 * @param {import('../types').ClockRule | undefined} rule
 * @param {number} left
 */
function overtimePenalty(rule, left) {
  if (rule?.clock !== 'total' || left >= 0) return 0;
  const { step_ms = 60000, points = 10, limit_ms = 300000 } = rule;
  return points * Math.ceil(Math.min(-left, limit_ms) / step_ms);
}

/**
 * Return the seats in turn order, ending with the user's seat.
 * @param {Frame} frame
 */
function seatOrder(frame) {
  const count = frame.seats.length;
  const last = frame.seat ?? count - 1;
  return Array.from({ length: count }, (_, i) => (last + 1 + i) % count);
}

/**
 * @param {Frame} frame
 * @param {number} seat
 * @param {number[]} mine
 * @param {import('../types').Badge | undefined} badge
 * @param {(string | null)[]} people
 */
function seatCard(frame, seat, mine, badge, people) {
  const occupant = frame.seats[seat];
  const name = seatName(frame.seats, seat);
  const score = frame.ranking?.scores?.[seat];
  const turn = frame.phase === 'playing' && !frame.paused && frame.turn.seats.includes(seat);
  const timed = Boolean(frame.clocks?.left?.length) && frame.phase === 'playing';
  const won = frame.phase === 'over' && winningSeats(frame.ranking).includes(seat);
  // A bot in the seat of a user is a substitute.
  const substitute =
    frame.phase === 'playing' && occupant?.bot && people[seat] ? t('site-substitute-bot') : '';
  const state = substitute || seatStatus(frame, seat) || (won ? t('site-won') : '');
  const own = mine.length === 1 && mine[0] === seat;
  const presence = occupant?.bot ? 'bot' : occupant?.here ? 'on' : '';
  const tokenClasses = `${presence} ${occupant?.out ? 'away' : ''}`;
  const ownLabel = html`<span class="you">${capitalize(t('site-you'))}</span>${state ? ' · ' : ''}`;
  const cup = html`<span class="won" title=${t('site-won')}
    >${icon('cup')}<span class="visually-hidden">${t('site-won')}</span></span
  >`;
  const doing = own && !turn ? html`${ownLabel}${state}` : capitalize(state);
  const states = [
    turn ? 'turn' : '',
    mine.includes(seat) ? 'mine' : '',
    score === undefined ? '' : 'scored',
    timed ? 'timed' : '',
    doing === '' ? 'silent' : '',
  ];
  return html`<li class="place">
    <div class="seat ${states.filter(Boolean).join(' ')}" data-seat=${seat}>
      ${seatToken(seat, tokenClasses, seatAvatar(occupant))}
      <div class="name ${isLongName(name) ? 'long' : ''}" title=${name}>
        <span>${userLink(people[seat], name, true)}</span>${badge?.(seat, frame) ?? nothing}${won ? cup : nothing}
      </div>
      <div class="doing ellipsis">${doing}</div>
      <div class="figures ${score === undefined && !timed ? 'blank' : ''}">
        ${
          score === undefined
            ? nothing
            : html`<span class="score"
                >${withSpokenText(score < 0 ? `−${-score}` : score, t('site-points', { points: score }))}</span
              >`
        }
        ${timed ? html`<span class="clock" role="timer" data-clock=${seat}></span>` : nothing}
      </div>
    </div>
  </li>`;
}

/**
 * @param {Frame} frame
 * @param {number[]} mine
 * @param {import('../types').Badge} [badge] a game's own mark for a seat, as SVG
 * @param {(string | null)[]} [people] user id for each seat, for links to profiles
 */
export const seatCards = (frame, mine, badge, people = []) =>
  html`<ul class="seats n${frame.seats.length}" aria-label=${t('site-seats')}>
    ${seatOrder(frame).map(seat => seatCard(frame, seat, mine, badge, people))}
  </ul>`;

/**
 * Show the remaining times at a server time on all clocks.
 * @param {HTMLElement} root
 * @param {Clocks | null} clocks
 * @param {number} now
 */
export function updateClocks(root, clocks, now) {
  if (!clocks?.left?.length) return;
  for (const place of root.querySelectorAll('[data-clock]')) {
    const seat = Number(/** @type {HTMLElement} */ (place).dataset.clock);
    const left = remainingTime(clocks, seat, now);
    if (left === null) continue;
    const bank = isOnBank(clocks, seat, now);
    const points = overtimePenalty(clocks?.rule, left);
    const shown = points ? `${formatClock(left)} · −${points}` : formatClock(left);
    if (place.textContent === shown) continue;
    place.textContent = shown;
    place.setAttribute(
      'aria-label',
      points ? t('site-overtime', { time: spokenClock(left), points }) : spokenClock(left),
    );
    place.classList.toggle('low', left < LOW || bank);
    if (bank)
      place.setAttribute('aria-label', t('site-clock-bank-runs', { time: spokenClock(left) }));
  }
}
