/** The pyramid: every ball, hollow and mark on it, painted far to near. */

import { HOLLOWS } from './geometry.js';
import { arc, footprint, ringRound } from './marks.js';
import { ball, fixed, grainOf } from './wood.js';

/**
 * What a picture shows. `balls`: the position, a drafted ball included. `glowing`: hollows that may take a ball. `offered`: balls that may be
 * moved, `offer` how. `lifted`: balls in the hand, numbered when they are taken. `drafted`: a ball placed but not sent. `trace`: the last ply.
 * `ring`: balls of a square or line. `peek`: levels from this one up are lifted off. `crowned`: the apex shines. `own`: the mover's colour.
 * @typedef {{balls: import('./geometry.js').Balls, own: import('./geometry.js').Colour, glowing: Set<string>, offered: Set<string>,
 *   offer: 'raise'|'take', lifted: string[], drafted: string|null, trace: {cell: string, source: string|null, taken: string[]}|null,
 *   arc: {source: string, cell: string}|null, ring: string[], peek: number, crowned: boolean}} Picture
 */

/** @typedef {import('./geometry.js').Eye} Eye */
/** @typedef {import('./geometry.js').Hollow} Hollow */

/** A picture of a position and nothing else. @param {import('./geometry.js').Balls} balls @returns {Picture} */
export const still = balls => ({
  balls, own: 'w', glowing: new Set(), offered: new Set(), offer: 'raise', lifted: [], drafted: null, trace: null, arc: null, ring: [], peek: 9, crowned: false,
});

/** Darkness where other balls touch this one, and a little more on balls that carry some. @param {Eye} eye @param {Hollow} here @param {Hollow[]} resting */
function shade(eye, here, resting) {
  const spot = eye.spots[here.cell];
  let drawn = '', carried = 0;
  for (const other of resting) {
    if (Math.abs(other.level - here.level) > 1 || other === here) continue;
    const there = eye.spots[other.cell], [u, v, z] = [there.u - spot.u, there.v - spot.v, there.z - spot.z];
    if (Math.abs(u * u + v * v + z * z - 1) > .01) continue;
    carried += Number(other.level > here.level);
    if (eye.depth(u, v, z) <= -.25) continue;
    const [x, y] = eye.flown(u / 2, v / 2, z / 2);
    drawn += `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${other.level > here.level ? 40 : other.level === here.level ? 30 : 34}" fill="url(#py-touch)"/>`;
  }
  const dark = carried * .055 + (here.level === 1 ? .03 : 0);
  return drawn + (dark ? `<circle r="50" fill="#140a04" opacity="${dark.toFixed(3)}"/>` : '');
}

/** The plain picture's only shade: balls that carry others lie deeper. @param {Hollow} hollow @param {import('./geometry.js').Balls} balls */
function weight({ above }, balls) {
  const carried = above.filter(cell => balls[cell]).length;
  return carried ? `<circle r="50" fill="#140a04" opacity="${(.1 + carried * .05).toFixed(2)}"/>` : '';
}

/** @param {Eye} eye @param {Hollow} hollow @param {string} own */
function hollowSpot(eye, hollow, own) {
  const y = fixed(36 * eye.rise);
  return `<circle r="50" fill="url(#py-dome)" class="py-dome"/><ellipse cy="${y}" rx="46" ry="${fixed(46 * eye.flat)}" fill="url(#py-spot)" class="py-breath"/>` +
    `<ellipse cy="${y}" rx="25" ry="${fixed(25 * eye.flat)}" class="py-spotring"/><g class="py-ghost">${ball(own, grainOf(hollow))}</g>`;
}

