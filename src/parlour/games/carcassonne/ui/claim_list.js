/** The claims of the drafted tile as a list, which replaces the tile below the map on a phone. */

import { capitalized } from '../../../web/board/host.js';
import { html, nothing } from '../../../web/board/templates.js';
import { claimParts } from './claims.js';
import { kindOf } from './land.js';
import { namesOf } from './words.js';

/** @typedef {import('./board.js').Board} Board */

/**
 * Return the choice of a part that is taken, or that the meeple may claim.
 * @param {Board} board
 * @param {ReturnType<typeof claimParts>[number]} claim
 */
function choice(board, { segment, isFree, position, label }) {
  const { t } = board.host;
  const part = board.drafting.parts.find(candidate => candidate.segment === segment);
  const owners = part ? namesOf(/** @type {any} */ (board.frame), part.seats) : '';
  const hasSize = part && ['city', 'road'].includes(kindOf(segment));
  const facts = [
    hasSize ? t('carcassonne-tiles', { tiles: part.tiles }) : '',
    owners || t('carcassonne-unclaimed'),
  ];
  return html`<li><button type="button" class="cc-choice" ?disabled=${!isFree}
    aria-pressed=${board.draft.value.tile?.meeple === segment}
    @click=${() => board.drafting.chooseMeeple(segment)}>
    <span class="cc-number" aria-hidden="true">${isFree ? position : '–'}</span>
    <span><b>${capitalized(label)}</b><small>${facts.filter(Boolean).join(', ')}</small></span>
    ${part && isFree ? html`<strong>${part.points}</strong>` : nothing}
  </button></li>`;
}

/** Return the list of claims, or nothing if there is nothing to claim. @param {Board} board */
export function claimList(board) {
  const { view, draft, host } = board;
  const claims = claimParts(board);
  if (!claims.length || !draft.isOpen) return nothing;
  const left = view.supply[view.mover] ?? 0;
  return html`<ul class="cc-choices" aria-label=${host.t('carcassonne-ask', { phase: 'meeple' })}>
    <li><button type="button" class="cc-choice" aria-pressed=${!draft.value.tile?.meeple}
      @click=${() => board.drafting.chooseMeeple(null)}>
      <span class="cc-number cc-zero" aria-hidden="true">0</span>
      <span><b>${host.t('carcassonne-without-meeple')}</b>
        <small>${host.t('carcassonne-meeples-left', { count: left })}</small></span>
    </button></li>
    ${claims.map(claim => choice(board, claim))}
  </ul>`;
}
