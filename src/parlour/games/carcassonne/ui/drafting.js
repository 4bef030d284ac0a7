/** Edits the draft: tile placement and rotation, meeple, chip, and answer to a question. */

import { Draft } from '../../../web/board/draft.js';
import { nextRotation, rotationsAt } from './squares.js';
import { openQuestion, previewText } from './words.js';

/** @typedef {import('../../../web/types').Frame} Frame */
/** @typedef {import('./types').View} View */
/**
 * The unsent draft: placed tile, rotation in quarter turns, chip ('' for no bet) and segment.
 * @typedef {{ tile: import('./land.js').DraftTile | null, turns: number, chip: string | null,
 *   segment: string | null }} DraftValue
 */

/** @type {DraftValue} */
const EMPTY_DRAFT = { tile: null, turns: 0, chip: null, segment: null };

export class Drafting {
  /** @param {import('./board.js').Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Draft<DraftValue>} */
    this.draft = new Draft(board.host, { empty: EMPTY_DRAFT, revive: revivedDraft });
    /** The effect of the drafted tile. @type {import('./types').Preview | null} */
    this.preview = null;
    this.previewRequests = 0;
    /** The parts of the drafted tile, and the placement they belong to. @type {import('./types').FeaturePart[]} */
    this.parts = [];
    this.partsOf = '';
  }

  /** The places of the feature that the drafted meeple would claim. */
  get claimedPlaces() {
    const meeple = this.draft.value.tile?.meeple;
    return this.parts.find(part => part.segment === meeple)?.places ?? [];
  }

  /**
   * Request the parts of the drafted tile, which do not depend on its meeple.
   * @param {import('./land.js').DraftTile} tile
   * @param {Promise<unknown>} preview of the drafted tile, which contains the parts if it has no
   *   meeple; the board is drawn after it
   */
  async requestParts({ x, y, turns, meeple }, preview) {
    const placement = `${this.draft.frame?.decision_id} ${x} ${y} ${turns}`;
    if (placement === this.partsOf) return;
    this.partsOf = placement;
    this.parts = [];
    const action = { do: 'place', x, y, turns, meeple: null };
    const found = await (meeple === null ? preview : this.fetchPreview(action));
    if (placement !== this.partsOf) return;
    if (!found) this.partsOf = '';
    this.parts = /** @type {any} */ (found)?.parts ?? [];
    if (meeple === null) return;
    this.board.draw();
    this.board.showDraft();
  }

  /** Return the server's preview of an action, or null if the request fails. @param {any} action */
  fetchPreview(action) {
    return this.board.host.preview(action).catch(() => null);
  }

  /** Place the tile on a square, or rotate it if it is already there. @param {string} square */
  placeTile(square) {
    const [x, y] = square.split(',').map(Number);
    const { tile, turns } = this.draft.value;
    if (tile?.x === x && tile.y === y) {
      this.rotate(1);
      return;
    }
    const rotation = nextRotation(rotationsAt(this.board.view, x, y), turns);
    this.change({ ...EMPTY_DRAFT, turns: rotation, tile: { x, y, turns: rotation, meeple: null } });
  }

  /**
   * Rotate the drawn tile; a placed tile skips to the next legal rotation.
   * @param {number} by quarter turns clockwise
   */
  rotate(by) {
    if (!this.draft.isOpen || this.board.view.phase !== 'place') return;
    const { tile, turns } = this.draft.value;
    if (!tile) {
      this.change({ ...EMPTY_DRAFT, turns: (turns + by) % 4 });
      return;
    }
    const rotations = rotationsAt(this.board.view, tile.x, tile.y);
    const order = [1, 2, 3, 4].map(steps => (tile.turns + steps * by) % 4);
    const rotation = order.find(candidate => rotations.includes(candidate)) ?? tile.turns;
    this.change({
      ...EMPTY_DRAFT,
      turns: rotation,
      tile: { ...tile, turns: rotation, meeple: null },
    });
  }

  /** Place the meeple on a segment of the drafted tile, or remove it. @param {string} segment */
  toggleMeeple(segment) {
    const { tile } = this.draft.value;
    if (!tile) return;
    this.change({
      ...this.draft.value,
      tile: { ...tile, meeple: tile.meeple === segment ? null : segment },
    });
  }

  /** Place the meeple on a segment of the drafted tile; null places none. @param {string | null} meeple */
  chooseMeeple(meeple) {
    const { tile } = this.draft.value;
    if (tile) this.change({ ...this.draft.value, tile: { ...tile, meeple } });
  }

  /** Draft a bet on a chip; '' means no bet. @param {string} chip */
  chooseChip(chip) {
    this.change({ ...EMPTY_DRAFT, chip });
  }

  /** Draft an answer to the open question. @param {string} segment */
  chooseSegment(segment) {
    this.change({ ...EMPTY_DRAFT, segment });
  }

  /** Clear the draft; the tile keeps its rotation. */
  discard() {
    this.change({ ...EMPTY_DRAFT, turns: this.draft.value.turns });
  }

  /** Store the new draft, request its preview and redraw. @param {DraftValue} next */
  change(next) {
    this.draft.set(next);
    this.board.host.playSound('pick');
    this.board.revealedChips.close();
    this.requestPreview();
    this.board.draw();
    this.board.showDraft();
  }

  /**
   * Return the drafted action, or null if it is incomplete.
   * @returns {import('./types').Action | null}
   */
  action() {
    const { tile, chip, segment } = this.draft.value;
    const { phase } = this.board.view;
    if (phase === 'place') return tile ? { do: 'place', ...tile } : null;
    if (phase === 'bet') return chip === null ? null : { do: 'bet', chip: chip || null };
    const question = openQuestion(this.board.view);
    const answer = question && segment ? { tile: question.tile, segment } : null;
    return answer ? { do: phase === 'settle' ? 'settle' : 'choose', ...answer } : null;
  }

  /** Request a preview of the drafted tile; responses to older requests are ignored. */
  async requestPreview() {
    const action = this.action();
    const request = ++this.previewRequests;
    this.preview = null;
    if (!this.draft.isOpen || action?.do !== 'place') return;
    const answer = this.fetchPreview(action);
    this.requestParts(action, answer);
    const preview = await answer;
    if (request !== this.previewRequests || !preview) return;
    this.preview = /** @type {any} */ (preview);
    this.board.draw();
    this.board.showDraft();
    this.board.host.announce(
      previewText(this.board.host.t, /** @type {Frame} */ (this.board.frame), this.preview),
    );
  }
}

/**
 * Return the saved draft if it is still legal, else null.
 * @param {any} saved
 * @param {Frame} frame
 * @returns {DraftValue | null}
 */
function revivedDraft(saved, frame) {
  const view = /** @type {View} */ (/** @type {unknown} */ (frame.view));
  const { tile, chip } = saved ?? {};
  if (view.phase === 'bet' && (chip === '' || view.chips.includes(chip)))
    return { ...EMPTY_DRAFT, chip };
  const fits =
    tile &&
    view.placements.some(({ x, y, turns }) => x === tile.x && y === tile.y && turns === tile.turns);
  return fits ? { ...EMPTY_DRAFT, tile, turns: tile.turns } : null;
}
