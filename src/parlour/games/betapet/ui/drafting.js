/** What a player does before sending: choosing, laying, typing and recalling tiles. Every way of doing it ends here. */

import { showNote, hideNote } from '../../../web/board/hints.js';
import { centerOf } from '../../../web/board/geometry.js';
import { START, bonusOf, squareName } from './art.js';
import { free, laidAt, lifted, onward, put, room, taken } from './draft.js';
import { Order } from './order.js';
import { lettersOf, tileWords } from './words.js';

/** @typedef {import('./draft.js').Draft} Draft */
/**
 * @typedef {{ store: import('../../../web/board/draft.js').Draft<Draft>, kept(): void, shown(): void,
 *   sheet: import('./sheet.js').Sheet, rack: import('./rack.js').Rack, picker: import('./picker.js').Picker }} Means
 */

export class Drafting {
  /** @param {import('../../../web/types').Host} host @param {Means} means */
  constructor(host, means) {
    this.host = host;
    this.t = host.t;
    this.means = means;
    this.order = new Order();
    /**
     * A tile that was chosen, and what it is to stand for where it is a joker.
     * @type {{ tile: number, letter: string } | null}
     */
    this.held = null;
    /**
     * The joker whose letter is asked for, and where it goes.
     * @type {{ tile: number, square: number | null } | null}
     */
    this.picking = null;
    /** @type {any} */
    this.view = null;
    /** Whether tiles may be laid now, and whether the rack may be touched at all. */
    this.open = false;
    this.still = true;
  }

  get draft() {
    return this.means.store.value;
  }
  get board() {
    return /** @type {string[]} */ (this.view.board);
  }
  /** The tiles that lie on the board. */
  get away() {
    return new Set(this.draft.laid.map(({ tile }) => tile));
  }
  /** @param {number} tile */
  printed(tile) {
    return this.order.tiles.find(({ id }) => id === tile)?.letter ?? '?';
  }
  /** What a tile shows: its letter, or what its joker stands for. @param {number} tile */
  face(tile) {
    return (
      this.draft.laid.find(one => one.tile === tile)?.letter ??
      (this.held?.tile === tile ? this.held.letter : this.printed(tile))
    );
  }
  /** @param {string} letter */
  said(letter) {
    return tileWords(this.t, letter, this.view.values);
  }

  /** @param {Draft} draft */
  keep(draft) {
    hideNote(this.means.sheet.element);
    this.means.store.set(draft);
    this.means.kept();
  }

  /** Say at a square, in sight and to the ear, why nothing was laid. @param {string} words @param {number} square */
  refuse(words, square) {
    const { sheet } = this.means;
    this.host.playSound('refused');
    showNote(sheet.element, centerOf(sheet.cells[square]), words);
    this.host.announce(words);
  }

  /** Forget what is chosen, not what is laid. */
  release() {
    this.held = null;
    this.picking = null;
    this.means.picker.hide();
  }

  /** @param {number} tile */
  hold(tile) {
    const letter = this.face(tile);
    this.release();
    this.held = { tile, letter };
    this.host.playSound('pick');
    this.means.shown();
    this.host.announce(this.t('betapet-ask-held', { tile: this.said(letter) }));
  }

  /** A tile of the rack was tapped. @param {number} tile */
  choose(tile) {
    if (this.still) return;
    const before = this.held?.tile;
    if (before === tile || (!this.open && before !== undefined)) {
      // While others move, two taps change the places of two tiles.
      if (before !== tile && before !== undefined)
        this.order.move(
          before,
          this.order.tiles.findIndex(({ id }) => id === tile),
        );
      this.release();
      this.means.shown();
    } else this.hold(tile);
  }

