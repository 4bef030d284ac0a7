/** The panel below the map: drawn tile, chips, questions and scores. */

import { highlightDescription } from '../../../web/board/hints.js';
import { html, nothing } from '../../../web/board/templates.js';
import { chipBack, chipFace, seatMark } from './figures.js';
import { kindOf } from './land.js';
import { tilePicture } from './sheet.js';
import { openQuestion, chipLabel, choiceText, nameOf } from './words.js';

/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('./types').View} View */

const TURN_LEFT_PATH = 'M4.500 7A6.500 6.500 0 1 1 3.500 11M4 3v4.200h4.200';
const TURN_RIGHT_PATH = 'M15.500 7A6.500 6.500 0 1 0 16.500 11M16 3v4.200h-4.200';
const KIND_PATHS = {
  city: 'M3 17V8h2V5h2v2h2V5h2v2h2V5h2v3h2v9h-5v-4h-4v4Z',
  road: 'M7 3h2L6 17H2ZM11 3h2l5 14h-4ZM9.600 4h.8v3h-.8ZM9.400 9h1.200v3H9.400ZM9.200 14h1.600v3H9.200Z',
};

/** Return a small icon of a city or road. @param {string} kind */
export const kindIcon = kind =>
  html`<svg class="cc-sign" viewBox="0 0 20 20" aria-hidden="true">
    <path d=${KIND_PATHS[/** @type {'city' | 'road'} */ (kind)] ?? ''} />
  </svg>`;

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

/**
 * Return the current sizes of an office's cities and roads.
 * @param {Board} board
 * @param {readonly any[]} choices
 */
const choiceSizes = ({ host }, choices) =>
  choices.map(
    choice =>
      html`<span class="cc-size">${kindIcon(kindOf(choice.segment))}${choiceText(host.t, choice)}</span>`,
  );

/** Return each seat that may bet and whether it has decided. @param {Board} board */
function betStatus({ view, frame, host, sheet }) {
  const seats = [...view.decided, ...view.awaited].sort((first, second) => first - second);
  return html`<ul class="cc-deciding" aria-label=${host.t('carcassonne-deciding')}>
    ${seats.map(seat => {
      const hasDecided = view.decided.includes(seat);
      const text = host.t('carcassonne-has-decided', {
        name: nameOf(/** @type {any} */ (frame), seat),
        decided: hasDecided ? 'yes' : 'no',
      });
      return html`<li class=${
        hasDecided ? 'cc-done' : ''
      }>${seatMark(sheet, seat)}<span class="vh">${text}</span></li>`;
    })}
  </ul>`;
}

/**
 * Return the viewer's chips: chips in hand with their current payouts, and placed chips.
 * @param {Board} board
 */
function ownChips(board) {
  const { view, draft, host } = board;
  const { t } = host;
  const seat = view.seat ?? 0;
  const canBet = draft.isOpen && view.phase === 'bet';
  const { chip: chosen } = draft.value;
  const choices = view.betting?.choices ?? [];
  const chipItem = (/** @type {any} */ chip) => {
    if (!view.chips.includes(chip.id))
      return html`<li
        class="cc-chip cc-out"
        aria-label=${t('carcassonne-chip-out', { chip: chipLabel(view, chip.id) })}
      >
        <span class="cc-hole"></span><small>${t('carcassonne-out')}</small>
      </li>`;
    const pointsByChoice = view.wagers.find(wager => wager.chip === chip.id)?.points ?? [];
    const payments = pointsByChoice.flatMap((points, index) =>
      points ? [{ points, kind: kindOf(choices[index].segment) }] : [],
    );
    const paymentText = payments
      .map(({ points, kind }) => t('carcassonne-pays', { points, kind }))
      .join(', ');
    const label = t('carcassonne-chip', {
      chip: chipLabel(view, chip.id),
      pays: paymentText || t('carcassonne-pays-nothing'),
    });
    const face = html`${chipFace(chip, seat)}<small aria-hidden="true"
        >${payments.length ? payments.map(({ points, kind }) => html`${kindIcon(kind)}${points} `) : '–'}</small
      >`;
    return html`<li>
      ${
        canBet
          ? html`<button
              type="button"
              class="cc-chip"
              data-chip=${chip.id}
              ?data-lit=${board.highlighted.includes(`chip:${chip.id}`)}
              aria-description=${highlightDescription(t, board.highlighted.includes(`chip:${chip.id}`)) ?? nothing}
              aria-pressed=${chosen === chip.id}
              aria-label=${label}
            >
              ${face}
            </button>`
          : html`<span class="cc-chip" role="img" aria-label=${label}>${face}</span>`
      }
    </li>`;
  };
  const noChipItem = canBet
    ? html`<li>
        <button type="button" class="cc-chip cc-none" data-chip="" aria-pressed=${chosen === ''}>
          <span class="cc-hole"></span><small>${t('carcassonne-no-chip')}</small>
        </button>
      </li>`
    : nothing;
  return html`<ul class="cc-chips" aria-label=${t('carcassonne-chips')}>
    ${view.bets.map(chipItem)}${noChipItem}
  </ul>`;
}

/**
 * Return the betting panel: the features to bet on, who has decided, and the viewer's chips.
 * @param {Board} board
 */
function bettingPanel(board) {
  const { view, host, frame } = board;
  const showsOwnChips = view.seat !== null && (frame?.mine || view.own_bet !== null);
  const ownBet =
    view.own_bet === null || frame?.mine
      ? nothing
      : html`<p class="cc-said">
          ${host.t('carcassonne-your-bet', {
            chip: view.own_bet ? chipLabel(view, view.own_bet) : 'none',
          })}
        </p>`;
  return html`<div class="cc-betting">
    <div class="cc-now">${choiceSizes(board, view.betting?.choices ?? [])}${betStatus(board)}</div>
    ${ownBet}${showsOwnChips || view.chips.length ? ownChips(board) : nothing}
  </div>`;
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
  const item = (/** @type {number} */ points, /** @type {number} */ seat) =>
    html`<li>${seatMark(sheet, seat)}<span class="vh">${nameOf(/** @type {any} */ (frame), seat)}</span>${points}</li>`;
  return html`<ul class="cc-standing">
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
  const content =
    phase === 'bet'
      ? bettingPanel(board)
      : phase === 'settle' || phase === 'choose'
        ? questionPanel(board)
        : drawnTile(board);
  const chips =
    phase === 'place' && view.options.bets && view.seat !== null
      ? html`<div class="cc-own-chips">${ownChips(board)}</div>`
      : nothing;
  return html`<div class="cc-dock">
    ${
      board.ending
        ? board.ending.draw(downloadLinks(board))
        : html`${content}${chips}${projectedPoints(board)}${downloadLinks(board)}`
    }
    ${phase === 'over' ? nothing : detailsButton}
  </div>`;
}