/** @param {Picture} picture @param {string} cell */
function ballMarks(picture, cell) {
  const { lifted, offered, offer, drafted, trace } = picture, up = lifted.includes(cell);
  let drawn = '';
  if (trace?.cell === cell && !up && drafted !== cell) drawn += '<circle r="47" class="py-lastring py-trace"/>';
  if (up || drafted === cell) drawn += '<circle r="49" class="py-handring"/>';
  if (up && offer === 'take') drawn += `<circle cx="34" cy="-34" r="19" class="py-badge"/><text x="34" y="-26.500" class="py-count">${lifted.indexOf(cell) + 1}</text>`;
  if (!up && offered.has(cell)) drawn += offer === 'take' ? '<circle r="46" class="py-offerring py-breath"/>' : '<g class="py-mayrise"><circle cy="-25" r="15"/><path d="M-7 -22L0 -29L7 -22"/></g>';
  return drawn;
}

/** @param {Eye} eye @param {Picture} picture @param {Hollow} hollow @param {Hollow[]} resting @param {boolean} plain */
function standing(eye, picture, hollow, resting, plain) {
  const { cell, level } = hollow, { balls, lifted, drafted, peek, crowned } = picture, up = lifted.includes(cell);
  const cls = ['py-ball', up && 'py-up', drafted === cell && 'py-drafted', level >= peek && 'py-peeked', crowned && level === 4 && 'py-crown'].filter(Boolean).join(' ');
  const left = up ? `<ellipse cy="${fixed(42 * eye.rise)}" rx="40" ry="${fixed(40 * eye.flat)}" class="py-left"/><ellipse cx="5" cy="32" rx="40" ry="22" fill="url(#py-shadow)" opacity=".7"/>` : '';
  const halo = up || drafted === cell || (crowned && level === 4) ? '<circle r="70" fill="url(#py-halo)" class="py-haloed"/>' : '';
  return [cls, `${left}<g class="py-body">${halo}${ball(balls[cell], grainOf(hollow), up || plain ? '' : shade(eye, hollow, resting))}${plain ? weight(hollow, balls) : ''}${ballMarks(picture, cell)}</g>`];
}

/** The whole pile as SVG, to be laid over the tray of the same eye; `plain` leaves out what a small picture does not show. @param {Eye} eye @param {Picture} picture */
export function pile(eye, picture, plain = false) {
  const { balls, own, glowing, lifted, trace, ring, peek } = picture;
  const gone = new Set([trace?.source, ...(trace?.taken ?? [])]);
  const resting = HOLLOWS.filter(({ cell, level }) => balls[cell] && !lifted.includes(cell) && level < peek);
  let drawn = '';
  for (const { cell, level } of resting) {
    const { x, y } = eye.spots[cell];
    if (level === 1) drawn += `<ellipse cx="${fixed(x + 7)}" cy="${fixed(y + 57 * eye.rise)}" rx="56" ry="${fixed(51 * eye.flat)}" fill="url(#py-shadow)"/>`;
  }
  const order = HOLLOWS.map(hollow => ({ hollow, near: eye.spots[hollow.cell].near + (lifted.includes(hollow.cell) ? .02 : balls[hollow.cell] || glowing.has(hollow.cell) ? 0 : -.4) }));
  order.sort((a, b) => a.near - b.near);
  for (const { hollow } of order) {
    const { cell } = hollow, { x, y } = eye.spots[cell];
    let cls = '', inside = '';
    if (balls[cell]) [cls, inside] = standing(eye, picture, hollow, resting, plain);
    else if (glowing.has(cell)) [cls, inside] = ['py-spot', hollowSpot(eye, hollow, own)];
    if (!balls[cell] && gone.has(cell)) [cls, inside] = [cls || 'py-trace', footprint(eye, trace?.taken.includes(cell) ?? false) + inside];
    if (inside) drawn += `<g transform="translate(${fixed(x)} ${fixed(y)})" class="${cls}" data-at="${cell}">${inside}</g>`;
  }
  if (ring.length) drawn += ringRound(ring.map(cell => eye.spots[cell]));
  if (picture.arc) drawn += arc(eye.spots[picture.arc.source], eye.spots[picture.arc.cell], 'py-way');
  else if (trace?.source) drawn += arc(eye.spots[trace.source], eye.spots[trace.cell], 'py-trace');
  return drawn;
}
