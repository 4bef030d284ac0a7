/** The Betapet board component, which renders frames and sends drafts. */

import { Draft } from '../../../web/board/draft.js';
import { setTableForm } from '../../../web/board/table_form.js';
import { render } from '../../../web/board/templates.js';
import { typedCommands } from './commands.js';
import { actionPrompt, challengePrompt } from './prompts.js';
import { EMPTY_DRAFT, withoutTile, playAction, savedDraft, revivedDraft } from './draft.js';
import { Drafting } from './drafting.js';
import { leftoverRacks } from './ending.js';
import { openExchange, openPass } from './exchange.js';
import { attachKeys, attachPointerGestures } from './hands.js';
import { dictionaryName } from './list.js';
import { Picker } from './picker.js';
import { Layout } from './room.js';
import { wordList } from './slip.js';
import { unseenTiles } from './unseen.js';
import { DraftChecker } from './verdict.js';
import { lastPlay, refusalText, wordScores } from './words.js';

/** The delay between the last change of a draft and its announcement, in ms. */
const ANNOUNCE_DELAY = 600;

export class Board {
  /**
   * @param {HTMLElement} root
   * @param {import('../../../web/types').Host} host
   */
  constructor(root, host) {
    this.host = host;
    this.t = host.t;
    /** @type {any} */
    this.frame = null;
    /**
     * The valid drafts that were checked during this decision.
     * @type {Map<string, import('./commands.js').CheckedDraft>}
     */
    this.checkedDrafts = new Map();
    /** The event number of the newest play; its letters are animated. */
    this.newestSequence = -1;
    /** The id of the dragged tile. @type {number | null} */
    this.draggedTile = null;
    this.verdict = new DraftChecker(host, found => this.handleVerdict(found));
    this.picker = new Picker(this.t, letter => this.drafting.chooseLetter(letter));
    this.room = new Layout(root, this.t, this.picker.element, tool => this.useTool(tool));
    /** @type {Draft<import('./draft.js').Draft>} */
    this.draftStore = new Draft(host, {
      empty: EMPTY_DRAFT,
      serialize: savedDraft,
      revive: (saved, frame) => {
        const view = /** @type {any} */ (frame.view);
        return view.phase === 'play'
          ? revivedDraft(saved, this.drafting.order.tiles, view.board)
          : null;
      },
    });
    this.drafting = new Drafting(host, {
      store: this.draftStore,
      onChange: () => this.handleDraftChange(),
      render: () => this.render(),
      sheet: this.room.sheet,
      rack: this.room.rack,
      picker: this.picker,
    });
    const { grid } = this.room.sheet;
    grid.addEventListener('focusin', event =>
      this.drafting.moveCursorTo(Number(/** @type {HTMLElement} */ (event.target).dataset.square)),
    );
    const stops = [attachPointerGestures(this), attachKeys(this)];
    this.stopListening = () => stops.forEach(stop => stop());
    host.onSettingChange(() => {
      if (this.frame?.view) this.render();
    });
  }

  destroy() {
    this.stopListening();
    this.verdict.reset();
    this.room.destroy();
    setTableForm({
      'betapet-landscape': false,
      'betapet-no-words': false,
      'betapet-over': false,
    });
  }

  /** Whether tiles can be placed now. */
  get isOpen() {
    return this.draftStore.isOpen && this.frame.view?.phase === 'play';
  }

  /** @param {any} frame */
  update(frame) {
    const earlier = this.frame;
    const { drafting } = this;
    this.frame = frame;
    if (!frame.view) return;
    if (!earlier?.view)
      void dictionaryName(this.t, frame.view.options.lexicon).then(text =>
        this.room.setDictionary(text),
      );
    drafting.view = frame.view;
    drafting.order.update(frame.view.rack, `${frame.match}:${frame.seat}`);
    if (frame.view.over) drafting.order.removeSaved();
    if (this.draftStore.update(frame)) {
      drafting.clearSelection();
      if (earlier?.decision_id !== frame.decision_id) this.checkedDrafts.clear();
      this.verdict.check(playAction(drafting.draft), frame.decision_id);
    }
    const { entries } = frame.view;
    const newEntries = earlier?.view ? entries.length - earlier.view.entries.length : 0;
    const plays =
      newEntries > 0
        ? entries.slice(-newEntries).filter((/** @type {any} */ { kind }) => kind === 'play')
        : [];
    const arrived = newEntries < 3 && plays.length > 0;
    if (arrived) this.newestSequence = frame.seq;
    this.render();
    const last = lastPlay(frame.view);
    if (arrived && last?.seat !== frame.seat) this.host.playSound(last?.bingo ? 'bingo' : 'place');
  }

