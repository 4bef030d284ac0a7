/** A search field that marks every match in the page; keys and buttons move between matches. */
import { html, live, nothing, render } from '../vendor/lit.js';
import { icon } from './icons.js';
import { t } from './strings.js';

/** Minimum length of a query; shorter queries would match too much. */
const MIN_LETTERS = 2;
/** Block elements; a match never spans two of them. */
const BLOCKS = 'p, li, td, th, h1, h2, h3, h4, pre, blockquote, summary';
/** Elements that are not searched because the page hides them. */
const HIDDEN = 'h1';

/** Return the text in lower case and without accents, at the same length. @param {string} text */
function normalizeText(text) {
  const letters = Array.from(text, letter => {
    if (/\s/u.test(letter)) return ' ';
    const [first] = letter.normalize('NFD').toLowerCase();
    return first.length === letter.length ? first : letter;
  });
  return letters.join('');
}

/**
 * Return the normalized text of an element and the offset of each text node in it.
 * @param {HTMLElement} root
 */
function indexText(root) {
  /** @type {{ node: Text, from: number }[]} */
  const pieces = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let text = '';
  /** @type {Element | null | undefined} */
  let block;
  while (walker.nextNode()) {
    const node = /** @type {Text} */ (walker.currentNode);
    const textBlock = node.parentElement?.closest(BLOCKS);
    if (textBlock?.matches(HIDDEN)) continue;
    if (textBlock !== block) text += '\n';
    block = textBlock;
    pieces.push({ node, from: text.length });
    text += normalizeText(node.data);
  }
  return { pieces, text };
}

/**
 * Wrap a part of a text node in a `mark` element.
 * @param {Text} node
 * @param {number} from
 * @param {number} to
 */
function wrapInMark(node, from, to) {
  const mark = document.createElement('mark');
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  range.surroundContents(mark);
  return mark;
}

/**
 * Mark every match. A match that spans several text nodes has several `mark` elements.
 * @param {HTMLElement} root
 * @param {string} query
 */
function markMatches(root, query) {
  const { pieces, text } = indexText(root);
  const needle = normalizeText(query.normalize('NFC').trim().replace(/\s+/gu, ' '));
  const starts = [];
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length))
    starts.push(at);
  /** @type {HTMLElement[][]} */
  const matches = [];
  // Matches are marked from last to first, so that the text nodes before a match remain valid.
  for (const start of starts.reverse()) {
    const end = start + needle.length;
    const covered = pieces
      .filter(({ node, from }) => from < end && from + node.length > start)
      .reverse();
    const marks = covered.map(({ node, from }) =>
      wrapInMark(node, Math.max(0, start - from), Math.min(node.length, end - from)),
    );
    matches.unshift(marks.reverse());
  }
  return matches;
}

/** Remove all marks. @param {HTMLElement} root */
function unmark(root) {
  for (const element of root.querySelectorAll('mark')) {
    const parent = /** @type {Element} */ (element.parentElement);
    element.replaceWith(...element.childNodes);
    parent.normalize();
  }
}

/**
 * Mount a search field for a part of the page.
 * @param {HTMLElement} host the element that receives the field
 * @param {HTMLElement} root the element that is searched
 * @param {string} label
 * @param {(isSearching: boolean) => void} [onChange] called after the marks have changed
 */
export function mountFindBar(host, root, label, onChange = () => {}) {
  /** @type {HTMLElement[][]} */
  let matches = [];
  let current = 0;
  let query = '';
  const isSearching = () => query.trim().length >= MIN_LETTERS;
  /** @param {number} to */
  const goTo = to => {
    if (!matches.length) return;
    for (const element of matches[current]) element.classList.remove('at');
    current = (to + matches.length) % matches.length;
    for (const element of matches[current]) element.classList.add('at');
    const details = matches[current][0].closest('details');
    if (details && !matches[current][0].closest('summary')) details.open = true;
    matches[current][0].scrollIntoView({ block: 'center' });
    draw();
  };
  /** @param {string} text */
  const search = text => {
    query = text;
    unmark(root);
    matches = isSearching() ? markMatches(root, query) : [];
    current = 0;
    onChange(isSearching());
    if (matches.length) goTo(0);
    else draw();
  };
  /** @param {KeyboardEvent} event */
  const handleKey = event => {
    if (event.key === 'Escape') search('');
    else if (event.key === 'Enter') goTo(current + (event.shiftKey ? -1 : 1));
    else return;
    event.preventDefault();
  };
  const statusText = () => {
    if (!isSearching()) return nothing;
    return matches.length
      ? t('find-at', { at: current + 1, count: matches.length })
      : t('find-none', { words: query.trim() });
  };
  /** @param {string} name @param {string} iconName @param {number} delta */
  const stepButton = (name, iconName, delta) =>
    html`<button class="btn sq" aria-label=${t(name)} title=${t(name)} ?disabled=${!matches.length}
      @click=${() => goTo(current + delta)}>${icon(iconName)}</button>`;
  const draw = () =>
    render(
      html`<input class="input grow" type="search" aria-label=${label} placeholder=${label} aria-keyshortcuts="/"
          autocomplete="off" .value=${live(query)} @keydown=${handleKey}
          @input=${(/** @type {any} */ event) => search(event.target.value)} />
        ${stepButton('find-previous', 'up', -1)}${stepButton('find-next', 'down', 1)}
        <span class="muted xs" role="status">${statusText()}</span>`,
      host,
    );
  host.className = 'page-search';
  host.setAttribute('role', 'search');
  draw();
  addEventListener('keydown', event => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (
      event.key !== '/' ||
      event.ctrlKey ||
      event.metaKey ||
      target.matches?.('input, textarea, select')
    )
      return;
    event.preventDefault();
    host.querySelector('input')?.focus();
  });
}
