/** Betapet's art: letter tiles, bonus squares and the printed sheet, from facts to SVG. The only place where a piece is drawn. */

/** A square of the board in drawing units, and the margin round the fifteen by fifteen. */
export const CELL = 40;
export const MARGIN = 20;
export const SIZE = 15;
export const WIDTH = 2 * MARGIN + SIZE * CELL;
export const START = 112;

/** Colour, hatch and string of each mark of the layouts. */
const KINDS = /** @type {Record<string, [string, string, string]>} */ ({ d: ['dl', 'dl', 'dl'], t: ['tl', 'tl', 'tl'], D: ['dw', 'dw', 'dw'], T: ['tw', 'tw', 'tw'], '*': ['dw', 'dw', 'start'] });
const COLUMNS = 'ABCDEFGHIJKLMNO';

/** @param {number} square */
export const corner = square => [MARGIN + (square % SIZE) * CELL, MARGIN + Math.floor(square / SIZE) * CELL];
/** @param {string} mark @returns {string | null} which string names the bonus of a square */
export const bonusOf = mark => KINDS[mark]?.[2] ?? null;
/** @param {string} letter */
export const isJoker = letter => letter !== letter.toUpperCase();
/** A square as players write it: h8. @param {number} square */
export const squareName = square => `${COLUMNS[square % SIZE].toLowerCase()}${Math.floor(square / SIZE) + 1}`;

const HATCHES = /** @type {const} */ ([['dl', 'M0 2h4', .28], ['tl', 'M0 2h4', .22], ['dw', 'M2 0v4', .26], ['tw', 'M2 0v4', .2]]);

/** Put the paints that all tiles and squares share into the page, once. */
export function prepareInk() {
  if (document.getElementById('be-ink')) return;
  const paints = document.createElement('div');
  paints.id = 'be-ink';
  paints.setAttribute('aria-hidden', 'true');
  paints.innerHTML = `<svg width="0" height="0" focusable="false"><defs>
    <linearGradient id="be-ivory" x2="0" y2="1"><stop class="be-ivory-1"/><stop offset="1" class="be-ivory-2"/></linearGradient>
    <linearGradient id="be-jokers" x2="0" y2="1"><stop class="be-jokers-1"/><stop offset="1" class="be-jokers-2"/></linearGradient>
    ${HATCHES.map(([kind, line, tone]) => `<pattern id="be-hatch-${kind}" width="4" height="4" patternUnits="userSpaceOnUse"><path d="${line}" class="be-${kind}-line" stroke-width=".7" stroke-opacity="${tone}"/></pattern>`).join('')}</defs></svg>`;
  document.body.append(paints);
}

const STAR = 'M20 9.5c1 5.6 3.6 8.2 9.2 9.2-5.6 1-8.2 3.6-9.2 9.2-1-5.6-3.6-8.2-9.2-9.2 5.6-1 8.2-3.6 9.2-9.2z';
const BED = '<rect x="4.6" y="4.2" width="30.8" height="29" rx="3.5" class="be-bed"/>';

/**
 * A tile, 40 by 40 units. A small letter is a joker's, `?` the joker that stands for nothing yet.
 * @param {string} letter @param {number} value @param {{ ring?: string }} [look] `ring`: draft, bad or last
 */
export function tile(letter, value, { ring = '' } = {}) {
  const blank = letter === '?', joker = blank || isJoker(letter), text = letter.toUpperCase(), wide = text.length > 1;
  const face = blank ? `<path d="${STAR}" class="be-joker-ink"/>`
    : `<text class="be-letter${wide ? ' wide' : ''}" x="${joker ? 19 : value > 9 || wide ? 16.2 : 18.6}" y="27.2">${text}</text>`;
  return `<g class="be-tile${joker ? ' joker' : ''} ${ring}"><rect x="1.6" y="2.4" width="36.8" height="36.6" rx="5.5" class="be-edge"/><rect x="1.6" y="1.2" width="36.8" height="35" rx="5.5" class="be-face"/><path d="M6.5 2.7h27" class="be-gleam"/>${joker ? BED : ''}${joker && !blank ? '<path d="M31 25.5l2.6 3.2-2.6 3.2-2.6-3.2z" class="be-joker-ink"/>' : ''}${face}${joker ? '' : `<text class="be-value" x="35.6" y="33.8">${value}</text>`}</g>`;
}

/** A tile as a picture of its own. @param {string} letter @param {number} value */
export const tilePicture = (letter, value) => `<svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">${tile(letter, value)}</svg>`;

