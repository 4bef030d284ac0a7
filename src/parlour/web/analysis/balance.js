/** The values of the seats during a match, for the graph and the key moments. */
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').MoveListEntry} MoveListEntry */
/**
 * One number for each seat at each step; null for steps that are not loaded.
 * @typedef {(number[] | null)[]} ValueSeries
 */

/**
 * Return the scores, or the game's own values for the graph.
 * @param {Frame | undefined} frame
 * @param {import('../types').GameUI | undefined} ui
 * @returns {number[] | null}
 */
export function seatValues(frame, ui) {
  if (!frame?.view) return null;
  return frame.ranking?.scores ?? ui?.graphValues?.(frame.view) ?? null;
}

/**
 * Average each step with the previous one. In a game without scores, the player to move is always a
 * piece behind or ahead, which would make the graph jagged.
 * @param {ValueSeries} worths
 * @returns {ValueSeries}
 */
export const smooth = worths =>
  worths.map((now, step) => {
    const before = worths[step - 1];
    return now && before && step < worths.length - 1
      ? now.map((value, seat) => (value + before[seat]) / 2)
      : now;
  });

/**
 * Return the evaluated outcome after each decision, for both seats of a two-player match.
 * @param {Map<number, import('../types').Evaluation>} evaluations
 * @param {number} steps
 * @returns {ValueSeries}
 */
export function outcomeSeries(evaluations, steps) {
  let now = 0;
  return Array.from({ length: steps }, (_, step) => {
    const read = evaluations.get(step);
    if (read?.played) now = read.seat === 0 ? read.played.value : -read.played.value;
    return [now / 2, -now / 2];
  });
}

/**
 * Return the gain of each step, minus the median gain of the player who moved.
 * @param {ValueSeries} worths
 * @param {MoveListEntry[]} entries
 * @returns {Map<number, number>}
 */
export function swings(worths, entries) {
  const seats = worths.find(one => one)?.length ?? 0;
  const gains = entries.flatMap(({ seat }, step) => {
    const after = worths[step];
    const before = worths[step - 1];
    return seat !== null && after && before
      ? [{ step, seat, gain: after[seat] - before[seat] }]
      : [];
  });
  const usual = Array.from({ length: seats }, (_, seat) => {
    const sorted = gains
      .filter(gain => gain.seat === seat)
      .map(({ gain }) => gain)
      .sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  });
  return new Map(gains.map(({ step, seat, gain }) => [step, gain - usual[seat]]));
}

/**
 * Return the steps with the largest gains and losses and the last step, in ascending order.
 * @param {Map<number, number>} gains
 * @param {number} last
 * @param {number} most
 * @returns {number[]}
 */
export function keyMoments(gains, last, most) {
  const ranked = [...gains]
    .filter(([step, gain]) => gain && step < last)
    .sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]) || a[0] - b[0]);
  return [...ranked.slice(0, most - 1).map(([step]) => step), last].sort((a, b) => a - b);
}
