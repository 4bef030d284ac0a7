/** The rows of the log from the view of the shown seat, and their text for screen readers. */
import { html, nothing } from '../vendor/lit.js';
import { seatToken } from '../components/icons.js';
import { formatTime, formatDuration } from '../components/time.js';
import { hasMessage, t } from '../components/strings.js';
import { mergeGroups } from './log_groups.js';
import { withBadges } from '../components/bot_badge.js';
import { seatName } from './names.js';
/** @typedef {import('../types').MoveListEntry} MoveListEntry */
/** @typedef {import('../types').SeatOccupant} SeatOccupant */

/**
 * Return a log entry as a sentence. For each seat in the details, such as `to_seat`, the message
 * also has the name (`to_seat_name`).
 * @param {string} game
 * @param {(SeatOccupant | null)[]} occupants
 * @param {import('../types').LogEntry} news
 */
export function logEntryText(game, occupants, { what, seat, details }) {
  const seatDetails = Object.entries(details ?? {}).filter(
    ([key, value]) => /(^|_)seat$/.test(key) && typeof value === 'number',
  );
  const names = Object.fromEntries(
    seatDetails.map(([key, value]) => [`${key}_name`, seatName(occupants, Number(value))]),
  );
  return t(`${game}-news-${what}`, {
    ...names,
    ...details,
    name: seatName(occupants, seat),
    seat: seat ?? '',
  });
}

/**
 * @param {string} game
 * @param {(SeatOccupant | null)[]} occupants
 * @param {MoveListEntry} entry
 */
const sentences = (game, occupants, entry) =>
  (entry.log_entries ?? [])
    .filter(news => hasMessage(`${game}-news-${news.what}`))
    .map(news => logEntryText(game, occupants, news));

/**
 * Return the sentence for an action without its consequences.
 * @param {string} game
 * @param {(SeatOccupant | null)[]} occupants
 * @param {MoveListEntry} entry
 */
export const actionSentence = (game, occupants, entry) =>
  sentences(game, occupants, entry)[0] ?? moveListText(game, occupants, entry);

/**
 * Return an entry of the move list as text, which may be empty.
 * @param {string} game
 * @param {(SeatOccupant | null)[]} occupants
 * @param {MoveListEntry} entry
 */
export function moveListText(game, occupants, entry) {
  const name = seatName(occupants, entry.seat);
  const texts = sentences(game, occupants, entry);
  if (texts.length) return texts.join('\n');
  const variant = ['redrawn', 'for', 'withdrawn'].find(one => entry.details?.[one]);
  const words = `site-log-${entry.kind}${variant ? `-${variant}` : ''}`;
  return hasMessage(words) ? t(words, { ...entry.details, name }) : '';
}

/**
 * Return the texts of an entry's parts, such as the words of a play.
 * @param {string} game
 * @param {(SeatOccupant | null)[]} occupants
 * @param {MoveListEntry} entry
 */
const partTexts = (game, occupants, entry) =>
  (entry.log_entries ?? [])
    .flatMap(news => news.parts ?? [])
    .filter(part => hasMessage(`${game}-news-${part.what}`))
    .map(part => logEntryText(game, occupants, part));
/**
 * Return an entry as text for screen readers, including the places on the board.
 * @param {string} game
 * @param {(SeatOccupant | null)[]} occupants
 * @param {MoveListEntry} entry
 */
export const spokenText = (game, occupants, entry) =>
  [moveListText(game, occupants, entry), partTexts(game, occupants, entry).join(', ')]
    .filter(Boolean)
    .join(' ');

/**
 * Return the places on the board that an entry concerns.
 * @param {MoveListEntry} entry
 * @returns {string[]}
 */
const entryPlaces = entry =>
  (entry.log_entries ?? []).flatMap(news => [
    ...(news.places ?? []),
    ...(news.parts ?? []).flatMap(part => part.places ?? []),
  ]);

/**
 * Return the text for the lag compensation of an entry.
 * @param {MoveListEntry} entry
 */
const lagCompensation = ({ details }) =>
  details?.lag ? t('site-lag-compensation', { ms: details.lag }) : '';

