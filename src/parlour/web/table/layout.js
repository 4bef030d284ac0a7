/** How the table lies on the screen while it is played at and after: seats, board, bar and panel. */
import { html, nothing } from '../vendor/lit.js';
import { openDialog } from '../components/dialog.js';
import { gameName } from '../components/games.js';
import { icon } from '../components/icons.js';
import { optionLabels } from '../components/game_options.js';
import { waitForPaint } from '../components/page_ready.js';
import { setTitle, setBreadcrumb } from '../components/shell.js';
import { clockRuleLabel } from '../components/time.js';
import { t } from '../components/strings.js';
import { actionBar } from './action_bar.js';
import { callTab } from './tab_alert.js';
import { either } from './toggles.js';
import { Hand } from './hand.js';
import { lineFacts } from './connection_state.js';
import { logRows } from './log.js';
import { nameOf } from './names.js';
import { offerBanner, proposals } from './offers.js';
import { BESIDE, rulesOf, rulesPane } from './panel.js';
import { Result, ranking } from './result.js';
import { seatCards } from './seats.js';
import { typing } from './typing.js';
/** @typedef {import('../types').Frame} Frame */
/**
 * What lies there, and what it can be asked to do.
 * @typedef {object} Parts
 * @property {import('./table_store.js').Known} known
 * @property {import('./board.js').Board} board
 * @property {import('./panel.js').Panel} panel
 * @property {import('./history.js').History} history
 * @property {import('./history_browsing.js').LookBack} past
 * @property {import('./moves.js').Moves} moves
 * @property {import('./command_line.js').CommandLine} command
 * @property {import('./conversation.js').Conversation} conversation
 * @property {Hand} hand
 * @property {import('./days_off.js').DaysOff} daysOff
 * @property {(message: { type: string, [more: string]: unknown }) => Promise<unknown>} send
 * @property {() => number} now the house's time
 * @property {() => Parameters<typeof lineFacts>[2]} lag of the line
 * @property {() => void} hint
 * @property {() => void} keys shows the keys of this table
 * @property {() => void} redraw
 */

