/**
 * What can be laid over the land: whose cities, roads and fields are whose, where tiles still fit, one feature
 * lit.
 */

import { html, nothing, svg } from '../../../web/board/templates.js';
import { outline, parsed } from './land.js';
import { pictureOf } from './sheet.js';

/** @typedef {import('./types').View} View */
/** @typedef {import('./types').FeatureView} Feature */
/** @typedef {import('../../../web/types').Words} Words */
/** @typedef {'map' | 'city' | 'road' | 'field' | 'gaps'} Look */

/** @type {Look[]} */
export const LOOKS = ['map', 'city', 'road', 'field', 'gaps'];

/** Which looks a table offers. @param {View} view */
export const looksOf = view =>
  view.options.overlays ? LOOKS : LOOKS.filter(look => look === 'map' || look === 'gaps');

/**
 * Places as shapes of one class. @param {string} name @param {View} view @param {readonly string[]} places
 * @param {string} look @param {(kind: string) => string} [paint]
 */
function shapes(name, view, places, look, paint) {
  return places.map(place => {
    const found = outline(name, view, place);
    if (!found) return nothing;
    const style = paint ? paint(found.kind) : '';
    return svg`<path class=${`${look} cc-is-${found.kind}`} style=${style} transform=${found.move} d=${found.path} />`;
  });
}

/** A feature in the hatch of its owners. @param {string} name @param {View} view @param {Feature} feature */
function owned(name, view, feature) {
  if (!feature.owners.length) return shapes(name, view, feature.places, 'cc-bare');
  return feature.owners.map(seat =>
    shapes(name, view, feature.places, 'cc-owned', kind =>
      kind === 'road' ? `stroke: url(#cc-hatch-${seat})` : `fill: url(#cc-hatch-${seat})`,
    ),
  );
}

/** The square that a place such as `square:1,-1` names, or null. @param {string} place */
export function squareOf(place) {
  const [, x, y] = /^square:(-?\d+),(-?\d+)$/.exec(place) ?? [];
  return x === undefined ? null : { x: Number(x), y: Number(y) };
}

/**
 * What a look lays on the fields and over everything; `lit` are places to be lit beside it.
 * @param {string} name @param {View} view @param {Look} look @param {readonly string[]} lit
 */
export function light(name, view, look, lit) {
  const features = view.features.filter(feature => feature.kind === look);
  const drawn = features.map(feature => owned(name, view, feature));
  const named = lit.filter(place => !squareOf(place) && !place.startsWith('chip:'));
  const segments = named.filter(place => parsed(place)[1]);
  const whole = named.filter(place => !parsed(place)[1]).map(place => view.tiles[parsed(place)[0]]);
  const frames = [...whole, ...lit.map(squareOf)].map(tile =>
    tile
      ? svg`<rect class="cc-lit" x=${tile.x * 100} y=${tile.y * 100} width="100" height="100" />`
      : nothing,
  );
  const above = look === 'field' ? nothing : drawn;
  return {
    below: look === 'field' ? drawn : nothing,
    above: svg`${above}${shapes(name, view, segments, 'cc-lit')}${frames}`,
  };
}

/**
 * Where the label of a feature hangs, in tiles: at its northernmost tile.
 * @param {View} view
 * @param {Feature} feature
 */
function peak(view, feature) {
  const found = feature.places.map(place => view.tiles[parsed(place)[0]]).filter(Boolean);
  return found.reduce((best, tile) => (tile.y < best.y ? tile : best), found[0]);
}

/**
 * Where somebody of a feature stands, in tiles, or its peak.
 * @param {string} name
 * @param {View} view
 * @param {Feature} feature
 */
function stand(name, view, feature) {
  const held = view.meeples.find(meeple => feature.places.includes(meeple.place));
  if (!held) {
    const { x, y } = peak(view, feature);
    return { x: x + 0.5, y: y + 0.1 };
  }
  const [number, segment] = parsed(held.place);
  const tile = view.tiles[number];
  const [x, y] = pictureOf(name, tile.tile, tile.turns)?.stands[segment] ?? [50, 50];
  return { x: tile.x + x / 100, y: tile.y + y / 100 + 0.24 };
}

/** What a feature says in a few words. @param {Words} t @param {Feature} feature */
export function featureWords(t, { kind, tiles, shields, points, open }) {
  const state = kind === 'field' ? 'field' : open ? 'open' : 'complete';
  return t('carcassonne-feature', { kind, tiles, shields, points, state, cities: points / 3 });
}

/**
 * Labels of a look: points where somebody stands, or how many tiles fit a gap.
 * @param {Words} t @param {string} name @param {View} view @param {Look} look
 */
export function labels(t, name, view, look) {
  if (look === 'gaps')
    return Object.entries(view.fits).map(([square, count]) => {
      const [x, y] = square.split(',').map(Number);
      return html`<span class="cc-label ${count ? '' : 'cc-never'}" style=${`--x: ${x + 0.5}; --y: ${y + 0.5}`}
        >${count || '✕'}</span
      >`;
    });
  return view.features
    .filter(feature => feature.kind === look && feature.owners.length)
    .map(feature => {
      const { x, y } = stand(name, view, feature);
      return html`<span class="cc-label" style=${`--x: ${x}; --y: ${y}`}
        >${t('carcassonne-label', { kind: feature.kind, tiles: feature.tiles, points: feature.points })}</span
      >`;
    });
}

/** The feature that a place belongs to. @param {View} view @param {string} place */
export const featureAt = (view, place) =>
  view.features.find(feature => feature.places.includes(place)) ?? null;

/**
 * The buttons of the looks.
 * @param {Words} t
 * @param {View} view
 * @param {Look} look
 * @param {(look: Look) => void} choose
 */
export const lookButtons = (t, view, look, choose) =>
  html`<div class="cc-over cc-looks" role="group" aria-label=${t('carcassonne-looks')}>
    ${looksOf(view).map(
      one =>
        html`<button type="button" aria-pressed=${one === look} @click=${() => choose(one)}>
          ${t(`carcassonne-look-${one}`)}
        </button>`,
    )}
  </div>`;
