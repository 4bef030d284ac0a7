/** The two woods: a turned ball of maple or walnut, told apart by grain as well as by colour. */

const SEEDS = 6;
const SHEET = 'pylos-wood';
export const fixed = number => number.toFixed(1);
/** A number between 0 and 1 that is always the same for the same seed. */
export const noise = seed => { const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453; return value - Math.floor(value); };

/** Year rings of a turned ball: circles of latitude about a slanted axis, bent a little, only the half we see. */
function rings(seed, count, bend) {
  const around = noise(seed) * 6.28, up = .25 + noise(seed + 3) * .9, axis = [Math.cos(around) * Math.cos(up), Math.sin(around) * Math.cos(up), Math.sin(up)];
  const length = Math.hypot(axis[0], axis[1]), first = [-axis[1] / length, axis[0] / length, 0];
  const second = [axis[1] * first[2] - axis[2] * first[1], axis[2] * first[0] - axis[0] * first[2], axis[0] * first[1] - axis[1] * first[0]];
  let drawn = '';
  for (let ring = 1; ring < count; ring++) {
    const latitude = Math.cos(Math.PI * (ring + (noise(seed + ring) - .5) * .7) / count);
    let pen = false;
    for (let step = 0; step <= 36; step++) {
      const turn = step / 36 * 6.2832;
      const height = Math.max(-.99, Math.min(.99, latitude + bend * Math.sin(2 * turn + seed + ring * .3) + bend * .5 * Math.sin(5 * turn + ring)));
      const wide = Math.sqrt(1 - height * height);
      const [x, y, z] = [0, 1, 2].map(k => axis[k] * height + wide * (first[k] * Math.cos(turn) + second[k] * Math.sin(turn)));
      if (z > .04) drawn += `${pen ? 'L' : 'M'}${fixed(x * 49)} ${fixed(y * 49)}`;
      pen = z > .04;
    }
  }
  return drawn;
}

const stops = list => list.map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" style="stop-color:${colour};stop-opacity:${opacity}"/>`).join('');
const radial = (id, at, ...list) => `<radialGradient id="${id}" ${at}>${stops(list)}</radialGradient>`;
const linear = (id, at, ...list) => `<linearGradient id="${id}" ${at}>${stops(list)}</linearGradient>`;
const LIT = 'cx=".5" cy=".5" r=".5" fx=".36" fy=".28"';

const gradients = () => [
  radial('py-maple', LIT, [0, 'var(--maple-1)'], [.35, 'var(--maple-2)'], [.7, 'var(--maple-3)'], [.92, 'var(--maple-4)'], [1, 'var(--maple-5)']),
  radial('py-walnut', LIT, [0, 'var(--walnut-1)'], [.35, 'var(--walnut-2)'], [.7, 'var(--walnut-3)'], [.92, 'var(--walnut-4)'], [1, 'var(--walnut-5)']),
  radial('py-gloss', '', [0, '#fff', .95], [.35, '#fff', .5], [1, '#fff', 0]),
  radial('py-bounce', 'cx=".42" cy=".38" r=".6"', [.78, '#ffd9a0', 0], [.95, '#ffd9a0', .34], [1, '#ffd9a0', .1]),
  radial('py-touch', '', [0, '#140a04', .72], [.5, '#140a04', .3], [1, '#140a04', 0]),
  radial('py-shadow', '', [0, '#120a04', .62], [.55, '#120a04', .36], [1, '#120a04', 0]),
  radial('py-spot', '', [0, 'var(--glow)', .95], [.45, 'var(--glow)', .5], [1, 'var(--glow)', 0]),
  radial('py-halo', '', [.55, 'var(--glow)', 0], [.8, 'var(--glow)', .62], [1, 'var(--glow)', 0]),
  radial('py-dome', '', [.4, 'var(--glow)', .05], [.85, 'var(--glow)', .3], [1, 'var(--glow)', .55]),
  radial('py-hole', 'cx=".5" cy=".62" r=".62"', [0, 'var(--tray-3)'], [.6, 'var(--tray-4)'], [1, 'var(--tray-5)']),
  linear('py-top', 'x1="0" y1="0" x2="1" y2=".8"', [0, 'var(--tray-1)'], [1, 'var(--tray-2)']),
  linear('py-floor', 'x1="0" y1="0" x2="1" y2=".9"', [0, 'var(--tray-2)'], [1, 'var(--tray-3)']),
  linear('py-side', 'x1="0" y1="0" x2="1" y2="0"', [0, 'var(--tray-3)'], [.45, 'var(--tray-4)'], [.55, 'var(--tray-5)'], [1, 'var(--tray-6)']),
].join('');

function turnedBall(colour, seed) {
  const light = colour === 'w';
  const grain = light ? `<path d="${rings(seed * 7 + 2, 15, .035)}" class="py-grain-w"/>`
    : `<path d="${rings(seed * 5 + 1, 10, .04)}" class="py-grain-b"/><path d="${rings(seed * 5 + 1.4, 9, .04)}" class="py-grain-b2"/>`;
  return `<symbol id="py-${colour}${seed}" overflow="visible"><circle r="50" fill="url(#py-${light ? 'maple' : 'walnut'})"/>${grain}<circle r="50" fill="url(#py-bounce)"/>
    <ellipse cx="-17" cy="-23" rx="15" ry="9.5" transform="rotate(-38 -17 -23)" fill="url(#py-gloss)" opacity="${light ? .9 : .55}"/><circle r="49.4" class="py-edge-${colour}"/></symbol>`;
}

/** Lay the wood ready in this document, once: every drawing of balls refers to it. */
export function prepareWood() {
  if (document.getElementById(SHEET)) return;
  const balls = ['w', 'b'].flatMap(colour => Array.from({ length: SEEDS }, (_, seed) => turnedBall(colour, seed)));
  const holder = document.createElement('div');
  holder.innerHTML = `<svg id="${SHEET}" width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${gradients()}<clipPath id="py-clip"><circle r="50"/></clipPath>
    <filter id="py-blur" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter>${balls.join('')}</defs></svg>`;
  document.body.prepend(/** @type {Element} */ (holder.firstElementChild));
}

/** One ball about the origin, 100 wide; `shade` lies on the wood and is cut off at its edge. */
export const ball = (colour, seed = 0, shade = '') =>
  `<use href="#py-${colour}${seed % SEEDS}"/>${shade && `<g clip-path="url(#py-clip)">${shade}</g>`}`;

/** The same ball at the same hollow always shows the same grain. */
export const grainOf = ({ level, column, row }) => column * 3 + row * 5 + level * 7;
