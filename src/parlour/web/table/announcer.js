/** Announces each move once to screen readers, in a polite live region. */
const REMOVE_AFTER_MS = 12000;

const region = document.createElement('div');
region.className = 'visually-hidden';
region.setAttribute('aria-live', 'polite');
region.setAttribute('role', 'log');
region.id = 'live';
document.body.append(region);

/** @param {string} text */
export function announce(text) {
  if (!text) return;
  const line = document.createElement('p');
  line.textContent = text;
  region.append(line);
  setTimeout(() => line.remove(), REMOVE_AFTER_MS);
}
