/**
 * A card on its way: which one, how it is turned and where it would go. It only looks up what the house sent; it
 * knows no rules.
 */

/**
 * `turns` remembers how each card of the hand was turned last; `display` counts from 0.
 * @typedef {{card: string | null, turns: Record<string, number>, display: number | null}} Choice
 */

/** @typedef {import('./shapes').Found} Found */

/** @type {Choice} */
export const NOTHING = { card: null, turns: {}, display: null };

/** @param {string} card @param {number} turns @param {number} display */
const key = (card, turns, display) => `${card} ${turns} ${display}`;

/** What a preview leaves out. */
const PLAIN = { pattern: null, cells: [], covered: [], gain: 0 };

/** The decision that is asked: every legal action, with what it would make as soon as that is known. */
export class Decision {
  /** @param {import('./shapes').Table | null} frame */
  constructor(frame) {
    const legal = frame?.mine && !frame.past ? (frame.legal_actions ?? []) : [];
    const previews = frame?.previews ?? [];
    this.open = legal.length > 0;
    this.cards = new Set(legal.map(action => action.card));
    this.displays = new Set(legal.map(action => action.display));
    this.fits = new Set(legal.map(action => key(action.card, action.turns, action.display)));
    /** @type {Map<string, Found>} */
    this.found = new Map(
      legal.flatMap((action, i) =>
        previews[i]
          ? [
              [
                key(action.card, action.turns, action.display),
                { action, preview: { ...PLAIN, ...previews[i] } },
              ],
            ]
          : [],
      ),
    );
  }

  /** Nothing is asked. */
  static none() {
    return new Decision(null);
  }

  /**
   * What this choice would make on a display, or null where the card may not go.
   * @param {Choice} choice
   * @param {number | null} display
   */
  on(choice, display) {
    return choice.card === null || display === null
      ? null
      : (this.found.get(key(choice.card, choice.turns[choice.card] ?? 0, display)) ?? null);
  }

  /** Whether this choice may go to a display. @param {Choice} choice @param {number | null} display */
  allows({ card, turns }, display) {
    return card !== null && display !== null && this.fits.has(key(card, turns[card] ?? 0, display));
  }

  /** A remembered choice as far as it is still possible. @param {any} kept @returns {Choice} */
  revived(kept) {
    const choice = { ...NOTHING, turns: /** @type {Record<string, number>} */ ({}) };
    if (!this.open || !kept || typeof kept !== 'object') return choice;
    for (const card of this.cards)
      if (Number.isInteger(kept.turns?.[card]))
        choice.turns[card] = ((kept.turns[card] % 4) + 4) % 4;
    if (this.cards.has(kept.card)) choice.card = kept.card;
    if (this.allows(choice, kept.display)) choice.display = kept.display;
    return choice;
  }
}

/** @param {Choice} choice @param {string} card @returns {Choice} */
export const chosen = (choice, card) => ({
  ...choice,
  card,
  display: choice.card === card ? choice.display : null,
});
/** @param {Choice} choice @param {number} by @returns {Choice} */
export const turned = (choice, by) =>
  choice.card === null
    ? choice
    : {
        ...choice,
        turns: { ...choice.turns, [choice.card]: ((choice.turns[choice.card] ?? 0) + by + 4) % 4 },
      };
/** @param {Choice} choice @param {number} display @returns {Choice} */
export const aimed = (choice, display) => ({ ...choice, display });
/** One step back: first the place, then the card. @param {Choice} choice @returns {Choice} */
export const undone = choice =>
  choice.display !== null ? { ...choice, display: null } : { ...choice, card: null };
/** @param {Choice} choice */
export const turnsOf = choice => (choice.card === null ? 0 : (choice.turns[choice.card] ?? 0));
