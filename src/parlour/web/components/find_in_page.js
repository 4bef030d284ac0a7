/** Words are found on a page of text: every place is marked as one types, and the keys lead from one to the next. */
import { html, live, nothing, render } from '../vendor/lit.js';
import { icon } from './icons.js';
import { t } from './strings.js';

/** Fewer letters would mark half of a page. */
const LEAST = 2;
/** What ends a sentence: words are never found across two of these. */
const BLOCKS = 'p, li, td, th, h1, h2, h3, h4, pre, blockquote, summary';
/** What the page does not show. */
const HIDDEN = 'h1';

/** A text as it is compared, as long as it was: without capitals and strokes of the pen. @param {string} text */
function plain(text) {
  const letters = Array.from(text, letter => {
    if (/\s/u.test(letter)) return ' ';
    const [first] = letter.normalize('NFD').toLowerCase();
    return first.length === letter.length ? first : letter;
  });
  return letters.join('');
}

/** The text of a page as it is compared, and where each of its pieces begins. @param {HTMLElement} root */
function read(root) {
  /** @type {{ node: Text, from: number }[]} */
  const pieces = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let text = '';
  /** @type {Element | null | undefined} */
  let block;
  while (walker.nextNode()) {
    const node = /** @type {Text} */ (walker.currentNode);
    const of = node.parentElement?.closest(BLOCKS);
    if (of?.matches(HIDDEN)) continue;
    if (of !== block) text += '\n';
    block = of;
    pieces.push({ node, from: text.length });
    text += plain(node.data);
  }
  return { pieces, text };
}

/** Mark a part of a piece. @param {Text} node @param {number} from @param {number} to */
function marked(node, from, to) {
  const mark = document.createElement('mark');
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  range.surroundContents(mark);
  return mark;
}

/**
 * Mark every place that says something; where a part of it is bold a place is several marks.
 * @param {HTMLElement} root @param {string} words
 */
function mark(root, words) {
  const { pieces, text } = read(root);
  const sought = plain(words.normalize('NFC').trim().replace(/\s+/gu, ' '));
  const starts = [];
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + sought.length))
    starts.push(at);
  /** @type {HTMLElement[][]} */
  const places = [];
  // From the last to the first: whatever stands before a mark keeps its node.
  for (const start of starts.reverse()) {
    const end = start + sought.length;
    const held = pieces
      .filter(({ node, from }) => from < end && from + node.length > start)
      .reverse();
    const marks = held.map(({ node, from }) =>
      marked(node, Math.max(0, start - from), Math.min(node.length, end - from)),
    );
    places.unshift(marks.reverse());
  }
  return places;
}

/** @param {HTMLElement} root */
function unmark(root) {
  for (const one of root.querySelectorAll('mark')) {
    const parent = /** @type {Element} */ (one.parentElement);
    one.replaceWith(...one.childNodes);
    parent.normalize();
  }
}

/**
 * Draw a field that finds words in a part of the page.
 * @param {HTMLElement} host @param {HTMLElement} root what is searched @param {string} label
 * @param {(seeking: boolean) => void} [changed] hears of new marks in the part
 */
export function mountFindBar(host, root, label, changed = () => {}) {
  /** @type {HTMLElement[][]} */
  let places = [];
  let at = 0;
  let words = '';
  const seeking = () => words.trim().length >= LEAST;
  /** @param {number} to */
  const go = to => {
    if (!places.length) return;
    for (const one of places[at]) one.classList.remove('at');
    at = (to + places.length) % places.length;
    for (const one of places[at]) one.classList.add('at');
    const details = places[at][0].closest('details');
    if (details && !places[at][0].closest('summary')) details.open = true;
    places[at][0].scrollIntoView({ block: 'center' });
    draw();
  };
  /** @param {string} text */
  const seek = text => {
    words = text;
    unmark(root);
    places = seeking() ? mark(root, words) : [];
    at = 0;
    changed(seeking());
    if (places.length) go(0);
    else draw();
  };
  /** @param {KeyboardEvent} event */
  const key = event => {
    if (event.key === 'Escape') seek('');
    else if (event.key === 'Enter') go(at + (event.shiftKey ? -1 : 1));
    else return;
    event.preventDefault();
  };
  const told = () => {
    if (!seeking()) return nothing;
    return places.length
      ? t('find-at', { at: at + 1, count: places.length })
      : t('find-none', { words: words.trim() });
  };
  /** @param {string} name @param {string} sign @param {number} by */
  const step = (name, sign, by) =>
    html`<button class="btn sq" aria-label=${t(name)} title=${t(name)} ?disabled=${!places.length}
      @click=${() => go(at + by)}>${icon(sign)}</button>`;
  const draw = () =>
    render(
      html`<input class="input grow" type="search" aria-label=${label} placeholder=${label} aria-keyshortcuts="/"
          autocomplete="off" .value=${live(words)} @keydown=${key}
          @input=${(/** @type {any} */ event) => seek(event.target.value)} />
        ${step('find-previous', 'up', -1)}${step('find-next', 'down', 1)}
        <span class="muted xs" role="status">${told()}</span>`,
      host,
    );
  host.className = 'finder';
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