  /** The board was tapped. @param {number} x @param {number} y */
  tap(x, y) {
    if (!this.open) return;
    const { sheet } = this.means;
    const { held, draft } = this;
    const under = sheet.squareAt(x, y);
    const laid = under === null ? null : laidAt(draft, under);
    if (laid) {
      if (held?.tile === laid.tile) this.recall(laid.tile);
      else this.hold(laid.tile);
      return;
    }
    const square = held ? sheet.squareAt(x, y, one => free(this.board, draft, one)) : under;
    if (square === null && under !== null)
      this.refuse(this.t('betapet-error-occupied', { square: squareName(under) }), under);
    if (square === null) return;
    if (held) {
      this.place(held.tile, square);
      return;
    }
    if (draft.at === square) this.turn();
    else this.keep({ ...draft, at: square });
    sheet.focus(square);
  }

  /**
   * Lay a tile on a square; a joker that stands for nothing asks what for.
   * @param {number} tile
   * @param {number} square
   */
  place(tile, square) {
    if (!this.open || !free(this.board, lifted(this.draft, tile), square)) return;
    const letter = this.face(tile);
    this.release();
    this.keep({ ...put(this.draft, { square, letter, tile }), at: null });
    this.lain(letter, square);
    // However it was laid, typing goes on from here and Enter plays it.
    if (letter === '?') this.pick(tile, square);
    else this.means.sheet.focus(square);
  }

  /** @param {string} letter @param {number} square */
  lain(letter, square) {
    const bonus = bonusOf(this.view.premiums[square]);
    this.host.playSound('place');
    this.host.announce(
      [this.said(letter), squareName(square), bonus ? this.t(`betapet-bonus-${bonus}`) : '']
        .filter(Boolean)
        .join(', '),
    );
  }

  /** A tile was let go over the rack. @param {number} tile @param {number} place */
  home(tile, place) {
    if (this.still) return;
    this.order.move(tile, place);
    if (this.away.has(tile)) this.recall(tile);
    else this.means.shown();
  }

  /** @param {number} tile */
  recall(tile) {
    this.release();
    this.keep(lifted(this.draft, tile));
    this.host.playSound('undo');
    this.host.announce(this.t('betapet-say-recalled', { tile: this.said(this.printed(tile)) }));
  }

  recallAll() {
    this.release();
    this.keep({ ...this.draft, laid: [] });
    this.host.playSound('undo');
    this.host.announce(this.t('betapet-say-recalled-all'));
  }

  /** @param {number} tile */
  long(tile) {
    if (this.open && this.printed(tile) === '?')
      this.pick(tile, this.draft.laid.find(one => one.tile === tile)?.square ?? null);
    else this.choose(tile);
  }

  /** Ask what a joker stands for. @param {number} tile @param {number | null} square */
  pick(tile, square) {
    const now = this.face(tile);
    this.held = null;
    this.picking = { tile, square };
    this.means.shown();
    this.means.picker.show(this.view.values, now === '?' ? '' : now.toUpperCase());
  }

  /** @param {string | null} letter */
  picked(letter) {
    if (!this.picking) return;
    const { tile, square } = this.picking;
    const small = letter?.toLocaleLowerCase();
    this.release();
    if (square === null) {
      this.held = small ? { tile, letter: small } : null;
      this.means.shown();
      return;
    }
    if (small) {
      this.keep(onward(this.board, put(this.draft, { square, letter: small, tile })));
      this.lain(small, square);
    } else if (this.face(tile) === '?') this.recall(tile);
    else this.means.shown();
    this.means.sheet.focus(this.draft.at ?? square);
  }

  /** @param {'shuffle' | 'sort'} how */
  arrange(how) {
    if (how === 'sort') this.order.sort(lettersOf(this.view.values));
    else this.order.shuffle();
    this.host.playSound('tile');
    this.means.shown();
    this.host.announce(
      this.t('betapet-say-rack', {
        letters: this.order.tiles
          .map(({ letter }) => (letter === '?' ? this.t('betapet-joker') : letter))
          .join(' '),
      }),
    );
  }

  // by keys

