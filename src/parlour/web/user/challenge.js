/** Meeting a person at a table: a challenge, a chair at mine, or a look over their shoulder. */
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

/** Lay a table and ask somebody to it. @param {Profile} other */
async function challenge(other) {
  try {
    const cards = (await loadGames()).filter(card => card.seat_range[1] > 1);
    const sheet = new NewTableForm(cards, () => dialog.redraw(), {
      game: other.favourites[0],
      invitee: other.id,
    });
    const dialog = openDialog({
      title: t('social-challenge-them', { name: other.name }),
      body: () => sheet.template(),
    });
  } catch (refusal) {
    showError(refusal);
  }
}

/** @param {Profile} other @param {string} match */
async function ask(other, match) {
  try {
    await post(`/api/tables/${match}/invite`, { user_id: other.id });
    showToast(t('social-invitation-sent', { name: other.name }));
  } catch (refusal) {
    showError(refusal);
  }
}

/**
 * The ways to meet somebody; nothing across a block.
 * @param {Profile} other
 * @param {import('../types').Home | null} home where my own tables are
 */
export function meetings(other, home) {
  const mine = (home?.own ?? []).filter(
    table => table.phase === 'gathering' && openSeatCount(table),
  );
  const [live] = other.tables;
  if (!other.relationship.unblocked) return nothing;
  return html`<button class="btn main" @click=${() => challenge(other)}>${t('social-challenge')}</button> ${mine
    .slice(0, 2)
    .map(
      table =>
        html`<button class="btn" @click=${() => ask(other, table.match)}>
            ${t('social-invite-to', { game: gameName(table.game) })}
          </button>`,
    )}
    ${live ? html`<a class="btn" href="/t/${live.match}">${icon('eye')}${t('site-watch')}</a>` : nothing}`;
}