/** @param {number} outer @param {number} inner @param {number} points */
function star(outer, inner, points) {
  const at = Array.from({ length: 2 * points }, (_, i) => { const angle = (i * Math.PI) / points - Math.PI / 2, radius = i % 2 ? inner : outer; return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`; });
  return `M${at.join('L')}z`;
}

/** A bonus square with its mark written on it. @param {number} square @param {string} kind @param {(bonus: string) => string} mark */
function bonus(square, kind, mark) {
  const [colour, hatch, name] = KINDS[kind], [x, y] = corner(square);
  const sign = name === 'start' ? `<path transform="translate(20 20)" class="be-${colour}-sign" d="${star(12.5, 5, 8)}"/><circle cx="20" cy="20" r="2.6" class="be-${colour}"/>` : `<text class="be-mark be-${colour}-sign" x="20" y="24.8">${mark(name)}</text>`;
  return `<g transform="translate(${x} ${y})"><rect x="1.8" y="1.8" width="36.4" height="36.4" rx="3.5" class="be-${colour}"/><rect x="1.8" y="1.8" width="36.4" height="36.4" rx="3.5" fill="url(#be-hatch-${hatch})" class="be-hatch"/><rect x="4.6" y="4.6" width="30.8" height="30.8" rx="2" class="be-${colour} be-${colour}-frame"/>${sign}</g>`;
}

/** @param {number} x @param {number} y */
const flower = (x, y) => `<g transform="translate(${x} ${y})" class="be-rule-fill">${[0, 90, 180, 270].map(turn => `<path transform="rotate(${turn})" d="M0-1.2C2.6-3 2.6-5.6 0-7.4-2.6-5.6-2.6-3 0-1.2z"/>`).join('')}<circle r="1.1"/></g>`;

/** The sheet as it was printed: paper, rules, coordinates and bonus squares. @param {string} premiums @param {(bonus: string) => string} mark */
export function sheet(premiums, mark) {
  const end = MARGIN + SIZE * CELL, lines = Array.from({ length: SIZE + 1 }, (_, i) => `M${MARGIN + i * CELL} ${MARGIN}V${end}M${MARGIN} ${MARGIN + i * CELL}H${end}`).join('');
  const edges = Array.from({ length: SIZE }, (_, i) => { const middle = MARGIN + i * CELL + CELL / 2; return `<text class="be-coord" x="${middle}" y="14.5">${COLUMNS[i]}</text><text class="be-coord" x="${middle}" y="${end + 13.5}">${COLUMNS[i]}</text><text class="be-coord" x="10" y="${middle + 4}">${i + 1}</text><text class="be-coord" x="${end + 10}" y="${middle + 4}">${i + 1}</text>`; }).join('');
  const corners = [11, WIDTH - 11].flatMap(x => [11, WIDTH - 11].map(y => flower(x, y))).join('');
  return `<rect width="${WIDTH}" height="${WIDTH}" rx="7" class="be-paper"/><rect x="2.5" y="2.5" width="${WIDTH - 5}" height="${WIDTH - 5}" rx="5" class="be-rule" stroke-width="1.6"/><rect x="${MARGIN - 2.5}" y="${MARGIN - 2.5}" width="${end - MARGIN + 5}" height="${end - MARGIN + 5}" rx="2" class="be-rule" stroke-width=".7"/>${corners}<path d="${lines}" class="be-hair"/>${edges}${[...premiums].map((kind, square) => (KINDS[kind] ? bonus(square, kind, mark) : '')).join('')}`;
}

/** A frame round some squares of one line. @param {number[]} squares @param {string} look */
export function band(squares, look) {
  if (!squares.length) return '';
  const spots = squares.map(corner), left = Math.min(...spots.map(([x]) => x)), top = Math.min(...spots.map(([, y]) => y)), right = Math.max(...spots.map(([x]) => x)), foot = Math.max(...spots.map(([, y]) => y));
  return `<rect x="${left - 3}" y="${top - 3}" width="${right - left + CELL + 6}" height="${foot - top + CELL + 6}" rx="9" class="be-band ${look}"/>`;
}

/** The square where typing goes on, and the way it goes. @param {number} square @param {boolean} down @param {boolean} over whether a letter lies there, which stays to be seen */
export function cursor(square, down, over) {
  const [x, y] = corner(square);
  return `<g class="be-cursor${over ? ' over' : ''}" transform="translate(${x} ${y})"><rect x="2" y="2" width="36" height="36" rx="5"/>${over ? '' : `<path transform="rotate(${down ? 90 : 0} 20 20)" d="M11 20h17M21.5 13l7 7-7 7"/>`}</g>`;
}

/** The points of a draft in a bubble at a corner of its last tile. @param {number} square @param {string} text @param {boolean} good @param {boolean} low whether it hangs below */
export function bubble(square, text, good, low) {
  const [x, y] = corner(square), wide = 20 + text.length * 11, left = Math.min(x + 34, WIDTH - wide / 2 - 4), top = y + (low ? 49 : -9), flip = low ? -1 : 1;
  return `<g class="be-bubble ${good ? 'good' : 'bad'}" transform="translate(${left} ${Math.max(15, Math.min(WIDTH - 15, top))})"><rect x="${-wide / 2}" y="-14" width="${wide}" height="28" rx="14"/><path transform="scale(1 ${flip})" d="M${-wide / 2 + 6} 5l-3.5 10 12.5-4z"/><text y="6.5">${text}</text></g>`;
}

/** Where a dragged tile would come to lie. @param {number} square */
export const aim = square => { const [x, y] = corner(square); return `<rect x="${x + 1}" y="${y + 1}" width="38" height="38" rx="6" class="be-aim"/>`; };

/** @param {string} path */
const sign = path => `<svg viewBox="0 0 24 24" class="icon" aria-hidden="true" focusable="false"><path d="${path}"/></svg>`;
export const SIGNS = {
  shuffle: sign('M3 7h3.5c3 0 5 10 8.5 10H21M3 17h3.5c1.2 0 2.2-1.6 3.2-3.6M13 9.3C13.6 8 14.3 7 15 7h6M18 4l3 3-3 3M18 14l3 3-3 3'),
  sort: sign('M4 18V6M4 6l-2 2.5M4 6l2 2.5M10 7h4M10 12h7M10 17h11'),
  exchange: sign('M4 9h14M14 5l4 4-4 4M20 15H6M10 11l-4 4 4 4'),
  pass: sign('M4 12h12M11.5 7l5 5-5 5M20 6v12'),
  unseen: sign('M8 4h8M9 4c0 3-5 5-5 10.5C4 18.6 7 20 12 20s8-1.4 8-5.5C20 9 15 7 15 4'),
};
