/** The panel with the seats and options of the match, and the decision that led to the position. */
import { html, nothing } from '../vendor/lit.js';
import { actionText } from '../components/action_text.js';
import { fitOptions, gameOptions, selectedMode } from '../components/game_options.js';
import { optionFields, seatField } from '../components/option_fields.js';
import { outcome } from '../table/names.js';
import { viewerName } from './boards.js';
/** @typedef {import('../types').GameCard} GameCard */
/** @typedef {import('./place.js').Place} Place */
/** @typedef {import('./types').Position} Position */

/** The number of options that are shown without a press. */
const MAX_OPEN_OPTIONS = 2;

/**
 * Return the summary of the options of a game with many.
 * @param {GameCard} card
 * @param {Place} place
 */
function optionsText(card, { options }) {
  const changed = gameOptions(card).filter(
    ({ name, defaultValue }) => name in options && options[name] !== defaultValue,
  );
  return changed.length ? `Options (${changed.length} changed)` : 'Options';
}

/**
 * Return who has won and why, or an empty text before the end.
 * @param {Position | null} position
 */
function resultText(position) {
  const frame = position?.boards.at(-1)?.frame;
  if (!frame?.ranking?.over) return '';
  const { title, reason } = outcome(frame, []);
  return [title, reason].filter(Boolean).join(': ');
}

/**
 * @param {GameCard} card
 * @param {Place} place
 * @param {Position | null} position
 * @param {(change: Partial<Place>) => void} go
 */
export function matchPanel(card, place, position, go) {
  const choose = (/** @type {string} */ name, /** @type {unknown} */ value) => {
    const fitted = fitOptions(card, { ...place.options, [name]: value }, place.seats);
    go({ options: fitted.options, seats: fitted.seat_count, step: 0 });
  };
  const counts = selectedMode(card, place.options).seat_counts;
  const fields = optionFields(card, place.options, choose);
  const decision = position?.decision;
  const result = resultText(position);
  return html`<h2>Match</h2>
    <div class="fields">
      ${seatField(counts, place.seats, seats => go({ seats, step: 0 }), 'Seats')}
      ${fields.length > MAX_OPEN_OPTIONS ? nothing : fields}
    </div>
    ${
      fields.length > MAX_OPEN_OPTIONS
        ? html`<details class="options">
            <summary>${optionsText(card, place)}</summary>
            <div class="fields">${fields}</div>
          </details>`
        : nothing
    }
    ${
      place.decisions
        ? html`<p class="own-decisions">
            <span>This match was played here or by bots.</span>
            <button class="btn sm" @click=${() => go({ decisions: '', step: place.step })}>
              Random match of seed ${place.seed}
            </button>
          </p>`
        : nothing
    }
    ${
      decision
        ? html`<p class="last-decision">
            <span class="muted">Last decision</span>
            ${viewerName(decision.seat)}: ${actionText(card.spec.id, decision.action)}
          </p>`
        : nothing
    }
    ${result ? html`<p class="last-decision"><span class="muted">Result</span> ${result}</p>` : nothing}`;
}
