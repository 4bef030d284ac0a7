/** The layout of a table during and after a match, with seats, board, action bar and panel. */
import { html, noChange, nothing } from '../vendor/lit.js';
import { openDialog } from '../components/dialog.js';
import { gameName } from '../components/games.js';
import { icon } from '../components/icons.js';
import { optionLabels } from '../components/game_options.js';
import { waitForPaint } from '../components/page_ready.js';
import { setTitle, setBreadcrumb } from '../components/shell.js';
import { clockRuleLabel } from '../components/time.js';
import { t } from '../components/strings.js';
import { actionBar } from './action_bar.js';
import { setTabAlert } from './tab_alert.js';
import { menuFields, settingSwitch } from './toggles.js';
import { Hand } from './hand.js';
import { connectionFacts } from './connection_state.js';
import { logRows } from './log.js';
import { isLongName, seatName } from './names.js';
import { offerBanner, proposals } from './offers.js';
import { SIDE_PANEL_QUERY, fetchRules, rulesPane } from './panel.js';
import { Result, rankingList } from './result.js';
import { seatCards } from './seats.js';
import { hasPremoves } from './premove.js';
import { keyboardButtons } from './typing.js';
/** @typedef {import('../types').Frame} Frame */
/** Media query for screens on which the menu has two columns. */
const LOW_SCREEN = '(max-height: 36rem) and (min-width: 36rem)';
/**
 * The parts of the page.
 * @typedef {object} Parts
 * @property {import('./table_store.js').TableStore} store
 * @property {import('./board.js').Board} board
 * @property {import('./panel.js').Panel} panel
 * @property {import('./history.js').History} history
 * @property {import('./history_browsing.js').HistoryBrowser} historyBrowser
 * @property {import('./moves.js').MoveList} moves
 * @property {import('./command_line.js').CommandLine} command
 * @property {import('./conversation.js').Conversation} conversation
 * @property {Hand} hand
 * @property {import('./finale_view.js').FinaleView} finale
 * @property {import('./days_off.js').VacationDays} vacationDays
 * @property {import('./tournament_link.js').TournamentLink} tournamentLink
 * @property {(message: { type: string, [more: string]: unknown }) => Promise<unknown>} send
 * @property {() => number} now returns the server's time, in ms since 1970
 * @property {() => Parameters<typeof connectionFacts>[2]} lag returns the network delay
 * @property {() => void} hint
 * @property {() => void} openShortcuts shows the list of keyboard shortcuts
 * @property {() => void} redraw
 */

