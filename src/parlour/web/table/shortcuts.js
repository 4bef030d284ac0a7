/** The keyboard shortcuts of every table, and the list of shortcuts that `?` opens. */
import { openDialog } from '../components/dialog.js';
import { spokenClock } from '../components/time.js';
import { html, nothing } from '../vendor/lit.js';
import { t } from '../components/strings.js';
import { announce } from './announcer.js';
import { spokenText } from './log.js';
import { seatName } from './names.js';
import { remainingTime } from './seats.js';
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').MoveListEntry} MoveListEntry */
/**
 * The functions that the shortcuts call.
 * @typedef {{ frame: () => Frame | null, known: () => Promise<MoveListEntry[] | undefined>, now:
 *   () => number, asked: () => string, command: () => void, step: (by: number) => void, board: ()
 *   => void, log: () => void, answer: (yes: boolean) => void, ui: () => import('../types').GameUI |
 *   undefined }} ShortcutActions
 */

/** The listed keys, each with the suffix of the message that describes it. */
const LISTED = /** @type {const} */ ([
  ['site-key-enter', 'confirm'],
  ['site-key-escape', 'undo'],
  ['/', 'command'],
  ['[ ]', 'steps'],
  ['End', 'now'],
  ['Alt B', 'to-board'],
  ['Alt L', 'log'],
  ['Alt C', 'clock'],
  ['Alt S', 'score'],
  ['Alt M', 'last'],
  ['Alt Q', 'asked'],
  ['Alt Y, Alt N', 'answer'],
  ['?', 'keys'],
]);

/**
 * Return the remaining time of each clock as text.
 * @param {Frame} frame
 * @param {number} now
 */
function clockText({ clocks: rule, seats: occupants }, now) {
  const texts = occupants.flatMap((_, seat) => {
    const left = remainingTime(rule, seat, now);
    return left === null
      ? []
      : [t('site-announce-clock', { name: seatName(occupants, seat), time: spokenClock(left) })];
  });
  return texts.length ? texts.join('. ') : t('site-announce-no-clock');
}

/**
 * Return the score of each seat as text.
 * @param {Frame} frame
 * @param {import('../types').GameUI} [ui]
 */
function scoreText({ ranking: standing, view, seats: occupants }, ui) {
  const points = standing?.scores ?? (view ? (ui?.graphValues?.(view) ?? null) : null);
  if (!points) return t('site-announce-no-score');
  return points
    .map((made, seat) =>
      t('site-announce-score', { name: seatName(occupants, seat), points: made }),
    )
    .join('. ');
}

/**
 * @param {Frame} frame
 * @param {MoveListEntry[]} [entries] the known entries; undefined for no announcement
 */
function lastMoveText(frame, entries) {
  if (!entries && frame.phase !== 'gathering') return '';
  const entry = entries?.findLast(one => one.kind === 'moved');
  return entry ? spokenText(frame.game, frame.seats, entry) : t('site-announce-no-move');
}

/** @param {import('../types').GameUI} [ui] */
function openShortcutList(ui) {
  const row = (/** @type {string} */ keys, /** @type {string} */ does) =>
    html`<dt><kbd>${keys}</kbd></dt><dd>${does}</dd>`;
  const own = ui?.shortcuts?.(t) ?? [];
  const board = html`<div><h3>${t('site-keys-board')}</h3>
    <dl class="keys">${own.map(([keys, does]) => row(keys, does))}</dl></div>`;
  openDialog({
    title: t('site-keys'),
    wide: true,
    body: () => html`<div class="key-lists">${own.length ? board : nothing}<div><h3>${t('site-keys-everywhere')}</h3>
      <dl class="keys">${LISTED.map(([keys, what]) =>
        row(keys.startsWith('site-') ? t(keys) : keys, t(`site-keys-${what}`)),
      )}</dl></div></div>`,
  });
}

/**
 * Attach the keyboard shortcuts.
 * @param {ShortcutActions} means
 * @returns {() => void} a function that shows the list of shortcuts
 */
export function attachShortcuts(means) {
  const help = () => openShortcutList(means.ui());
  /** @type {Record<string, (frame: Frame) => string | void | Promise<string>>} */
  const alt = {
    KeyB: () => means.board(),
    KeyL: () => means.log(),
    KeyC: frame => clockText(frame, means.now()),
    KeyS: frame => scoreText(frame, means.ui()),
    KeyM: async frame => lastMoveText(frame, await means.known()),
    KeyQ: () => means.asked(),
    KeyY: () => means.answer(true),
    KeyN: () => means.answer(false),
  };
  /** @type {Record<string, () => void>} */
  const plain = {
    '/': means.command,
    '?': help,
    '[': () => means.step(-1),
    ']': () => means.step(1),
    PageUp: () => means.step(-1),
    PageDown: () => means.step(1),
  };
  addEventListener('keydown', event => {
    const frame = means.frame();
    const at = /** @type {HTMLElement} */ (event.target);
    if (!frame || event.defaultPrevented || event.metaKey || at.closest?.('dialog, [role=dialog]'))
      return;
    const named = event.altKey && !event.ctrlKey ? alt[event.code] : undefined;
    if (named) {
      event.preventDefault();
      void Promise.resolve(named(frame)).then(words => words && announce(words));
      return;
    }
    const scrolls = event.key.startsWith('Page') && at.closest?.('.side');
    if (event.ctrlKey || scrolls || at.closest?.('input, textarea, select, [contenteditable]'))
      return;
    const act = plain[event.key];
    // For a character typed with AltGr, the modifier is ignored.
    if (!act || (event.altKey && event.key.length > 1)) return;
    event.preventDefault();
    act();
  });
  return help;
}
