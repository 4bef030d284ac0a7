/**
 * The board of a game that declares a layout. The server sends the layout with each frame; no code
 * of the game runs here.
 */
import { Draft } from './draft.js';
import { hideNote, showNote } from './hints.js';
import { actionText, errorText, hasMessage, seatPaint } from './host.js';
import { attachKeyboard, setTabStop } from './keys.js';
import { actionsWithoutParts, attemptedAction, choiceAfter } from './layout_choice.js';
import { drawFace, faceKey } from './layout_faces.js';
import { drawPiece, pieceLines } from './layout_pieces.js';
import { animateFrom, flipPiece, piecePositions } from './motion.js';
import { attachPointer } from './pointer.js';
import { html, nothing, render } from './templates.js';
/** @typedef {import('../types').Action} Action */
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').Host} Host */
/** @typedef {import('../types').LayoutPiece} LayoutPiece */

/**
 * The draft: the parts that have been pressed, and the action that was chosen with a button.
 * @typedef {{ pressed: string[], action: Action | null }} Pressed
 */

/** @type {Pressed} */
const NOTHING_PRESSED = { pressed: [], action: null };

/** Maximum number of actions in the action bar; more are listed below the board. */
const MAX_BAR_BUTTONS = 3;

/** @type {import('../types').GameUI} */
export const layoutUI = {
  mount: (root, host) => new LayoutBoard(root, host),
  shortcuts: t => [
    ['← → ↑ ↓', t('site-keys-parts-walk')],
    ['a … z, 0 … 9', t('site-keys-parts-name')],
    [t('site-key-enter'), t('site-keys-parts-press')],
  ],
  badge: (seat, frame) => {
    const face = frame.layout?.badges?.[seat];
    return face ? html`<i class="lb-badge">${drawFace(face)}</i>` : nothing;
  },
};

/** @param {Element | null | undefined} target */
const partOf = target =>
  /** @type {HTMLElement | null} */ (target?.closest('[data-part]') ?? null)?.dataset.part ?? null;

/**
 * Return the ids of all parts.
 * @param {LayoutPiece[]} pieces
 */
const partIds = pieces =>
  new Set(
    pieces.flatMap(piece =>
      piece.piece === 'pile' ? [piece.id] : 'parts' in piece ? piece.parts.map(({ id }) => id) : [],
    ),
  );

/**
 * Return the face of every part of grids and piles.
 * @param {LayoutPiece[]} pieces
 * @returns {Map<string, string>}
 */
const faceKeys = pieces =>
  new Map(
    pieces.flatMap(piece =>
      piece.piece === 'grid' ? piece.parts.map(({ id, face }) => [id, faceKey(face)]) : [],
    ),
  );

export class LayoutBoard {
  /**
   * @param {HTMLElement} root
   * @param {Host} host
   */
  constructor(root, host) {
    this.root = root;
    this.host = host;
    /** @type {Frame | null} */
    this.frame = null;
    /** @type {Set<string>} */
    this.ids = new Set();
    /** @type {Set<string>} */
    this.lit = new Set();
    /** @type {Draft<Pressed>} */
    this.draft = new Draft(host, {
      empty: NOTHING_PRESSED,
      revive: (saved, frame) => this.revived(saved, frame),
    });
    this.stops = [
      attachPointer(
        root,
        /** @type {import('./pointer.js').Gestures<string, string>} */ ({
          placeAt: (_point, piece, target) => this.placeAt(piece, target),
          pickUp: target => this.draggablePart(partOf(target)),
          ghost: id => this.itemOf(id),
          size: id => this.itemElement(id)?.clientWidth ?? 0,
          fingerOffset: 0.6,
          dragStart: id => this.set({ pressed: [id], action: null }),
          drop: (_id, place) => this.press(place, null, true),
          dragCancel: () => this.set(NOTHING_PRESSED),
          tap: (place, point, _target, byKeyboard) => {
            if (place !== null) this.press(place, point, byKeyboard);
          },
        }),
      ),
      attachKeyboard(root, {
        groups: () => this.groups(),
        acceptsKeys: () => this.draft.isOpen,
        findByName: text => this.buttonNamed(text),
      }),
    ];
    host.onSettingChange(() => this.draw());
  }

