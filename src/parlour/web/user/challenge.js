/** Buttons to challenge a user, invite them to one's table, or watch their match. */
import { html, nothing } from '../vendor/lit.js';
import { post } from '../components/api.js';
import { openDialog } from '../components/dialog.js';
import { gameName, loadGames } from '../components/games.js';
import { icon } from '../components/icons.js';
import { NewTableForm } from '../components/new_table.js';
import { openSeatCount } from '../components/table_summary.js';
import { showError, showToast } from '../components/toast.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').Profile} Profile */

/** Open the form for a table to which the user is invited. @param {Profile} other */
async function openChallenge(other) {
  try {
    const cards = (await loadGames()).filter(card => card.seat_range[1] > 1);
    const form = new NewTableForm(cards, () => dialog.redraw(), {
      game: other.favourites[0],
      invitee: other.id,
    });
    const dialog = openDialog({
      title: t('social-challenge-them', { name: other.name }),
      body: () => form.template(),
    });
  } catch (refusal) {
    showError(refusal);
  }
}

/** @param {Profile} other @param {string} match */
async function invite(other, match) {
  try {
    await post(`/api/tables/${match}/invite`, { user_id: other.id });
    showToast(t('social-invitation-sent', { name: other.name }));
  } catch (refusal) {
    showError(refusal);
  }
}

/**
 * Return the buttons, or nothing if one of the users has blocked the other.
 * @param {Profile} other
 * @param {import('../types').Home | null} home the home data with the current user's tables
 */
export function challengeButtons(other, home) {
  const ownTables = (home?.own ?? []).filter(
    table => table.phase === 'gathering' && openSeatCount(table),
  );
  const [live] = other.tables;
  if (!other.relationship.unblocked) return nothing;
  return html`<button class="btn main" @click=${() => openChallenge(other)}>${t(
    'social-challenge',
  )}</button> ${ownTables.slice(0, 2).map(
    table =>
      html`<button class="btn" @click=${() => invite(other, table.match)}>
            ${t('social-invite-to', { game: gameName(table.game) })}
          </button>`,
  )}
    ${live ? html`<a class="btn" href="/t/${live.match}">${icon('eye')}${t('site-watch')}</a>` : nothing}`;
}