  /** Highlight the squares that a log row names. @param {readonly string[]} places */
  highlight(places) {
    this.room.sheet.highlight(places);
  }

  /** Set the dragged tile, or null if none is dragged. @param {number | null} tile */
  setDraggedTile(tile) {
    if (tile !== null) {
      this.drafting.clearSelection();
      this.host.playSound('pick');
    }
    this.draggedTile = tile;
    this.render();
  }

  /** Render the draft and request a preview after a change. */
  handleDraftChange() {
    this.verdict.check(playAction(this.drafting.draft), this.frame.decision_id);
    this.render();
  }

  /** @param {any} preview */
  handleVerdict(preview) {
    const action = playAction(this.drafting.draft);
    if (action && !preview.problem)
      this.checkedDrafts.set(JSON.stringify(action), { action, found: preview });
    this.render();
    clearTimeout(this.saying);
    const text = preview.problem
      ? refusalText(this.t, preview.problem, preview.details)
      : this.t('betapet-say-verdict', { words: wordScores(preview.words), points: preview.points });
    this.saying = setTimeout(() => this.host.announce(text), ANNOUNCE_DELAY);
  }

  // Sending actions.

  /** @param {import('./room.js').Tool} tool */
  useTool(tool) {
    const { drafting, frame, room, t } = this;
    const hasDraft = drafting.draft.laid.length > 0;
    const exchange = (/** @type {string[]} */ letters) => this.send({ do: 'exchange', letters });
    if (tool === 'shuffle' || tool === 'sort') {
      drafting.arrange(tool);
      this.focus();
    } else if (tool === 'unseen') room.showUnseen();
    else if (!this.isOpen) return;
    else if (tool === 'exchange')
      openExchange(t, frame.view, drafting.order.tiles, drafting.placedTiles, exchange);
    else openPass(t, frame.view, hasDraft, () => this.send({ do: 'pass' }));
  }

  /**
   * Send an action to the server. If the word list refuses a word, the draft marks it.
   * @param {import('../../../web/types').Action} action
   */
  send(action) {
    this.drafting.clearSelection();
    // The next question appears on the board or in the action bar, so the focus leaves the rack.
    // Otherwise the next key would select another tile.
    if (this.room.rack.element.contains(document.activeElement)) this.focus();
    return this.draftStore.send(action, refusal => {
      if (refusal?.details?.words) this.verdict.setRefusal(refusal);
      this.render();
    });
  }

  /**
   * Send the draft, unless a tile is selected or the draft is invalid.
   * @returns {boolean} whether the draft was sent
   */
  sendDraft() {
    const action = playAction(this.drafting.draft);
    if (!action || !this.isOpen || this.drafting.selected || this.verdict.checkedPreview?.problem)
      return false;
    void this.send(action);
    return true;
  }

  /** Return the commands that match the typed text. @param {string} typed */
  commands(typed) {
    const { frame } = this;
    const best = [...this.checkedDrafts.values()].sort((a, b) => b.found.points - a.found.points);
    return frame.view ? typedCommands(typed, frame, best, this.t) : [];
  }

  /** Focus the square of the typing cursor. */
  focus() {
    this.room.sheet.focus(this.drafting.draft.at ?? this.room.sheet.tabStop);
  }

  // Rendering.

