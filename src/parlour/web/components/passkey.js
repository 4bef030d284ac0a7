/** Passkeys: the browser's own dialog, between a question of the house and its answer. */
import { post } from './api.js';

/** Browsers know passkeys by a host's name, never by a number. */
export const supportsPasskeys = () =>
  'PublicKeyCredential' in window &&
  // Safari before 18.4 has passkeys without these.
  ['parseCreationOptionsFromJSON', 'parseRequestOptionsFromJSON'].every(
    name => name in PublicKeyCredential,
  ) &&
  isSecureContext &&
  !/^[\d.]+$|^\[/.test(location.hostname);

/** Make a passkey for whoever is signed in. @param {string} [password] */
export async function createPasskey(password) {
  const options = await post('/api/account/passkeys/registration-options', { password });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = /** @type {PublicKeyCredential} */ (
    await navigator.credentials.create({ publicKey })
  );
  await post('/api/account/passkeys', { credential: credential.toJSON() });
}

/** Sign in with a passkey of this device. */
export async function signInWithPasskey() {
  const options = await post('/api/account/passkeys/authentication-options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = /** @type {PublicKeyCredential} */ (
    await navigator.credentials.get({ publicKey })
  );
  await post('/api/account/passkeys/sign-in', { credential: credential.toJSON() });
}