  /** @param {Frame} frame */
  update(frame) {
    const before = this.frame;
    this.frame = frame;
    const { layout } = frame;
    if (!layout) return;
    this.ids = partIds(layout.pieces);
    this.draft.update(frame);
    hideNote(this.root);
    const moves = before?.layout && before.match === frame.match && before.seq !== frame.seq;
    const positions = moves ? piecePositions(this.root) : null;
    this.draw();
    if (positions && moves) this.animate(positions, /** @type {Frame} */ (before), frame);
  }

  /**
   * Animate the changes between two frames: tokens move, and faces that change turn over.
   * @param {import('./motion.js').Positions} positions
   * @param {Frame} before
   * @param {Frame} frame
   */
  animate(positions, before, frame) {
    animateFrom(this.root, positions);
    const faces = faceKeys(before.layout?.pieces ?? []);
    if (frame.layout?.last_move?.length) this.host.playSound(faces.size ? 'place' : 'card');
    for (const [id, key] of faceKeys(frame.layout?.pieces ?? [])) {
      const item = key && faces.get(id) && faces.get(id) !== key ? this.itemElement(id) : null;
      if (item && positions.has(`${id}:${faces.get(id)}`)) flipPiece(item);
    }
  }

  /** The legal actions that can be chosen now. */
  get actions() {
    return this.draft.isOpen ? (this.frame?.legal_actions ?? []) : [];
  }

  /**
   * Return a stored draft if it still fits the frame, or null.
   * @param {any} saved
   * @param {Frame} frame
   * @returns {Pressed | null}
   */
  revived(saved, frame) {
    if (!Array.isArray(saved.pressed)) return null;
    const ids = partIds(frame.layout?.pieces ?? []);
    const { next, complete } = choiceAfter(frame.legal_actions ?? [], ids, saved.pressed);
    return next.size || complete.length ? { pressed: saved.pressed, action: null } : null;
  }

  /**
   * @param {string | null} piece the part that is dragged
   * @param {Element | null} target
   */
  placeAt(piece, target) {
    const id = partOf(target);
    if (piece === null || id === null) return id;
    return choiceAfter(this.actions, this.ids, [piece]).next.has(id) ? id : null;
  }

  /** The parts that can be pressed first and whose actions name another part. */
  draggableParts() {
    const { next } = choiceAfter(this.actions, this.ids, []);
    return new Set([...next].filter(id => choiceAfter(this.actions, this.ids, [id]).next.size));
  }

  /** @param {string | null} id */
  draggablePart(id) {
    return id !== null && this.itemElement(id) && this.draggableParts().has(id) ? id : null;
  }

  /**
   * Press a part: choose it, or the action that it completes, or take it back.
   * @param {string} id
   * @param {import('./geometry.js').Point | null} point
   * @param {boolean} byKeyboard whether a second press sends the action
   */
  press(id, point, byKeyboard) {
    const { draft } = this;
    if (!draft.isOpen) return;
    hideNote(this.root);
    const { pressed } = draft.value;
    const at = pressed.indexOf(id);
    const { next, complete } = choiceAfter(this.actions, this.ids, pressed);
    if (next.has(id)) this.choose([...pressed, id]);
    else if (at >= 0 && byKeyboard && complete.length === 1) this.send(complete[0]);
    else if (at >= 0) {
      this.host.playSound('undo');
      this.set({ pressed: pressed.slice(0, at), action: null });
    } else if (choiceAfter(this.actions, this.ids, []).next.has(id)) this.choose([id]);
    else void this.explain(id, point);
  }

  /**
   * Choose parts, and send their action if it is the only one and needs no confirmation.
   * @param {string[]} pressed
   */
  choose(pressed) {
    const { next, complete } = choiceAfter(this.actions, this.ids, pressed);
    this.set({ pressed, action: null });
    if (next.size) this.host.playSound('pick');
    if (complete.length === 1 && !next.size && !this.host.setting('confirm'))
      this.send(complete[0]);
  }

  /**
   * Choose an action with its button.
   * @param {Action} action
   */
  chooseAction(action) {
    if (this.host.setting('confirm')) this.set({ ...this.draft.value, action });
    else this.send(action);
  }

  /** @param {Pressed} value */
  set(value) {
    this.draft.set(value);
    this.draw();
  }

  /** @param {Action} action */
  send(action) {
    void this.draft.send(action, refusal => {
      if (refusal) this.draft.set(NOTHING_PRESSED);
      this.draw();
    });
  }

