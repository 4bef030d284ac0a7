/**
 * The editor of the draft: selecting, placing, typing and recalling tiles. All input methods call
 * it.
 */

import { showNote, hideNote } from '../../../web/board/hints.js';
import { centerOf } from '../../../web/board/geometry.js';
import { START, bonusOf, squareName } from './art.js';
import {
  isFree,
  draftTileAt,
  withoutTile,
  withNextCursor,
  withTile,
  nextFreeSquare,
  matchingTile,
} from './draft.js';
import { RackOrder } from './order.js';
import { tileLetters, tileText } from './words.js';

/** @typedef {import('./draft.js').Draft} Draft */
/**
 * @typedef {{ store: import('../../../web/board/draft.js').Draft<Draft>, onChange(): void, render(): void,
 *   sheet: import('./sheet.js').BoardView, rack: import('./rack.js').Rack,
 *   picker: import('./picker.js').Picker }} Context
 */

export class Drafting {
  /**
   * @param {import('../../../web/types').Host} host
   * @param {Context} means
   */
  constructor(host, means) {
    this.host = host;
    this.t = host.t;
    this.context = means;
    this.order = new RackOrder();
    /**
     * The selected tile, and its letter if it is a joker.
     * @type {{ tile: number, letter: string } | null}
     */
    this.selected = null;
    /**
     * The joker whose letter is being chosen, and its square.
     * @type {{ tile: number, square: number | null } | null}
     */
    this.jokerPrompt = null;
    /** @type {any} */
    this.view = null;
    /** Whether tiles can be placed now. */
    this.isOpen = false;
    this.isRackLocked = true;
  }

  get draft() {
    return this.context.store.value;
  }
  get board() {
    return /** @type {string[]} */ (this.view.board);
  }
  /** The ids of the placed tiles. */
  get placedTiles() {
    return new Set(this.draft.laid.map(({ tile }) => tile));
  }
  /** @param {number} tile */
  printedLetter(tile) {
    return this.order.tiles.find(({ id }) => id === tile)?.letter ?? '?';
  }
  /** Return the letter that a tile shows, or the chosen letter of a joker. @param {number} tile */
  shownLetter(tile) {
    return (
      this.draft.laid.find(draftTile => draftTile.tile === tile)?.letter ??
      (this.selected?.tile === tile ? this.selected.letter : this.printedLetter(tile))
    );
  }
  /** @param {string} letter */
  tileText(letter) {
    return tileText(this.t, letter, this.view.values);
  }

  /** @param {Draft} draft */
  setDraft(draft) {
    hideNote(this.context.sheet.element);
    this.context.store.set(draft);
    this.context.onChange();
  }

  /**
   * Show and announce at a square why no tile was placed.
   * @param {string} text
   * @param {number} square
   */
  showRefusal(text, square) {
    const { sheet } = this.context;
    this.host.playSound('refused');
    showNote(sheet.element, centerOf(sheet.cells[square]), text);
    this.host.announce(text);
  }

  /** Clear the selection but keep the placed tiles. */
  clearSelection() {
    this.selected = null;
    this.jokerPrompt = null;
    this.context.picker.hide();
  }

  /** @param {number} tile */
  selectTile(tile) {
    const letter = this.shownLetter(tile);
    this.clearSelection();
    this.selected = { tile, letter };
    this.host.playSound('pick');
    this.context.render();
    this.host.announce(this.t('betapet-ask-held', { tile: this.tileText(letter) }));
  }

  /** Handle a tap on a tile of the rack. @param {number} tile */
  tapRackTile(tile) {
    if (this.isRackLocked) return;
    const selected = this.selected?.tile;
    if (selected === tile || (!this.isOpen && selected !== undefined)) {
      // During an opponent's turn, tapping two tiles swaps them.
      if (selected !== tile && selected !== undefined)
        this.order.move(
          selected,
          this.order.tiles.findIndex(({ id }) => id === tile),
        );
      this.clearSelection();
      this.context.render();
    } else this.selectTile(tile);
  }

