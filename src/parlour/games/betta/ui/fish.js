/**
 * The four species, distinguishable by outline: fan tail, crown tail, plakat, double tail. Colour
 * repeats what the outline shows.
 */

import { html, nothing, addSharedSvg, svg } from '../../../web/board/templates.js';

/** @typedef {import('./shapes').Colour} Colour */
/** @typedef {[number, number]} Point */

/** Colours in seat order. @type {Colour[]} */
export const COLOURS = ['b', 'r', 'g', 'y'];
/** @param {number} number */
export const roundTenth = number => Math.round(number * 10) / 10;

const BODY =
  'M-35 1C-32-5.5-23-12.4-9-12 1-11.6 9-7 15-2.4 15.6.4 15.4 3 14.4 5.4 7 10.4-2 13-11 12.6-23 12-32 7.4-35 1Z';

/**
 * @param {Point} centre
 * @param {number} degrees
 * @param {number} radius
 * @returns {Point}
 */
const polar = ([x, y], degrees, radius) => [
  x + Math.cos((degrees * Math.PI) / 180) * radius,
  y + Math.sin((degrees * Math.PI) / 180) * radius,
];
/** @param {Point} point */
const pointText = point => `${roundTenth(point[0])} ${roundTenth(point[1])}`;

/**
 * Return the path of a fin with spikes around a centre and hollow curves between them.
 * @param {Point} centre
 * @param {number} from
 * @param {number} to
 * @param {number} spikes
 * @param {number} length
 * @param {number} notch
 * @param {number} root
 */
function finComb(centre, from, to, spikes, length, notch, root) {
  const step = (to - from) / (spikes - 1);
  const end = polar(centre, to + step * 0.55, root);
  let path = `M${pointText(polar(centre, from - step * 0.55, root))}`;
  for (let i = 0; i < spikes; i++) {
    const angle = from + i * step;
    const reach = length * (1 - (0.16 * Math.abs(i - (spikes - 1) / 2)) / spikes);
    const next = i < spikes - 1 ? polar(centre, angle + step * 0.5, notch) : end;
    const rise = polar(centre, angle - step * 0.2, notch * 1.12);
    const fall = polar(centre, angle + step * 0.2, notch * 1.12);
    path += `Q${pointText(rise)} ${pointText(polar(centre, angle, reach))}Q${pointText(fall)} ${pointText(next)}`;
  }
  return `${path}Z`;
}

/**
 * @param {Point} centre
 * @param {number} from
 * @param {number} to
 * @param {number} count
 * @param {number} inner
 * @param {number} outer
 */
const finRays = (centre, from, to, count, inner, outer) =>
  Array.from({ length: count }, (_, i) => {
    const angle = from + ((to - from) * i) / (count - 1);
    const bend = polar(centre, angle + 3, (inner + outer) / 2);
    return `M${pointText(polar(centre, angle, inner))}Q${pointText(bend)} ${pointText(polar(centre, angle, outer))}`;
  }).join('');