export class Layout {
  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
    this.result = new Result(parts.redraw);
    /** @type {import('./panel.js').Rules | null | undefined} null while the rules are loading */
    this.rules = undefined;
    /** Whether the board has been painted. */
    this.isBoardPainted = false;
  }

  /** Whether the panel is visible, either next to the board or as an open sheet. */
  get isPanelVisible() {
    return this.parts.panel.isOpen || matchMedia(SIDE_PANEL_QUERY).matches;
  }

  /**
   * Load the data that only the selected tab of the panel needs.
   * @param {Frame | null} frame
   */
  loadPanel(frame) {
    const { panel, conversation, redraw } = this.parts;
    if (panel.selectedTab === 'rules' && this.rules === undefined && frame) {
      this.rules = null;
      fetchRules(frame.game).then(rules => {
        this.rules = rules;
        redraw();
      });
    }
    if (panel.selectedTab === 'chat' && this.isPanelVisible) conversation.unread = 0;
  }

  /**
   * Set the title of the browser tab and the breadcrumb.
   * @param {Frame} frame
   */
  setPageTitle(frame) {
    const game = gameName(frame.game);
    const names = frame.seats.map((_, seat) => seatName(frame.seats, seat)).join(', ');
    setTitle(`${frame.mine ? '● ' : ''}${game}${names ? `, ${names}` : ''}`);
    setTabAlert(frame.mine && frame.phase === 'playing');
    const options = optionLabels(this.parts.store.card, frame.options).join(' · ');
    const words = html`<b>${game}</b><span class="muted">${options}</span>`;
    setBreadcrumb(words, frame.phase === 'gathering' ? undefined : () => this.menu(frame));
  }

  /**
   * Return the result beside the board, if it is open.
   * @param {Frame} frame
   */
  finale(frame) {
    const { finale, store, board } = this.parts;
    if (finale.isOpen) this.result.requestDaily(frame);
    return finale.template(frame, {
      ownSeats: store.ownSeats,
      ui: board.ui,
      daily: this.result.daily,
    });
  }

  /** @param {Frame} frame */
  proposals(frame) {
    const { store, history, send, hint, now } = this.parts;
    return store.table
      ? proposals(frame, store.table, history.entries, send, hint, now())
      : nothing;
  }

  /**
   * Return the switches of the board. Premoves can be turned off where they are possible.
   * @param {Frame} frame
   */
  switches(frame) {
    const { store, board } = this.parts;
    const { card, ownSeats } = store;
    const isPossible = hasPremoves(frame, { spec: card?.spec, ui: board.ui, ownSeats });
    return html`${settingSwitch('legal')}${settingSwitch('trace')}
      ${isPossible ? settingSwitch('premove') : nothing}`;
  }

  /**
   * Open the menu as a sheet on a phone. On a desktop, its content is below the seats.
   * @param {Frame} frame
   */
  menu(frame) {
    openDialog({
      title: t('site-more'),
      wide: matchMedia(LOW_SCREEN).matches,
      body: (close, redraw) => html`<div class="menu-settings">${this.switches(frame)}${menuFields(
        redraw,
        Hand.isUsed(this.parts.store.table, frame),
      )}</div>
        <div class="menu-actions" @click=${close}>${this.proposals(frame)}</div>`,
    });
  }

  /**
   * Return the tabs of the panel. Only the selected one and the chat are drawn, the others keep their
   * content until they are selected. Tabs of a hidden panel remain empty until the board is painted.
   * @param {Frame} frame
   */
  tabs(frame) {
    const tabs = this.tabContents(frame);
    if (this.isBoardPainted || this.isPanelVisible) {
      const { selectedTab } = this.parts.panel;
      const shown = tabs.find(tab => tab.id === selectedTab) ?? tabs[0];
      const isDrawn = (/** @type {typeof shown} */ tab) => tab === shown || tab.id === 'chat';
      return tabs.map(tab => ({ ...tab, body: isDrawn(tab) ? tab.body() : noChange }));
    }
    waitForPaint().then(() => {
      this.isBoardPainted = true;
      this.parts.redraw();
    });
    return tabs.map(tab => ({ ...tab, body: nothing }));
  }

  /** @param {Frame} frame */
  tabContents(frame) {
    const { store, board, panel, history, historyBrowser, moves, conversation } = this.parts;
    const shown = store.conditionalMoves?.previewFrame ?? store.premove?.frame ?? frame;
    const listed =
      frame.seat === null || board.isTextBoard || !store.card?.spec.lists_actions
        ? []
        : [{ id: 'moves', body: () => moves.template(shown, board.ui?.actionText) }];
    const over = frame.phase === 'over' && store.table;
    const rows = historyBrowser.logActions(places => board.highlight(places));
    return [
      ...(over
        ? [
            {
              id: 'result',
              body: () => this.result.template(frame, over, board.ui, this.isPanelVisible),
            },
          ]
        : []),
      {
        id: 'log',
        body: () =>
          history.isKnown
            ? logRows(frame.game, frame.seats, history.entries, { ...rows, ui: board.ui })
            : html`<p class="none muted">${t('site-loading')}</p>`,
      },
      ...(store.conditionalMoves?.saved.allowed && !over
        ? [{ id: 'plan', body: () => store.conditionalMoves?.template() }]
        : []),
      {
        id: 'chat',
        count: panel.selectedTab === 'chat' ? 0 : conversation.unread,
        body: () => conversation.template(store),
      },
      { id: 'rules', body: () => rulesPane(this.rules ?? null, frame.game, store.card) },
      ...listed,
    ];
  }

  /** @param {Frame} frame */
  seats(frame) {
    const { store, board, hand } = this.parts;
    if (Hand.isUsed(store.table, frame))
      return hand.header(frame, board.hasSecrets, () => this.menu(frame));
    const occupants = store.withPresence(frame.seats);
    return seatCards(
      { ...frame, seats: occupants },
      store.ownSeats,
      board.ui?.badge,
      store.table?.user_ids,
    );
  }

  /**
   * Return the header of the panel: the game, its options and the number of spectators.
   * @param {Frame} frame
   */
  about(frame) {
    const { store, panel, command, openShortcuts, lag, vacationDays, tournamentLink } = this.parts;
    const facts = [
      ...optionLabels(store.card, frame.options),
      clockRuleLabel(store.table?.settings.clock),
    ];
    const count = store.spectatorCount;
    const looking = count
      ? html`<span class="row" title=${t('site-spectators-count', { count })}>${icon('eye')}${count}</span>`
      : nothing;
    const type = () => {
      panel.closeSheet();
      command.show();
    };
    return html`<div class="about"><b>${gameName(frame.game)}</b><span>${facts.filter(Boolean).join(' · ')}</span>
      ${tournamentLink.template()} ${looking} ${connectionFacts(store.table, frame, lag())} ${vacationDays.template()}
      <span class="row">${keyboardButtons(frame, type, openShortcuts)}</span></div>`;
  }

  /** @param {Frame} frame */
  actionBar(frame) {
    const { store, historyBrowser, command, conversation, panel } = this.parts;
    const { currentBar: said, notice } = store;
    return actionBar(historyBrowser.bar ?? said, {
      notice: notice === said.prompt ? '' : notice,
      mine: frame.mine || Boolean(store.conditionalMoves?.previewFrame),
      unread: conversation.unread,
      state: `${frame.phase === 'over' ? 'docked' : ''} ${command.isOpen ? 'typing' : ''}`,
      above: html`${
        frame.phase === 'over'
          ? html`<div class="dock">${rankingList(frame, store.table?.user_ids)}</div>`
          : nothing
      }
        ${command.template()}`,
      talk: () => {
        if (conversation.unread) panel.selectedTab = 'chat';
        panel.openSheet();
      },
    });
  }

  /** @param {Frame} frame */
  template(frame) {
    const { store, board, panel, historyBrowser, hand, finale, send, now, redraw } = this.parts;
    const names = frame.seats.map((_, seat) => seatName(frame.seats, seat)).join(', ');
    const held = Hand.isUsed(store.table, frame);
    const isPast = historyBrowser.position !== null;
    const isAhead = Boolean(store.conditionalMoves?.previewFrame);
    const isEnded = finale.isOpen && !isPast && !isAhead && frame.phase === 'over';
    const ended = isEnded ? `ended ${board.ui?.isFinaleBeside ? 'beside' : ''}` : '';
    const isPlaying = frame.phase === 'playing' && frame.seat !== null;
    const isOver = frame.phase === 'over';
    const states = {
      playing: isPlaying,
      past: isPast,
      ahead: isAhead,
      hand: held,
      docked: isOver,
      'long-names': frame.seats.some((_, seat) => isLongName(seatName(frame.seats, seat))),
      'result-shown': isOver && panel.selectedTab === 'result',
    };
    const active = Object.entries(states).filter(([, isOn]) => isOn);
    const state = `${active.map(([name]) => name).join(' ')} ${ended}`;
    const heading = html`<h1 class="visually-hidden">${gameName(frame.game)}: ${names}</h1>`;
    return html`<div class="table n${frame.seats.length} ${state}" data-game=${frame.game}
      data-board=${frame.game} data-arrangeable=${held ? '' : 'sides seats'}>${heading}
      <div class="left" ?inert=${panel.isOpen}>${this.seats(frame)}
        <div class="board-settings"><div class="card sw">${this.switches(frame)}</div>
          ${this.proposals(frame)}</div></div>
      <section class="stage" ?inert=${panel.isOpen}
        aria-label=${t('site-board')}>${offerBanner(store, frame, { send, now: now(), redraw })}${board.root}
        ${isEnded ? this.finale(frame) : nothing}${hand.coverTemplate(held)}</section>
      ${this.actionBar(frame)}${panel.template(this.tabs(frame), this.about(frame))}</div>`;
  }
}
