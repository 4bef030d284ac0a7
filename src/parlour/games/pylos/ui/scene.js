/** The drawing of the pyramid: every ball, hollow and mark, painted from far to near. */

import { nothing, repeat, svg } from '../../../web/board/templates.js';
import { HOLLOWS } from './geometry.js';
import { PREMOVE_RING, flightArc, footprintMark, outlineAround, premoveBall } from './marks.js';
import { ball, toFixed, grainOf } from './wood.js';

/**
 * The content of a picture. `balls`: the position, including a drafted ball. `glowing`: hollows that can take a ball.
 * `offered`: balls that can be raised or removed, as `offer` says. `lifted`: selected balls, numbered if they are to be
 * removed; `fresh`: balls that were just selected. `drafted`: a ball that is placed but not sent.
 * `trace`: the last turn.
 * `premove`: a move that is chosen while the opponent thinks. `isQuiet`: whether glowing hollows are
 * only visible under the pointer.
 * `ring`: balls of a square or line. `peek`: the first level that is hidden. `crowned`: whether the apex shines. `own`:
 * the mover's colour.
 * @typedef {{balls: import('./geometry.js').Balls, own: import('./geometry.js').Colour, glowing: Set<string>,
 *   offered: Set<string>, offer: 'raise'|'take', lifted: string[], fresh: string[], drafted: string|null,
 *   trace: {cell: string, source: string|null, taken: string[]}|null, arc: {source: string, cell: string}|null,
 *   premove: {cell: string, source: string|null}|null, isQuiet: boolean,
 *   ring: string[], peek: number, crowned: boolean}} Picture
 */

/** @typedef {import('./geometry.js').Eye} Eye */
/** @typedef {import('./geometry.js').Hollow} Hollow */

/**
 * Return a picture of a position without marks.
 * @param {import('./geometry.js').Balls} balls
 * @returns {Picture}
 */
export const staticPicture = balls => ({
  balls,
  own: 'w',
  glowing: new Set(),
  offered: new Set(),
  offer: 'raise',
  lifted: [],
  fresh: [],
  drafted: null,
  trace: null,
  arc: null,
  premove: null,
  isQuiet: false,
  ring: [],
  peek: 9,
  crowned: false,
});

/**
 * Return the shading where other balls touch a ball, slightly darker on balls that support others.
 * @param {Eye} eye
 * @param {Hollow} here
 * @param {Hollow[]} resting
 */
function contactShade(eye, here, resting) {
  const spot = eye.spots[here.cell];
  const touches = [];
  let carried = 0;
  for (const other of resting) {
    if (Math.abs(other.level - here.level) > 1 || other === here) continue;
    const there = eye.spots[other.cell];
    const [u, v, z] = [there.u - spot.u, there.v - spot.v, there.z - spot.z];
    if (Math.abs(u * u + v * v + z * z - 1) > 0.01) continue;
    carried += Number(other.level > here.level);
    if (eye.depth(u, v, z) <= -0.25) continue;
    const [x, y] = eye.flown(u / 2, v / 2, z / 2);
    const r = other.level > here.level ? 40 : other.level === here.level ? 30 : 34;
    touches.push(svg`<circle cx=${toFixed(x)} cy=${toFixed(y)} r=${r} fill="url(#py-touch)"/>`);
  }
  const dark = carried * 0.055 + (here.level === 1 ? 0.03 : 0);
  return [
    touches,
    dark ? svg`<circle r="50" fill="#140a04" opacity=${dark.toFixed(3)}/>` : nothing,
  ];
}

/**
 * Return the shading of a ball in the plain picture, which only darkens balls that support others.
 * @param {Hollow} hollow
 * @param {import('./geometry.js').Balls} balls
 */
function loadShade({ above }, balls) {
  const carried = above.filter(cell => balls[cell]).length;
  return carried
    ? svg`<circle r="50" fill="#140a04" opacity=${(0.1 + carried * 0.05).toFixed(2)}/>`
    : nothing;
}

/**
 * @param {Eye} eye
 * @param {Hollow} hollow
 * @param {string} own
 */
function hollowSpot(eye, hollow, own) {
  const y = toFixed(36 * eye.rise);
  return svg`<circle r="50" fill="url(#py-dome)" class="py-dome"/>
    <ellipse cy=${y} rx="46" ry=${toFixed(46 * eye.flat)} fill="url(#py-spot)" class="py-breath"/>
    <ellipse cy=${y} rx="25" ry=${toFixed(25 * eye.flat)} class="py-spotring"/>
    <g class="py-ghost">${ball(own, grainOf(hollow))}</g>`;
}

const RISES = svg`<g class="py-mayrise"><circle cy="-25" r="15"/><path d="M-7 -22L0 -29L7 -22"/></g>`;
const TAKES = svg`<circle r="46" class="py-offerring py-breath"/>`;

/**
 * @param {Picture} picture
 * @param {string} cell
 */
function ballMarks(picture, cell) {
  const { lifted, offered, offer, drafted, premove, trace } = picture;
  const up = lifted.includes(cell);
  const number = svg`<circle cx="34" cy="-34" r="19" class="py-badge"/>
    <text x="34" y="-26.500" class="py-count">${lifted.indexOf(cell) + 1}</text>`;
  return [
    trace?.cell === cell && !up && drafted !== cell
      ? svg`<circle r="47" class="py-lastring py-trace"/>`
      : nothing,
    up || drafted === cell ? svg`<circle r="49" class="py-handring"/>` : nothing,
    premove?.source === cell ? PREMOVE_RING : nothing,
    up && offer === 'take' ? number : nothing,
    !up && offered.has(cell) ? (offer === 'take' ? TAKES : RISES) : nothing,
  ];
}

