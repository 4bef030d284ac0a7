/** The tiles of the house as printed, unturned: the facts of data/tiles.json that a picture needs. */

/** @typedef {{ edges: string, shield?: boolean }} City */
/** @typedef {{ edges: string, ends?: string | null }} Road */
/**
 * `fields` are the first half-edges of each field: where its farmer lies.
 * @typedef {{ cities: City[], roads: Road[], fields: string[], monastery?: boolean, office?: boolean }} Kind
 */

/** @type {Record<string, Kind>} */
export const KINDS = {
  A: {
    cities: [],
    roads: [{ edges: 'S', ends: 'monastery' }],
    fields: ['NL'],
    monastery: true,
  },
  B: {
    cities: [],
    roads: [],
    fields: ['NL'],
    monastery: true,
  },
  C: {
    cities: [{ edges: 'NESW' }],
    roads: [],
    fields: [],
  },
  D: {
    cities: [{ edges: 'N' }],
    roads: [{ edges: 'EW' }],
    fields: ['EL', 'ER'],
  },
  E: {
    cities: [{ edges: 'N' }],
    roads: [],
    fields: ['EL'],
  },
  F: {
    cities: [{ edges: 'EW' }],
    roads: [],
    fields: ['NL', 'SL'],
  },
  G: {
    cities: [{ edges: 'EW' }],
    roads: [],
    fields: ['NL', 'SL'],
  },
  H: {
    cities: [{ edges: 'N' }, { edges: 'S' }],
    roads: [],
    fields: ['EL'],
  },
  I: {
    cities: [{ edges: 'N' }, { edges: 'E' }],
    roads: [],
    fields: ['SL'],
  },
  J: {
    cities: [{ edges: 'N' }],
    roads: [{ edges: 'ES' }],
    fields: ['EL', 'ER'],
  },
  K: {
    cities: [{ edges: 'N' }],
    roads: [{ edges: 'SW' }],
    fields: ['EL', 'SR'],
  },
  L: {
    cities: [{ edges: 'N' }],
    roads: [
      { edges: 'E', ends: 'junction' },
      { edges: 'S', ends: 'junction' },
      { edges: 'W', ends: 'junction' },
    ],
    fields: ['EL', 'ER', 'SR'],
  },
  M: {
    cities: [{ edges: 'NE' }],
    roads: [],
    fields: ['SL'],
  },
  N: {
    cities: [{ edges: 'NE' }],
    roads: [],
    fields: ['SL'],
  },
  O: {
    cities: [{ edges: 'NW' }],
    roads: [{ edges: 'ES' }],
    fields: ['EL', 'ER'],
  },
  P: {
    cities: [{ edges: 'NW' }],
    roads: [{ edges: 'ES' }],
    fields: ['EL', 'ER'],
  },
  Q: {
    cities: [{ edges: 'NEW' }],
    roads: [],
    fields: ['SL'],
  },
  R: {
    cities: [{ edges: 'NEW' }],
    roads: [],
    fields: ['SL'],
  },
  S: {
    cities: [{ edges: 'NEW' }],
    roads: [{ edges: 'S', ends: 'city' }],
    fields: ['SL', 'SR'],
  },
  T: {
    cities: [{ edges: 'NEW' }],
    roads: [{ edges: 'S', ends: 'city' }],
    fields: ['SL', 'SR'],
  },
  U: {
    cities: [],
    roads: [{ edges: 'NS' }],
    fields: ['NL', 'NR'],
  },
  V: {
    cities: [],
    roads: [{ edges: 'SW' }],
    fields: ['NL', 'SR'],
  },
  W: {
    cities: [],
    roads: [
      { edges: 'E', ends: 'junction' },
      { edges: 'S', ends: 'junction' },
      { edges: 'W', ends: 'junction' },
    ],
    fields: ['NL', 'ER', 'SR'],
  },
  X: {
    cities: [],
    roads: [
      { edges: 'N', ends: 'junction' },
      { edges: 'E', ends: 'junction' },
      { edges: 'S', ends: 'junction' },
      { edges: 'W', ends: 'junction' },
    ],
    fields: ['NL', 'NR', 'ER', 'SR'],
  },
  BM01: {
    cities: [{ edges: 'NEW' }],
    roads: [{ edges: 'S', ends: 'office' }],
    fields: ['SL', 'SR'],
    office: true,
  },
  BM02: {
    cities: [{ edges: 'N' }],
    roads: [{ edges: 'EW' }],
    fields: ['EL', 'ER', 'WR'],
    office: true,
  },
  BM03: {
    cities: [{ edges: 'N' }],
    roads: [{ edges: 'SW' }],
    fields: ['EL', 'SR', 'WR'],
    office: true,
  },
  BM04: {
    cities: [{ edges: 'N' }],
    roads: [{ edges: 'ES' }],
    fields: ['EL', 'ER', 'SR'],
    office: true,
  },
  BM05: {
    cities: [{ edges: 'N' }],
    roads: [{ edges: 'S', ends: 'office' }],
    fields: ['EL', 'SR'],
    office: true,
  },
  BM06: {
    cities: [{ edges: 'NW' }],
    roads: [
      { edges: 'E', ends: 'office' },
      { edges: 'S', ends: 'office' },
    ],
    fields: ['EL', 'ER', 'SR'],
    office: true,
  },
  BM07: {
    cities: [],
    roads: [
      { edges: 'E', ends: 'office' },
      { edges: 'W', ends: 'office' },
    ],
    fields: ['NL', 'ER'],
    office: true,
  },
  BM08: {
    cities: [],
    roads: [
      { edges: 'E', ends: 'office' },
      { edges: 'S', ends: 'office' },
      { edges: 'W', ends: 'office' },
    ],
    fields: ['NL', 'ER', 'SR'],
    office: true,
  },
  BM09: {
    cities: [],
    roads: [{ edges: 'ES' }, { edges: 'W', ends: 'office' }],
    fields: ['NL', 'ER', 'SR'],
    office: true,
  },
  BM10: {
    cities: [{ edges: 'NE' }],
    roads: [{ edges: 'S', ends: 'office' }],
    fields: ['SL', 'SR'],
    office: true,
  },
};
