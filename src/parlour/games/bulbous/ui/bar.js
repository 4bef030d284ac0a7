/** The action bar: its prompts, and the buttons to bid, swap, pass, bring in and order. */

import { counts } from './hand.js';
import { cardWords, namesOf, sumWords } from './words.js';

/** @typedef {import('../../../web/types').ActionBar} ActionBar */

/** @param {import('./board.js').Board} board @returns {ActionBar} */
export function barWords(board) {
  const { frame, view, host } = board;
  const { t } = host;
  if (view.phase === 'over') return { prompt: t(`bulbous-over-${view.over}`) };
  if (!frame?.mine)
    return {
      prompt: t('bulbous-wait', { name: frame ? namesOf(frame, view.awaited) : '' }),
      reason: t('bulbous-why-wait', { phase: view.phase }),
    };
  switch (view.phase) {
    case 'bring':
      return bringing(board);
    case 'order':
      return ordering(board);
    case 'add':
      return adding(board);
    default:
      return bidding(board);
  }
}

/**
 * Return the bar while a specimen must be brought in. While the last bids are still shown, it offers to continue.
 * @param {import('./board.js').Board} board
 * @returns {ActionBar}
 */
function bringing(board) {
  const { host, view } = board;
  const { t } = host;
  const on = { text: t('bulbous-go-on'), run: () => board.stopLooking() };
  const reason = t('bulbous-why-bring', { majority: majorityPoints(view) });
  return { prompt: t('bulbous-ask-bring'), reason, confirm: board.looking ? on : null };
}

/** @param {import('./board.js').Board} board @returns {ActionBar} */
function ordering(board) {
  const { view, host, draft } = board;
  const { t } = host;
  if (view.options.sequence === 'next')
    return { prompt: t('bulbous-ask-next'), reason: t('bulbous-why-next') };
  const { order } = draft.value;
  const left = view.active.length - order.length;
  const fix = {
    text: t('bulbous-order-key'),
    run: () => board.send({ do: 'order', colours: order }),
  };
  const confirm = left ? null : fix;
  const again = { text: t('bulbous-undo'), run: () => board.change({ ...draft.value, order: [] }) };
  const undo = order.length ? again : null;
  return {
    prompt: t('bulbous-ask-order', { count: left }),
    reason: t('bulbous-why-order'),
    confirm: draft.isOpen ? confirm : null,
    undo,
  };
}

/** @param {import('./board.js').Board} board @returns {ActionBar} */
function adding(board) {
  const { host, draft } = board;
  const { t } = host;
  const [card] = draft.value.cards;
  const none = { text: t('bulbous-add-none'), run: () => board.send({ do: 'add', card: null }) };
  const text = card ? t('bulbous-add-key', { card: cardWords(t, card) }) : '';
  const add = card ? { text, run: () => board.send({ do: 'add', card }) } : null;
  const why = card ? previewWords(t, board.preview) : t('bulbous-why-add');
  return {
    prompt: t('bulbous-ask-add'),
    reason: why,
    confirm: draft.isOpen ? add : null,
    more: draft.isOpen ? [none] : [],
  };
}

/** @param {import('./board.js').Board} board @returns {ActionBar} */
function bidding(board) {
  const { view, host, draft, preview } = board;
  const { t } = host;
  const { cards } = draft.value;
  const ask = t('bulbous-ask-bid', { colour: view.contested, size: contestedOf(view)?.size ?? 1 });
  const goal = bidGoal(t, view);
  if (!draft.isOpen) return { prompt: ask, reason: goal };
  const plain =
    !preview || (!preview.problem && !preview.doubled && !preview.wild && !preview.wasted?.length);
  const why = plain ? goal : previewWords(t, preview);
  const named = preview?.wild
    ? t('bulbous-bid-wild')
    : t('bulbous-bid-key', { value: preview?.value ?? 0 });
  const confirm =
    preview && !preview.problem
      ? { text: named, run: () => board.send({ do: 'bid', cards }) }
      : null;
  const swap = {
    text: t('bulbous-swap-key', { count: cards.length }),
    run: () => board.send({ do: 'swap', cards }),
  };
  const draws = view.hand.length < view.limit && view.deck + view.discard.length > 0 ? 1 : 0;
  const pass = {
    text: t('bulbous-pass-key', { drawn: draws }),
    run: () => board.send({ do: 'pass' }),
  };
  const swaps = cards.length === 1 || cards.length === 2;
  const again = { text: t('bulbous-undo'), run: () => board.change({ ...draft.value, cards: [] }) };
  const undo = cards.length ? again : null;
  return { prompt: ask, reason: why, confirm, undo, more: swaps ? [swap, pass] : [pass] };
}

/**
 * Return what the highest bid earns, or that no card of the hand fits.
 * @param {import('../../../web/types').Words} t @param {any} view
 */
function bidGoal(t, view) {
  const one = contestedOf(view);
  const fits = view.hand.some((/** @type {string} */ id) => counts(id, view.contested));
  if (!one || !fits) return t('bulbous-why-no-fit');
  const bulb = one.bulbs.length + 1;
  const left = one.size - one.bulbs.length;
  return t('bulbous-why-bid', { bulb, size: one.size, left, majority: majorityPoints(view) });
}

/** Return the points of a majority without a tie. @param {any} view */
const majorityPoints = view => (view.options.edition === 'author' ? 3 : 2);

/**
 * Return the server's preview of the chosen cards as text: the problem, or the value of the bid and its wasted cards.
 * @param {import('../../../web/types').Words} t @param {any} preview
 */
export function previewWords(t, preview) {
  if (!preview) return '';
  if (preview.problem)
    return t(preview.problem.replace('.', '-error-'), spoken(t, preview.details));
  const sum = preview.value === null || preview.value === undefined ? '' : sumWords(t, preview);
  if (!preview.wasted?.length) return sum;
  const cards = preview.wasted.map((/** @type {string} */ id) => cardWords(t, id)).join(', ');
  return `${sum}. ${t('bulbous-wasted', { cards })}`;
}

/** @param {any} view */
const contestedOf = view =>
  view.active.find((/** @type {any} */ one) => one.colour === view.contested);

/**
 * Return the details of a refusal, with the card id replaced by its spoken name.
 * @param {import('../../../web/types').Words} t @param {Record<string, any>} details
 */
const spoken = (t, details) =>
  details.card ? { ...details, card: cardWords(t, String(details.card)) } : details;
