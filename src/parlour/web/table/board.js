/** Mounts the board of a game and provides its `Host`. */
import { html, render } from '../vendor/lit.js';
import { actionText } from '../components/action_text.js';
import { loadGameUI } from '../components/games.js';
import { exportUrl } from '../components/share_tokens.js';
import { onSettingsChange, gameSetting, settings } from '../components/settings.js';
import { playSound } from '../components/sound.js';
import { t } from '../components/strings.js';
import { vibrate } from '../components/vibration.js';
import { announce } from './announcer.js';
import { draftStore } from './draft.js';
import { keepFocus } from './focus_return.js';
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').Action} Action */
/** @typedef {import('../types').ActionBar} ActionBar */
/** @typedef {import('../types').GameUI} GameUI */
/**
 * @typedef {{ submit: (action: Action, frame: Frame) => Promise<void>, preview: (action: Action,
 *   frame: Frame) => Promise<any>, previews?: (actions: Action[], frame: Frame) => Promise<any[]>,
 *   setBar: (bar: ActionBar) => void, cancelPremove?: () => void }} BoardActions
 */

/** Maximum number of actions per preview request. */
const PREVIEW_BATCH = 64;

/** Maximum number of moves that are offered as buttons. */
const MAX_BUTTONS = 200;

/**
 * The board of a game without a UI, which shows the view as text and a button for each legal
 * action.
 * @type {GameUI}
 */
export const textBoard = {
  mount(root, host) {
    /** @type {Action | null} */
    let chosen = null;
    /** @type {Frame | undefined} */
    let shown;
    const choose = (/** @type {Action | null} */ action) => {
      chosen = action;
      draw();
    };
    const send = () => {
      if (chosen) host.submit(chosen).catch(() => {});
      choose(null);
    };
    function draw() {
      const { mine, legal_actions: legal, game, seats, view: seen } = /** @type {Frame} */ (shown);
      const confirm = chosen ? { text: t('site-send'), run: send } : null;
      const undo = chosen ? { text: t('site-undo'), run: () => choose(null) } : null;
      if (mine) host.setActionBar({ prompt: t('site-choose-move'), confirm, undo });
      const one = (/** @type {Action} */ action) =>
        html`<li>
          <button
            class="chip"
            aria-pressed=${action === chosen}
            @click=${() => choose(action === chosen ? null : action)}
          >
            ${actionText(game, action, seats)}
          </button>
        </li>`;
      render(
        html`<div class="cloth words">
          <div class="card">
            <h2>${t('site-text-board')}</h2>
            ${
              mine && legal
                ? html`<ul class="pick-move">
                    ${legal.slice(0, MAX_BUTTONS).map(one)}
                  </ul>`
                : html`<p class="muted">${t('site-moves-not-your-turn')}</p>`
            }
            <details>
              <summary>${t('site-text-view')}</summary>
              <pre tabindex="0">${JSON.stringify(seen, null, 1)}</pre>
            </details>
          </div>
        </div>`,
        root,
      );
    }
    return {
      update(frame) {
        if (frame.decision_id !== shown?.decision_id) chosen = null;
        shown = frame;
        draw();
      },
      destroy() {
        render(html``, root);
      },
    };
  },
};

export class Board {
  /** @param {BoardActions} actions */
  constructor(actions) {
    this.actions = actions;
    this.root = document.createElement('div');
    this.root.className = 'root';
    /** Whether the last input was from the keyboard instead of a pointer. */
    this.usesKeyboard = false;
    addEventListener(
      'keydown',
      () => {
        this.usesKeyboard = true;
        delete this.root.dataset.quiet;
      },
      true,
    );
    addEventListener(
      'pointerdown',
      () => {
        this.usesKeyboard = false;
      },
      true,
    );
    /** @type {GameUI | undefined} */
    this.ui = undefined;
    /** @type {import('../types').Board | undefined} */
    this.mounted = undefined;
    /** @type {Frame | undefined} */
    this.frame = undefined;
    /** The frame whose previews were requested last. @type {Frame | undefined} */
    this.previewedFrame = undefined;
    /** @type {(() => void)[]} */
    this.cleanups = [];
    /** Whether moves can be taken back here, and whether the game has hidden information. */
    this.allowsTakebacks = false;
    this.hasSecrets = true;
    keepFocus(this.root, () => this.focus());
  }

  /** @param {string} game */
  async load(game) {
    const ui = await loadGameUI(game);
    this.ui = ui ?? textBoard;
    this.isTextBoard = !ui;
  }

