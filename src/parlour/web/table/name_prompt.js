/** Asks guests who join by a link for their name. If it is blank, they keep the generated name. */
import { html, nothing } from '../vendor/lit.js';
import { currentUser, renameUser } from '../components/session.js';
import { t } from '../components/strings.js';

const KEY = 'parlour-named';
/**
 * The generated name of a guest who has not chosen a name; null for all other users.
 * @type {string | null}
 */
let generatedName = null;
let typed = '';

/**
 * Load the generated name of the user, if they have one.
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
    /* Storage is not available in a private window. */
  }
  generatedName = null;
}
