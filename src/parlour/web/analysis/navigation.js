/**
 * The controls of the analysis: the current step, buttons, the seat that is shown, and the graph.
 */
import { html, nothing } from '../vendor/lit.js';
import { icon } from '../components/icons.js';
import { t } from '../components/strings.js';
import { actionSentence } from '../table/log.js';
import { seatName } from '../table/names.js';
import { graph } from './graph.js';
import { wordLinks } from './word_links.js';
import { decisionStrips } from './strip.js';

/**
 * @param {{ table: import('../types').TableInfo, frameStore: import('./frames.js').FrameStore, player:
 *   import('./playback.js').Player, frame: import('../types').Frame | undefined, worths: (number[]
 *   | null)[], marks: number[], evaluations: import('./analysis.js').Evaluations, unit: string,
 *   limits: number[], wordUrls: Record<string, string>, go: (step: number) => void, changeSeat: (seat:
 *   number | null) => void, nextMistake: () => void }} scene
 */
export function stepControls(scene) {
  const {
    table,
    frameStore,
    player,
    frame,
    worths,
    marks,
    evaluations,
    unit,
    limits,
    wordUrls,
    go,
    changeSeat,
    nextMistake,
  } = scene;
  const choose = (/** @type {any} */ event) =>
    changeSeat(event.target.value === '' ? null : Number(event.target.value));
  const eyes = html`<label class="eyes"
    ><span class="visually-hidden">${t('site-view-as')}</span
    ><select class="input" @change=${choose}>
      <option value="" .selected=${frameStore.seat === null}>${t('site-view-as-spectator')}</option>
      ${table.seats.map(
        (_, seat) =>
          html`<option value=${seat} .selected=${frameStore.seat === seat}>
            ${t('site-view-as-player', { name: seatName(table.seats, seat) })}
          </option>`,
      )}
    </select></label
  >`;
  const mistake = evaluations.hasAny
    ? html`<button class="btn plain" @click=${nextMistake}>${t('site-next-mistake')}${icon('right')}</button>`
    : nothing;
  const place = { at: player.at, marks, go };
  return html`<section class="track" aria-label=${t('site-steps')}>
    <p class="caption">
      <span>${actionSentence(table.game, table.seats, frameStore.entries[player.at]) || t('site-step-start')}</span>
      <span class="pos">${t('site-step-of', { step: player.at, count: frameStore.count })}</span>
    </p>
    ${wordLinks(frameStore.entries[player.at], wordUrls)}
    <div class="steps">${player.template()}${mistake}${eyes}</div>
    ${frame ? graph({ frame, worths, ...place, outcome: unit === 'outcome' && evaluations.hasAny }) : nothing}
    ${decisionStrips({
      occupants: table.seats,
      evaluations: evaluations.byStep,
      limits,
      last: frameStore.count,
      ...place,
    })}
  </section>`;
}
