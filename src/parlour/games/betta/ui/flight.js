/** A card on its way through the room: from whoever laid it to the display where it comes to rest. */

import { card } from './art.js';

const MILLISECONDS = 260;

/**
 * @param {HTMLElement} room what the card flies over @param {DOMRect} from @param {DOMRect} to
 * @param {string} fish the card as it will lie
 */
export function fly(room, from, to, fish) {
  const ghost = document.createElement('div'), base = room.getBoundingClientRect();
  ghost.className = 'bo-flight';
  ghost.innerHTML = card(fish);
  Object.assign(ghost.style, { left: `${to.left - base.left}px`, top: `${to.top - base.top}px`, width: `${to.width}px` });
  room.append(ghost);
  const across = from.left + from.width / 2 - to.left - to.width / 2, down = from.top + from.height / 2 - to.top - to.height / 2;
  const flight = ghost.animate([
    { transform: `translate(${across}px, ${down}px) scale(.3)`, opacity: .3 },
    { transform: 'none', opacity: .95, offset: .8 },
    { transform: 'scale(.98)', opacity: 0 },
  ], { duration: MILLISECONDS, easing: 'cubic-bezier(.2,.7,.2,1)' });
  flight.finished.catch(() => null).then(() => ghost.remove());
}