/**
 * Return the tooltip of a row, with the complete text, the time and the duration.
 * @param {Row} row
 */
const rowTitle = ({ entry, words }) =>
  [
    words,
    formatTime(entry.at),
    entry.kind === 'moved' ? formatDuration(entry.spent_ms) : '',
    lagCompensation(entry),
  ]
    .filter(Boolean)
    .join('\n');

/** @param {string | number | undefined} points */
const signedPoints = points =>
  typeof points === 'number' && points > 0 ? `+${points}` : String(points ?? '').replace('-', '−');

/**
 * Return the marks of a row that shows the decisions of several seats, each next to its seat, or
 * nothing if no step has a mark.
 * @param {number[]} steps
 * @param {MoveListEntry[]} entries
 * @param {(step: number) => unknown} mark
 */
function seatMarks(steps, entries, mark) {
  const marked = steps
    .map(step => ({ seat: entries[step].seat, sign: mark(step) }))
    .filter(({ seat, sign }) => seat !== null && sign && sign !== nothing);
  return marked.length
    ? html`<span class="seat-marks">${marked.map(
        ({ seat, sign }) => html`<span>${seatToken(Number(seat), 'tiny')}${sign}</span>`,
      )}</span>`
    : nothing;
}

/**
 * Return one line of a row, in the columns of the log.
 * @param {Line} line
 * @param {(SeatOccupant | null)[]} occupants
 * @param {unknown} first the content of the first column
 * @param {unknown} [marks] the marks of a row of several steps
 */
const lineTemplate = ({ seat, row, words, points, total }, occupants, first, marks = nothing) => {
  const location = row?.location ? html`<small class="at">${row.location}</small> ` : nothing;
  const content = row
    ? html`${row.glyph ?? nothing}<span>${location}<b>${
        row.text
      }</b>${row.note ? html` <small>${row.note}</small>` : nothing}</span>`
    : html`<span class="sentence">${withBadges(words, occupants)}</span>`;
  const isPlain = !signedPoints(points) && (total ?? '') === '';
  return html`<span class="line ${isPlain ? 'plain' : ''}"><span class="n">${first}</span>
    <span class="b">${seat === null ? nothing : seatToken(seat, 'tiny')}</span><span class="w">${content}${marks}</span>
    <span class="pts">${signedPoints(points)}</span><span class="tot">${total ?? ''}</span></span>`;
};

/**
 * `news`: the log entry that the line shows, if it shows a single one.
 * @typedef {{ seat: number | null, row: import('../types').LogRow | null, words: string, news?:
 *   import('../types').LogEntry, points?: string | number, total?: string | number }} Line
 */
/**
 * `steps`: all steps of a row of several entries. `grouped`: the log entries that share its first
 * line.
 * @typedef {{ entry: MoveListEntry, step: number, steps: number[], n: number, words: string,
 *   lines: Line[], grouped: import('../types').LogEntry[] }} Row
 */

/** The points of all seats after each decision, including take-backs. */
class RunningScores {
  constructor() {
    /** @type {Map<number, number[]>} points by log position */
    this.at = new Map();
    /** @type {number[]} */
    this.now = [];
  }

  /**
   * Add an entry and return the points that each seat gained.
   * @param {MoveListEntry} entry
   * @returns {number[]}
   */
  add({ seq, scores, kind, details }) {
    const before = this.now;
    if (kind === 'tookback') {
      const kept = [...this.at.keys()].filter(known => known <= Number(details.to));
      this.now = this.at.get(Math.max(...kept)) ?? [];
    } else this.now = scores ?? before;
    this.at.set(seq, this.now);
    return this.now.map((points, seat) => points - (before[seat] ?? 0));
  }
}

/**
 * Return the lines of a row, one for each log entry. The game can draw an entry; other entries are
 * text. The points of a seat appear only once.
 * @param {string} game
 * @param {(SeatOccupant | null)[]} occupants
 * @param {MoveListEntry} entry
 * @param {RunningScores} scores
 * @param {import('../types').GameUI | undefined} ui
 * @returns {Line[]}
 */
