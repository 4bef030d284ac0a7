/**
 * A card that looks up words in a room's word list, and lists other words from the same letters.
 */
import { html, live, nothing, render } from '../vendor/lit.js';
import { get } from '../components/api.js';
import { icon } from '../components/icons.js';
import { dictionaryLink } from '../components/word_link.js';
import { t, errorText } from '../components/strings.js';
/** @typedef {import('../types').LookedUp} LookedUp */

const MAX_LENGTH = 40;

/** @param {string} url */
const meaningLink = url => dictionaryLink(url, html`${icon('book')}${t('forum-word-meaning')}`);

/** @param {string} game @param {string} room */
export function dictionaryCard(game, room) {
  const card = document.createElement('section');
  card.className = 'card padded-card dictionary-card';
  card.setAttribute('aria-labelledby', 'h-words');
  let text = '';
  /** @type {LookedUp | null} */
  let result = null;
  let errorMessage = '';

  /** @param {string} word */
  async function lookUp(word) {
    text = word.trim();
    if (!text) return;
    errorMessage = '';
    try {
      result = await get(`/api/rooms/${game}/${room}/words?word=${encodeURIComponent(text)}`);
    } catch (refusal) {
      result = null;
      errorMessage = errorText(/** @type {any} */ (refusal));
    }
    draw();
  }

  /** @param {LookedUp} one */
  const lookupResult = ({
    word,
    found: isWord,
    other_words: otherWords,
    truncated: isTruncated,
    meaning_url: url,
  }) =>
    html`${
      word.includes('?')
        ? nothing
        : html`<p>${t(isWord ? 'forum-word-yes' : 'forum-word-no', { word })} ${url ? meaningLink(url) : nothing}</p>`
    }
      <p class="sub">${t('forum-word-others', { count: otherWords.length })}</p>
      <div class="chips">
        ${otherWords.map(other => html`<button class="chip" @click=${() => lookUp(other)}>${other}</button>`)}
      </div>
      ${isTruncated ? html`<p class="sub">${t('forum-word-more')}</p>` : nothing}`;

  function draw() {
    render(
      html`<h2 id="h-words">${t('forum-words')}</h2>
        <p class="sub">${t('forum-words-line')}</p>
        <form
          class="row"
          @submit=${(/** @type {SubmitEvent} */ event) => {
            event.preventDefault();
            lookUp(text);
          }}
        >
          <input
            class="input grow"
            maxlength=${MAX_LENGTH}
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
        <div role="status">${result ? lookupResult(result) : errorMessage}</div>`,
      card,
    );
  }
  draw();
  return card;
}
