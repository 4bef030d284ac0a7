/** The proof that the random seed of a match was fixed before the match started. */
import { html, nothing } from '../vendor/lit.js';
import { get } from '../components/api.js';
import { openDialog } from '../components/dialog.js';
import { icon } from '../components/icons.js';
import { matchesStored, storedNonce, storedCommitment } from '../components/shuffle_commitment.js';
import { t, errorText } from '../components/strings.js';

/**
 * Whether all checks passed and the proof contains the commitment and nonce that this browser
 * stored.
 * @param {import('../types').Proof} proof
 */
const isVerified = proof => proof.checks.every(check => check.passed) && matchesStored(proof);

/** @param {string} match */
export function showProof(match) {
  const commitment = storedCommitment(match);
  /** @type {unknown} */
  let body = html`<p class="muted">${t('site-loading')}</p>`;
  const dialog = openDialog({
    title: t('site-fairness'),
    wide: true,
    body: () => html`<p>${t('site-fairness-line')}</p>${body}`,
  });
  get(`/api/matches/${match}/proof`)
    .then(
      proof => proofTemplate(proof, commitment),
      refusal => html`<p class="muted">${errorText(refusal)}</p>`,
    )
    .then(words => {
      body = words;
      dialog.redraw();
    });
}

/**
 * @param {import('../types').Proof} proof
 * @param {string | null} promised
 */
function proofTemplate(proof, promised) {
  const isValid = isVerified(proof);
  const nonce = storedNonce(proof.match);
  const check = (
    /** @type {import('../types').Proof['checks'][number]} */ { passed: holds, text: words },
  ) => html`<li class="row">${icon(holds ? 'check' : 'x')}<span>${words}</span></li>`;
  return html`<p
    class="row verdict ${isValid ? 'good' : 'bad'}">${icon(isValid ? 'seal' : 'x')}
      <b>${t(isValid ? 'site-verified' : 'site-not-verified')}</b></p>
    <ul class="checks">${proof.checks.map(check)}</ul>
    <dl class="proof">${promised ? html`<dt>${t('site-commitment-shown')}</dt><dd>${promised}</dd>` : nothing}
      ${nonce ? html`<dt>${t('site-nonce')}</dt><dd>${nonce}</dd>` : nothing}
      <dt>${t('site-commitment')}</dt><dd>${proof.commitment}</dd><dt>${t('site-key')}</dt><dd>${proof.key}</dd>
      <dt>${t('site-seed')}</dt><dd>${proof.seed}</dd></dl>
    <p class="xs muted">${t('site-verify-yourself')}
      <code>parlour verify ${proof.match}${nonce ? ` --nonce ${nonce}` : ''}</code></p>`;
}
