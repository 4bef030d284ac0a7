/**
 * The tiles of a rack in the order their owner likes: it outlives turns and reloads, and the server never hears of
 * it.
 */

/** @typedef {import('./draft.js').Tile} Tile */

/** @param {string} table match and seat */
const key = table => `parlour-rack:${table}`;

/** @param {string} table @returns {string[]} */
function remembered(table) {
  try {
    const kept = JSON.parse(localStorage.getItem(key(table)) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export class Order {
  constructor() {
    /** @type {Tile[]} */
    this.tiles = [];
    this.table = '';
    this.count = 0;
  }

  /**
   * Take over a rack: tiles that stayed keep their place, new ones come last.
   * @param {readonly string[]} rack
   * @param {string} table
   */
  update(rack, table) {
    if (table !== this.table) {
      this.table = table;
      this.tiles = remembered(table).map(letter => ({ id: this.count++, letter }));
    }
    const left = [...rack];
    this.tiles = this.tiles.filter(({ letter }) => {
      const index = left.indexOf(letter);
      if (index >= 0) left.splice(index, 1);
      return index >= 0;
    });
    this.tiles.push(...left.map(letter => ({ id: this.count++, letter })));
  }

  /** @param {Tile[]} tiles */
  keep(tiles) {
    this.tiles = tiles;
    try {
      localStorage.setItem(key(this.table), JSON.stringify(tiles.map(({ letter }) => letter)));
    } catch {
      /* a full or private store keeps nothing */
    }
  }

  forget() {
    try {
      localStorage.removeItem(key(this.table));
    } catch {
      /* likewise */
    }
  }

  shuffle() {
    const tiles = [...this.tiles];
    for (let i = tiles.length - 1; i > 0; i--) {
      const j = Math.floor(Math.random() * (i + 1));
      [tiles[i], tiles[j]] = [tiles[j], tiles[i]];
    }
    this.keep(tiles);
  }

  /** By the alphabet of the tiles. @param {string[]} letters */
  sort(letters) {
    this.keep(
      [...this.tiles].sort((a, b) => letters.indexOf(a.letter) - letters.indexOf(b.letter)),
    );
  }

  /** Put a tile at another place. @param {number} id @param {number} index */
  move(id, index) {
    const tile = this.tiles.find(one => one.id === id);
    const others = this.tiles.filter(one => one.id !== id);
    if (!tile) return;
    others.splice(Math.max(0, Math.min(others.length, index)), 0, tile);
    this.keep(others);
  }
}