  /**
   * Say why a part cannot be pressed, in the words of the game's rules if they can be asked.
   * @param {string} id
   * @param {import('./geometry.js').Point | null} point
   */
  async explain(id, point) {
    const { frame, host, root } = this;
    const action = attemptedAction(this.actions, this.ids, this.draft.value.pressed, id);
    let text = host.t('site-part-not-allowed');
    if (action) {
      try {
        await host.preview(action);
      } catch (refusal) {
        text = errorText(/** @type {{ code?: string }} */ (refusal));
      }
    }
    if (frame !== this.frame) return;
    host.playSound('refused');
    host.announce(text);
    if (point) showNote(root, point, text);
  }

  /** @param {string} id */
  buttonOf(id) {
    return /** @type {HTMLElement | null} */ (
      this.root.querySelector(`[data-part="${CSS.escape(id)}"]`)
    );
  }

  /** @param {string} id */
  itemElement(id) {
    return /** @type {HTMLElement | null} */ (this.buttonOf(id)?.querySelector('.lb-item') ?? null);
  }

  /**
   * Return the drawing of what is on a part.
   * @param {string} id
   */
  itemOf(id) {
    for (const piece of this.frame?.layout?.pieces ?? []) {
      if (piece.piece === 'pile' && piece.id === id && piece.top) return drawFace(piece.top);
      const part = 'parts' in piece ? piece.parts.find(one => one.id === id) : undefined;
      if (part?.face) return drawFace(part.face);
    }
    return nothing;
  }

  /**
   * Return the button whose id is being typed: the one with this id, or the first one whose id
   * begins with the text.
   * @param {string} text in lower case
   */
  buttonNamed(text) {
    const names = [...this.ids];
    const id =
      names.find(name => name.toLowerCase() === text) ??
      names.find(name => name.toLowerCase().startsWith(text));
    return id === undefined ? null : this.buttonOf(id);
  }

  /** The buttons of each piece. @returns {HTMLElement[][]} */
  groups() {
    const groups = /** @type {NodeListOf<HTMLElement>} */ (
      this.root.querySelectorAll('[data-group]')
    );
    return [...groups].map(group => [
      .../** @type {NodeListOf<HTMLElement>} */ (group.querySelectorAll('button')),
    ]);
  }

  draw() {
    const { frame, host } = this;
    const layout = frame?.layout;
    if (!frame || !layout) return;
    const { t } = host;
    const { pressed } = this.draft.value;
    const { next } = choiceAfter(this.actions, this.ids, pressed);
    const words = (
      /** @type {import('../types').LayoutWords} */ { message, details, seat },
      /** @type {Record<string, number>} */ more = {},
    ) =>
      t(`${frame.game}-part-${message}`, {
        ...details,
        ...more,
        ...(seat === undefined ? {} : { name: this.nameOf(seat) }),
      });
    /** @type {import('./layout_pieces.js').Look} */
    const look = {
      words,
      nameOf: seat => this.nameOf(seat),
      viewer: frame.seat,
      t,
      marksLegal: host.setting('legal'),
      next,
      draggable: this.draggableParts(),
      pressed,
      last: new Set(host.setting('trace') ? layout.last_move : []),
      lit: this.lit,
      points: this.points(),
    };
    const drawn = (/** @type {LayoutPiece} */ piece) => drawPiece(piece, look);
    const listed = this.listedActions();
    const isList = listed.length > MAX_BAR_BUTTONS;
    const { own, others } = this.seatsWithPieces();
    const ofTable = layout.pieces.filter(({ seat }) => seat === undefined);
    render(
      html`<div class="cloth lb"><div class="lb-in">
        ${
          ofTable.length
            ? html`<div class="lb-table">${pieceLines(ofTable).map(
                line =>
                  html`<div class=${line.isOfGrids ? 'lb-grids' : 'lb-line'}>${line.pieces.map(drawn)}</div>`,
              )}</div>`
            : nothing
        }
        ${
          own.length || others.length || isList
            ? html`<div class="lb-side">
              ${
                others.length
                  ? html`<div class="lb-others">${others.map(seat => this.seatArea(seat, drawn))}</div>`
                  : nothing
              }
              ${own.map(seat => this.seatArea(seat, drawn))}
              ${isList ? this.actionList(listed) : nothing}</div>`
            : nothing
        }
      </div></div>`,
      this.root,
    );
    for (const group of this.groups())
      setTabStop(group, group.find(one => one.tabIndex === 0) ?? group[0] ?? null);
    if (frame.mine && !frame.past && frame.phase === 'playing') this.setBar(isList ? [] : listed);
  }

