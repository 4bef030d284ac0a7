/** Map overlays: owners of cities, roads and fields, open spots, and highlighted features. */

import { seatColour } from '../../../web/board/host.js';
import { html, nothing, svg } from '../../../web/board/templates.js';
import { segmentOutline, parsePlace } from './land.js';
import { pictureOf } from './sheet.js';

/** @typedef {import('./types').View} View */
/** @typedef {import('./types').FeatureView} Feature */
/** @typedef {import('../../../web/types').Words} Words */
/** @typedef {'map' | 'city' | 'road' | 'field' | 'gaps'} Overlay */

/** @type {Overlay[]} */
export const OVERLAYS = ['map', 'city', 'road', 'field', 'gaps'];

/** Return the overlays that the options of the match allow. @param {View} view */
export const availableOverlays = view =>
  view.options.overlays
    ? OVERLAYS
    : OVERLAYS.filter(overlay => overlay === 'map' || overlay === 'gaps');

/**
 * Return the outlines of places as paths with a class name.
 * @param {string} name
 * @param {View} view
 * @param {readonly string[]} places
 * @param {string} className
 * @param {(kind: string) => string} [styleOf]
 */
function segmentShapes(name, view, places, className, styleOf) {
  return places.map(place => {
    const outline = segmentOutline(name, view, place);
    if (!outline) return nothing;
    const style = styleOf ? styleOf(outline.kind) : '';
    return svg`<path class=${`${className} cc-is-${outline.kind}`} style=${style}
      transform=${outline.move} d=${outline.path} />`;
  });
}

/**
 * Return the outlines of a feature with the hatch patterns of its owners.
 * @param {string} name
 * @param {View} view
 * @param {Feature} feature
 */
function ownerShapes(name, view, feature) {
  if (!feature.owners.length) return segmentShapes(name, view, feature.places, 'cc-bare');
  return feature.owners.map(seat =>
    segmentShapes(name, view, feature.places, 'cc-owned', kind =>
      kind === 'road'
        ? `stroke: url(#cc-hatch-${seatColour(seat)})`
        : `fill: url(#cc-hatch-${seatColour(seat)})`,
    ),
  );
}

/** Return the square of a place such as `square:1,-1`, or null. @param {string} place */
export function squareOf(place) {
  const [, x, y] = /^square:(-?\d+),(-?\d+)$/.exec(place) ?? [];
  return x === undefined ? null : { x: Number(x), y: Number(y) };
}

/**
 * Return the drawings of an overlay and its highlighted places, separated into those below and
 * those above the roads and cities.
 * @param {string} name
 * @param {View} view
 * @param {Overlay} overlay
 * @param {readonly string[]} highlighted
 */
export function overlayLayers(name, view, overlay, highlighted) {
  const features = view.features.filter(feature => feature.kind === overlay);
  const drawings = features.map(feature => ownerShapes(name, view, feature));
  const segmentOrTilePlaces = highlighted.filter(
    place => !squareOf(place) && !place.startsWith('chip:'),
  );
  const segments = segmentOrTilePlaces.filter(place => parsePlace(place)[1]);
  const tiles = segmentOrTilePlaces
    .filter(place => !parsePlace(place)[1])
    .map(place => view.tiles[parsePlace(place)[0]]);
  const frames = [...tiles, ...highlighted.map(squareOf)].map(tile =>
    tile
      ? svg`<rect class="cc-lit" x=${tile.x * 100} y=${tile.y * 100} width="100" height="100" />`
      : nothing,
  );
  const above = overlay === 'field' ? nothing : drawings;
  return {
    below: overlay === 'field' ? drawings : nothing,
    above: svg`${above}${segmentShapes(name, view, segments, 'cc-lit')}${frames}`,
  };
}

/**
 * Return the northernmost tile of a feature, which carries its label.
 * @param {View} view
 * @param {Feature} feature
 */
function labelTile(view, feature) {
  const tiles = feature.places.map(place => view.tiles[parsePlace(place)[0]]).filter(Boolean);
  return tiles.reduce(
    (northernmost, tile) => (tile.y < northernmost.y ? tile : northernmost),
    tiles[0],
  );
}

/**
 * Return the position of a feature's meeple, or else of its label tile, in tiles.
 * @param {string} name
 * @param {View} view
 * @param {Feature} feature
 */
function labelPosition(name, view, feature) {
  const meeple = view.meeples.find(meeple => feature.places.includes(meeple.place));
  if (!meeple) {
    const { x, y } = labelTile(view, feature);
    return { x: x + 0.5, y: y + 0.1 };
  }
  const [number, segment] = parsePlace(meeple.place);
  const tile = view.tiles[number];
  const [x, y] = pictureOf(name, tile.tile, tile.turns)?.stands[segment] ?? [50, 50];
  return { x: tile.x + x / 100, y: tile.y + y / 100 + 0.24 };
}

/**
 * Return a short description of a feature: its kind, size and points.
 * @param {Words} t
 * @param {Feature} feature
 */
export function featureText(t, { kind, tiles, shields, points, open }) {
  const state = kind === 'field' ? 'field' : open ? 'open' : 'complete';
  return t('carcassonne-feature', { kind, tiles, shields, points, state, cities: points / 3 });
}

/**
 * Return the labels of an overlay: the points of owned features, or the number of tiles that fit
 * each gap.
 * @param {Words} t
 * @param {string} name
 * @param {View} view
 * @param {Overlay} overlay
 */
export function overlayLabels(t, name, view, overlay) {
  if (overlay === 'gaps')
    return Object.entries(view.fits).map(([square, count]) => {
      const [x, y] = square.split(',').map(Number);
      return html`<span class="cc-label ${count ? '' : 'cc-never'}" style=${`--x: ${x + 0.5}; --y: ${y + 0.5}`}
        >${count || '✕'}</span
      >`;
    });
  return view.features
    .filter(feature => feature.kind === overlay && feature.owners.length)
    .map(feature => {
      const { x, y } = labelPosition(name, view, feature);
      return html`<span class="cc-label" style=${`--x: ${x}; --y: ${y}`}
        >${t('carcassonne-label', { kind: feature.kind, tiles: feature.tiles, points: feature.points })}</span
      >`;
    });
}

/**
 * Return the feature that contains a place, or null.
 * @param {View} view
 * @param {string} place
 */
export const featureAt = (view, place) =>
  view.features.find(feature => feature.places.includes(place)) ?? null;

/**
 * Return the overlay buttons.
 * @param {Words} t
 * @param {View} view
 * @param {Overlay} current
 * @param {(look: Overlay) => void} choose
 */
export const overlayButtons = (t, view, current, choose) =>
  html`<div class="cc-over cc-looks" role="group" aria-label=${t('carcassonne-looks')}>
    ${availableOverlays(view).map(
      overlay =>
        html`<button type="button" aria-pressed=${overlay === current} @click=${() => choose(overlay)}>
          ${t(`carcassonne-look-${overlay}`)}
        </button>`,
    )}
  </div>`;
