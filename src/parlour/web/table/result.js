/** The result sheet: who won, how each point was made, and where to go from here. */
import { html, nothing } from '../vendor/lit.js';
import { dailyBoard, dailyLines } from '../house/daily.js';
import { icon, token } from '../house/icons.js';
import { reviewLink } from '../house/passes.js';
import { forReader } from '../house/screen_reader.js';
import { tell, toast } from '../house/toast.js';
import { has, t } from '../house/words.js';
import { showProof } from './fairness.js';
import { nameOf, outcome, winnersOf } from './names.js';
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').Entry} Entry */

/** @param {string} link @param {string} title */
export async function share(link, title) {
  try {
    if (navigator.share) await navigator.share({ url: link, title });
    else {
      await navigator.clipboard.writeText(link);
      toast(t('house-link-copied'));
    }
  } catch (reason) {
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) toast(link, 'link');
  }
}

/**
 * Points by kind and seat, where the news of a game carries points and its strings name the kind.
 * @param {Frame} frame
 * @param {Entry[]} entries
 */
function pointsMade(frame, entries) {
  /** @type {Map<string, number[]>} */
  const made = new Map();
  for (const { news } of entries)
    for (const { what, seat, details } of news ?? []) {
      const points = details?.points;
      if (seat === null || typeof points !== 'number' || !has(`${frame.game}-points-${what}`)) continue;
      if (!made.has(what))
        made.set(
          what,
          frame.chairs.map(() => 0),
        );
      /** @type {number[]} */ (made.get(what))[seat] += points;
    }
  return [...made];
}

/** Ranks, names and scores in a few lines. @param {Frame} frame */
export function ranking(frame) {
  const { standing, chairs } = frame;
  const ranks = standing?.ranks ?? [];
  const winners = winnersOf(standing);
  const seats = chairs.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const rank = (/** @type {number} */ seat) => {
    const shown = winners.includes(seat) ? icon('cup') : ranks[seat];
    return forReader(shown, t('house-rank', { rank: ranks[seat] ?? 0 }));
  };
  const one = (/** @type {number} */ seat) => html`<li class=${winners.includes(seat) ? 'first' : ''}>
    <span class="rank">${rank(seat)}</span>
    ${token(seat, chairs[seat]?.bot ? 'bot' : '')}<span class="name">${nameOf(chairs, seat)}</span>
    ${standing?.scores ? html`<span class="score">${standing.scores[seat]}</span>` : nothing}</li>`;
  return html`<ol class="standings">${seats.map(one)}</ol>`;
}

/**
 * Ranks, and how the points were made: as the game tells it, else from its news.
 * @param {Frame} frame
 * @param {Entry[]} entries
 * @param {import('../types').GameUI} [ui]
 */
export function standings(frame, entries, ui) {
  if (ui?.result) return html`${ranking(frame)}<div class="own-result">${ui.result(frame, t)}</div>`;
  const ranks = frame.standing?.ranks ?? [];
  const seats = frame.chairs.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  return html`${ranking(frame)}${pointsTable(frame, pointsMade(frame, entries), seats)}`;
}

/** How each point was made. @param {Frame} frame @param {[string, number[]][]} made @param {number[]} seats */
function pointsTable({ chairs, game }, made, seats) {
  if (!made.length) return nothing;
  const head = seats.map(
    seat => html`<th scope="col">${token(seat, 'sm')}<span class="vh">${nameOf(chairs, seat)}</span></th>`,
  );
  const rows = made.map(
    ([what, points]) =>
      html`<tr><th
        scope="row">${t(`${game}-points-${what}`)}</th>
        ${seats.map(seat => html`<td>${points[seat] || '–'}</td>`)}</tr>`,
  );
  return html`<div class="made-scroll" tabindex="0" role="region" aria-label=${t('house-points-made')}><table
    class="made">
    <caption class="vh">${t('house-points-made')}</caption>
    <thead><tr><th scope="col"><span
      class="vh">${t('house-points-for')}</span></th>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** The result as it is docked beside the board, with the deciding position in sight. */
export class Result {
  /** @param {() => void} redraw */
  constructor(redraw) {
    this.redraw = redraw;
    /** @type {import('../house/daily.js').Board | null | undefined} undefined before it was asked for */
    this.daily = undefined;
  }

  /**
   * @param {Frame} frame
   * @param {Entry[]} entries
   * @param {import('../types').Table} table
   * @param {import('../types').GameUI} [ui]
   */
  template(frame, entries, table, ui) {
    const { title } = outcome(frame, table.seats_mine);
    const review = reviewLink(table.match, table.share);
    if (frame.options.deal === 'daily' && this.daily === undefined) this.ask(frame.game);
    return html`<div class="result">${standings(frame, entries, ui)}${dailyLines(this.daily ?? null)}
      <div class="bar"><button class="btn sm"
        @click=${() => share(review, title)}>${icon('share')}${t('house-share')}</button>
      <button class="btn sm" @click=${() => showProof(table.match)}>${icon('seal')}${t('house-fairness')}</button>
      </div></div>`;
  }

  /** @param {string} game */
  ask(game) {
    this.daily = null;
    dailyBoard(game).then(found => {
      this.daily = found;
      this.redraw();
    }, tell);
  }
}