/** Each species' tail, fins, their rays, vent fin and marking. */
const SPECIES = {
  r: {
    tail:
      'M12-4C15-19 22-36 31-45Q36-43 38-37 43-34 43-28 47-23 46-16 50-9 48-2 50 6 47 12 48 20 44 26 43 34 38 37 36 ' +
      '44 30 46C22 37 15 22 12 6Z',
    tailRays: finRays([12, 1], -64, 64, 9, 8, 34),
    fins: [
      'M-10-11C-11-26-2-40 13-45Q18-40 19-33 21-24 13-4C5-9-2-12-10-11Z',
      'M-12 12C-15 26-6 42 9 47Q15 42 17 35 20 24 13 6C6 10-2 13-12 12Z',
    ],
    finRays:
      'M-6-13Q-4-28 8-40M-1-12Q2-26 13-38M5-10Q9-22 17-31M-8 14Q-7 30 5 43M-2 13Q1 28 11 40M5 11Q9 22 16 33',
    vent: 'M-20 11C-25 20-26 32-20 42-17 32-14 20-15 12Z',
    mark: svg`<path class="bf-mark"
      d="M-10-6q3 3 0 6M-4-7q3 3 0 7M2-6q3 3 0 6M-7 1q3 3 0 6M-1 1q3 3 0 6M7-3q3 3 0 6M5 4q2 2 0 3"/>`,
    body: '',
    at: 'translate(-6.5 -1) scale(.95)',
  },
  b: {
    tail: finComb([11, 1], -66, 66, 7, 40, 19, 8),
    tailRays: finRays([11, 1], -66, 66, 7, 9, 36),
    fins: [finComb([4, 2], -122, -46, 5, 46, 25, 13), finComb([2, -2], 48, 128, 6, 48, 26, 13)],
    finRays: finRays([4, 2], -122, -46, 5, 14, 42) + finRays([2, -2], 48, 128, 6, 14, 44),
    vent: 'M-20 10C-26 18-30 30-27 43-22 33-17 22-14 12Z',
    mark: svg`<path class="bf-mark"
      d="M-15-3Q0-6 14-1M-15 3Q0 2 13 3"/>`,
    body: '',
    at: 'translate(-6.5 0) scale(.95)',
  },
  y: {
    tail: 'M15-5C19-15 26-20 33-18 39-14 42-6 42 2 42 10 39 17 33 20 26 22 19 17 15 7Z',
    tailRays: finRays([14, 1], -44, 44, 6, 7, 24),
    fins: ['M0-15C1-23 7-30 15-30 19-26 18-18 14-7Z', 'M-9 15C-4 24 8 35 24 38 24 30 22 18 14 9Z'],
    finRays: 'M5-15Q6-22 12-28M10-12Q12-18 16-24M0 17Q6 26 18 34M6 15Q12 23 22 31',
    vent: 'M-21 12C-24 19-24 26-20 32-17 26-15 19-16 13Z',
    mark: [
      [-8, -5],
      [-2, -2],
      [4, -5],
      [-4, 4],
      [3, 3],
      [9, -1],
      [-10, 2],
    ].map(([x, y]) => svg`<circle class="bf-spot" cx=${x} cy=${y} r="1.7"/>`),
    body: 'translate(1 0) scale(1.04 1.22)',
    at: 'translate(-3.5 0) scale(1.1)',
  },
  g: {
    tail: 'M12-4C15-18 24-40 43-42 50-33 49-13 27 1 49 15 50 35 43 44 24 42 15 20 12 6Z',
    tailRays:
      'M14-3Q22-20 40-34M15-2Q26-14 45-25M16-1Q28-8 44-15M14 5Q22 22 40 36M15 4Q26 16 45 27M16 3Q28 10 44 17',
    fins: [
      'M-19-10C-24-24-16-39-1-42 8-37 13-24 13-4 3-11-8-12-19-10Z',
      'M-19 11C-24 25-16 41-1 44 8 39 13 26 13 6 3 12-8 13-19 11Z',
    ],
    finRays:
      'M-15-13Q-15-26-6-37M-9-13Q-7-25 0-36M-2-12Q0-22 6-31M5-9Q7-17 10-23M-15 14Q-15 28-6 39M-9 14Q-7 27 0 38' +
      'M-2 13Q0 24 6 33M5 11Q7 19 10 25',
    vent: 'M-25 9C-31 15-34 25-32 34-28 27-23 18-20 11Z',
    mark: svg`<path class="bf-mask"
      d="M-35 1C-32-5.5-25-11-16-12Q-12 0-17 12C-26 11-32 7-35 1Z"/>
      <path class="bf-mark" d="M-9-11Q-4 1-11 12"/>`,
    body: '',
    at: 'translate(-6.5 0) scale(.95)',
  },
};

/**
 * @param {Colour} colour
 * @param {string} path
 */
const finPath = (colour, path) =>
  svg`<path class="bf-fin" fill="url(#bf-fin-${colour})" d=${path}/>`;

/**
 * Return one fish in a box of 100 by 100 around the origin, facing left and lit from the upper
 * left. Cards rotate, fish never do.
 * @param {Colour} colour
 */
export function fishPicture(colour) {
  const { at, tail, fins, tailRays, finRays, vent, mark, body } = SPECIES[colour];
  return svg`<g transform=${at}>${[tail, ...fins].map(drawn => finPath(colour, drawn))}
    <path class="bf-ray" d=${tailRays + finRays}/>${finPath(colour, vent)}
    <g transform=${body || nothing}><path class="bf-body" fill="url(#bf-body-${colour})" d=${BODY}/>${mark}
      <path class="bf-gill" d="M-18-8.6Q-13 0-18 9"/><path class="bf-lite" d="M-30-3C-24-8-14-10.4-4-9.8"/></g>
    <path class="bf-pectoral" fill="url(#bf-fin-${colour})" d="M-14 2C-10-3-3-3 0 2-3 8-10 8-14 2Z"/>
    <circle class="bf-eye" cx="-25" cy="-2.2" r="3.6"/><circle class="bf-pupil" cx="-25.6" cy="-2.2" r="2"/>
    <circle class="bf-spark" cx="-26.4" cy="-3" r=".8"/></g>`;
}

/** The body of a small fish, except for the plakat, whose body is its outline. */
const SMALL_BODY = 'M-48 2C-42-13-24-17-8-15 6-13 15-6 15 2 15 10 4 16-10 17-26 18-42 14-48 2Z';
/**
 * The four species at text size: one bold outline and one mark each, distinguishable at 14 pixels
 * and without colour. Fan with a pale hem, crown of spikes with a stripe, round with three spots,
 * forked with a dark face.
 * @type {Record<Colour, { skin: string[], light: string, dark: unknown, eye: [number, number] }>}
 */