export class Layout {
  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
    this.result = new Result(parts.redraw);
    /** @type {import('./panel.js').Rules | null | undefined} null while they are on their way */
    this.rules = undefined;
    /** Whether the board has been on the screen. */
    this.drawn = false;
  }

  /** Whether the panel is in sight: beside the board, or raised. */
  get inSight() {
    return this.parts.panel.open || matchMedia(BESIDE).matches;
  }

  /** What only the panel that is looked at needs. @param {Frame | null} frame */
  prepare(frame) {
    const { panel, conversation, redraw } = this.parts;
    if (panel.at === 'rules' && this.rules === undefined && frame) {
      this.rules = null;
      rulesOf(frame.game).then(told => {
        this.rules = told;
        redraw();
      });
    }
    if (panel.at === 'chat' && this.inSight) conversation.unread = 0;
  }

  /** What the tab of the browser and the top of the page call this table. @param {Frame} frame */
  name(frame) {
    const game = gameName(frame.game);
    const names = frame.seats.map((_, seat) => nameOf(frame.seats, seat)).join(', ');
    setTitle(`${frame.mine ? '● ' : ''}${game}${names ? `, ${names}` : ''}`);
    callTab(frame.mine && frame.phase === 'playing');
    const options = optionLabels(this.parts.known.card, frame.options).join(' · ');
    const words = html`<b>${game}</b><span class="muted">${options}</span>`;
    setBreadcrumb(words, frame.phase === 'gathering' ? undefined : () => this.menu(frame));
  }

  /** @param {Frame} frame */
  proposals(frame) {
    const { known, history, send, hint, now } = this.parts;
    return known.table
      ? proposals(frame, known.table, history.entries, send, hint, now())
      : nothing;
  }

  /** What stands under the seats on a desk, as a sheet on a phone. @param {Frame} frame */
  menu(frame) {
    openDialog({
      title: t('site-more'),
      body: close => html`${either('legal')}${either('trace')}${either('sound')}
        <div @click=${close}>${this.proposals(frame)}</div>`,
    });
  }

  /**
   * The tabs of the panel. The board comes first: out of sight, nothing is drawn before that is on the screen.
   * @param {Frame} frame
   */
  tabs(frame) {
    const tabs = this.bodies(frame);
    if (this.drawn || this.inSight) return tabs.map(tab => ({ ...tab, body: tab.body() }));
    waitForPaint().then(() => {
      this.drawn = true;
      this.parts.redraw();
    });
    return tabs.map(tab => ({ ...tab, body: nothing }));
  }

  /** @param {Frame} frame */
  bodies(frame) {
    const { known, board, panel, history, past, moves, conversation } = this.parts;
    const shown = known.plan?.frame ?? frame;
    const listed =
      frame.seat === null || board.plain
        ? []
        : [{ id: 'moves', body: () => moves.template(shown, board.ui?.actionText) }];
    const over = frame.phase === 'over' && known.table;
    const rows = past.acts(places => board.highlight(places));
    return [
      ...(over
        ? [{ id: 'result', body: () => this.result.template(frame, over, board.ui, this.inSight) }]
        : []),
      {
        id: 'log',
        body: () => logRows(frame.game, frame.seats, history.entries, { ...rows, ui: board.ui }),
      },
      ...(known.plan?.laid.allowed && !over
        ? [{ id: 'plan', body: () => known.plan?.template() }]
        : []),
      {
        id: 'chat',
        count: panel.at === 'chat' ? 0 : conversation.unread,
        body: () => conversation.template(known),
      },
      { id: 'rules', body: () => rulesPane(this.rules ?? null, frame.game, known.card) },
      ...listed,
    ];
  }

  /** @param {Frame} frame */
  seats(frame) {
    const { known, board, hand } = this.parts;
    if (Hand.is(known.table, frame)) return hand.top(frame, board.apart, () => this.menu(frame));
    const chairs = known.present(frame.seats);
    return seatCards(
      { ...frame, seats: chairs },
      known.mine,
      board.ui?.badge,
      known.table?.user_ids,
    );
  }

  /** What stands over the panel: the game, how it is played, who looks on. @param {Frame} frame */
  about(frame) {
    const { known, panel, command, keys, lag, daysOff } = this.parts;
    const facts = [
      ...optionLabels(known.card, frame.options),
      clockRuleLabel(known.table?.settings.clock),
    ];
    const count = known.watchers;
    const looking = count
      ? html`<span class="row" title=${t('site-spectators-count', { count })}>${icon('eye')}${count}</span>`
      : nothing;
    const type = () => {
      panel.shut();
      command.show();
    };
    return html`<div class="about"><b>${gameName(frame.game)}</b><span>${facts.filter(Boolean).join(' · ')}</span>
      ${looking} ${lineFacts(known.table, frame, lag())} ${daysOff.template()}
      <span class="row">${typing(frame, type, keys)}</span></div>`;
  }

  /** @param {Frame} frame */
  bar(frame) {
    const { known, past, command, conversation, panel } = this.parts;
    const { said, notice } = known;
    return actionBar(past.bar ?? said, {
      notice: notice === said.prompt ? '' : notice,
      mine: frame.mine || Boolean(known.plan?.frame),
      unread: conversation.unread,
      above: html`${frame.phase === 'over' ? html`<div class="dock">${ranking(frame)}</div>` : nothing}
        ${command.template()}`,
      talk: () => {
        if (conversation.unread) panel.at = 'chat';
        panel.raise();
      },
    });
  }

  /** @param {Frame} frame */
  template(frame) {
    const { known, board, panel, past, hand, send, now } = this.parts;
    const names = frame.seats.map((_, seat) => nameOf(frame.seats, seat)).join(', ');
    const held = Hand.is(known.table, frame);
    const state = `${past.at === null ? '' : 'past'} ${known.plan?.frame ? 'ahead' : ''} ${held ? 'hand' : ''}`;
    const heading = html`<h1 class="vh">${gameName(frame.game)}: ${names}</h1>`;
    return html`<div class="table n${frame.seats.length} ${state}">${heading}
      <div class="left" ?inert=${panel.open}>${this.seats(frame)}
        <div class="board-settings"><div class="card sw">${either('legal')}${either('trace')}</div>
          ${this.proposals(frame)}</div></div>
      <section class="stage" ?inert=${panel.open}
        aria-label=${t('site-board')}>${offerBanner(known, frame, send, now())}${board.root}
        ${hand.lid(held)}</section>
      ${this.bar(frame)}${panel.template(this.tabs(frame), this.about(frame))}</div>`;
  }
}
