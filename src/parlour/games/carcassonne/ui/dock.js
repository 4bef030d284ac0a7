/** Under the land: the tile in hand, chips to bet with, questions to answer, and what is told of them. */

import { highlightDescription } from '../../../web/board/hints.js';
import { html, nothing } from '../../../web/board/templates.js';
import { back, disc, mark } from './figures.js';
import { kindOf } from './land.js';
import { tilePicture } from './sheet.js';
import { asked, chipLabel, choiceWords, nameOf } from './words.js';

/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('./types').View} View */

const LEFT = 'M4.500 7A6.500 6.500 0 1 1 3.500 11M4 3v4.200h4.200';
const RIGHT = 'M15.500 7A6.500 6.500 0 1 0 16.500 11M16 3v4.200h-4.200';
const SIGNS = {
  city: 'M3 17V8h2V5h2v2h2V5h2v2h2V5h2v3h2v9h-5v-4h-4v4Z',
  road: 'M7 3h2L6 17H2ZM11 3h2l5 14h-4ZM9.600 4h.8v3h-.8ZM9.400 9h1.200v3H9.400ZM9.200 14h1.600v3H9.200Z',
};

/** A small sign of a city or road. @param {string} kind */
export const sign = kind =>
  html`<svg class="cc-sign" viewBox="0 0 20 20" aria-hidden="true">
    <path d=${SIGNS[/** @type {'city' | 'road'} */ (kind)] ?? ''} />
  </svg>`;

/** @param {string} words @param {string} path @param {() => void} run @param {boolean} open */
const turner = (words, path, run, open) =>
  html`<button type="button" class="cc-turner" aria-label=${words} ?disabled=${!open} @click=${run}>
    <svg viewBox="0 0 20 20" aria-hidden="true"><path d=${path} /></svg>
  </button>`;

/** The drawn tile, and how it is held. @param {Board} board */
function held(board) {
  const { view, draft, host } = board;
  const { t } = host;
  if (!view.drawn) return nothing;
  const open = draft.isOpen && view.phase === 'place';
  const shown = tilePicture(board.sheet, view.drawn, draft.value.laid?.turns ?? draft.value.turns);
  return html`<div class="cc-hand" role="group" aria-label=${t('carcassonne-drawn')}>
    ${open ? turner(t('carcassonne-turn-left'), LEFT, () => board.turn(3), open) : nothing}
    <div class="cc-drawn">${shown}</div>
    ${open ? turner(t('carcassonne-turn-right'), RIGHT, () => board.turn(1), open) : nothing}
  </div>`;
}

/** What the cities and roads of an office are now. @param {Board} board @param {readonly any[]} choices */
const sizes = ({ host }, choices) =>
  choices.map(
    choice =>
      html`<span class="cc-size">${sign(kindOf(choice.segment))}${choiceWords(host.t, choice)}</span>`,
  );

/** Who has decided on a bet. @param {Board} board */
function deciding({ view, frame, host, sheet }) {
  const everybody = [...view.decided, ...view.awaited].sort((one, other) => one - other);
  return html`<ul class="cc-deciding" aria-label=${host.t('carcassonne-deciding')}>
    ${everybody.map(seat => {
      const decided = view.decided.includes(seat);
      const words = host.t('carcassonne-has-decided', {
        name: nameOf(/** @type {any} */ (frame), seat),
        decided: decided ? 'yes' : 'no',
      });
      return html`<li class=${decided ? 'cc-done' : ''}>${mark(sheet, seat)}<span class="vh">${words}</span></li>`;
    })}
  </ul>`;
}

/** One's chips: at hand with what they would pay now, or out on an office. @param {Board} board */
function chips(board) {
  const { view, draft, host } = board;
  const { t } = host;
  const seat = view.seat ?? 0;
  const open = draft.isOpen && view.phase === 'bet';
  const { chip: chosen } = draft.value;
  const choices = view.betting?.choices ?? [];
  const one = (/** @type {any} */ chip) => {
    if (!view.chips.includes(chip.id))
      return html`<li
        class="cc-chip cc-out"
        aria-label=${t('carcassonne-chip-out', { chip: chipLabel(view, chip.id) })}
      >
        <span class="cc-hole"></span><small>${t('carcassonne-out')}</small>
      </li>`;
    const pays = view.wagers.find(wager => wager.chip === chip.id)?.points ?? [];
    const told = pays.flatMap((points, at) =>
      points ? [{ points, kind: kindOf(choices[at].segment) }] : [],
    );
    const words = told
      .map(({ points, kind }) => t('carcassonne-pays', { points, kind }))
      .join(', ');
    const label = t('carcassonne-chip', {
      chip: chipLabel(view, chip.id),
      pays: words || t('carcassonne-pays-nothing'),
    });
    const shown = html`${disc(chip, seat)}<small aria-hidden="true"
        >${told.length ? told.map(({ points, kind }) => html`${sign(kind)}${points} `) : '–'}</small
      >`;
    return html`<li>
      ${
        open
          ? html`<button
              type="button"
              class="cc-chip"
              data-chip=${chip.id}
              ?data-lit=${board.lit.includes(`chip:${chip.id}`)}
              aria-description=${highlightDescription(t, board.lit.includes(`chip:${chip.id}`)) ?? nothing}
              aria-pressed=${chosen === chip.id}
              aria-label=${label}
            >
              ${shown}
            </button>`
          : html`<span class="cc-chip" role="img" aria-label=${label}>${shown}</span>`
      }
    </li>`;
  };
  const none = open
    ? html`<li>
        <button type="button" class="cc-chip cc-none" data-chip="" aria-pressed=${chosen === ''}>
          <span class="cc-hole"></span><small>${t('carcassonne-no-chip')}</small>
        </button>
      </li>`
    : nothing;
  return html`<ul class="cc-chips" aria-label=${t('carcassonne-chips')}>
    ${view.bets.map(one)}${none}
  </ul>`;
}

