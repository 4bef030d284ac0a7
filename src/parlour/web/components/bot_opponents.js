/** The bot accounts of members that accept a challenge at a table with given terms. */
import { html, live, nothing } from '../vendor/lit.js';
import { post } from './api.js';
import { t } from './strings.js';
/** @typedef {import('../types').BotOpponent} BotOpponent */
/**
 * @typedef {{ game: string, options: Record<string, unknown>, seat_count: number, clock:
 *   import('../types').ClockRule }} OpponentTerms
 */

/** Time in milliseconds after which the list is requested again while it is shown. */
const REFRESH_MS = 10000;

export class BotOpponents {
  /**
   * @param {() => void} redraw
   * @param {{ repeats?: boolean }} [options] `repeats`: whether the list is kept up to date while
   *   it is drawn
   */
  constructor(redraw, { repeats = false } = {}) {
    this.redraw = redraw;
    this.repeats = repeats;
    /** @type {BotOpponent[]} */
    this.bots = [];
    this.requested = '';
    this.requestedAt = 0;
    this.isStale = false;
  }

  /** Request the list again with the next drawing, which follows at once. */
  refresh() {
    this.isStale = true;
    this.redraw();
  }

  /**
   * Return the known bots for these terms, and request them if they may have changed.
   * @param {OpponentTerms} terms
   */
  currentBots(terms) {
    const key = JSON.stringify(terms);
    const isOld = this.repeats && Date.now() - this.requestedAt >= REFRESH_MS;
    if (key !== this.requested || isOld || this.isStale) this.request(terms, key);
    return this.bots;
  }

  /** @param {OpponentTerms} terms @param {string} key */
  async request(terms, key) {
    if (key !== this.requested) this.bots = [];
    this.requested = key;
    this.requestedAt = Date.now();
    this.isStale = false;
    try {
      const { bots } = await post('/api/bots/opponents', terms);
      if (key !== this.requested) return;
      this.bots = bots;
      this.redraw();
    } catch {
      /* The list of built-in bots is enough. */
    }
    if (this.repeats) setTimeout(this.redraw, REFRESH_MS);
  }
}

/**
 * Challenge a bot account at a new table, or leave the table if that is not possible any more.
 * @param {string} match
 * @param {string} bot
 */
export async function challengeBot(match, bot) {
  try {
    await post(`/api/tables/${match}/invite`, { user_id: bot, seat: 1, starts: true });
  } catch (refusal) {
    await post(`/api/tables/${match}/stand`);
    throw refusal;
  }
}

/**
 * Return a group of options with the bots of members, or nothing if there are none.
 * @param {BotOpponent[]} bots
 * @param {string} [selected] the id of the selected bot
 */
export const botOpponentOptions = (bots, selected = '') =>
  bots.length
    ? html`<optgroup label=${t('site-bots-of-members')}>${bots.map(
        bot =>
          html`<option value=${bot.id} .selected=${live(bot.id === selected)}>${t('site-bot-of', {
            name: bot.name,
            owner: bot.owner.name,
          })}</option>`,
      )}</optgroup>`
    : nothing;