function rowLines(game, occupants, entry, scores, ui) {
  const gained = scores.add(entry);
  const named = new Set();
  const news = (entry.log_entries ?? []).filter(one => hasMessage(`${game}-news-${one.what}`));
  if (!news.length)
    return [{ seat: entry.seat, row: null, words: moveListText(game, occupants, entry) }];
  return news.map(one => {
    const row = ui?.logRow?.(one, t) ?? null;
    const seat = one.seat ?? null;
    const worth =
      seat !== null && entry.scores && !named.has(seat) && (gained[seat] || !named.size);
    if (seat !== null) named.add(seat);
    const points = row?.points ?? (worth ? gained[seat] : undefined);
    const total = row?.total ?? (worth ? scores.now[seat] : undefined);
    return { seat, row, news: one, words: logEntryText(game, occupants, one), points, total };
  });
}

/**
 * @param {string} game
 * @param {(SeatOccupant | null)[]} occupants
 * @param {MoveListEntry[]} entries
 * @param {{ ui?: import('../types').GameUI, at?: number, seq?: number | null, go?: (step: number,
 *   entry: MoveListEntry) => void, may?: (entry: MoveListEntry) => boolean, light?: (places:
 *   string[]) => void, mark?: (step: number) => unknown }} [acts] `ui`: the UI of the game, which
 *   can draw rows; `at`, `seq`: the shown step or log position; `go`: shows another step; `may`:
 *   whether an entry can be shown; `light`: highlights places on the board; `mark`: a mark before
 *   the number of a step
 */
export function logRows(
  game,
  occupants,
  entries,
  { ui, at, seq, go, may = () => true, light, mark } = {},
) {
  let number = 0;
  const scores = new RunningScores();
  /** @type {Row[]} */
  const single = entries.map((entry, step) => ({
    entry,
    step,
    steps: [step],
    grouped: [],
    n: entry.kind === 'moved' ? ++number : 0,
    words: spokenText(game, occupants, entry),
    lines: rowLines(game, occupants, entry, scores, ui),
  }));
  const rows = mergeGroups(single, ui);
  const shown = rows.filter(row => row.words);
  if (!shown.length) return html`<p class="none muted">${t('site-log-empty')}</p>`;
  const newest = at === undefined && (seq ?? null) === null;
  const here = shown.findIndex((row, i) =>
    newest
      ? i === shown.length - 1
      : row.steps.some(step => step === at || entries[step].seq === seq),
  );
  const [points, total] = ui?.logColumns?.(t) ?? [t('site-log-points'), t('site-log-total')];
  const counted = rows.some(row => row.lines.some(line => line.total !== undefined));
  return html`<div class="log-head line ${counted ? '' : 'plain'}" aria-hidden="true"
      ><span class="n">№</span><span class="b"></span><span
      >${t('site-log-move')}</span><span class="pts">${counted ? points : ''}</span><span
      class="tot">${counted ? total : ''}</span></div>
    <ol class="log">${shown.map((row, i) => {
      const state = i === here ? 'now' : !newest && here >= 0 && i > here ? 'later' : '';
      const isMerged = row.steps.length > 1;
      const first = html`${isMerged ? nothing : (mark?.(row.step) ?? nothing)}${row.n || nothing}`;
      const marks = isMerged && mark ? seatMarks(row.steps, entries, mark) : nothing;
      const body = html`<span class="visually-hidden">${row.words}</span><span aria-hidden="true" title=${rowTitle(row)}
        >${row.lines.map((line, j) =>
          j ? lineTemplate(line, occupants, nothing) : lineTemplate(line, occupants, first, marks),
        )}</span>`;
      const inner =
        go && may(row.entry)
          ? html`<button aria-current=${i === here ? 'step' : nothing} @click=${() => go(row.step, row.entry)}>
              ${body}
            </button>`
          : html`<div>${body}</div>`;
      const lit = light ? entryPlaces(row.entry) : [];
      if (!lit.length) return html`<li class=${state}>${inner}</li>`;
      const show = () => light?.(lit);
      const hide = () => light?.([]);
      return html`<li
        class="${state} lights"
        @pointerenter=${show}
        @pointerleave=${hide}
        @focusin=${show}
        @focusout=${hide}
      >
        ${inner}
      </li>`;
    })}</ol>`;
}