/** The bets: what is bet on, who has decided, one's chips. @param {Board} board */
function betting(board) {
  const { view, host, frame } = board;
  const mine = view.seat !== null && (frame?.mine || view.own_bet !== null);
  const said =
    view.own_bet === null || frame?.mine
      ? nothing
      : html`<p class="cc-said">
          ${host.t('carcassonne-your-bet', {
            chip: view.own_bet ? chipLabel(view, view.own_bet) : 'none',
          })}
        </p>`;
  return html`<div class="cc-betting">
    <div class="cc-now">${sizes(board, view.betting?.choices ?? [])}${deciding(board)}</div>
    ${said}${mine || view.chips.length ? chips(board) : nothing}
  </div>`;
}

/** The question that is asked now. @param {Board} board */
function answers(board) {
  const { view, draft, host, frame } = board;
  const { t } = host;
  const question = asked(view);
  if (!question || !frame?.mine) return nothing;
  const office = view.offices.find(one => one.tile === question.tile);
  const option = (/** @type {any} */ choice) =>
    html`<button
      type="button"
      class="cc-answer"
      data-segment=${choice.segment}
      aria-pressed=${draft.value.segment === choice.segment}
      ?disabled=${!draft.isOpen}
    >
      ${sign(kindOf(choice.segment))}${choiceWords(t, choice)}
    </button>`;
  return html`<div class="cc-question">
    <span
      class="cc-backs"
      role="img"
      aria-label=${t('carcassonne-chips-of', {
        names: (office?.seats ?? []).map(seat => nameOf(frame, seat)).join(', '),
      })}
      >${(office?.seats ?? []).map(seat => back(board.sheet, seat))}</span
    >
    <div class="cc-answers" role="group" aria-label=${t('carcassonne-counts-for')}>
      ${question.choices.map(option)}
    </div>
  </div>`;
}

/** Everybody's points as if the match ended now, where the table shows them. @param {Board} board */
function projected({ view, host, sheet, frame }) {
  if (!view.projected.length || frame?.phase === 'over') return nothing;
  const one = (/** @type {number} */ points, /** @type {number} */ seat) =>
    html`<li>${mark(sheet, seat)}<span class="vh">${nameOf(/** @type {any} */ (frame), seat)}</span>${points}</li>`;
  return html`<ul class="cc-standing">
    <li>${host.t('carcassonne-projected')}</li>
    ${view.projected.map(one)}
  </ul>`;
}

/** What can be taken home from a finished match. @param {Board} board */
const keepsakes = ({ frame, host }) =>
  frame?.phase === 'over'
    ? html`<span class="cc-keep">
        <a class="btn" href=${host.exportUrl('poster')} download>${host.t('carcassonne-poster')}</a>
        <a class="btn" href=${host.exportUrl('record')} download>${host.t('carcassonne-record')}</a>
      </span>`
    : nothing;

/** What lies under the land now. @param {Board} board */
export function dock(board) {
  const { view, host } = board;
  const { phase } = view;
  const more = html`<button type="button" class="cc-more" @click=${() => board.facts()}>
    <b>${view.left}</b> ${host.t('carcassonne-left', { count: view.left })}
  </button>`;
  const shown =
    phase === 'bet'
      ? betting(board)
      : phase === 'settle' || phase === 'choose'
        ? answers(board)
        : held(board);
  const own =
    phase === 'place' && view.options.bets && view.seat !== null
      ? html`<div class="cc-own-chips">${chips(board)}</div>`
      : nothing;
  return html`<div class="cc-dock">
    ${board.ending ? board.ending.draw(keepsakes(board)) : html`${shown}${own}${projected(board)}${keepsakes(board)}`}
    ${phase === 'over' ? nothing : more}
  </div>`;
}
