/**
 * The avatar of a user: a shield with a pattern and colours that depend on the name. The shield of
 * a guest is not filled.
 */
import { html, nothing } from '../vendor/lit.js';

const SHIELD = 'M2 2h20v11c0 6.5-4 10.5-10 13C6 23.5 2 19.5 2 13Z';
const PATTERNS = [
  'M0 19 12 9l12 10v5L12 14 0 24Z',
  'M12 0h12v28H12Z',
  'M0 3v7l17 18h7v-7L4 0H0Z',
  'M0 9.5h24v7H0Z',
  'M12 0h12v13H12ZM0 13h12v15H0Z',
  'M12 5.5l2.2 4.7 5.1.6-3.8 3.5 1 5-4.5-2.5-4.5 2.5 1-5-3.8-3.5 5.1-.6Z',
];
const COLOURS = 6;
let clipCount = 0;

/** Return a hash of a name, from 0 to 9972. @param {string} name */
function nameHash(name) {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return hash;
}

/**
 * Return the avatar of a user.
 * @param {string} name
 * @param {boolean} member false for a guest
 * @param {string} [classes] more CSS classes: sm, lg
 */
export function avatar(name, member, classes = '') {
  const hash = nameHash(name);
  clipCount += 1;
  const clipId = `avatar-${clipCount}`;
  return html`<span class="avatar avatar-color-${(hash % COLOURS) + 1} ${member ? '' : 'guest'} ${
    classes
  }" aria-hidden="true"
    ><svg viewBox="0 0 24 28">
      <clipPath id=${clipId}><path d=${SHIELD} /></clipPath>
      <path class="avatar-fill" d=${SHIELD} />
      <path class="avatar-pattern" clip-path="url(#${clipId})" d=${
        PATTERNS[Math.floor(hash / COLOURS) % PATTERNS.length]
      } />
      <path class="avatar-outline" d=${SHIELD} /></svg
  ></span>`;
}

/**
 * Return the avatar of a seat's occupant for a seat token, or nothing for a bot or an open seat.
 * @param {import('../types').SeatOccupant | null | undefined} occupant
 */
export const seatAvatar = occupant =>
  occupant?.name && !occupant.bot ? avatar(occupant.name, true, 'on-token') : nothing;
