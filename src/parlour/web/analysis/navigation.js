/** Where a review stands: its step in words, the buttons to go on, whose eyes, and the graph of all. */
import { html, nothing } from '../vendor/lit.js';
import { icon } from '../components/icons.js';
import { t } from '../components/strings.js';
import { deed } from '../table/log.js';
import { nameOf } from '../table/names.js';
import { graph } from './graph.js';
import { wordLinks } from './word_links.js';
import { strips } from './strip.js';

/**
 * @param {{ table: import('../types').Table, reel: import('./frames.js').Reel, player: import('./playback.js').Player,
 *   frame: import('../types').Frame | undefined, worths: (number[] | null)[], marks: number[],
 *   opinions: import('./analysis.js').Opinions, unit: string, limits: number[], explained: Record<string, string>,
 *   go: (step: number) => void, look: (seat: number | null) => void, nextMistake: () => void }} scene
 */
export function track(scene) {
  const {
    table,
    reel,
    player,
    frame,
    worths,
    marks,
    opinions,
    unit,
    limits,
    explained,
    go,
    look,
    nextMistake,
  } = scene;
  const choose = (/** @type {any} */ event) =>
    look(event.target.value === '' ? null : Number(event.target.value));
  const eyes = html`<label class="eyes"
    ><span class="vh">${t('site-view-as')}</span
    ><select class="input" @change=${choose}>
      <option value="" .selected=${reel.seat === null}>${t('site-view-as-spectator')}</option>
      ${table.seats.map(
        (_, seat) =>
          html`<option value=${seat} .selected=${reel.seat === seat}>
            ${t('site-view-as-player', { name: nameOf(table.seats, seat) })}
          </option>`,
      )}
    </select></label
  >`;
  const mistake = opinions.any
    ? html`<button class="btn plain" @click=${nextMistake}>${t('site-next-mistake')}${icon('right')}</button>`
    : nothing;
  const place = { at: player.at, marks, go };
  return html`<section class="track" aria-label=${t('site-steps')}>
    <p class="caption">
      <span>${deed(table.game, table.seats, reel.entries[player.at]) || t('site-step-start')}</span>
      <span class="pos">${t('site-step-of', { step: player.at, count: reel.count })}</span>
    </p>
    ${wordLinks(reel.entries[player.at], explained)}
    <div class="steps">${player.template()}${mistake}${eyes}</div>
    ${frame ? graph({ frame, worths, ...place, outcome: unit === 'outcome' && opinions.any }) : nothing}
    ${strips({ chairs: table.seats, opinions: opinions.at, limits, last: reel.count, ...place })}
  </section>`;
}
