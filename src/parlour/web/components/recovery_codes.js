/** Recovery codes, shown once: to print, copy or download. */
import { html } from '../vendor/lit.js';
import { copyText } from './copy.js';
import { avatar } from './avatar.js';
import { icon } from './icons.js';
import { language, t } from './strings.js';
import { showToast } from './toast.js';

/**
 * Return the card with new recovery codes.
 * @param {string[]} codes
 * @param {string} name the user's name
 */
export function recoveryCodesCard(codes, name) {
  const today = new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(new Date());
  const copyAll = async () => {
    if (await copyText(codes.join('\n'))) showToast(t('account-codes-copied'));
    else showToast(t('account-codes-not-copied'), 'x');
  };
  const text = [`Parlour · ${name}`, `${location.host} · ${today}`, '', ...codes, ''].join('\n');
  const file = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  return html`<section class="card padded-card" aria-label=${t('account-codes')}>
    <div class="name-row">
      ${avatar(name, true)}
      <div class="grow">
        <b>Parlour · ${name}</b>
        <p class="xs muted">${location.host} · ${today}</p>
      </div>
    </div>
    <ol class="codes">
      ${codes.map(code => html`<li>${code}</li>`)}
    </ol>
    <div class="row wrapping no-print">
      <button class="btn main" @click=${() => print()}>${icon('print')}${t('account-codes-print')}</button>
      <button class="btn" @click=${copyAll}>${icon('copy')}${t('account-codes-copy')}</button>
      <a class="btn" href=${file} download="parlour-codes.txt">${t('account-codes-file')}</a>
    </div>
  </section>`;
}
