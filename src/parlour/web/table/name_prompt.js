/** Whoever comes by a link says their name where they sit down; left blank, the house finds one. */
import { html, nothing } from '../vendor/lit.js';
import { currentUser, renameUser } from '../components/session.js';
import { t } from '../components/strings.js';

const KEY = 'parlour-named';
/**
 * The name the house found for a guest who never said one, null for everybody else.
 * @type {string | null}
 */
let generatedName = null;
let typed = '';

/**
 * Learn whether somebody is here whose name nobody knows.
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

/** Take the name that was typed before one sits down, and ask no more. */
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
