/** The devices on which the user is signed in, with a sign-out button for each. */
import { html, nothing } from '../vendor/lit.js';
import { post } from '../components/api.js';
import { confirmDialog } from '../components/dialog.js';
import { icon } from '../components/icons.js';
import { formatTime } from '../components/time.js';
import { showError, showToast } from '../components/toast.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').Device} Device */

const PHONES = /iPhone|Android/;

/** @param {Device} device @param {() => Promise<void>} load */
async function signOutDevice(device, load) {
  try {
    await post(`/api/account/devices/${device.id}/sign-out`);
    showToast(t('account-device-signed-out'));
    await load();
  } catch (refusal) {
    showError(refusal);
  }
}
/** @param {() => Promise<void>} load */
async function signOutOthers(load) {
  if (
    !(await confirmDialog({
      title: t('account-devices-sign-out-others'),
      confirmText: t('account-devices-sign-out-others'),
      danger: true,
    }))
  )
    return;
  try {
    await post('/api/account/devices/sign-out-others');
    showToast(t('account-devices-signed-out'));
    await load();
  } catch (refusal) {
    showError(refusal);
  }
}

/**
 * @param {Device} device
 * @param {string} provider name of the identity provider; empty for none
 * @param {() => Promise<void>} load
 */
const deviceItem = (device, provider, load) => {
  const name = device.device || t('account-device-unknown');
  const isProviderUnlinked = device.opened_with === 'provider' && !provider;
  const method = isProviderUnlinked ? 'away' : device.opened_with || 'guest';
  const line = t('account-device-line', {
    how: method,
    provider,
    seen: formatTime(device.last_seen_at),
  });
  return html`<li>
    ${icon(PHONES.test(device.device) ? 'phone' : 'screen')}<span class="grow"
      ><b>${name}</b><span class="d">${line}</span></span
    >${
      device.current
        ? html`<span class="status-tag ok">${t('account-device-here')}</span>`
        : html`<button class="btn sm" @click=${() => signOutDevice(device, load)}>
            ${t('account-device-sign-out')}<span class="visually-hidden"> ${name}</span></button>`
    }
  </li>`;
};

/**
 * @param {Device[]} devices
 * @param {string} provider
 * @param {() => Promise<void>} load called after a device was signed out
 */
export const devicesCard = (devices, provider, load) =>
  html`<section class="card padded-card" id="devices">
    <div class="row wrapping">
      <h2 class="grow">${t('account-devices')}</h2>
      ${
        devices.some(device => !device.current)
          ? html`<button class="btn sm danger" @click=${() => signOutOthers(load)}>${t(
              'account-devices-sign-out-others',
            )}</button>`
          : nothing
      }
    </div>
    <ul class="lines">
      ${devices.map(device => deviceItem(device, provider, load))}
    </ul>
  </section>`;
