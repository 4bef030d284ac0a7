/** Drawings of the faces of a layout, as SVG on a square from -50 to 50. */
import { seatColour, seatPaint } from './host.js';
import { html, nothing, svg } from './templates.js';
/** @typedef {import('../types').LayoutFace} LayoutFace */

/** The glyphs of the seats, by the number of their colour. */
const SEAT_GLYPHS = ['disc', 'triangle', 'square', 'diamond', 'cross', 'moon'];

const STAR = 'M0-42 12-14 42-12 19 7 27 37 0 20-27 37-19 7-42-12-12-14Z';
const PETAL = 'M0-6C-20-18-18-42 0-44 18-42 20-18 0-6Z';

/** @type {Record<string, unknown>} */
const GLYPHS = {
  disc: svg`<circle r="40" /><path class="lb-shine" d="M-28-14A31 31 0 0 1 28-14 44 44 0 0 0-28-14Z" />`,
  ring: svg`<path fill-rule="evenodd"
    d="M0-40A40 40 0 1 1 0 40 40 40 0 1 1 0-40ZM0-20A20 20 0 1 0 0 20 20 20 0 1 0 0-20Z" />`,
  triangle: svg`<path d="M0-42 42 34H-42Z" />`,
  square: svg`<rect x="-36" y="-36" width="72" height="72" rx="8" />`,
  diamond: svg`<path d="M0-44 44 0 0 44-44 0Z" />`,
  cross: svg`<path d="M-14-42H14V-14H42V14H14V42H-14V14H-42V-14H-14Z" />`,
  moon: svg`<path d="M16-40A40 40 0 1 0 38 16 33 33 0 0 1 16-40Z" />`,
  star: svg`<path d=${STAR} />`,
  heart: svg`<path d="M0 40C-60 0-42-40-20-38-8-38 0-28 0-22 0-28 8-38 20-38 42-40 60 0 0 40Z" />`,
  hexagon: svg`<path d="M0-44 38-22V22L0 44-38 22V-22Z" />`,
  flower: svg`${[0, 72, 144, 216, 288].map(
    turn => svg`<path d=${PETAL} transform="rotate(${turn})" />`,
  )}<circle r="14" />`,
  skull: svg`<path fill-rule="evenodd"
    d="M0-42C26-42 40-24 40-4 40 10 32 18 24 22V36Q24 42 18 42H-18Q-24 42-24 36V22
      C-32 18-40 10-40-4-40-24-26-42 0-42Z
      M-16-12A10 10 0 1 0-16 8 10 10 0 1 0-16-12ZM16-12A10 10 0 1 0 16 8 10 10 0 1 0 16-12ZM0 10-7 22H7Z" />`,
  back: svg`<path class="lb-back" d="M-30-30 30 30M-30 0 0 30M0-30 30 0M30-30-30 30M0-30-30 0M30 0 0 30" />`,
};

/**
 * The position of letters on glyphs that are not widest in the middle.
 * @type {Record<string, [number, number]>}
 */
const LETTER_PLACES = { moon: [-10, 9], triangle: [0, 9] };

/**
 * Return the name of the glyph that a face shows, or an empty text for none.
 * @param {LayoutFace} face
 */
const glyphOf = ({ glyph, text, seat }) =>
  glyph ?? (seat !== undefined && !text ? SEAT_GLYPHS[seatColour(seat) % SEAT_GLYPHS.length] : '');

/**
 * Return the drawing of a face.
 * @param {LayoutFace} face
 */
export function drawFace(face) {
  const { text = '', colour, seat } = face;
  const glyph = glyphOf(face);
  const size = [62, 58, 44, 32, 26][text.length] * (glyph ? 0.72 : 1);
  const style = seat === undefined ? nothing : `--face: ${seatPaint(seat)}`;
  const [x, y] = LETTER_PLACES[glyph] ?? [0, 0];
  const letters = text
    ? svg`<text class=${glyph ? 'lb-on' : 'lb-plain'} x=${x} y=${y} font-size=${size} dy=".36em">${text}</text>`
    : nothing;
  return html`<svg class="lb-face ${colour ? `lb-${colour}` : ''}" viewBox="-50 -50 100 100"
    style=${style} aria-hidden="true">${glyph ? GLYPHS[glyph] : nothing}${letters}</svg>`;
}

/**
 * Return a text that is equal for equal faces.
 * @param {LayoutFace | undefined} face
 */
export const faceKey = face =>
  face ? [face.glyph, face.text, face.colour, face.seat].join('|') : '';
