/**
 * The drafted placement: card, rotation and display. It only looks up what the server sent and
 * contains no rules.
 */

/**
 * `turns` remembers how each card of the hand was turned last; `display` counts from 0.
 * @typedef {{card: string | null, turns: Record<string, number>, display: number | null}} Choice
 */

/** @typedef {import('./shapes').Found} LegalAction */

/** @type {Choice} */
export const NOTHING = { card: null, turns: {}, display: null };

/**
 * @param {string} card
 * @param {number} turns
 * @param {number} display
 */
const actionKey = (card, turns, display) => `${card} ${turns} ${display}`;

/** Default values of omitted preview fields. */
const PREVIEW_DEFAULTS = { pattern: null, cells: [], covered: [], gain: 0 };

/** The current decision: all legal actions, with their previews once known. */
export class Decision {
  /** @param {import('./shapes').Table | null} frame */
  constructor(frame) {
    const legal = frame?.mine && !frame.past ? (frame.legal_actions ?? []) : [];
    const previews = frame?.previews ?? [];
    this.isAwaited = legal.length > 0;
    this.cards = new Set(legal.map(action => action.card));
    this.displays = new Set(legal.map(action => action.display));
    this.legalKeys = new Set(
      legal.map(action => actionKey(action.card, action.turns, action.display)),
    );
    /** @type {Map<string, LegalAction>} */
    this.previews = new Map(
      legal.flatMap((action, i) =>
        previews[i]
          ? [
              [
                actionKey(action.card, action.turns, action.display),
                { action, preview: { ...PREVIEW_DEFAULTS, ...previews[i] } },
              ],
            ]
          : [],
      ),
    );
  }

  /** Return an empty decision. */
  static none() {
    return new Decision(null);
  }

  /**
   * Return the legal action and preview of a choice on a display, or null.
   * @param {Choice} choice
   * @param {number | null} display
   */
  previewFor(choice, display) {
    return choice.card === null || display === null
      ? null
      : (this.previews.get(actionKey(choice.card, choice.turns[choice.card] ?? 0, display)) ??
          null);
  }

  /**
   * Return whether a choice is legal on a display.
   * @param {Choice} choice
   * @param {number | null} display
   */
  isLegal({ card, turns }, display) {
    return (
      card !== null &&
      display !== null &&
      this.legalKeys.has(actionKey(card, turns[card] ?? 0, display))
    );
  }

  /**
   * Return the parts of a saved choice that are still legal.
   * @param {any} saved
   * @returns {Choice}
   */
  revivedChoice(saved) {
    const choice = { ...NOTHING, turns: /** @type {Record<string, number>} */ ({}) };
    if (!this.isAwaited || !saved || typeof saved !== 'object') return choice;
    for (const card of this.cards)
      if (Number.isInteger(saved.turns?.[card]))
        choice.turns[card] = ((saved.turns[card] % 4) + 4) % 4;
    if (this.cards.has(saved.card)) choice.card = saved.card;
    if (this.isLegal(choice, saved.display)) choice.display = saved.display;
    return choice;
  }
}

/**
 * @param {Choice} choice
 * @param {string} card
 * @returns {Choice}
 */
export const withCard = (choice, card) => ({
  ...choice,
  card,
  display: choice.card === card ? choice.display : null,
});
/**
 * @param {Choice} choice
 * @param {number} steps
 * @returns {Choice}
 */
export const withRotation = (choice, steps) =>
  choice.card === null
    ? choice
    : {
        ...choice,
        turns: {
          ...choice.turns,
          [choice.card]: ((choice.turns[choice.card] ?? 0) + steps + 4) % 4,
        },
      };
/**
 * @param {Choice} choice
 * @param {number} display
 * @returns {Choice}
 */
export const withDisplay = (choice, display) => ({ ...choice, display });
/**
 * Undo one step: first the display, then the card.
 * @param {Choice} choice
 * @returns {Choice}
 */
export const withoutLastStep = choice =>
  choice.display !== null ? { ...choice, display: null } : { ...choice, card: null };
/** @param {Choice} choice */
export const rotationOf = choice => (choice.card === null ? 0 : (choice.turns[choice.card] ?? 0));