  createHost() {
    /** @type {import('../types').Host} */
    const host = {
      submit: action => this.actions.submit(action, /** @type {Frame} */ (this.frame)),
      preview: action => this.actions.preview(action, /** @type {Frame} */ (this.frame)),
      draft: {
        get: () => (this.frame && this.keepsDrafts ? draftStore(this.frame).get() : null),
        set: value => {
          if (this.frame && !this.frame.past && this.keepsDrafts) draftStore(this.frame).set(value);
        },
      },
      cancelPremove: () => this.actions.cancelPremove?.(),
      setActionBar: bar => this.actions.setBar(bar),
      exportUrl: what => exportUrl(/** @type {Frame} */ (this.frame).match, what),
      announce,
      t,
      playSound: name => {
        void playSound(name);
        if (name === 'refused') vibrate('refused');
      },
      setting: name => (name === 'confirm' ? this.needsConfirmation() : gameSetting(name)),
      onSettingChange: fn => {
        this.cleanups.push(onSettingsChange(() => fn()));
      },
    };
    return host;
  }

  /** Whether drafts are stored, which is not the case for premoves and conditional moves. */
  get keepsDrafts() {
    return !this.frame?.ahead && this.frame?.premove === undefined;
  }

  /**
   * Whether a draft must be confirmed. Conditional moves, and moves against bots that can be taken
   * back, need only a tap. So do premoves, which can be cancelled, unless every move is confirmed.
   */
  needsConfirmation() {
    const { confirm } = settings();
    const frame = this.frame;
    if (frame?.ahead) return false;
    if (frame?.premove !== undefined) return confirm === 'always';
    if (confirm !== 'matters' || !frame) return confirm !== 'never';
    return (
      !this.allowsTakebacks ||
      frame.seats.some((occupant, seat) => seat !== frame.seat && !occupant?.bot)
    );
  }

  /**
   * Show a frame. In a game with hidden information, each seat has its own mounted board.
   * @param {Frame} frame
   */
  show(frame) {
    if (!this.ui || frame.view === null) return;
    if (this.hasSecrets && this.mounted && this.frame && this.frame.seat !== frame.seat)
      this.clear();
    this.frame = frame;
    if (this.needsPreviews(frame)) this.fetchPreviews(frame);
    this.mounted ??= this.ui.mount(this.root, this.createHost());
    this.mounted.update(frame);
  }

  /**
   * Whether the previews of a frame's actions are missing and were not requested yet.
   * @param {Frame} frame
   */
  needsPreviews(frame) {
    const { previewedFrame: asked } = this;
    if (frame.past || !frame.mine || !frame.legal_actions?.length || frame.previews) return false;
    if (
      asked &&
      asked.decision_id === frame.decision_id &&
      asked.seat === frame.seat &&
      asked.match === frame.match
    )
      // The same decision was sent again because something else has changed.
      frame.previews =
        asked.legal_actions?.length === frame.legal_actions.length ? asked.previews : null;
    return !frame.previews && asked !== frame;
  }

  /**
   * Request the previews of a frame, which are not included if there are many actions.
   * @param {Frame} frame
   */
  async fetchPreviews(frame) {
    const { legal_actions: legal } = frame;
    if (!legal || !this.actions.previews) return;
    this.previewedFrame = frame;
    try {
      const parts = [];
      for (let at = 0; at < legal.length; at += PREVIEW_BATCH)
        parts.push(this.actions.previews(legal.slice(at, at + PREVIEW_BATCH), frame));
      frame.previews = (await Promise.all(parts)).flat();
    } catch {
      return; // The decision has passed or the connection was lost. The next frame requests again.
    }
    if (
      this.frame &&
      this.frame.decision_id === frame.decision_id &&
      this.frame.seat === frame.seat
    ) {
      this.frame.previews ??= frame.previews;
      this.show(this.frame);
    }
  }

  /**
   * Highlight the places of a log row, if the board supports it.
   * @param {string[]} places
   */
  highlight(places) {
    this.mounted?.highlight?.(places);
  }

  /**
   * Move the focus to the board. After pointer input, the focus ring is hidden until a key is
   * pressed.
   */
  focus() {
    if (!this.usesKeyboard) this.root.dataset.quiet = '';
    if (this.mounted?.focus) this.mounted.focus();
    else
      this.root
        .querySelector(/** @type {'button'} */ ('[tabindex="0"]'))
        ?.focus({ preventScroll: true });
  }

  clear() {
    this.mounted?.destroy();
    this.mounted = undefined;
    for (const stop of this.cleanups.splice(0)) stop();
    // The comments remain, in which a template that is drawn here again keeps its place.
    for (const child of [...this.root.children]) child.remove();
  }
}