  /**
   * Handle a tap on the board.
   * @param {number} x
   * @param {number} y
   */
  tapBoard(x, y) {
    if (!this.isOpen) return;
    const { sheet } = this.context;
    const { selected, draft } = this;
    const tappedSquare = sheet.squareAt(x, y);
    const draftTile = tappedSquare === null ? null : draftTileAt(draft, tappedSquare);
    if (draftTile) {
      if (selected?.tile === draftTile.tile) this.recall(draftTile.tile);
      else this.selectTile(draftTile.tile);
      return;
    }
    const square = selected
      ? sheet.squareAt(x, y, candidate => isFree(this.board, draft, candidate))
      : tappedSquare;
    if (square === null && tappedSquare !== null)
      this.showRefusal(
        this.t('betapet-error-occupied', { square: squareName(tappedSquare) }),
        tappedSquare,
      );
    if (square === null) return;
    if (selected) {
      this.placeTile(selected.tile, square);
      return;
    }
    if (draft.at === square) this.toggleDirection();
    else this.setDraft({ ...draft, at: square });
    sheet.focus(square);
  }

  /**
   * Place a tile on a square; a joker without a letter opens the picker.
   * @param {number} tile
   * @param {number} square
   */
  placeTile(tile, square) {
    if (!this.isOpen || !isFree(this.board, withoutTile(this.draft, tile), square)) return;
    const letter = this.shownLetter(tile);
    this.clearSelection();
    // The board takes the focus next. Moving it within the rack before would force another layout.
    if (letter !== '?') this.context.rack.releaseFocus();
    this.setDraft({ ...withTile(this.draft, { square, letter, tile }), at: null });
    this.announcePlacement(letter, square);
    // Focus the board, so that typing continues there and Enter plays the draft.
    if (letter === '?') this.askForLetter(tile, square);
    else this.context.sheet.focus(square);
  }

  /**
   * @param {string} letter
   * @param {number} square
   */
  announcePlacement(letter, square) {
    const bonus = bonusOf(this.view.premiums[square]);
    this.host.playSound('place');
    this.host.announce(
      [this.tileText(letter), squareName(square), bonus ? this.t(`betapet-bonus-${bonus}`) : '']
        .filter(Boolean)
        .join(', '),
    );
  }

  /**
   * Handle a tile that was dropped on the rack.
   * @param {number} tile
   * @param {number} place
   */
  dropOnRack(tile, place) {
    if (this.isRackLocked) return;
    this.order.move(tile, place);
    if (this.placedTiles.has(tile)) this.recall(tile);
    else this.context.render();
  }

  /** @param {number} tile */
  recall(tile) {
    this.clearSelection();
    this.setDraft(withoutTile(this.draft, tile));
    this.host.playSound('undo');
    this.host.announce(
      this.t('betapet-say-recalled', { tile: this.tileText(this.printedLetter(tile)) }),
    );
  }

  recallAll() {
    this.clearSelection();
    this.setDraft({ ...this.draft, laid: [] });
    this.host.playSound('undo');
    this.host.announce(this.t('betapet-say-recalled-all'));
  }

  /** @param {number} tile */
  longPress(tile) {
    if (this.isOpen && this.printedLetter(tile) === '?')
      this.askForLetter(
        tile,
        this.draft.laid.find(draftTile => draftTile.tile === tile)?.square ?? null,
      );
    else this.tapRackTile(tile);
  }

  /**
   * Open the picker for a joker's letter.
   * @param {number} tile
   * @param {number | null} square
   */
  askForLetter(tile, square) {
    const letter = this.shownLetter(tile);
    this.selected = null;
    this.jokerPrompt = { tile, square };
    this.context.render();
    this.context.picker.show(this.view.values, letter === '?' ? '' : letter.toUpperCase());
  }

  /** @param {string | null} letter */
  chooseLetter(letter) {
    if (!this.jokerPrompt) return;
    const { tile, square } = this.jokerPrompt;
    const jokerLetter = letter?.toLocaleLowerCase();
    this.clearSelection();
    if (square === null) {
      this.selected = jokerLetter ? { tile, letter: jokerLetter } : null;
      this.context.render();
      return;
    }
    if (jokerLetter) {
      this.setDraft(
        withNextCursor(this.board, withTile(this.draft, { square, letter: jokerLetter, tile })),
      );
      this.announcePlacement(jokerLetter, square);
    } else if (this.shownLetter(tile) === '?') this.recall(tile);
    else this.context.render();
    this.context.sheet.focus(this.draft.at ?? square);
  }

  /** @param {'shuffle' | 'sort'} order */
  arrange(order) {
    if (order === 'sort') this.order.sort(tileLetters(this.view.values));
    else this.order.shuffle();
    this.host.playSound('tile');
    this.context.render();
    this.host.announce(
      this.t('betapet-say-rack', {
        letters: this.order.tiles
          .map(({ letter }) => (letter === '?' ? this.t('betapet-joker') : letter))
          .join(' '),
      }),
    );
  }

  // Keyboard input.

