/**
 * The tournament of a table: the link back to it and, after the match, the way to the next round.
 */
import { html, nothing } from '../vendor/lit.js';
import { get } from '../components/api.js';
import { icon } from '../components/icons.js';
import { formatDuration } from '../components/time.js';
import { loadStrings, t } from '../components/strings.js';
/** @typedef {import('../types').TableInfo} TableInfo */
/** @typedef {import('../types').Tournament} Tournament */
/** @typedef {import('../types').ActionBar} ActionBar */

const POLL_MS = 5000;
const TICK_MS = 1000;
const MINUTE = 60_000;

/**
 * Return the main action after a match of a tournament, and a sentence about what follows for the
 * user, if there is anything to say.
 * @param {Tournament} tournament
 * @param {string} match the id of the finished match, whose result may not be recorded yet
 * @param {number} now the server's time, in ms since 1970
 * @returns {{ reason?: string, text: string }}
 */
export function nextRound(tournament, match, now) {
  const { terms, rounds, phase, own_number: number } = tournament;
  const last = rounds.at(-1);
  if (phase === 'over' || !last)
    return { reason: t('tournament-after-over'), text: t('tournament-after-standings') };
  const open = last.tables.filter(pod => !pod.places.length && pod.match !== match);
  const isCalled = number !== null && open.some(pod => pod.entrants.includes(number));
  if (terms.form === 'arena') {
    const isWaiting = number !== null && tournament.entrants[number].present;
    if (isCalled) return { reason: t('tournament-after-ready'), text: t('tournament-your-table') };
    return {
      reason: isWaiting ? t('tournament-after-arena') : undefined,
      text: t('tournament-of-table'),
    };
  }
  const round = rounds.length;
  if (isCalled)
    return { reason: t('tournament-after-called', { round }), text: t('tournament-after-next') };
  const isLastRound = round === tournament.rounds_planned;
  const text = t(isLastRound ? 'tournament-of-table' : 'tournament-after-next');
  if (last.ended_at === null) {
    const tables = open.length;
    return {
      reason: tables || !isLastRound ? t('tournament-after-waits', { tables }) : undefined,
      text,
    };
  }
  const left = Math.max(0, last.ended_at + terms.pause * MINUTE - now);
  const time = formatDuration(left);
  return { reason: t('tournament-after-begins', { round: round + 1, time }), text };
}

export class TournamentLink {
  /**
   * @param {string} match
   * @param {() => void} onChange called when the link or the sentence has changed
   * @param {() => number} now returns the server's time, in ms since 1970
   */
  constructor(match, onChange, now) {
    this.match = match;
    this.onChange = onChange;
    this.now = now;
    /** @type {{ id: string, name: string } | null} */
    this.found = null;
    /** @type {Tournament | null} */
    this.tournament = null;
    this.isFollowing = false;
    /** The sentence that is shown about the next round. @type {string | undefined} */
    this.reason = undefined;
  }

  /** Look up the tournament. Tables with a table code belong to none. @param {TableInfo} table */
  async load(table) {
    if (table.code || table.phase === 'gathering') return;
    const { tournament } = await get(`/api/tables/${this.match}/tournament`);
    if (!tournament) return;
    await loadStrings('tournament');
    this.found = tournament;
    this.onChange();
  }

  /** Fetch the tournament repeatedly, and count down to the next round. */
  follow() {
    if (this.isFollowing || !this.found) return;
    this.isFollowing = true;
    const fetchTournament = async () => {
      if (document.hidden || this.tournament?.phase === 'over') return;
      // The next request may succeed.
      this.tournament = await get(`/api/tournaments/${this.found?.id}`).catch(
        () => this.tournament,
      );
      update();
    };
    // The page is redrawn only if the sentence has changed, as it does every second of a countdown.
    const update = () => {
      if (this.tournament && this.#next()?.reason !== this.reason) this.onChange();
    };
    fetchTournament();
    setInterval(fetchTournament, POLL_MS);
    setInterval(update, TICK_MS);
  }

  #next() {
    return this.tournament && nextRound(this.tournament, this.match, this.now());
  }

  /** Return the link for the header of the panel. */
  template() {
    return this.found
      ? html`<a class="of-tournament" href="/tournaments/${this.found.id}"
          >${icon('cup')}<span class="visually-hidden">${t('tournament-of-table')} </span>${this.found.name}</a
        >`
      : nothing;
  }

  /**
   * Return the action bar of a finished match, which leads to the next round instead of a rematch.
   * @param {ActionBar} bar the bar of a table without a tournament
   * @returns {ActionBar}
   */
  bar(bar) {
    if (!this.found) return bar;
    this.follow();
    const { id } = this.found;
    const next = this.#next();
    this.reason = next?.reason;
    return {
      ...bar,
      reason: this.reason ?? bar.reason,
      confirm: {
        text: next?.text ?? t('tournament-of-table'),
        run: () => location.assign(`/tournaments/${id}`),
      },
    };
  }
}
