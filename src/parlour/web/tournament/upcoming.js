/** A tournament before it begins: who comes, and how it will go. */
import { html, nothing } from '../vendor/lit.js';
import { avatar } from '../components/avatar.js';
import { icon } from '../components/icons.js';
import { optionLabels } from '../components/game_options.js';
import { clockRuleLabel } from '../components/time.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').Tournament} Tournament */

/**
 * Who comes, and how it will go.
 * @param {Tournament} night
 * @param {import('../types').GameCard | undefined} card
 * @param {boolean} busy
 * @param {(what: string, body: unknown) => void} send
 */
export function gathering(night, card, busy, send) {
  const terms = [
    clockRuleLabel(night.terms.house.clock),
    ...optionLabels(card, night.terms.options),
    night.rounds_planned && night.terms.form === 'swiss'
      ? t('tournament-rounds-planned', { rounds: night.terms.rounds })
      : '',
    night.terms.form === 'arena' ? t('tournament-minutes', { minutes: night.terms.minutes }) : '',
    night.terms.filled ? t('tournament-filled-line') : '',
    night.terms.late ? t('tournament-late-line') : '',
  ].filter(Boolean);
  /** @param {import('../types').Entrant} who */
  const one = who => {
    const said = html`${avatar(who.name, false, 'sm')}<span class="ell">${who.name}</span>${
      who.present
        ? html`<span class="vh">${t('tournament-present')}</span>${icon('check')}`
        : nothing
    }`;
    return night.can_manage && !who.mine
      ? html`<button
          class="chip"
          aria-pressed=${who.present}
          ?disabled=${busy}
          title=${t('tournament-mark-present')}
          @click=${() => send('check-in', { number: who.number, present: !who.present })}
        >
          ${said}
        </button>`
      : html`<span class="chip soft">${said}</span>`;
  };
  const ticks = night.can_manage && night.entrants.length > 1;
  return html`<div class="split">
    <section class="card pad sec" aria-labelledby="h-coming">
      <h2 id="h-coming">${t('tournament-players', { people: night.entrants.length })}</h2>
      ${night.entrants.length ? nothing : html`<p class="muted">${t('tournament-no-players')}</p>`}
      ${ticks ? html`<p class="muted xs">${t('tournament-mark-present')}</p>` : nothing}
      <ul class="coming">
        ${night.entrants.map(who => html`<li>${one(who)}</li>`)}
      </ul>
    </section>
    <section class="card pad sec" aria-labelledby="h-terms">
      <h2 id="h-terms">${t('tournament-terms')}</h2>
      <p>${t(`tournament-form-${night.terms.form}-line`)}</p>
      <ul class="facts">
        ${terms.map(words => html`<li>${words}</li>`)}
      </ul>
    </section>
  </div>`;
}
