/** What happened, as the seat that looks saw it: the rows of the log, and the same words for the ear. */
import { html, nothing } from '../vendor/lit.js';
import { token } from '../house/icons.js';
import { moment, span } from '../house/time.js';
import { has, t } from '../house/words.js';
import { nameOf } from './names.js';
/** @typedef {import('../types').Entry} Entry */
/** @typedef {import('../types').Sitter} Sitter */

/**
 * A piece of news as a sentence; seats it names come with their people's names (`to_seat` brings `to_seat_name`).
 * @param {string} game @param {(Sitter | null)[]} chairs @param {import('../types').News} news
 */
export function newsWords(game, chairs, { what, seat, details }) {
  const named = Object.entries(details ?? {}).filter(
    ([key, value]) => /(^|_)seat$/.test(key) && typeof value === 'number',
  );
  const names = Object.fromEntries(named.map(([key, value]) => [`${key}_name`, nameOf(chairs, Number(value))]));
  return t(`${game}-news-${what}`, { ...names, ...details, name: nameOf(chairs, seat), seat: seat ?? '' });
}

/** @param {string} game @param {(Sitter | null)[]} chairs @param {Entry} entry */
const sentences = (game, chairs, entry) =>
  (entry.news ?? []).filter(news => has(`${game}-news-${news.what}`)).map(news => newsWords(game, chairs, news));

/**
 * The deed alone, without what followed from it.
 * @param {string} game
 * @param {(Sitter | null)[]} chairs
 * @param {Entry} entry
 */
export const deed = (game, chairs, entry) => sentences(game, chairs, entry)[0] ?? entryWords(game, chairs, entry);

/**
 * An entry of the history in words; nothing for what needs none.
 * @param {string} game
 * @param {(Sitter | null)[]} chairs
 * @param {Entry} entry
 */
export function entryWords(game, chairs, entry) {
  const name = nameOf(chairs, entry.seat);
  const told = sentences(game, chairs, entry);
  if (told.length) return told.join('\n');
  const words = `house-log-${entry.kind}${entry.details?.anew ? '-anew' : ''}${entry.details?.for ? '-for' : ''}`;
  return has(words) ? t(words, { ...entry.details, name }) : '';
}

/**
 * What an entry's news is made of, such as the words of a play.
 * @param {string} game
 * @param {(Sitter | null)[]} chairs
 * @param {Entry} entry
 */
const parts = (game, chairs, entry) =>
  (entry.news ?? [])
    .flatMap(news => news.parts ?? [])
    .filter(part => has(`${game}-news-${part.what}`))
    .map(part => newsWords(game, chairs, part));
/**
 * An entry for the ear: what happened and where.
 * @param {string} game @param {(Sitter | null)[]} chairs @param {Entry} entry
 */
export const spoken = (game, chairs, entry) =>
  [entryWords(game, chairs, entry), parts(game, chairs, entry).join(', ')].filter(Boolean).join(' ');

/** The places on the board that an entry tells of. @param {Entry} entry @returns {string[]} */
const places = entry =>
  (entry.news ?? []).flatMap(news => [
    ...(news.places ?? []),
    ...(news.parts ?? []).flatMap(part => part.places ?? []),
  ]);

/** @typedef {{ entry: Entry, step: number, n: number, words: string, parts: string[], mark: unknown }} Row */
/** What the house gave back for the line on which a decision came. @param {Entry} entry */
const given = ({ details }) => (details?.lag ? t('house-lag-given', { ms: details.lag }) : '');

/** @param {Row} row */
const cells = ({ entry, n, words, parts, mark }) =>
  html`<span class="n">${n || nothing}</span>
    <span class="b">${entry.seat === null ? nothing : token(entry.seat, 'tiny')}</span
    ><span class="w">${mark}${words} ${parts.length ? html`<small>${parts.join(' · ')}</small>` : nothing}</span>
    <span class="tm" title=${[moment(entry.at), given(entry)].filter(Boolean).join(' · ')}
      >${entry.kind === 'moved' ? span(entry.spent_ms) : ''}</span
    >`;

/**
 * @param {string} game @param {(Sitter | null)[]} chairs @param {Entry[]} entries
 * @param {{ at?: number, seq?: number | null, go?: (step: number, entry: Entry) => void,
 *   may?: (entry: Entry) => boolean, light?: (places: string[]) => void, mark?: (step: number) => unknown }} [acts]
 *   the step (or the position of the log) that is shown, how to go to another and which may be gone to, how to light
 *   places on the board, and a mark before the words of a step
 */
export function logRows(game, chairs, entries, { at, seq, go, may = () => true, light, mark } = {}) {
  let number = 0;
  /** @type {Row[]} */
  const rows = entries.map((entry, step) => ({
    entry,
    step,
    n: entry.kind === 'moved' ? ++number : 0,
    words: entryWords(game, chairs, entry),
    parts: parts(game, chairs, entry),
    mark: mark?.(step) ?? nothing,
  }));
  const told = rows.filter(row => row.words);
  if (!told.length) return html`<p class="none muted">${t('house-log-empty')}</p>`;
  return html`<ol class="log">
    ${told.map((row, i) => {
      const newest = at === undefined && (seq ?? null) === null;
      const now = newest ? i === told.length - 1 : row.step === at || row.entry.seq === seq;
      const body =
        go && may(row.entry)
          ? html`<button aria-current=${now ? 'step' : nothing} @click=${() => go(row.step, row.entry)}>
              ${cells(row)}
            </button>`
          : html`<div>${cells(row)}</div>`;
      const lit = light ? places(row.entry) : [];
      const show = () => light?.(lit);
      const hide = () => light?.([]);
      if (!lit.length) return html`<li class=${now ? 'now' : ''}>${body}</li>`;
      return html`<li
        class="${now ? 'now ' : ''}lights"
        @pointerenter=${show}
        @pointerleave=${hide}
        @focusin=${show}
        @focusout=${hide}
      >
        ${body}
      </li>`;
    })}
  </ol>`;
}
