/**
 * The bodies of the four species, each with its own outline, on the ground line y = 326 around x = 120. The size of a
 * specimen changes its height, ribs, spots and rings.
 */

import { svg } from '../../../web/board/templates.js';
import { face, medal } from './faces.js';
import { petal, short, spiral, wave } from './paths.js';
import { etch, form, leaf, shine, stem } from './strokes.js';

/**
 * The properties of a specimen that its body depends on.
 * @typedef {{ size: number, mood: import('./faces.js').Mood, look: import('./faces.js').Look,
 *   paint: (part: string) => string }} Self
 */
/**
 * A body: the point where the stalks grow, the colour of its eyelids, and the drawings behind and in front of the
 * stalks.
 * @typedef {{ top: [number, number], lid: string, back: unknown, front: unknown }} Body
 */

const range = (/** @type {number} */ count) => Array.from({ length: count }, (_, at) => at);
const SPOTS = [
  [120, 150, 9],
  [88, 160, 8],
  [154, 161, 8],
  [66, 182, 6.5],
  [176, 183, 6.5],
  [120, 180, 6],
  [98, 183, 4.5],
  [144, 184, 4.5],
];

/** A bellcap: a wide bell on a stem. @param {Self} self @returns {Body} */
function bellcap(self) {
  const { size, paint } = self;
  const gills = range(15).map(at => {
    const turn = at - 7;
    return `M${short(120 + turn * 4)} 196L${short(120 + turn * 10.2)} ${short(217 - Math.abs(turn) * 1.8)}`;
  });
  const folds = [-3, -2, -1, 1, 2, 3].map(
    at =>
      `M${120 + at * 5} 132C${120 + at * 17} 144 ${120 + at * 26} 168 ${120 + at * 27} ${194 + Math.abs(at)}`,
  );
  const spots = SPOTS.slice(0, 3 + size + (size > 2 ? 1 : 0)).map(
    ([x, y, r]) => svg`<ellipse cx=${x} cy=${y} rx=${r}
    ry=${short(r * 0.68)} fill="var(--be)" opacity=".88" stroke="var(--bl)" stroke-opacity=".35"
    transform=${`rotate(${short((x - 120) * 0.38)} ${x} ${y})`} />`,
  );
  const cap = `M34 204C30 158 72 128 120 128 168 128 210 158 206 204${wave([206, 204], [34, 204], 6 + size, 22, -12)}z`;
  const stalk =
    'M94 200C92 230 74 262 76 292 78 316 98 324 120 324 142 324 162 316 164 292 166 262 148 230 146 200z';
  const grain =
    'M84 290C84 270 92 250 96 234M156 290C156 270 148 250 144 234M100 316C97 306 96 300 96 294' +
    'M140 316C143 306 144 300 144 294M120 320V312';
  const feet = 'M97 316q-13 1-17 9 11 4 20-1zM143 316q13 1 17 9-11 4-20-1z';
  return {
    top: [120, 132],
    lid: 'var(--b1)',
    back: null,
    front: svg`${form(feet, 'var(--be)', 2.2)}${form(stalk, paint('stem'))}${etch(grain, 0.3)}
      <ellipse cx="120" cy="203" rx="77" ry="15" fill="var(--b3)" />${etch(gills.join(''), 0.55)}
      ${face([120, 248], 20, 12, self)}${medal([120, 294], 74, size)}${form(cap, paint('skin'))}
      ${etch(folds.join(''), 0.3)}${spots}${shine('M52 174C58 156 74 146 90 140')}`,
  };
}