  /** Move the typing cursor to the focused square. @param {number} square */
  moveCursorTo(square) {
    this.context.sheet.tabStop = square;
    if (this.isOpen && this.draft.at !== square && !this.jokerPrompt)
      this.setDraft({ ...this.draft, at: square });
  }

  toggleDirection() {
    if (!this.isOpen) return;
    this.setDraft({ ...this.draft, down: !this.draft.down });
    this.host.announce(this.t(this.draft.down ? 'betapet-say-down' : 'betapet-say-across'));
  }

  /**
   * Type a letter at the cursor.
   * @param {string} letter
   * @param {boolean} asJoker
   * @returns {boolean} whether the key was handled
   */
  typeLetter(letter, asJoker) {
    if (!this.isOpen || !(letter in this.view.values || /^[A-Z]$/.test(letter))) return false;
    const { draft } = this;
    const rack = this.order.tiles.filter(({ id }) => !this.placedTiles.has(id));
    const last = draft.laid.at(-1);
    const digraphTile = last && rack.find(tile => tile.letter === last.letter + letter);
    const hasLetter = rack.some(tile => tile.letter === letter);
    // When the letters of a digraph are typed one by one, the digraph tile replaces the tile of the
    // first letter.
    if (last && digraphTile && !hasLetter) {
      this.placeTypedTile(
        { ...withoutTile(draft, last.tile), at: last.square },
        digraphTile,
        digraphTile.letter,
        last.square,
      );
      return true;
    }
    const at = draft.at ?? (this.board.some(Boolean) || draft.laid.length ? null : START);
    const tile = matchingTile(rack, letter, asJoker);
    const square = at === null ? null : nextFreeSquare(this.board, draft, at);
    if (at === null || !tile || square === null) {
      const missing = this.t('betapet-error-not-on-rack', { letters: letter });
      const text =
        at === null ? this.t('betapet-choose-square') : tile ? this.t('betapet-no-room') : missing;
      this.showRefusal(text, at ?? this.context.sheet.tabStop);
      return true;
    }
    this.clearSelection();
    this.placeTypedTile(
      { ...draft, at: square },
      tile,
      tile.letter !== '?' ? tile.letter : letter === '?' ? '?' : letter.toLocaleLowerCase(),
      square,
    );
    return true;
  }

  /**
   * @param {Draft} draft
   * @param {import('./draft.js').Tile} tile
   * @param {string} letter
   * @param {number} square
   */
  placeTypedTile(draft, tile, letter, square) {
    const nextDraft = withTile(draft, { square, letter, tile: tile.id });
    this.setDraft(letter === '?' ? nextDraft : withNextCursor(this.board, nextDraft));
    this.announcePlacement(letter, square);
    // Focus the board, so that Enter plays the draft.
    if (letter === '?') this.askForLetter(tile.id, square);
    else this.context.sheet.focus(this.draft.at ?? square);
  }

  /** Recall the tile that was placed last, and move the cursor back to its square. */
  recallLast() {
    const last = this.draft.laid.at(-1);
    if (!this.isOpen || !last) return false;
    this.recall(last.tile);
    this.setDraft({ ...this.draft, at: last.square });
    this.context.sheet.focus(last.square);
    return true;
  }

  /** Clear the selection, or recall all tiles if nothing is selected. */
  cancel() {
    if (this.selected || this.jokerPrompt) {
      this.clearSelection();
      this.context.render();
      return true;
    }
    if (!this.isOpen || !this.draft.laid.length) return false;
    this.recallAll();
    return true;
  }

  /**
   * Place the selected tile on the focused square.
   * @returns {boolean} whether a tile was selected
   */
  placeAtFocus() {
    if (!this.isOpen || !this.selected) return false;
    const { sheet } = this.context;
    const square = sheet.tabStop;
    if (draftTileAt(this.draft, square)?.tile === this.selected.tile)
      this.recall(this.selected.tile);
    else this.placeTile(this.selected.tile, square);
    return true;
  }

  /**
   * Move the focus along the rack, or the focused tile if `carry` is set.
   * @param {number} steps
   * @param {boolean} carry
   */
  moveInRack(steps, carry) {
    const { rack } = this.context;
    const { buttons } = rack;
    const index = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (index < 0) return;
    if (!carry) {
      buttons[(index + steps + buttons.length) % buttons.length].focus();
      return;
    }
    const tile = Number(buttons[index].dataset.tile);
    this.order.move(tile, this.order.tiles.findIndex(({ id }) => id === tile) + steps);
    this.context.render();
    rack.button(tile)?.focus();
  }
}