  /** The focus came to a square: the writing goes on there. @param {number} square */
  visit(square) {
    this.means.sheet.stop = square;
    if (this.open && this.draft.at !== square && !this.picking)
      this.keep({ ...this.draft, at: square });
  }

  turn() {
    if (!this.open) return;
    this.keep({ ...this.draft, down: !this.draft.down });
    this.host.announce(this.t(this.draft.down ? 'betapet-say-down' : 'betapet-say-across'));
  }

  /**
   * Write a letter where the arrow stands.
   * @param {string} letter
   * @param {boolean} asJoker
   * @returns {boolean} whether the key meant anything
   */
  write(letter, asJoker) {
    if (!this.open || !(letter in this.view.values || /^[A-Z]$/.test(letter))) return false;
    const { draft } = this;
    const rack = this.order.tiles.filter(({ id }) => !this.away.has(id));
    const last = draft.laid.at(-1);
    const wide = last && rack.find(tile => tile.letter === last.letter + letter);
    const single = rack.some(tile => tile.letter === letter);
    // Typed letter by letter, a tile of two letters takes the place of the one that was laid for its first.
    if (last && wide && !single) {
      this.written(
        { ...lifted(draft, last.tile), at: last.square },
        wide,
        wide.letter,
        last.square,
      );
      return true;
    }
    const at = draft.at ?? (this.board.some(Boolean) || draft.laid.length ? null : START);
    const tile = taken(rack, letter, asJoker);
    const square = at === null ? null : room(this.board, draft, at);
    if (at === null || !tile || square === null) {
      const missing = this.t('betapet-error-not-on-rack', { letters: letter });
      const words =
        at === null ? this.t('betapet-choose-square') : tile ? this.t('betapet-no-room') : missing;
      this.refuse(words, at ?? this.means.sheet.stop);
      return true;
    }
    this.release();
    this.written(
      { ...draft, at: square },
      tile,
      tile.letter !== '?' ? tile.letter : letter === '?' ? '?' : letter.toLocaleLowerCase(),
      square,
    );
    return true;
  }

  /** @param {Draft} draft @param {import('./draft.js').Tile} tile @param {string} letter @param {number} square */
  written(draft, tile, letter, square) {
    const next = put(draft, { square, letter, tile: tile.id });
    this.keep(letter === '?' ? next : onward(this.board, next));
    this.lain(letter, square);
    // Wherever the hand was, it is on the board from now on, so that Enter plays.
    if (letter === '?') this.pick(tile.id, square);
    else this.means.sheet.focus(this.draft.at ?? square);
  }

  /** Take the last tile back; the arrow returns to its square. */
  back() {
    const last = this.draft.laid.at(-1);
    if (!this.open || !last) return false;
    this.recall(last.tile);
    this.keep({ ...this.draft, at: last.square });
    this.means.sheet.focus(last.square);
    return true;
  }

  /** Let go of what is chosen, or take everything back. */
  escape() {
    if (this.held || this.picking) {
      this.release();
      this.means.shown();
      return true;
    }
    if (!this.open || !this.draft.laid.length) return false;
    this.recallAll();
    return true;
  }

  /** Lay the chosen tile where the focus is. @returns {boolean} whether one was chosen */
  enter() {
    if (!this.open || !this.held) return false;
    const { sheet } = this.means;
    const square = sheet.stop;
    if (laidAt(this.draft, square)?.tile === this.held.tile) this.recall(this.held.tile);
    else this.place(this.held.tile, square);
    return true;
  }

  /** Walk along the rack, or carry a tile along. @param {number} by @param {boolean} carry */
  along(by, carry) {
    const { rack } = this.means;
    const { buttons } = rack;
    const index = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (index < 0) return;
    if (!carry) {
      buttons[(index + by + buttons.length) % buttons.length].focus();
      return;
    }
    const tile = Number(buttons[index].dataset.tile);
    this.order.move(tile, this.order.tiles.findIndex(({ id }) => id === tile) + by);
    this.means.shown();
    rack.button(tile)?.focus();
  }
}
