/** Parametric curves, as values of the `d` attribute of a path. The whole greenhouse is drawn with them. */

/** Return a number rounded to one decimal place. @param {number} value */
export const short = value => Number(value.toFixed(1));

/** @param {number} degrees */
export const radians = degrees => (degrees * Math.PI) / 180;

/**
 * Return a line of scallops that hang down between two points.
 * @param {[number, number]} from @param {[number, number]} to @param {number} count
 * @param {number} drop how far each hangs @param {number} [sag] how far the middle of the line hangs
 */
export function wave([x0, y0], [x1, y1], count, drop, sag = 0) {
  const bend = (/** @type {number} */ part) => sag * Math.sin(Math.PI * part);
  const one = (/** @type {number} */ at) => {
    const middle = (at + 0.5) / count;
    const end = (at + 1) / count;
    const mx = short(x0 + (x1 - x0) * middle);
    const my = short(y0 + (y1 - y0) * middle + bend(middle) + drop);
    return `Q${mx} ${my} ${short(x0 + (x1 - x0) * end)} ${short(y0 + (y1 - y0) * end + bend(end))}`;
  };
  return Array.from({ length: count }, (_, at) => one(at)).join('');
}

/**
 * Return a spiral as a smooth path of short lines.
 * @param {[number, number]} centre @param {[number, number]} radii first and last @param {number} turns
 * @param {number} from degrees @param {1 | -1} way 1 for clockwise @param {string} [first] the first path command
 */
export function spiral([cx, cy], [r0, r1], turns, from, way, first = 'M') {
  const count = Math.ceil(turns * 18);
  const one = (/** @type {number} */ at) => {
    const part = at / count;
    const radius = r0 + (r1 - r0) * part ** 0.8;
    const angle = radians(from) + way * turns * 2 * Math.PI * part;
    return `${at ? 'L' : first}${short(cx + radius * Math.cos(angle))} ${short(cy + radius * Math.sin(angle))}`;
  };
  return Array.from({ length: count + 1 }, (_, at) => one(at)).join('');
}

/**
 * Return a pointed petal whose tip curls outward.
 * @param {[number, number]} base @param {[number, number]} tip @param {number} width @param {number} [curl]
 */
export function petal([bx, by], [tx, ty], width, curl = 0) {
  const lean = (tx - bx) * 0.55;
  const height = by - ty;
  const low = short(by - height * 0.06);
  const high = short(ty + height * 0.42);
  const left = `${short(bx - width + lean)} ${low} ${short(tx - width * 0.78 - curl)} ${high}`;
  const right = `${short(tx + width * 0.78 - curl)} ${high} ${short(bx + width + lean)} ${low}`;
  return `M${short(bx)} ${short(by)}C${left} ${short(tx)} ${short(ty)}C${right} ${short(bx)} ${short(by)}z`;
}

/**
 * Return a wavy ring.
 * @param {number} radius
 * @param {number} swing
 * @param {number} count of points
 * @param {number} leaves
 */
export function rosette(radius, swing, count, leaves) {
  const one = (/** @type {number} */ at) => {
    const angle = (at / count) * 2 * Math.PI;
    const reach = radius + swing * Math.cos(leaves * angle);
    return `${at ? 'L' : 'M'}${short(reach * Math.cos(angle))} ${short(reach * Math.sin(angle))}`;
  };
  return `${Array.from({ length: count + 1 }, (_, at) => one(at)).join('')}z`;
}