  /** The seats with pieces: the viewer's, and the others in the order of play after it. */
  seatsWithPieces() {
    const { layout, seat: viewer, seats } = /** @type {Frame} */ (this.frame);
    const first = viewer === null ? 0 : viewer + 1;
    const order = seats
      .map((_, at) => (first + at) % seats.length)
      .filter(seat => layout?.pieces.some(piece => piece.seat === seat));
    return {
      own: order.filter(seat => seat === viewer),
      others: order.filter(seat => seat !== viewer),
    };
  }

  /**
   * @param {number} seat
   * @param {(piece: LayoutPiece) => unknown} drawn
   */
  seatArea(seat, drawn) {
    const { layout, seat: own, turn } = /** @type {Frame} */ (this.frame);
    const pieces = (layout?.pieces ?? []).filter(piece => piece.seat === seat);
    const name = this.nameOf(seat);
    return html`<div role="group" class="lb-seat ${seat === own ? 'lb-own' : ''}" aria-label=${name}
      ?data-turn=${turn.seats.includes(seat)} style="--seat: ${seatPaint(seat)}">
      <p class="lb-name" aria-hidden="true">${name}</p>${pieces.map(drawn)}</div>`;
  }

  /** @param {Action[]} actions */
  actionList(actions) {
    const { draft } = this;
    return html`<ul class="lb-actions" data-group>${actions.map(
      action => html`<li><button type="button" class="chip"
        aria-pressed=${String(action === draft.value.action)} @click=${() => this.chooseAction(action)}
        >${this.textOf(action)}</button></li>`,
    )}</ul>`;
  }

  /** The actions that have buttons: those that name no part, or that one choice of parts shares. */
  listedActions() {
    const { pressed } = this.draft.value;
    if (!pressed.length) return actionsWithoutParts(this.actions, this.ids);
    const { next, complete } = choiceAfter(this.actions, this.ids, pressed);
    return complete.length > 1 || (complete.length && next.size) ? complete : [];
  }

  /** @param {Action[]} listed the actions with buttons in the bar */
  setBar(listed) {
    const { frame, host, draft } = this;
    const { game, turn } = /** @type {Frame} */ (frame);
    const { pressed, action } = draft.value;
    const { next, complete } = choiceAfter(this.actions, this.ids, pressed);
    const ready = action ?? (complete.length === 1 && !next.size ? complete[0] : null);
    const ask = [`${game}-ask-${turn.phase}-next`, `${game}-ask-${turn.phase}`].find(
      (id, at) => (at || pressed.length) && hasMessage(id),
    );
    const prompt = ready ? this.textOf(ready) : host.t(ask ?? 'site-choose-move');
    const more = listed.map(one => ({
      text: this.textOf(one),
      run: () => this.chooseAction(one),
    }));
    host.setActionBar({
      prompt,
      confirm:
        ready && draft.isOpen ? { text: host.t('site-send'), run: () => this.send(ready) } : null,
      undo:
        draft.isOpen && (pressed.length || action)
          ? { text: host.t('site-undo'), run: () => this.set(NOTHING_PRESSED) }
          : null,
      more: action ? [] : more,
    });
  }

  /** The points of the actions that name one part. @returns {Map<string, number>} */
  points() {
    /** @type {Map<string, number>} */
    const points = new Map();
    if (this.draft.value.pressed.length) return points;
    const { legal_actions: legal, previews } = /** @type {Frame} */ (this.frame);
    for (const id of choiceAfter(this.actions, this.ids, []).next) {
      const { complete } = choiceAfter(this.actions, this.ids, [id]);
      const at = complete.length === 1 ? (legal?.indexOf(complete[0]) ?? -1) : -1;
      const found = previews?.[at]?.points;
      if (found) points.set(id, found);
    }
    return points;
  }

  /** @param {Action} action */
  textOf(action) {
    const { game, seats } = /** @type {Frame} */ (this.frame);
    return actionText(game, action, seats);
  }

  /** @param {number} seat */
  nameOf(seat) {
    return this.frame?.seats[seat]?.name || this.host.t('site-seat', { number: seat + 1 });
  }

  /** @param {readonly string[]} places */
  highlight(places) {
    this.lit = new Set(places);
    this.draw();
  }

  destroy() {
    for (const stop of this.stops) stop();
    render(nothing, this.root);
  }
}
