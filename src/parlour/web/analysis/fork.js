/** The fork dialog, which opens a new table at the position before a decision. */
import { html, nothing } from '../vendor/lit.js';
import { post } from '../components/api.js';
import { openDialog } from '../components/dialog.js';
import { botName } from '../components/games.js';
import { settings } from '../components/settings.js';
import { showError } from '../components/toast.js';
import { t } from '../components/strings.js';
import { seatName } from '../table/names.js';

/**
 * @param {{ table: import('../types').TableInfo, card: import('../types').GameCard, step: number,
 *   seat: number }} scene `step`: the step after which the new table continues; `seat`: the seat to
 *   move there
 */
export function openForkDialog({ table, card, step, seat }) {
  const levels = card.levels;
  const choice = { bots: levels.length > 0, level: settings().level, seat, fresh: false };
  if (!levels.includes(choice.level)) choice.level = levels[0];
  const open = async () => {
    const other = choice.bots ? { occupant: 'bot', level: choice.level } : { occupant: 'open' };
    const seats = table.seats.map((_, seat) => (seat === choice.seat ? { occupant: 'me' } : other));
    const body = { seats, redraw: choice.fresh, start: choice.bots };
    try {
      const opened = await post(`/api/matches/${table.match}/steps/${step}/fork`, body);
      location.assign(`/t/${opened.match}`);
    } catch (refusal) {
      showError(refusal);
    }
  };
  openDialog({
    title: t('site-fork'),
    body: (_, redraw) => {
      /** @param {Partial<typeof choice>} changes */
      const set = changes => {
        Object.assign(choice, changes);
        redraw();
      };
      const side = (
        /** @type {boolean} */ bots,
        /** @type {string} */ label,
      ) => html`<label><input type="radio"
        name="go-on" .checked=${choice.bots === bots} @change=${() => set({ bots })}>${label}</label>`;
      const level = html`<label class="field">${t('site-fork-level')}<select class="input"
        @change=${(/** @type {any} */ event) => set({ level: event.target.value })}>${levels.map(
          one =>
            html`<option value=${one} .selected=${one === choice.level}>${botName(table.game, one)}</option>`,
        )}</select></label>`;
      const seats = html`<label class="field">${t('site-fork-seat')}<select class="input"
        @change=${(/** @type {any} */ event) => set({ seat: Number(event.target.value) })}>${table.seats.map(
          (__, one) =>
            html`<option value=${one} .selected=${one === choice.seat}>${seatName(table.seats, one)}</option>`,
        )}</select></label>`;
      const fresh = html`<label class="switch"><span>${t('site-fork-fresh')}</span><input type="checkbox"
        role="switch" .checked=${choice.fresh}
        @change=${(/** @type {any} */ event) => set({ fresh: event.target.checked })}></label>`;
      return html`<p class="muted">${t('site-fork-line')}</p>
        ${
          levels.length && table.seats.length > 1
            ? html`<fieldset class="field"><legend>${t('site-fork-with')}</legend><div class="segmented">
              ${side(true, t('site-fork-bots'))}${side(false, t('site-fork-friends'))}</div></fieldset>`
            : nothing
        }${choice.bots && table.seats.length > 1 ? level : nothing}${table.seats.length > 1 ? seats : nothing}
        ${card.spec.has_hidden_information ? fresh : nothing}
        <div class="bar"><button class="btn main" @click=${open}>${t('site-fork-open')}</button></div>`;
    },
  });
}
