/** The panel below the map: drawn tile, chips, questions and scores. */

import { html, nothing } from '../../../web/board/templates.js';
import { bettingPanel } from './betting.js';
import { claimList } from './claim_list.js';
import { chipBack, chipFace, seatMark } from './figures.js';
import { kindIcon } from './icons.js';
import { kindOf } from './land.js';
import { tilePicture } from './sheet.js';
import { openQuestion, chipLabel, choiceText, nameOf } from './words.js';

/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('./types').View} View */

const TURN_LEFT_PATH = 'M4.500 7A6.500 6.500 0 1 1 3.500 11M4 3v4.200h4.200';
const TURN_RIGHT_PATH = 'M15.500 7A6.500 6.500 0 1 0 16.500 11M16 3v4.200h-4.200';
/**
 * @param {string} label
 * @param {string} path
 * @param {() => void} onClick
 * @param {boolean} isOpen
 */
const turnButton = (label, path, onClick, isOpen) =>
  html`<button type="button" class="cc-turner" aria-label=${label} ?disabled=${!isOpen} @click=${onClick}>
    <svg viewBox="0 0 20 20" aria-hidden="true"><path d=${path} /></svg>
  </button>`;

/** Return the drawn tile in its current rotation. @param {Board} board */
function drawnTile(board) {
  const { view, draft, host } = board;
  const { t } = host;
  if (!view.drawn) return nothing;
  const open = draft.isOpen && view.phase === 'place';
  const shown = tilePicture(board.sheet, view.drawn, draft.value.tile?.turns ?? draft.value.turns);
  return html`<div class="cc-hand" role="group" aria-label=${t('carcassonne-drawn')}>
    ${open ? turnButton(t('carcassonne-turn-left'), TURN_LEFT_PATH, () => board.drafting.rotate(3), open) : nothing}
    <div class="cc-drawn">${shown}</div>
    ${open ? turnButton(t('carcassonne-turn-right'), TURN_RIGHT_PATH, () => board.drafting.rotate(1), open) : nothing}
  </div>`;
}

/** Return the faces of the viewer's chips in hand, and holes for those on offices. @param {Board} board */
function ownChips({ view, host }) {
  const { t } = host;
  const chipItem = (/** @type {any} */ chip) => {
    const name = chipLabel(view, chip.id);
    return view.chips.includes(chip.id)
      ? html`<li>
          <span class="cc-chip" role="img" aria-label=${t('carcassonne-move-bet', { chip: name })}
            >${chipFace(chip, view.seat ?? 0)}</span
          >
        </li>`
      : html`<li>
          <span class="cc-chip cc-out" role="img" aria-label=${t('carcassonne-chip-out', { chip: name })}
            ><span class="cc-hole"></span
          ></span>
        </li>`;
  };
  return html`<ul class="cc-chips" aria-label=${t('carcassonne-chips')}>
    ${view.bets.map(chipItem)}
  </ul>`;
}

/** Return the panel for the current question about a chip. @param {Board} board */
function questionPanel(board) {
  const { view, draft, host, frame } = board;
  const { t } = host;
  const question = openQuestion(view);
  if (!question || !frame?.mine) return nothing;
  const office = view.offices.find(candidate => candidate.tile === question.tile);
  const answerButton = (/** @type {any} */ choice) =>
    html`<button
      type="button"
      class="cc-answer"
      data-segment=${choice.segment}
      aria-pressed=${draft.value.segment === choice.segment}
      ?disabled=${!draft.isOpen}
    >
      ${kindIcon(kindOf(choice.segment))}${choiceText(t, choice)}
    </button>`;
  return html`<div class="cc-question">
    <span
      class="cc-backs"
      role="img"
      aria-label=${t('carcassonne-chips-of', {
        names: (office?.seats ?? []).map(seat => nameOf(frame, seat)).join(', '),
      })}
      >${(office?.seats ?? []).map(seat => chipBack(board.sheet, seat))}</span
    >
    <div class="cc-answers" role="group" aria-label=${t('carcassonne-counts-for')}>
      ${question.choices.map(answerButton)}
    </div>
  </div>`;
}

/** Return each seat's points if the match ended now, if the options allow. @param {Board} board */
function projectedPoints({ view, host, sheet, frame }) {
  if (!view.projected.length || frame?.phase === 'over') return nothing;
  const item = (/** @type {number} */ points, /** @type {number} */ seat) => {
    const name = nameOf(/** @type {any} */ (frame), seat);
    return html`<li>${seatMark(sheet, seat)}<span class="visually-hidden">${name}</span>${points}</li>`;
  };
  return html`<ul class=${`cc-standing ${view.projected.length > 3 ? 'cc-many' : ''}`}>
    <li>${host.t('carcassonne-projected')}</li>
    ${view.projected.map(item)}
  </ul>`;
}

/** Return the export links of a finished match. @param {Board} board */
const downloadLinks = ({ frame, host }) =>
  frame?.phase === 'over'
    ? html`<span class="cc-keep">
        <a class="btn" href=${host.exportUrl('poster')} download>${host.t('carcassonne-poster')}</a>
        <a class="btn" href=${host.exportUrl('record')} download>${host.t('carcassonne-record')}</a>
      </span>`
    : nothing;

/** Return the panel below the map. @param {Board} board */
export function controlPanel(board) {
  const { view, host } = board;
  const { phase } = view;
  const detailsButton = html`<button type="button" class="cc-more" @click=${() => board.openDetails()}>
    <b>${view.left}</b> ${host.t('carcassonne-left', { count: view.left })}
  </button>`;
  const isPlacing = !['bet', 'settle', 'choose'].includes(phase);
  const claims = isPlacing && !board.ending ? claimList(board) : nothing;
  const content =
    phase === 'bet'
      ? bettingPanel(board)
      : isPlacing
        ? html`${claims}${drawnTile(board)}`
        : questionPanel(board);
  const chips =
    phase === 'place' && view.options.bets && view.seat !== null
      ? html`<div class="cc-own-chips">${ownChips(board)}</div>`
      : nothing;
  return html`<div class=${`cc-dock ${claims === nothing ? '' : 'cc-claiming'}`}>
    ${
      board.ending
        ? board.ending.draw(downloadLinks(board))
        : html`${content}${chips}${projectedPoints(board)}${downloadLinks(board)}
            ${phase === 'bet' ? nothing : html`<div class="confirm-slot cc-confirm"></div>`}`
    }
    ${phase === 'over' ? nothing : detailsButton}
  </div>`;
}
