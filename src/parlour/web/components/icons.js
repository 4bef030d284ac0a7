/**
 * Line icons and seat tokens, drawn on a 20 by 20 grid, the logo and the picture for empty pages.
 */
import { html, nothing, svg } from '../vendor/lit.js';
import { seatColour } from './seat_colours.js';

/** @type {Record<string, string>} */
const PATHS = {
  bell: 'M10 3a5 5 0 0 0-5 5v3l-1.5 3h13L15 11V8a5 5 0 0 0-5-5ZM8.4 17h3.2',
  bulb: 'M7.5 14.5h5M8.5 17h3M10 3a5 5 0 0 0-3 9c.6.5 1 1.2 1 2.5h4c0-1.3.4-2 1-2.5a5 5 0 0 0-3-9Z',
  lamp: 'M10 3a7 7 0 1 0 0 14ZM10 3a7 7 0 0 1 0 14M6.5 5.2v9.6M8.3 3.4v13.2',
  home: 'M3 9.5 10 3l7 6.5M5 8v9h10V8',
  list: 'M4 5h12M4 10h12M4 15h8',
  eye: 'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5Zm8 2.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4',
  board: 'M3 3h14v14H3zM3 10h14M10 3v14',
  beside: 'M3 4h6v12H3zM11 4h6v12h-6z',
  people:
    'M7 9a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2M2 16c.4-3 2.4-4.5 5-4.5s4.6 1.5 5 4.5' +
    'M13 9.2a2.2 2.2 0 1 0-.3-4.3M13.8 11.6c2.3.2 3.8 1.6 4.2 4.4',
  chat: 'M3 4h14v9H9l-4 3.5V13H3z',
  log: 'M6 4h11M6 10h11M6 16h7M2.5 4h.01M2.5 10h.01M2.5 16h.01',
  book: 'M10 5C8 3.6 5.5 3.3 3 3.6v11.5c2.5-.3 5 0 7 1.4 2-1.4 4.5-1.7 7-1.4V3.6c-2.5-.3-5 0-7 1.4Zm0 0v11.5',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  again: 'M4 10a6 6 0 1 0 2-4.5M4 3v3.5h3.5',
  right: 'm8 5 5 5-5 5',
  undo: 'M7 4 3 8l4 4M3 8h9a4.5 4.5 0 0 1 0 9H8',
  turn: 'M15.5 7A6.5 6.5 0 1 0 16.5 11M16 3v4.2h-4.2',
  x: 'm5 5 10 10M15 5 5 15',
  check: 'm4 10.5 4 4L16 6',
  first: 'M5 4v12M15 4l-7 6 7 6Z',
  prev: 'm13 4-7 6 7 6Z',
  next: 'm7 4 7 6-7 6Z',
  last: 'M15 4v12M5 4l7 6-7 6Z',
  play: 'm6 3.5 10 6.5-10 6.5Z',
  flag: 'M5 17V3.5M5 4h10l-2.5 3.5L15 11H5',
  shake: 'M3 7l3-2 4 2 4-2 3 2v6l-3 2-4-2-4 2-3-2Z',
  link:
    'M8.5 11.5a3 3 0 0 0 4.3 0l2.7-2.7a3 3 0 0 0-4.3-4.3L10 5.7' +
    'M11.5 8.5a3 3 0 0 0-4.3 0l-2.7 2.7a3 3 0 0 0 4.3 4.3L10 14.3',
  cup: 'M6 3h8v5a4 4 0 0 1-8 0ZM6 4.5H3.5c0 3 1 4 2.8 4.2M14 4.5h2.5c0 3-1 4-2.8 4.2M10 12v3M6.5 17h7',
  sound: 'M3 8v4h3l4 3.5v-11L6 8ZM13 7.5a3.5 3.5 0 0 1 0 5M15.3 5.2a6.8 6.8 0 0 1 0 9.6',
  plus: 'M10 4v12M4 10h12',
  seal: 'M10 2.5 16 5v5c0 3.5-2.5 6-6 7.5C6.5 16 4 13.5 4 10V5ZM7.5 10l2 2 3.5-4',
  lock: 'M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 6 0V9',
  clock: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 6v4.2l2.8 1.6',
  gear:
    'M10 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM10 2.5v2M10 15.5v2M2.5 10h2M15.5 10h2M4.7 4.7l1.4 1.4' +
    'M13.9 13.9l1.4 1.4M4.7 15.3l1.4-1.4M13.9 6.1l1.4-1.4',
  copy: 'M7 7h9v9H7zM4 13V4h9',
  bot: 'M4 7h12v9H4zM10 7V4M8 11v1.5M12 11v1.5M8 3.5h4',
  door: 'M5 17V3h10v14M3 17h14M12 10h.01',
  up: 'm5 12 5-5 5 5',
  down: 'm5 8 5 5 5-5',
  save: 'M10 3v9m-4-4 4 4 4-4M4 16.5h12',
  bring: 'M10 12V3M6 7l4-4 4 4M4 16.5h12',
  share: 'M10 12V3M6.5 6 10 2.5 13.5 6M5 9H4v8h12V9h-1',
  dice: 'M4 4h12v12H4zM7.5 7.5h.01M12.5 12.5h.01M10 10h.01',
  question:
    'M7.5 7.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1 1-1.1 1.8M10 14.5h.01M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z',
  mute: 'M3 8v4h3l4 3.5v-11L6 8ZM13.5 8l4 4M17.5 8l-4 4',
  star: 'M10 2.5l2.3 4.9 5.2.7-3.8 3.7 1 5.3-4.7-2.6-4.7 2.6 1-5.3L2.5 8.1l5.2-.7Z',
  key: 'M7 13a4 4 0 1 1 3.6-5.8L17.5 7v3h-2v2.5h-3V10h-1.9A4 4 0 0 1 7 13ZM6.5 9h.01',
  print: 'M6 8V3h8v5M6 14H3.5V8h13v6H14M6 12h8v5H6z',
  phone: 'M6 2.5h8v15H6zM9.2 15h1.6',
  screen: 'M2.5 4h15v10h-15zM7 17h6M10 14v3',
  hand:
    'M6 10V5a1.3 1.3 0 0 1 2.6 0V9M8.6 9V3.5a1.3 1.3 0 0 1 2.6 0V9M11.2 9V4.5a1.3 1.3 0 0 1 2.6 0V11' +
    'M13.8 9.5V7a1.3 1.3 0 0 1 2.6 0v5c0 3.5-2 5.5-5 5.5-2.5 0-3.8-1-5-3L4 11a1.2 1.2 0 0 1 2-1.2L6.5 11',
};
/** Return an icon by its name. @param {string} name */
export const icon = name =>
  html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d=${PATHS[name] ?? ''} /></svg>`;

/** The glyph of each seat, which with a hatch and a colour identifies the seat on every page. */
const GLYPHS = [
  svg`<circle cx="10" cy="10" r="7"/>`,
  svg`<path d="M10 2.5 18 17H2Z"/>`,
  svg`<rect x="3.5" y="3.5" width="13" height="13" rx="1.5"/>`,
  svg`<path d="M10 1 19 10 10 19 1 10Z"/>`,
  svg`<path d="M7 2h6v5h5v6h-5v5H7v-5H2V7h5Z"/>`,
  svg`<path d="M13.5 2.5A8 8 0 1 0 17.5 13 6.5 6.5 0 0 1 13.5 2.5Z"/>`,
];
/**
 * Return the token of a colour. A list of several matches passes the colour of each occupant.
 * @param {number} colour counted from 0
 * @param {string} [classes] more CSS classes: sm, on, bot, away
 * @param {unknown} [badge] the avatar of the occupant
 */
export const colourToken = (colour, classes = '', badge = nothing) =>
  html`<span class="token s${(colour % GLYPHS.length) + 1} ${classes}" aria-hidden="true"
    ><svg viewBox="0 0 20 20">${GLYPHS[colour % GLYPHS.length]}</svg>${badge}</span
  >`;
/**
 * Return the token of a seat of the page's match, whose colour can be another one in a rematch.
 * @param {number} seat counted from 0
 * @param {string} [classes] more CSS classes
 * @param {unknown} [badge] the avatar of the occupant
 */
export const seatToken = (seat, classes = '', badge = nothing) =>
  colourToken(seatColour(seat), classes, badge);
/** Return the token of an open seat. @param {string} [classes] more CSS classes */
export const openSeatToken = (classes = '') =>
  html`<span class="token free ${classes}" aria-hidden="true"></span>`;

export const logo = html`<svg viewBox="0 0 24 28" aria-hidden="true">
  <path d="M12 0v5" stroke="var(--ink)" stroke-width="1.6" />
  <path d="M8.5 5h7L21 15H3Z" fill="var(--felt)" />
  <path d="M9 15.5a3 3 0 0 0 6 0Z" fill="var(--brass)" />
  <path d="M3 18.5 1 27h22l-2-8.5Z" fill="var(--brass)" opacity=".22" />
</svg>`;
/** The picture for empty lists: a lamp over a table. */
export const emptyStateArt = html`<svg
  class="empty-state-art"
  viewBox="0 0 72 72"
  fill="none"
  stroke="currentColor"
  stroke-width="2"
  stroke-linecap="round"
  aria-hidden="true"
>
  <path d="M36 4v12M24 28 30 16h12l6 12Z" />
  <path d="M32 29a4 4 0 0 0 8 0" />
  <ellipse cx="36" cy="52" rx="26" ry="8" />
  <path d="M36 60v8M26 68h20" />
</svg>`;
