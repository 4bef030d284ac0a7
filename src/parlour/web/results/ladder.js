/** The ladder of bots, with the beaten bots and the next bot to beat. */
import { html, nothing } from '../vendor/lit.js';
import { gameName } from '../components/games.js';
import { icon } from '../components/icons.js';
import { withSpokenText } from '../components/screen_reader.js';
import { t } from '../components/strings.js';
import { botStyle, botShortName } from './leaderboard.js';
/** @typedef {import('../types').Ladder} Ladder */
/** @typedef {import('../types').Rung} Rung */

/** Return the text of the next goal. @param {Ladder} ladder */
function goalText({ game, wins_needed: needed, rungs }) {
  const next = rungs.find(rung => rung.next);
  if (!next) return t('site-ladder-done');
  return t('site-ladder-next', { bot: botShortName(game, next.bot), wins: needed - next.won });
}

/**
 * @param {Ladder} ladder
 * @param {Rung} rung
 * @param {number} number
 * @param {(bot: string) => void} play
 */
function rungItem({ game }, rung, number, play) {
  const hasPlayed = rung.won + rung.lost > 0;
  const words = hasPlayed
    ? t('site-won-lost', { won: rung.won, lost: rung.lost })
    : t('site-ladder-not-played');
  const name = botShortName(game, rung.bot);
  return html`<li class="${rung.passed ? 'passed' : ''} ${rung.next ? 'next' : ''}">
    <span class="rung">${rung.passed ? withSpokenText(icon('check'), t('site-ladder-beaten')) : number}</span>
    <span class="grow"><b>${name}</b><small>${botStyle(game, rung.bot)}</small></span>
    <span class="num"
      ><b>${rung.rating?.value ?? nothing}</b
      ><small>${hasPlayed ? withSpokenText(`${rung.won} : ${rung.lost}`, words) : words}</small></span
    >
    ${playButton(name, 'btn sm', () => play(rung.bot))}
  </li>`;
}

/** @param {string} name @param {string} classes @param {() => void} run */
const playButton = (name, classes, run) =>
  html`<button class=${classes} @click=${run}>${t('site-play')}<span class="visually-hidden"> ${name}</span></button>`;

/** @param {Ladder} ladder @param {(bot: string) => void} play */
export function ladderCard(ladder, play) {
  if (!ladder.rungs.length) return nothing;
  const next = ladder.rungs.find(rung => rung.next);
  const items = ladder.rungs
    .map((rung, below) => rungItem(ladder, rung, below + 1, play))
    .reverse();
  return html`<section class="card pad sec" aria-labelledby="h-ladder">
    <div class="row">
      <h2 id="h-ladder">${t('site-ladder')}</h2>
      <span class="muted xs">${gameName(ladder.game)}</span>
    </div>
    <div class="row goal">
      <p class="muted xs grow">${goalText(ladder)}</p>
      ${next ? playButton(botShortName(ladder.game, next.bot), 'btn sm main', () => play(next.bot)) : nothing}
    </div>
    <ol class="ladder" reversed>
      ${items}
    </ol>
  </section>`;
}
