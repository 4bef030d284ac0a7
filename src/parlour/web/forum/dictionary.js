/** A card that looks words up in the list of a room: whether it has them, and what else their letters make. */
import { html, live, nothing, render } from '../vendor/lit.js';
import { get } from '../components/api.js';
import { icon } from '../components/icons.js';
import { dictionaryLink } from '../components/word_link.js';
import { t, errorText } from '../components/strings.js';
/** @typedef {import('../types').LookedUp} LookedUp */

const LONGEST = 40;

/** @param {string} to */
const meaning = to => dictionaryLink(to, html`${icon('book')}${t('forum-word-meaning')}`);

/** @param {string} game @param {string} room */
export function wordbook(game, room) {
  const card = document.createElement('section');
  card.className = 'card sheet-of wordbook';
  card.setAttribute('aria-labelledby', 'h-words');
  let text = '';
  /** @type {LookedUp | null} */
  let found = null;
  let refused = '';

  /** @param {string} word */
  async function look(word) {
    text = word.trim();
    if (!text) return;
    refused = '';
    try {
      found = await get(`/api/rooms/${game}/${room}/words?word=${encodeURIComponent(text)}`);
    } catch (refusal) {
      found = null;
      refused = errorText(/** @type {any} */ (refusal));
    }
    draw();
  }

  /** @param {LookedUp} one */
  const answer = ({ word, found: has, other_words: others, truncated: more, meaning_url: to }) =>
    html`${
      word.includes('?')
        ? nothing
        : html`<p>${t(has ? 'forum-word-yes' : 'forum-word-no', { word })} ${to ? meaning(to) : nothing}</p>`
    }
      <p class="sub">${t('forum-word-others', { count: others.length })}</p>
      <div class="chips">
        ${others.map(other => html`<button class="chip" @click=${() => look(other)}>${other}</button>`)}
      </div>
      ${more ? html`<p class="sub">${t('forum-word-more')}</p>` : nothing}`;

  function draw() {
    render(
      html`<h2 id="h-words">${t('forum-words')}</h2>
        <p class="sub">${t('forum-words-line')}</p>
        <form
          class="row"
          @submit=${(/** @type {SubmitEvent} */ event) => {
            event.preventDefault();
            look(text);
          }}
        >
          <input
            class="input grow"
            maxlength=${LONGEST}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck="false"
            aria-label=${t('forum-word')}
            .value=${live(text)}
            @input=${(/** @type {any} */ event) => {
              text = event.target.value;
            }}
          /><button class="btn">${t('forum-word-look')}</button>
        </form>
        <div role="status">${found ? answer(found) : refused}</div>`,
      card,
    );
  }
  draw();
  return card;
}