/** A fernling: a pear with two fern curls. @param {Self} self @returns {Body} */
function fernling(self) {
  const { size, paint } = self;
  const ribs = 2 + size;
  const curl = (/** @type {1 | -1} */ side) => {
    const x = 120 + side * 50;
    const rise = `M${x} 214C${x + side * 24} 208 ${x + side * 36} 196 ${x + side * 39} 176`;
    const turn = spiral(
      [x + side * 21, 174],
      [18, 3],
      1.35,
      side > 0 ? 6 : 174,
      /** @type {1 | -1} */ (-side),
      'L',
    );
    return stem(rise + turn, [
      ['var(--bl)', 13.5],
      ['var(--b2)', 9],
      ['var(--b1)', 2.6],
    ]);
  };
  const lines = range(ribs).flatMap(at => {
    const out = ((at + 1) / (ribs + 1)) * 58 + 8;
    return [-1, 1].map(
      side =>
        `M${short(120 + side * out * 0.2)} 146C${short(120 + side * out * 0.55)} 190 ` +
        `${short(120 + side * out * 1.08)} 250 ${short(120 + side * out * 0.8)} 317`,
    );
  });
  const belly = range(4).map(
    at => `M${94 + at * 3} ${279 + at * 9}Q120 ${292 + at * 8} ${146 - at * 3} ${279 + at * 9}`,
  );
  const foot = (
    /** @type {number} */ x,
  ) => svg`<ellipse cx=${x} cy="321" rx="21" ry="8" fill="var(--b2)"
    stroke="var(--bl)"
    stroke-width="2.4" />`;
  const pear =
    'M120 140C150 140 158 176 175 206 198 250 188 322 120 322 52 322 42 250 65 206 82 176 90 140 120 140z';
  return {
    top: [120, 146],
    lid: 'var(--b2)',
    back: svg`${curl(-1)}${curl(1)}${leaf([112, 152], 30, 9, -38)}${leaf([128, 152], 30, 9, 38)}`,
    front: svg`${foot(92)}${foot(148)}${form(pear, paint('skin'))}${etch(lines.join(''), 0.28)}
      <ellipse cx="120" cy="281" rx="39" ry="33" fill="var(--be)" opacity=".9" />${etch(belly.join(''), 0.3)}
      ${medal([120, 264], 104, size)}${face([120, 214], 21, 13, self)}${shine('M76 236C80 212 92 188 100 168')}`,
  };
}

/** A tulipant: pointed petals on thin legs. @param {Self} self @returns {Body} */
function tulipant(self) {
  const { size, paint } = self;
  const blade = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ w,
    /** @type {number} */ c,
    /** @type {string} */ fill,
  ) => form(petal([120, 300], [x, y], w, c), fill, 2.5);
  const veins = (/** @type {number} */ x, /** @type {number} */ y) =>
    etch(
      [-0.3, 0, 0.3]
        .map(
          at =>
            `M${120 + at * 40} 286C${short(120 + (x - 120) * 0.5 + at * 56)} 254 ` +
            `${short(x + at * 40)} ${short(y + 62)} ${short(x + at * 8)} ${short(y + 16)}`,
        )
        .join(''),
      0.3,
    );
  const folds = [-2, -1, 1, 2].map(
    at => `M${120 + at * 3} 294C${120 + at * 20} 276 ${120 + at * 19} 230 ${120 + at * 5} 190`,
  );
  const seeds = range(size + 1).map(
    at => svg`<path fill="var(--be)" opacity=".85"
    d=${`M${short(120 - size * 5 + at * 10)} ${short(287 - Math.abs(at - size / 2) * 2)}l2.6 4-2.6 4-2.6-4z`} />`,
  );
  const legs = 'M107 296C104 306 107 312 103 322M133 296C136 306 133 312 137 322';
  const toes = 'M103 322l-13 4M103 322l-1 5M103 322l10 4M137 322l13 4M137 322l1 5M137 322l-10 4';
  const inner =
    size > 1
      ? svg`${blade(72, 166, 44, 6, paint('skin'))}${blade(168, 166, 44, -6, paint('skin'))}
      ${veins(74, 170)}${veins(166, 170)}`
      : null;
  return {
    top: [120, 166],
    lid: 'var(--b2)',
    back: svg`${blade(84, 150, 42, 4, 'var(--b3)')}${blade(156, 150, 42, -4, 'var(--b3)')}
      ${blade(120, 138, 40, 0, 'var(--b3)')}
      ${veins(84, 150)}${veins(156, 150)}${veins(120, 138)}`,
    front: svg`${stem(legs, [
      ['var(--bl)', 8.5],
      ['var(--cup)', 4.5],
    ])}${stem(toes, [['var(--bl)', 3.4]])}
      ${blade(40, 168, 46, 14, paint('shade'))}${blade(200, 168, 46, -14, paint('shade'))}
      ${veins(44, 172)}${veins(196, 172)}${inner}
      ${blade(120, 172, 66, 0, paint('skin'))}${etch(folds.join(''), 0.26)}${seeds}
      <ellipse cx="120" cy="242" rx="54" ry="44" fill=${paint('face')} />${face([120, 236], 21, 12.5, self)}
      ${medal([120, 276], 70, size)}${shine('M82 262C80 244 88 224 98 208', 0.45)}`,
  };
}

