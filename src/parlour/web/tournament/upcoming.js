/** A tournament before its start: entrants and terms. */
import { html, nothing } from '../vendor/lit.js';
import { avatar } from '../components/avatar.js';
import { icon } from '../components/icons.js';
import { optionLabels } from '../components/game_options.js';
import { clockRuleLabel } from '../components/time.js';
import { t } from '../components/strings.js';
import { entrantBadge } from './labels.js';
/** @typedef {import('../types').Tournament} Tournament */

/**
 * Return the entrants and the terms.
 * @param {Tournament} tournament
 * @param {import('../types').GameCard | undefined} card
 * @param {boolean} busy
 * @param {(action: string, body: unknown) => void} send
 */
export function registrationView(tournament, card, busy, send) {
  const terms = [
    clockRuleLabel(tournament.terms.settings.clock),
    ...optionLabels(card, tournament.terms.options),
    tournament.rounds_planned && tournament.terms.form === 'swiss'
      ? t('tournament-rounds-planned', { rounds: tournament.terms.rounds })
      : '',
    tournament.terms.form === 'arena'
      ? t('tournament-minutes', { minutes: tournament.terms.minutes })
      : '',
    tournament.terms.filled ? t('tournament-filled-line') : '',
    tournament.terms.late ? t('tournament-late-line') : '',
  ].filter(Boolean);
  /** @param {import('../types').Entrant} entrant */
  const entrantChip = entrant => {
    const content = html`${avatar(entrant.name, false, 'sm')}<span class="ellipsis">${
      entrant.name
    }</span>${entrantBadge(entrant)}${
      entrant.present
        ? html`<span class="visually-hidden">${t('tournament-present')}</span>${icon('check')}`
        : nothing
    }`;
    return tournament.can_manage && !entrant.mine
      ? html`<button
          class="chip"
          aria-pressed=${entrant.present}
          ?disabled=${busy}
          title=${t('tournament-mark-present')}
          @click=${() => send('check-in', { number: entrant.number, present: !entrant.present })}
        >
          ${content}
        </button>`
      : html`<span class="chip soft">${content}</span>`;
  };
  const canMarkPresent = tournament.can_manage && tournament.entrants.length > 1;
  return html`<div class="split">
    <section class="card pad sec" aria-labelledby="h-coming">
      <h2 id="h-coming">${t('tournament-players', { people: tournament.entrants.length })}</h2>
      ${tournament.entrants.length ? nothing : html`<p class="muted">${t('tournament-no-players')}</p>`}
      ${canMarkPresent ? html`<p class="muted xs">${t('tournament-mark-present')}</p>` : nothing}
      <ul class="coming">
        ${tournament.entrants.map(entrant => html`<li>${entrantChip(entrant)}</li>`)}
      </ul>
    </section>
    <section class="card pad sec" aria-labelledby="h-terms">
      <h2 id="h-terms">${t('tournament-terms')}</h2>
      <p>${t(`tournament-form-${tournament.terms.form}-line`)}</p>
      <ul class="facts">
        ${terms.map(words => html`<li>${words}</li>`)}
      </ul>
    </section>
  </div>`;
}
