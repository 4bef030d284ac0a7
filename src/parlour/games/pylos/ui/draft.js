/** The draft, which is the chosen but unsent part of a turn, and its legal continuations. */

/**
 * @typedef {{do: 'place', cell: string} | {do: 'raise', source: string, cell: string} | {do: 'take', balls:
 *   string[]}} Act
 * @typedef {{source: string|null, cell: string|null, balls: string[]}} Draft
 * @typedef {{phase: 'move'|'take'|null, hollows: Set<string>, balls: Set<string>, at: number, action: Act|null,
 *   empty: boolean}} Choice
 */

/** @type {Draft} */
export const EMPTY_DRAFT = { source: null, cell: null, balls: [] };

/**
 * @param {string[]} balls
 * @param {string[]} start
 */
const isPrefixOf = (balls, start) => start.every((ball, at) => balls[at] === ball);

/**
 * Return the possible next choices (hollows for a ball, balls to raise or remove), and the action
 * that the draft describes, with its index in the list of legal actions.
 * @param {Act[]|null} legal
 * @param {Draft} draft
 * @returns {Choice}
 */
export function draftChoice(legal, draft) {
  const list = legal ?? [];
  const phase = list.length ? (list[0].do === 'take' ? 'take' : 'move') : null;
  const hollows = /** @type {Set<string>} */ (new Set());
  const balls = /** @type {Set<string>} */ (new Set());
  let at = -1;
  list.forEach((action, index) => {
    if (action.do === 'take') {
      if (!isPrefixOf(action.balls, draft.balls)) return;
      if (action.balls.length === draft.balls.length) at = index;
      else balls.add(action.balls[draft.balls.length]);
      return;
    }
    const source = action.do === 'raise' ? action.source : null;
    if (source) balls.add(source);
    if (source !== draft.source) return;
    hollows.add(action.cell);
    if (action.cell === draft.cell) at = index;
  });
  return {
    phase,
    hollows,
    balls,
    at,
    action: at < 0 ? null : list[at],
    empty: !draft.source && !draft.cell && !draft.balls.length,
  };
}

/**
 * Return whether a saved draft is still legal.
 * @param {Act[]|null} legal
 * @param {Draft} draft
 */
export function isLegalDraft(legal, draft) {
  const found = draftChoice(legal, draft);
  return (
    found.empty ||
    found.action !== null ||
    (draft.cell === null &&
      (found.hollows.size > 0 || (draft.balls.length > 0 && found.balls.size > 0)))
  );
}

/**
 * Return the draft after a cell is tapped: a hollow receives the ball; a ball is selected or
 * deselected.
 * @param {Act[]|null} legal
 * @param {Draft} draft
 * @param {string} cell
 * @returns {Draft}
 */
export function withTouchedCell(legal, draft, cell) {
  const { phase, hollows, balls } = draftChoice(legal, draft);
  if (phase === 'take') {
    const held = draft.balls.indexOf(cell);
    if (held >= 0) return { ...draft, balls: draft.balls.slice(0, held) };
    return balls.has(cell) ? { ...draft, balls: [...draft.balls, cell] } : draft;
  }
  if (cell === draft.cell) return { ...draft, cell: null };
  if (cell === draft.source) return EMPTY_DRAFT;
  if (hollows.has(cell)) return { ...draft, cell };
  return balls.has(cell) ? { source: cell, cell: null, balls: [] } : draft;
}

/**
 * Return the draft without its last step.
 * @param {Draft} draft
 * @returns {Draft}
 */
export function withoutLastStep(draft) {
  if (draft.balls.length) return { ...draft, balls: draft.balls.slice(0, -1) };
  return draft.cell && draft.source ? { ...draft, cell: null } : EMPTY_DRAFT;
}

/** Return all cells that the draft uses. @param {Draft} draft */
export const draftedCells = draft =>
  new Set([draft.source, draft.cell, ...draft.balls].filter(cell => cell !== null));
