/** The result sheet: who won, how each point was made, and where to go from here. */
import { html, nothing } from '../vendor/lit.js';
import { post } from '../house/api.js';
import { dailyBoard, dailyLines } from '../house/daily.js';
import { openDialog } from '../house/dialog.js';
import { icon, token } from '../house/icons.js';
import { promised } from '../house/luck.js';
import { reviewLink } from '../house/passes.js';
import { forReader } from '../house/screen_reader.js';
import { tell, toast } from '../house/toast.js';
import { has, t } from '../house/words.js';
import { showProof } from './fairness.js';
import { nameOf, outcome, winnersOf } from './names.js';
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').Entry} Entry */

/** @param {string} match */
export async function rematch(match) {
  try {
    const next = await post(`/api/tables/${match}/rematch`, { nonce: (await promised(match)).nonce });
    location.assign(`/t/${next.match}`);
  } catch (refusal) {
    tell(refusal);
  }
}
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

/** The table of ranks and points. @param {Frame} frame @param {Entry[]} entries */
export function standings(frame, entries) {
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
  return html`<ol class="standings">${seats.map(one)}</ol>${pointsTable(frame, pointsMade(frame, entries), seats)}`;
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

/** @param {Frame} frame @param {Entry[]} entries @param {import('../types').Table} table @param {number[]} mine */
export function showResult(frame, entries, table, mine) {
  const { title, reason } = outcome(frame, mine);
  const review = `/t/${table.match}/review`;
  const again = html`<button class="btn main" autofocus
    @click=${() => rematch(table.match)}>${t('house-rematch')}</button>`;
  const daily = frame.options.deal === 'daily';
  /** @type {import('../house/daily.js').Board | null} */
  let board = null;
  const sheet = openDialog({
    title,
    body: close => html`${
      reason
        ? html`<p
      class="muted">${reason}</p>`
        : nothing
    }${standings(frame, entries)}${dailyLines(board)}
    <div class="bar">${mine.length && !daily ? again : nothing}<a class="btn"
      href=${review}>${icon('eye')}${t('house-review')}</a></div>
    <div class="bar"><button class="btn"
      @click=${() => share(reviewLink(table.match, table.share), title)}>${icon('share')}${t('house-share')}</button>
      <button class="btn" @click=${() => showProof(table.match)}>${icon('seal')}${t('house-fairness')}</button>
      <button class="btn" @click=${close}>${t('house-look-at-board')}</button></div>`,
  });
  if (daily)
    dailyBoard(frame.game).then(found => {
      board = found;
      sheet.redraw();
    }, tell);
}
