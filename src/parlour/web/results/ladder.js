/** The ladder of bots: whom I have beaten, and who comes next. */
import { html, nothing } from '../vendor/lit.js';
import { gameName } from '../components/games.js';
import { icon } from '../components/icons.js';
import { withSpokenText } from '../components/screen_reader.js';
import { t } from '../components/strings.js';
import { manner, shortName } from './leaderboard.js';
/** @typedef {import('../types').Ladder} Ladder */
/** @typedef {import('../types').Rung} Rung */

/** What is still to be done. @param {Ladder} ladder */
function goal({ game, wins_needed: needed, rungs }) {
  const next = rungs.find(rung => rung.next);
  if (!next) return t('site-ladder-done');
  return t('site-ladder-next', { bot: shortName(game, next.bot), wins: needed - next.won });
}

/** @param {Ladder} ladder @param {Rung} rung @param {number} number @param {(bot: string) => void} play */
function step({ game }, rung, number, play) {
  const met = rung.won + rung.lost > 0;
  const words = met
    ? t('site-won-lost', { won: rung.won, lost: rung.lost })
    : t('site-ladder-not-played');
  const name = shortName(game, rung.bot);
  return html`<li class="${rung.passed ? 'passed' : ''} ${rung.next ? 'next' : ''}">
    <span class="rung">${rung.passed ? withSpokenText(icon('check'), t('site-ladder-beaten')) : number}</span>
    <span class="grow"><b>${name}</b><small>${manner(game, rung.bot)}</small></span>
    <span class="num"
      ><b>${rung.rating?.value ?? nothing}</b
      ><small>${met ? withSpokenText(`${rung.won} : ${rung.lost}`, words) : words}</small></span
    >
    ${playWith(name, 'btn sm', () => play(rung.bot))}
  </li>`;
}

/** @param {string} name @param {string} look @param {() => void} run */
const playWith = (name, look, run) =>
  html`<button class=${look} @click=${run}>${t('site-play')}<span class="vh"> ${name}</span></button>`;

/** @param {Ladder} ladder @param {(bot: string) => void} play */
export function ladderOf(ladder, play) {
  if (!ladder.rungs.length) return nothing;
  const next = ladder.rungs.find(rung => rung.next);
  const climb = ladder.rungs.map((rung, below) => step(ladder, rung, below + 1, play)).reverse();
  return html`<section class="card pad sec" aria-labelledby="h-ladder">
    <div class="row">
      <h2 id="h-ladder">${t('site-ladder')}</h2>
      <span class="muted xs">${gameName(ladder.game)}</span>
    </div>
    <div class="row goal">
      <p class="muted xs grow">${goal(ladder)}</p>
      ${next ? playWith(shortName(ladder.game, next.bot), 'btn sm main', () => play(next.bot)) : nothing}
    </div>
    <ol class="ladder" reversed>
      ${climb}
    </ol>
  </section>`;
}
