/** The small living board on home cards and lists: three tanks on a shelf. */

import { preparePaint, tank } from './art.js';

const SAMPLE = ['gyrbbrygr', 'rb.rrybgr', 'brbgrry.b'];
const SHEET = 'betta-mini-style';

/** The fish of the liveliest displays, the newest in the middle. */
function shown(view) {
  const newest = view.placed.at(-1)?.display ?? 0, rest = view.displays.map((_, display) => display).filter(display => display !== newest)
    .sort((a, b) => [...view.displays[b]].filter(cell => cell !== '.').length - [...view.displays[a]].filter(cell => cell !== '.').length);
  return [rest[0] ?? newest, newest, rest[1] ?? newest].map(display => view.displays[display]);
}

/** @param {HTMLElement} element @param {any} view null for a scene that looks nice */
export default function mini(element, view) {
  if (!document.getElementById(SHEET)) {
    const link = document.createElement('link');
    Object.assign(link, { id: SHEET, rel: 'stylesheet', href: new URL('./style.css', import.meta.url).href });
    document.head.append(link);
  }
  preparePaint();
  element.classList.add('bm');
  element.innerHTML = (view ? shown(view) : SAMPLE).map((cells, i) => tank(cells, i + 1)).join('');
}
