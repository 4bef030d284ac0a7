/** Asks guests who join by a link for their name. Left blank, the server's generated name stays. */
import { html, nothing } from '../vendor/lit.js';
import { currentUser, renameUser } from '../components/session.js';
import { t } from '../components/strings.js';

const KEY = 'parlour-named';
/** The generated name of a guest who never chose one; null for all others. @type {string | null} */
let generatedName = null;
let typed = '';

/**
 * Load whether the user has a generated name.
 * @param {() => void} redraw
 */
export function loadNamePrompt(redraw) {
  currentUser().then(
    person => {
      generatedName = person.role === 'guest' && !localStorage.getItem(KEY) ? person.name : null;
      redraw();
    },
    () => {},
  );
}

export const nameField = () =>
  generatedName === null
    ? nothing
    : html`<label class="field introduce">${t('site-your-name')}<input class="input" maxlength="32"
        autocomplete="nickname" placeholder=${generatedName} @input=${(
          /** @type {any} */ event,
        ) => {
          typed = event.target.value;
        }}></label>`;

/** Save the typed name before the user takes a seat, and do not ask again. */
export async function saveTypedName() {
  if (generatedName === null) return;
  const name = typed.trim();
  if (name) await renameUser(name);
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    /* a private window keeps nothing */
  }
  generatedName = null;
}
