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
 * Return the main action after a match of a tournament, and a sentence about the next round.
 * @param {Tournament} tournament
 * @param {number} now the server's time, in ms since 1970
 * @returns {{ reason: string, text: string }}
 */
export function nextRound(tournament, now) {
  const { terms, rounds, phase } = tournament;
  const last = rounds.at(-1);
  if (phase === 'over' || !last)
    return { reason: t('tournament-after-over'), text: t('tournament-after-standings') };
  if (terms.form === 'arena')
    return { reason: t('tournament-after-arena'), text: t('tournament-after-next') };
  const own = last.tables.find(
    pod =>
      tournament.own_number !== null &&
      pod.entrants.includes(tournament.own_number) &&
      !pod.places.length,
  );
  const round = rounds.length;
  if (own)
    return { reason: t('tournament-after-called', { round }), text: t('tournament-after-next') };
  if (last.ended_at === null) {
    const tables = last.tables.filter(pod => !pod.places.length).length;
    return { reason: t('tournament-after-waits', { tables }), text: t('tournament-after-next') };
  }
  const left = Math.max(0, last.ended_at + terms.pause * MINUTE - now);
  const time = formatDuration(left);
  return {
    reason: t('tournament-after-begins', { round: round + 1, time }),
    text: t('tournament-after-next'),
  };
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
      this.onChange();
    };
    fetchTournament();
    setInterval(fetchTournament, POLL_MS);
    setInterval(() => {
      if (this.tournament?.phase === 'running') this.onChange();
    }, TICK_MS);
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
   * Return the action bar of a finished match: the next round first, a rematch only among the rest.
   * @param {ActionBar} bar the bar of a table without a tournament
   * @returns {ActionBar}
   */
  bar(bar) {
    if (!this.found) return bar;
    this.follow();
    const { id } = this.found;
    const next = this.tournament && nextRound(this.tournament, this.now());
    return {
      ...bar,
      reason: next?.reason ?? bar.reason,
      confirm: {
        text: next?.text ?? t('tournament-of-table'),
        run: () => location.assign(`/tournaments/${id}`),
      },
    };
  }
}
