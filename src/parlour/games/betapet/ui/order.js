/**
 * The player's order of the rack tiles. It is stored in this browser only and persists between
 * turns and reloads.
 */

/** @typedef {import('./draft.js').Tile} Tile */

/** @param {string} table the match and seat */
const storageKey = table => `parlour-rack:${table}`;

/**
 * @param {string} table
 * @returns {string[]}
 */
function savedLetters(table) {
  try {
    const saved = JSON.parse(localStorage.getItem(storageKey(table)) ?? '[]');
    return Array.isArray(saved) ? saved : [];
  } catch {
    return [];
  }
}

export class RackOrder {
  constructor() {
    /** @type {Tile[]} */
    this.tiles = [];
    this.table = '';
    this.count = 0;
  }

  /**
   * Update the tiles; existing tiles keep their positions and new tiles are appended.
   * @param {readonly string[]} rack
   * @param {string} table
   */
  update(rack, table) {
    if (table !== this.table) {
      this.table = table;
      this.tiles = savedLetters(table).map(letter => ({ id: this.count++, letter }));
    }
    const remaining = [...rack];
    this.tiles = this.tiles.filter(({ letter }) => {
      const index = remaining.indexOf(letter);
      if (index >= 0) remaining.splice(index, 1);
      return index >= 0;
    });
    this.tiles.push(...remaining.map(letter => ({ id: this.count++, letter })));
  }

  /** @param {Tile[]} tiles */
  saveTiles(tiles) {
    this.tiles = tiles;
    try {
      localStorage.setItem(
        storageKey(this.table),
        JSON.stringify(tiles.map(({ letter }) => letter)),
      );
    } catch {
      /* Storage may be full or unavailable. */
    }
  }

  removeSaved() {
    try {
      localStorage.removeItem(storageKey(this.table));
    } catch {
      /* Storage may be unavailable. */
    }
  }

  shuffle() {
    const tiles = [...this.tiles];
    for (let i = tiles.length - 1; i > 0; i--) {
      const j = Math.floor(Math.random() * (i + 1));
      [tiles[i], tiles[j]] = [tiles[j], tiles[i]];
    }
    this.saveTiles(tiles);
  }

  /** Sort the tiles in the order of the alphabet. @param {string[]} letters the alphabet */
  sort(letters) {
    this.saveTiles(
      [...this.tiles].sort((a, b) => letters.indexOf(a.letter) - letters.indexOf(b.letter)),
    );
  }

  /**
   * Move a tile to another position.
   * @param {number} id
   * @param {number} index
   */
  move(id, index) {
    const tile = this.tiles.find(candidate => candidate.id === id);
    const others = this.tiles.filter(candidate => candidate.id !== id);
    if (!tile) return;
    others.splice(Math.max(0, Math.min(others.length, index)), 0, tile);
    this.saveTiles(others);
  }
}
