/** The voice of the table: tells a screen reader every move, politely and once. */
const FORGET = 12000;

const place = document.createElement('div');
place.className = 'vh';
place.setAttribute('aria-live', 'polite');
place.setAttribute('role', 'log');
place.id = 'live';
document.body.append(place);

/** @param {string} text */
export function announce(text) {
  if (!text) return;
  const line = document.createElement('p');
  line.textContent = text;
  place.append(line);
  setTimeout(() => line.remove(), FORGET);
}
