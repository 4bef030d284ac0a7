/** Passkeys: creates them and signs in with them, through the browser's WebAuthn dialog. */
import { post } from './api.js';

/** Whether passkeys are available. Browsers do not allow them if the host is an IP address. */
export const supportsPasskeys = () =>
  'PublicKeyCredential' in window &&
  // Safari before 18.4 supports passkeys, but lacks these functions.
  ['parseCreationOptionsFromJSON', 'parseRequestOptionsFromJSON'].every(
    name => name in PublicKeyCredential,
  ) &&
  isSecureContext &&
  !/^[\d.]+$|^\[/.test(location.hostname);

/** Create a passkey for the current user. @param {string} [password] */
export async function createPasskey(password) {
  const options = await post('/api/account/passkeys/registration-options', { password });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = /** @type {PublicKeyCredential} */ (
    await navigator.credentials.create({ publicKey })
  );
  await post('/api/account/passkeys', { credential: credential.toJSON() });
}

/** Sign in with a passkey. */
export async function signInWithPasskey() {
  const options = await post('/api/account/passkeys/authentication-options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = /** @type {PublicKeyCredential} */ (
    await navigator.credentials.get({ publicKey })
  );
  await post('/api/account/passkeys/sign-in', { credential: credential.toJSON() });
}