const ICON_SHAPES = {
  r: {
    skin: ['M-8 0C-4-6 6-22 14-45Q48-38 48 1 48 40 14 47C6 24-4 8-8 2Z', SMALL_BODY],
    light: 'M19-34Q38-25 38 1 38 27 19 36',
    dark: nothing,
    eye: [-31, -3],
  },
  b: {
    skin: [finComb([4, 0], -128, 128, 11, 47, 21, 13), SMALL_BODY],
    light: 'M-22 1Q-4-2 11 1',
    dark: nothing,
    eye: [-32, -3],
  },
  y: {
    skin: [
      'M20-11 46-25Q50 1 46 27L20 13Z',
      'M-46 2C-44-24-26-39-4-39 20-39 34-20 34 1 34 23 20 42-4 42-26 42-44 26-46 2Z',
    ],
    light: '',
    dark: [
      [-2, -19],
      [17, 2],
      [-2, 22],
    ].map(([x, y]) => svg`<circle class="bf-dark" cx=${x} cy=${y} r="8"/>`),
    eye: [-29, -6],
  },
  g: {
    skin: [
      'M-4-10C8-28 26-46 49-46 48-26 38-8 22 1 38 10 48 28 49 47 26 46 8 30-4 12Z',
      SMALL_BODY,
    ],
    light: 'M-14-14Q-7 1-14 15',
    dark: svg`<path class="bf-dark" d="M-48 2C-43-9-33-14-22-16Q-15 1-22 17C-34 16-44 11-48 2Z"/>`,
    eye: [-34, -2],
  },
};

/** The paint of bold fish. @type {Record<Colour, string>} */
const SKIN = { r: 'r2', b: 'b2', y: 'y2', g: 'g1' };

/**
 * Return a bold fish in a box of 104 by 104 around the origin, for text and for small tanks.
 * @param {Colour} colour
 */
export function boldFish(colour) {
  const { skin, light, dark, eye } = ICON_SHAPES[colour];
  const outlines = skin.map(drawn => svg`<path class="bf-skin" d=${drawn}/>`);
  return svg`<g class="bf-small-${colour}" style=${`--skin: var(--${SKIN[colour]})`}>${outlines}${dark}
    <path class="bf-pale" d=${light}/><circle class="bf-look" cx=${eye[0]} cy=${eye[1]} r="5.4"/></g>`;
}

/** Return a fish at text size. @param {Colour} colour */
export const fishIcon = colour =>
  html`<svg class="betta bf-icon" viewBox="-52 -52 104 104" aria-hidden="true">
    ${boldFish(colour)}
  </svg>`;

/** Return Betty's icon: the four colours of her goal, each with its outline. */
export const bettyIcon = () => {
  const fishAt = (/** @type {Colour} */ colour, /** @type {number} */ i) =>
    svg`<g transform="translate(${i % 2 ? 24 : -26} ${i < 2 ? -24 : 24}) scale(.5)">${fishPicture(colour)}</g>`;
  return html`<svg class="betta bf-icon" viewBox="-50 -50 100 100" aria-hidden="true">${COLOURS.map(fishAt)}</svg>`;
};

/** @param {[number, string][]} list */
const gradientStops = (...list) =>
  list.map(
    ([offset, colour]) => svg`<stop style=${`stop-color: var(--${colour})`} offset=${offset}/>`,
  );

/** @param {Colour} colour */
const gradients = colour => svg`
  <linearGradient id="bf-body-${colour}" x1=".2" y1="0" x2=".5" y2="1">
    ${gradientStops([0, `${colour}1`], [0.55, `${colour}2`], [1, `${colour}3`])}</linearGradient>
  <radialGradient id="bf-fin-${colour}" gradientUnits="userSpaceOnUse" cx="6" cy="1" r="46">
    ${gradientStops([0.15, `${colour}2`], [0.7, `${colour}1`], [1, `${colour}4`])}</radialGradient>`;

/** Add the shared gradients of fish and tanks to the page once. */
export const addSharedPaint = () =>
  addSharedSvg(
    'betta-paint',
    () =>
      html`<svg class="betta bf-paint" width="0" height="0">
        <defs>
          ${COLOURS.map(gradients)}
          <linearGradient id="bf-water" x2="0" y2="1">${gradientStops([0, 'water-1'], [1, 'water-2'])}</linearGradient>
          <linearGradient id="bf-wood" x2="0" y2="1">${gradientStops([0, 'lid-1'], [1, 'lid-2'])}</linearGradient>
        </defs>
      </svg>`,
  );