const HORN =
  'M58 168C64 196 80 210 82 240 84 276 88 322 116 324 144 322 156 276 158 240 ' +
  '160 210 176 196 182 168 172 188 68 188 58 168z';
const COLLAR =
  'M52 164C56 182 90 190 120 190 150 190 184 182 188 164 192 176 184 198 120 200 56 198 48 176 52 164z';
const MOUTH =
  'M120 208C140 208 153 220 153 238 153 258 140 270 120 270 100 270 87 258 87 238 87 220 100 208 120 208z';
const HOOD = 'M66 168C52 138 88 122 120 112 152 122 188 138 174 168z';
const HOOD_LINES =
  'M120 116V164M112 120C98 132 90 146 88 164M128 120C142 132 150 146 152 164' +
  'M100 124C84 134 76 148 74 162M140 124C156 134 164 148 166 162';

/** A curlhorn: a ringed horn with a curled tip. @param {Self} self @returns {Body} */
function curlhorn(self) {
  const { size, paint } = self;
  const rings = range(3 + size).map(at => {
    const part = (at + 1) / (4 + size);
    const y = 172 + part * 122;
    const w = 23 + 36 * (1 - part) ** 2.1 + 8 * Math.sin(Math.PI * part);
    return `M${short(120 - w)} ${short(y)}Q120 ${short(y + 13)} ${short(120 + w)} ${short(y)}`;
  });
  const fringe = range(13).map(at => {
    const turn = (at - 6) / 6;
    return `M${short(120 + turn * 58)} ${short(190 - Math.abs(turn) ** 2.6 * 14)}l${short(turn * 2)} 8`;
  });
  const tail = `M118 296C126 318 168 328 182 306${spiral([168, 300], [17, 2.5], 1.5, 18, -1, 'L')}`;
  return {
    top: [120, 166],
    lid: 'var(--b1)',
    back: svg`${form(HOOD, paint('shade'))}${etch(HOOD_LINES, 0.4)}
      <ellipse cx="120" cy="168" rx="60" ry="15" fill="var(--bl)" />`,
    front: svg`${form('M97 314q-14 2-19 11 14 3 25-2z', 'var(--b2)', 2.4)}
      ${stem(tail, [
        ['var(--bl)', 19],
        ['var(--b2)', 14],
        ['var(--b1)', 3],
      ])}
      ${leaf([84, 262], 34, 10, -62)}${leaf([156, 262], 34, 10, 62)}${form(HORN, paint('skin'))}
      ${etch(rings.join(''), 0.36, 1.5)}<path d=${MOUTH} fill="var(--be)" opacity=".82" />
      ${form(COLLAR, 'var(--be)', 2.4)}${etch(fringe.join(''), 0.45, 1.4)}
      ${face([120, 234], 17, 11.5, self)}${medal([120, 284], 60, size)}${shine('M92 262C93 278 95 290 100 302')}`,
  };
}

/** @type {Record<import('./glyphs.js').Colour, (self: Self) => Body>} */
export const BODIES = { blue: bellcap, green: fernling, red: tulipant, yellow: curlhorn };
