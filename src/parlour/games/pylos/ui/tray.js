/** The wooden tray with its sixteen hollows, seen by an eye. */

import { TRAY, seenFrom, SIZES } from './geometry.js';
import { fixed, noise } from './wood.js';

export const path = (points, closed = true) => `M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** A rounded square of the board's plane, as drawn points. */
function outline(eye, inset, radius, height) {
  const low = TRAY.low + inset + radius, high = TRAY.high - inset - radius, points = [];
  [[high, high], [low, high], [low, low], [high, low]].forEach(([x, y], quarter) => {
    for (let step = 0; step <= 8; step++) {
      const angle = (quarter + step / 8) * Math.PI / 2;
      points.push(eye.see(x + radius * Math.cos(angle), y + radius * Math.sin(angle), height));
    }
  });
  return points;
}

function grain(eye, height, count) {
  const length = TRAY.high - TRAY.low;
  let drawn = '';
  for (let line = 0; line < count; line++) {
    const y = TRAY.low + length * (line + .3 + noise(line + 40) * .5) / count, wave = noise(line) * .05;
    drawn += path(Array.from({ length: 15 }, (_, step) => eye.see(TRAY.low + length * step / 14, y + wave * Math.sin(step * .7 + line), height)), false);
  }
  return drawn;
}

/** The points from the leftmost to the rightmost along the near side. */
function nearSide(points) {
  const left = points.reduce((best, point, at) => point[0] < points[best][0] ? at : best, 0);
  const right = points.reduce((best, point, at) => point[0] > points[best][0] ? at : best, 0), chain = [];
  for (let at = left; ; at = (at + 1) % points.length) { chain.push(at); if (at === right) return chain; }
}

/** The names of columns and rows, burnt into the two near edges of the rim; none while the board turns. */
function labels(eye) {
  if (!Number.isInteger(eye.turn)) return '';
  const s = Math.SQRT1_2, at = TRAY.low + .125, ground = Array.from({ length: SIZES[0] ** 2 }, (_, k) => ({ level: 1, column: k % 4, row: Math.floor(k / 4) }));
  const text = ([x, y], matrix, said) => `<text transform="matrix(${matrix.map(value => value.toFixed(3)).join(' ')} ${fixed(x)} ${fixed(y)})" dy=".35em">${said}</text>`;
  let drawn = '';
  for (const hollow of ground) {
    const [x, y] = seenFrom(hollow, eye.turn), said = which => which ? 'abcd'[hollow.column] : String(hollow.row + 1), odd = Math.abs(eye.turn) % 2 === 1;
    if (y === 0) drawn += text(eye.flown(x, at, TRAY.top), [s, -s * eye.flat, s, s * eye.flat], said(!odd));
    if (x === 0) drawn += text(eye.flown(at, y, TRAY.top), [s, s * eye.flat, -s, s * eye.flat], said(odd));
  }
  return `<g class="py-labels">${drawn}</g>`;
}

let trays = 0;
/** The tray as SVG; `plain` leaves out what a small picture does not show. */
export function tray(eye, plain = false) {
  const id = `py-tray${trays++ % 1000}`, { rim, radius, top, floor, foot } = TRAY;
  const upper = outline(eye, 0, radius, top), base = outline(eye, 0, radius, foot), inner = outline(eye, rim, radius - .15, top), ground = outline(eye, rim, radius - .15, floor);
  const chain = nearSide(upper);
  let drawn = plain ? `<path d="${path(base)}" transform="translate(4 22)" fill="#0a0704" opacity=".32"/>`
    : `<path d="${path(base)}" transform="translate(6 34)" fill="#0a0704" opacity=".5" filter="url(#py-blur)"/>`;
  drawn += `<path d="${path([...chain.map(at => upper[at]), ...chain.slice().reverse().map(at => base[at])])}" fill="url(#py-side)"/>`;
  drawn += `<path d="${path(chain.map(at => base[at]), false)}" class="py-foot"/><path d="${path(upper)}" fill="url(#py-top)"/><path d="${path(outline(eye, .05, radius - .04, top))}" class="py-lip"/>`;
  if (!plain) drawn += `<clipPath id="${id}r"><path d="${path(upper)}"/></clipPath><path clip-path="url(#${id}r)" d="${grain(eye, top, 26)}" class="py-grain"/>`;
  drawn += `<path d="${path(inner)}" class="py-wall"/><clipPath id="${id}f"><path d="${path(inner)}"/></clipPath><g clip-path="url(#${id}f)"><path d="${path(ground)}" fill="url(#py-floor)"/>`;
  drawn += plain ? '</g>' : `<path d="${grain(eye, floor, 30)}" class="py-grain"/></g>`;
  for (let y = 0; y < 4; y++) for (let x = 0; x < 4; x++) {
    const [cx, cy] = eye.see(x, y, floor);
    drawn += `<ellipse cx="${fixed(cx)}" cy="${fixed(cy)}" rx="36" ry="${fixed(36 * eye.flat)}" fill="url(#py-hole)"/>`;
    if (!plain) drawn += `<path d="M${fixed(cx - 34)} ${fixed(cy + 7)}A36 ${fixed(36 * eye.flat)} 0 0 0 ${fixed(cx + 34)} ${fixed(cy + 7)}" class="py-holelip"/>`;
  }
  return drawn + (plain ? '' : labels(eye));
}