/**
 * @param {Eye} eye
 * @param {Picture} picture
 * @param {Hollow} hollow
 * @param {Hollow[]} resting
 * @param {boolean} plain
 */
function ballDrawing(eye, picture, hollow, resting, plain) {
  const { cell, level } = hollow;
  const { balls, lifted, fresh, offered, drafted, peek, crowned } = picture;
  const up = lifted.includes(cell);
  const apex = crowned && level === 4;
  const names = [
    'py-ball',
    up && 'py-up',
    fresh.includes(cell) && 'fresh',
    drafted === cell && 'py-drafted',
    !up && offered.has(cell) && 'py-offered',
  ];
  const left = svg`<ellipse cy=${toFixed(42 * eye.rise)} rx="40" ry=${toFixed(40 * eye.flat)} class="py-left"/>
    <ellipse cx="5" cy="32" rx="40" ry="22" fill="url(#py-shadow)" opacity=".7"/>`;
  const halo =
    up || drafted === cell || apex
      ? svg`<circle r="70" fill="url(#py-halo)" class="py-haloed"/>`
      : nothing;
  const wood = ball(
    balls[cell],
    grainOf(hollow),
    up || plain ? undefined : contactShade(eye, hollow, resting),
  );
  const drawing = svg`${up ? left : nothing}<g class="py-body">${halo}${wood}${
    plain ? loadShade(hollow, balls) : nothing
  }
    ${ballMarks(picture, cell)}</g>`;
  return {
    cls: [...names, level >= peek && 'py-peeked', apex && 'py-crown'].filter(Boolean).join(' '),
    drawn: drawing,
  };
}

/**
 * Return the shadows that the balls of the lowest level cast on the tray.
 * @param {Eye} eye
 * @param {Hollow[]} resting
 */
const shadows = (eye, resting) =>
  resting
    .filter(({ level }) => level === 1)
    .map(({ cell }) => {
      const { x, y } = eye.spots[cell];
      return svg`<ellipse cx=${toFixed(x + 7)} cy=${toFixed(y + 57 * eye.rise)} rx="56" ry=${toFixed(51 * eye.flat)}
        fill="url(#py-shadow)"/>`;
    });

/**
 * Return the hollows to draw, from far to near.
 * @param {Eye} eye
 * @param {Picture} picture
 */
function drawingOrder(eye, { balls, lifted, glowing, premove, trace }) {
  const gone = new Set([trace?.source, premove?.cell, ...(trace?.taken ?? [])]);
  const near = (/** @type {Hollow} */ { cell }) =>
    eye.spots[cell].near +
    (lifted.includes(cell)
      ? 0.02
      : balls[cell] || glowing.has(cell) || premove?.cell === cell
        ? 0
        : -0.4);
  return HOLLOWS.filter(({ cell }) => balls[cell] || glowing.has(cell) || gone.has(cell))
    .map(hollow => ({ hollow, near: near(hollow) }))
    .sort((a, b) => a.near - b.near)
    .map(({ hollow }) => hollow);
}

/**
 * Return the whole pyramid without its tray; `plain` omits details that are invisible in small
 * pictures.
 * @param {Eye} eye
 * @param {Picture} picture
 * @param {boolean} [plain]
 */
export function pyramidDrawing(eye, picture, plain = false) {
  const { balls, own, glowing, isQuiet, lifted, premove, trace, ring, peek } = picture;
  const resting = HOLLOWS.filter(
    ({ cell, level }) => balls[cell] && !lifted.includes(cell) && level < peek,
  );
  const one = (/** @type {Hollow} */ hollow) => {
    const { cell } = hollow;
    const { x, y } = eye.spots[cell];
    const at = `translate(${toFixed(x)} ${toFixed(y)})`;
    if (balls[cell]) {
      const { cls, drawn } = ballDrawing(eye, picture, hollow, resting, plain);
      return svg`<g transform=${at} class=${cls} data-at=${cell}>${drawn}</g>`;
    }
    const was = trace?.source === cell || trace?.taken.includes(cell);
    const spot = isQuiet ? 'py-spot quiet' : 'py-spot';
    return svg`<g transform=${at} class=${glowing.has(cell) ? spot : 'py-trace'} data-at=${cell}>
      ${premove?.cell === cell ? premoveBall(own, hollow) : nothing}
      ${was ? footprintMark(eye, trace?.taken.includes(cell) ?? false) : nothing}
      ${glowing.has(cell) ? hollowSpot(eye, hollow, own) : nothing}</g>`;
  };
  const raised = premove?.source ? { source: premove.source, cell: premove.cell } : null;
  const way = raised
    ? flightArc(eye.spots[raised.source], eye.spots[raised.cell], 'py-premoveway')
    : picture.arc
      ? flightArc(eye.spots[picture.arc.source], eye.spots[picture.arc.cell], 'py-way')
      : trace?.source
        ? flightArc(eye.spots[trace.source], eye.spots[trace.cell], 'py-trace')
        : nothing;
  const ringed = ring.length ? outlineAround(ring.map(cell => eye.spots[cell])) : nothing;
  return svg`${shadows(eye, resting)}${repeat(drawingOrder(eye, picture), ({ cell }) => cell, one)}${ringed}${way}`;
}
