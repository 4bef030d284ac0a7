/** The panel with the matches that bots play. */
import { html, nothing } from '../vendor/lit.js';
import { botName } from '../components/games.js';
import { viewerName } from './boards.js';
import { failureBox } from './failure.js';
/** @typedef {import('../types').GameCard} GameCard */
/** @typedef {import('./types').BotMatch} BotMatch */
/** @typedef {import('./types').BotsStatus} BotsStatus */
/** @typedef {import('./types').Estimate} Estimate */

/** The level that chooses at random. */
const RANDOM_LEVEL = 'random';
/** The level that is selected first, if the game has it. */
const FIRST_LEVEL = 'club';
/** The smallest share of wins whose number fits into the bar. */
const MIN_LABEL_SHARE = 0.12;

const COUNT = new Intl.NumberFormat('en');
const NAMES = new Intl.ListFormat('en');

/** Return the level that is selected first. @param {GameCard} card */
export const firstLevel = ({ levels }) =>
  levels.includes(FIRST_LEVEL) ? FIRST_LEVEL : (levels[0] ?? RANDOM_LEVEL);

/** @param {number} share */
const percent = share => `${Math.round(share * 100)} %`;

/** @param {Estimate} estimate */
const interval = ({ low, high }) => `${Math.round(low * 100)}–${percent(high)}`;

/** @param {number} count */
const matchCount = count => `${COUNT.format(count)} ${count === 1 ? 'match' : 'matches'}`;

/** @param {BotMatch} match */
const resultText = ({ winners, length }) => {
  const names = NAMES.format(winners.map(viewerName));
  return `${names} ${winners.length === 1 ? 'wins' : 'share the win'}, ${length} decisions`;
};

/** @param {Estimate[]} wins */
const winBars = wins =>
  html`<div class="win-bars" aria-hidden="true">${wins.map(
    ({ value }, seat) => html`<i style="--seat: var(--seat-${seat + 1}); flex-grow: ${value}">
        ${value >= MIN_LABEL_SHARE ? html`<span>${percent(value)}</span>` : nothing}</i>`,
  )}</div>
    <table class="wins">
      <thead><tr><th scope="col">Wins</th><th scope="col">Share</th><th scope="col">95 % interval</th></tr></thead>
      <tbody>${wins.map(
        (estimate, seat) => html`<tr><th scope="row">${viewerName(seat)}</th>
          <td>${percent(estimate.value)}</td><td>${interval(estimate)}</td></tr>`,
      )}</tbody>
    </table>`;

/**
 * @param {GameCard} card
 * @param {BotsStatus} bots
 * @param {string} level the selected level
 * @param {{ chooseLevel: (level: string) => void, startBots: () => void, stopBots: () => void,
 *   openBotMatch: (match: BotMatch) => void }} actions
 */
export function botsPanel(card, { is_running: isRunning, report, question }, level, actions) {
  const game = card.spec.id;
  const nameOf = (/** @type {string} */ id) => (id === RANDOM_LEVEL ? 'Random' : botName(game, id));
  const played = report?.matches ?? 0;
  const state = isRunning ? 'Running' : report ? 'Stopped' : '';
  const option = (/** @type {string} */ id) =>
    html`<option value=${id} ?selected=${id === level}>${nameOf(id)}</option>`;
  const failed = report?.failed;
  return html`<h2>
      Bots <small class="muted">${
        question && report
          ? `${matchCount(played)}, ${question.seats} seats, ${nameOf(question.level)}`
          : nothing
      }</small>
      <span class="end" role="status">${state}</span>
    </h2>
    <div class="row">
      <select class="input" aria-label="Level" @change=${(/** @type {Event} */ event) =>
        actions.chooseLevel(/** @type {HTMLSelectElement} */ (event.target).value)}>
        ${[RANDOM_LEVEL, ...card.levels].map(option)}
      </select>
      ${
        isRunning
          ? html`<button class="btn sm" @click=${actions.stopBots}>Stop</button>`
          : html`<button class="btn sm main" @click=${actions.startBots}>Start</button>`
      }
    </div>
    ${
      report?.failure
        ? html`${failureBox(report.failure, 'The match could not be finished')}
          ${
            failed
              ? html`<button class="btn sm" @click=${() => actions.openBotMatch(failed)}>
                  Show where match ${failed.seed} ended</button>`
              : nothing
          }`
        : nothing
    }
    ${report?.wins.length ? winBars(report.wins) : nothing}
    ${
      report?.length
        ? html`<p class="muted xs">Mean length ${report.length.value.toFixed(1)} decisions
            (${report.length.low.toFixed(1)}–${report.length.high.toFixed(1)}).</p>`
        : html`<p class="muted xs">Bots play the match with its seats and options, once for each
            seed.</p>`
    }
    ${
      report?.latest.length
        ? html`<h3>Latest matches</h3>
          <ul class="bot-matches">${report.latest.map(
            match => html`<li><button @click=${() => actions.openBotMatch(match)}>
              <b>Seed ${match.seed}</b><span>${resultText(match)}</span></button></li>`,
          )}</ul>`
        : nothing
    }`;
}