  render() {
    const { frame, drafting, room, host } = this;
    const { view } = frame;
    const { draft, selected } = drafting;
    const found = draft.laid.length ? this.verdict.checkedPreview : null;
    drafting.isOpen = this.isOpen;
    drafting.isRackLocked = frame.past || this.draftStore.isSending || !view.rack.length;
    const away = drafting.placedTiles;
    const wrong = new Set(found?.wrong ?? []);
    const tiles = drafting.order.tiles;
    if (this.draggedTile !== null) away.add(this.draggedTile);
    room.element.classList.toggle('still', !host.setting('motion'));
    room.sheet.update({
      view,
      draft: this.draggedTile === null ? draft : withoutTile(draft, this.draggedTile),
      open: this.isOpen,
      held: selected?.tile ?? null,
      last: host.setting('trace'),
      asked: view.phase === 'challenge',
      fresh: this.newestSequence === frame.seq && host.setting('motion'),
      verdict: !found ? null : wrong.size ? 'bad' : found.problem ? null : 'good',
      points: found && (wrong.size || !found.problem) ? found.points : null,
      words: (found?.words ?? []).map((/** @type {any} */ { squares }) => squares),
      wrong: (found?.words ?? [])
        .filter((/** @type {any} */ { text }) => wrong.has(text.toUpperCase()))
        .map((/** @type {any} */ { squares }) => squares),
    });
    room.hand.hidden = !view.rack.length || Boolean(view.over);
    room.rack.update(
      tiles,
      away,
      selected?.tile ?? drafting.jokerPrompt?.tile ?? null,
      view.values,
      selected?.letter,
    );
    room.tools.hidden = frame.past || Boolean(view.over);
    const arrange = drafting.isRackLocked ? '' : true;
    const few = this.t('betapet-error-bag-too-small', { needed: 7, bag: view.bag });
    room.setTools({
      shuffle: arrange,
      sort: arrange,
      unseen: true,
      exchange: this.isOpen ? view.bag >= 7 || few : '',
      pass: this.isOpen || '',
    });
    const hasWords = playAction(draft) !== null;
    render(wordList(this.t, found, hasWords), room.slip);
    room.setUnseen(unseenTiles(this.t, frame));
    render(leftoverRacks(this.t, frame), room.ending);
    const isOver = Boolean(view.over && view.racks.length);
    room.element.classList.toggle('over', isOver);
    setTableForm({ 'betapet-no-words': !hasWords, 'betapet-over': isOver });
    room.arrangeIfNeeded();
    this.updateActionBar();
  }

  /**
   * Update the action bar for the player to move. The table view itself shows the players who are
   * still to answer, and the result.
   */
  updateActionBar() {
    const { frame, drafting, t } = this;
    const { draft } = drafting;
    const action = playAction(draft);
    const { checkedPreview } = this.verdict;
    if (!frame.mine || frame.past) return;
    if (frame.view.phase === 'challenge') {
      this.host.setActionBar({
        ...challengePrompt(frame, t),
        confirm: this.draftStore.isSending
          ? null
          : { text: t('betapet-do-accept'), run: () => this.send({ do: 'accept' }) },
        more: this.draftStore.isSending
          ? []
          : [
              {
                text: t('betapet-challenge'),
                danger: true,
                run: () => this.send({ do: 'challenge' }),
              },
            ],
      });
      return;
    }
    const state = {
      laid: draft.laid.length,
      found: checkedPreview,
      held: drafting.selected?.letter ?? null,
      picking: drafting.jokerPrompt !== null,
      sending: this.draftStore.isSending,
      blank: draft.laid.some(({ letter }) => letter === '?'),
      tight: Boolean(this.room.tight),
    };
    const confirmText = checkedPreview
      ? t('betapet-play-points', { points: checkedPreview.points })
      : t('betapet-play');
    const canConfirm = action && this.isOpen && !checkedPreview?.problem;
    const recall = { text: t('betapet-recall'), run: () => drafting.recallAll() };
    this.host.setActionBar({
      ...actionPrompt(frame, t, state),
      confirm: canConfirm ? { text: confirmText, run: () => this.sendDraft() } : null,
      undo: draft.laid.length && this.isOpen ? recall : null,
    });
  }
}
